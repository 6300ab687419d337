import DialogFindings
import DialogModel

extension Rule {
  static let alertNoButtons = Rule(
    "alert/no-buttons", .always(.error),
    from: [
      .alerts2022("Alerts"), .alerts2020("Alerts"), .alerts2024("Content"), .alerts2019("Alerts"),
    ],
    summary: Message(en: "an alert has a button", ko: "경고창에는 버튼이 있어야 합니다"),
    reason: Message(
      en: "Without a button nothing on the screen says how to go on.",
      ko: "버튼이 없으면 어떻게 계속할지 알 수 없습니다."),
    examples: [
      RuleExample(
        """
        alert ⟦ServerUnavailable⟧ {
          purpose problem
          title "Server Unavailable"
          exit dismissed
        }
        """,
        fixed: """
          alert ServerUnavailable {
            purpose problem
            title "Server Unavailable"
            exit dismissed
            button ok
          }
          """),
      RuleExample(
        """
        alert ⟦ServerUnavailable⟧(isOnline: Bool) {
          purpose problem
          title "Server Unavailable"
          exit dismissed
          button retry "Try Again" if isOnline
        }
        """,
        fixed: """
          alert ServerUnavailable(isOnline: Bool) {
            purpose problem
            title "Server Unavailable"
            exit dismissed
            button retry "Try Again" if isOnline
            button ok
          }
          """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, context.buttonSets.contains(where: \.isEmpty) else { return }
      findings.report(
        context.dialog.buttons.isEmpty ? .noButtons : .sometimesNoButtons,
        at: context.dialog.name.range, of: context,
        fixes: .one(
          Message(en: "insert ‘button ok’", ko: "‘button ok’ 추가"), context.insertLast("button ok")))
    })
}

extension Message {
  fileprivate static let noButtons = Message(
    en: "the alert has no button; add what people can do about it",
    ko: "경고창에 버튼이 없습니다. 할 수 있는 일을 버튼으로 추가하세요")

  fileprivate static let sometimesNoButtons = Message(
    en: "no button is left when no condition holds; add one without a condition",
    ko: "어느 조건도 맞지 않으면 버튼이 하나도 남지 않습니다. 조건 없는 버튼을 추가하세요")
}
