import DialogFindings
import DialogLocales
import DialogSupport

extension Rule {
  static let notificationActionTitle = Rule(
    "notification/action-title", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Provide intuitive, beneficial actions."),
      .notifications2024("Notification actions: Prefer short, title-case labels."),
    ],
    summary: Message(
      en: "an action’s title is short and tells the result",
      ko: "동작의 제목은 짧게, 결과를 알 수 있게 씁니다"),
    reason: Message(
      en: """
        An action is chosen without opening the app, so its title alone has to say what happens. \
        OK and Continue say nothing, and a long title is cut.
        """,
      ko: """
        동작은 앱을 열지 않고 고르므로 제목만으로 어떻게 되는지 알 수 있어야 합니다. ‘확인’이나 ‘계속’은 아무것도 알려 주지 \
        않고, 긴 제목은 잘립니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification TaskDue(task: String) {
            identifier task
            title "{task}"
            body { en "The task is due today."  ko "오늘까지 할 일입니다." }
            hiddenPreview { en "Task Reminder"  ko "할 일 알림" }
            detail {
              action finish { en "⟦Mark This Task Done Today⟧"  ko "완료로 표시" }
            }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification TaskDue(task: String) {
            identifier task
            title "{task}"
            body "오늘까지 할 일입니다."
            hiddenPreview "할 일 알림"
            detail {
              action finish "⟦확인⟧"
            }
          }
          """),
      RuleExample(
        .notifying + """


          notification TaskDue(task: String) {
            identifier task
            title "{task}"
            body { en "The task is due today."  ko "오늘까지 할 일입니다." }
            hiddenPreview { en "Task Reminder"  ko "할 일 알림" }
            detail {
              action finish { en "Mark as Done"  ko "완료로 표시" }
            }
          }
          """),
    ],
    check: .text(.actions) { title, findings in
      guard title.button != nil, !title.isTerm else { return }
      let count = title.english?.countOfTitleWords ?? title.korean?.countOfTitleWords ?? 0
      if count > 3, !title.isShort, !title.countsTime {
        findings.report(
          Message(
            en: "\(count) words are too many for an action; say the result in one or two",
            ko: "동작의 제목으로 \(count)단어는 너무 깁니다. 결과를 한두 단어로 쓰세요"),
          in: title, severity: title.isHardlyLong ? .note : nil)
      } else if title.saysNothing {
        let shown = title.shown()
        findings.report(
          Message(
            en: "‘\(shown)’ does not tell the result of the action; say what it does",
            ko: "‘\(shown)’만으로는 동작의 결과를 알 수 없습니다. 무엇을 하는지 쓰세요"),
          in: title)
      }
    })
}

extension TextVariant {
  /// “Remind in 5 Minutes”, 5분 뒤 다시 알림: the number is what tells actions apart.
  fileprivate var countsTime: Bool {
    bytes.count < 24 && (bytes.contains(where: \.isASCIIDigit) || !placeholders.isEmpty)
  }

  /// Titles that any action could have.
  fileprivate var saysNothing: Bool {
    if saysOK || isTerm(.continue) { return true }
    return locale.isEnglish && vagueEnglish.contains(text.lowercased())
      || locale.isKorean && vagueKorean.contains(text)
  }
}

private let vagueEnglish: Set<String> = [
  "submit", "go", "confirm", "click here", "tap here", "proceed", "do it", "more", "see more",
  "show more", "more options", "options", "action", "actions", "next", "execute",
  "select", "choose", "apply", "perform", "other", "do this", "go ahead", "press here",
]
private let vagueKorean: Set<String> = .titles(
  """
  계속
  진행
  클릭
  여기
  제출
  실행
  더
  더보기
  더 보기
  다음
  선택
  적용
  수행
  기타
  옵션
  계속하다,진행하다,제출하다,실행하다,선택하다,적용하다,수행하다,하다,누르다[기]
  """)
