import DialogFindings
import DialogLanguage
import DialogModel

extension Rule {
  static let notificationActionOpensApp = Rule(
    "notification/action-opens-app", .always(.warning),
    from: [
      .notifications2020("Provide intuitive, beneficial actions."),
      .notifications2024(
        "Notification actions: Avoid providing an action that merely opens your app."),
    ],
    summary: Message(
      en: "an action does more than open the app",
      ko: "동작은 앱을 여는 것 이상을 해야 합니다"),
    reason: Message(
      en: """
        Pressing the notification opens the app already. An action is there to save that: it does \
        something common, at once.
        """,
      ko: """
        알림을 누르면 이미 앱이 열립니다. 동작은 앱을 열지 않아도 되도록 자주 하는 일을 바로 하게 해 줍니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification CommentReceived(author: String) {
            identifier author
            title "{author}"
            body { en "A comment is waiting for a reply."  ko "답장을 기다리는 댓글이 있습니다." }
            hiddenPreview { en "New Comment"  ko "새 댓글" }
            detail {
              action view { en "⟦View in App⟧"  ko "앱에서 보기" }
            }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification CommentReceived(author: String) {
            identifier author
            title "{author}"
            body "답장을 기다리는 댓글이 있습니다."
            hiddenPreview "새 댓글"
            detail {
              action view "⟦앱에서 보기⟧"
            }
          }
          """),
      RuleExample(
        .notifying + """


          notification DoorbellRang {
            identifier door
            title { en "Front Door"  ko "현관" }
            body { en "Someone is at the door."  ko "문 앞에 누가 있습니다." }
            hiddenPreview { en "Doorbell"  ko "초인종" }
            detail {
              action unlock { en "Open Door"  ko "문 열기" }
            }
          }
          """),
    ],
    check: .text { title, findings in
      guard title.isInNotification, let button = title.button, button.input == nil,
        title.onlyOpensApp
      else { return }
      findings.report(
        Message(
          en: "pressing the notification opens the app already; an action should save that",
          ko: "알림을 누르면 이미 앱이 열립니다. 앱을 열지 않아도 되는 동작을 넣으세요"),
        in: title, severity: title.mayShowElsewhere ? .note : nil)
    })
}

extension TextVariant {
  fileprivate var onlyOpensApp: Bool {
    if let english { return english.onlyOpensApp(named: nameOfApp) }
    if let korean { return korean.onlyOpensApp(named: nameOfApp) }
    return isTerm([.open, .view])
  }

  /// Whether it may show something outside of the app, as a file in its folder.
  fileprivate var mayShowElsewhere: Bool { english?.lowerWords == ["show"] }

  private var nameOfApp: String? {
    let app = project.program.project.app
    return (app?[locale] ?? app?[project.sourceLocale])?.pattern.plainText
  }
}

extension EnglishText {
  /// “Open”, “View in App”, “Go to Photos”, “See Details”
  fileprivate func onlyOpensApp(named app: String?) -> Bool {
    var words = lowerWords[...]
    guard words.count == tokens.count, let verb = words.popFirst(),
      ["open", "view", "show", "see", "launch", "go"].contains(verb)
    else { return false }
    while let word = words.first, ["in", "to", "the", "this", "it", "more", "now"].contains(word) {
      words.removeFirst()
    }
    if verb == "go", words.isEmpty { return false }
    let rest = words.joined(separator: " ")
    return ["", "app", "details", "detail", "notification"].contains(rest)
      || rest == app?.lowercased()
  }
}

extension KoreanText {
  /// 열기, 보기, 앱 열기, 앱에서 보기, 자세히 보기
  fileprivate func onlyOpensApp(named app: String?) -> Bool {
    var words = words.map(\.text)[...]
    guard let verb = words.popLast() else { return false }
    if ["바로가기", "앱으로", "자세히"].contains(verb), words.isEmpty { return true }
    guard ["열기", "보기", "확인하기", "이동", "이동하기", "실행", "실행하기"].contains(verb) else { return false }
    let rest = words.joined(separator: " ")
    let app = app.map { [$0, $0 + "에서", $0 + "으로", $0 + "로"] } ?? []
    if ["이동", "이동하기", "실행", "실행하기"].contains(verb), rest.isEmpty { return false }
    return (["", "앱", "앱에서", "앱으로", "자세히", "더"] + app).contains(rest)
  }
}
