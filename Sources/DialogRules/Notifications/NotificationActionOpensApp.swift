import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let notificationActionOpensApp = Rule(
    "notification/action-opens-app", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Provide intuitive, beneficial actions."),
      .notifications2024(
        "Notification actions: Avoid providing an action that merely opens your app."),
      .notifications2020(
        "Designing a Great Notification Experience: Consider providing a detail view."),
    ],
    summary: Message(
      en: "an action does more than open the app",
      ko: "동작은 앱을 여는 것 이상을 해야 합니다"),
    reason: Message(
      en: """
        Pressing the notification opens the app already. An action is there to save that: it does \
        something common, at once. Where each action opens the app, or one opens what pressing opens, \
        nothing is saved.
        """,
      ko: """
        알림을 누르면 이미 앱이 열립니다. 동작은 앱을 열지 않아도 되도록 자주 하는 일을 바로 하게 해 줍니다. \
        동작마다 앱이 열리거나 알림을 누를 때와 같은 곳이 열리면 수고를 덜어 주지 못합니다.
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
      RuleExample(
        .notifying + """


          notification CommentReceived(author: String) {
            identifier author
            title "{author}"
            body { en "A comment is waiting for a reply."  ko "답장을 기다리는 댓글이 있습니다." }
            hiddenPreview { en "New Comment"  ko "새 댓글" }
            opens CommentScreen showing author
            detail {
              action read { en "Read Comment"  ko "댓글 읽기" } ⟦opens CommentScreen showing author⟧
              action like { en "Like"  ko "좋아요" }
            }
          }
          """),
      RuleExample(
        .notifying + """


          notification CommentReceived(author: String) {
            identifier author
            title "{author}"
            body { en "A comment is waiting for a reply."  ko "답장을 기다리는 댓글이 있습니다." }
            hiddenPreview { en "New Comment"  ko "새 댓글" }
            opens CommentScreen showing author
            detail {
              action like { en "Like"  ko "좋아요" }
              action call { en "Call Author"  ko "글쓴이에게 전화" } opens CallScreen showing author
            }
          }
          """),
    ],
    check: .text(.actions) { title, findings in
      guard let button = title.button, button.input == nil else { return }
      guard title.onlyOpensApp else { return findings.reportOpening(of: title, button) }
      findings.report(
        Message(
          en: "pressing the notification opens the app already; offer an action that needs no app",
          ko: "알림을 누르면 이미 앱이 열립니다. 앱을 열지 않아도 되는 동작을 넣으세요"),
        in: title, severity: title.mayShowElsewhere ? .note : nil)
    })
}

extension Findings {
  /// What is wrong with where an action leads, told once for all languages.
  fileprivate mutating func reportOpening(of title: TextVariant, _ action: Button) {
    guard title.isSource, let destination = action.destination,
      let clause = action.attributes.first(where: { $0.keyword == "opens" })
    else { return }
    let dialog = title.dialog.dialog
    if let tapped = dialog.notification?.destination, tapped.isSame(as: destination) {
      report(
        Message(
          en: "pressing the notification opens the same; offer an action that needs no app",
          ko: "알림을 누르면 같은 곳이 열립니다. 앱을 열지 않아도 되는 동작을 넣으세요"),
        at: clause.range, ofDialog: dialog.name.text, element: dialog.path(title.element))
    } else if action.name.text == dialog.buttons[0].name.text,
      dialog.buttons.allSatisfy({ $0.destination != nil })
    {
      report(
        Message(
          en: "each action opens the app; offer one that works in place",
          ko: "동작마다 앱이 열립니다. 그 자리에서 되는 동작을 넣으세요"),
        at: clause.range, ofDialog: dialog.name.text, element: dialog.path(title.element))
    }
  }
}

extension Destination {
  fileprivate func isSame(as other: Destination) -> Bool {
    screen.text == other.screen.text && value?.text == other.value?.text
  }
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
    guard opening.contains(verb) || going.contains(verb) else { return false }
    let rest = words.joined(separator: " ")
    let app = app.map { [$0, $0 + "에서", $0 + "으로", $0 + "로"] } ?? []
    if going.contains(verb), rest.isEmpty { return false }
    return (["", "앱", "앱에서", "앱으로", "자세히", "더"] + app).contains(rest)
  }
}

private let opening: Set<String> = .forms("열다,보다,확인하다[기]")
private let going: Set<String> = .forms("이동 실행 이동하다,실행하다[기]")
