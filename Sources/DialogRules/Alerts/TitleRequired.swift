import DialogText

extension Rule {
  static let titleRequired = Rule(
    "alert/title-required", .always(.error),
    from: [
      .alerts2022("Alert Titles and Messages: Write short, descriptive, multiword alert titles"),
      .alerts2020("Alerts"),
    ],
    summary: Message(en: "an alert has a title", ko: "alert에는 제목이 있어야 합니다"),
    reason: Message(
      en: "The title says what happened or what is asked; a message alone is read last, if at all.",
      ko: "제목은 무슨 일이 일어났는지, 무엇을 묻는지 알려 줍니다. 메시지만으로는 잘 읽히지 않습니다."),
    examples: [
      RuleExample(
        """
        alert ⟦PhotoDeleted⟧ {
          purpose problem
          message "The photo could not be saved."
          button retry "Try Again"
          cancel
        }
        """)
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, context.dialog.text(.title) == nil else { return }
      findings.report(
        Message(
          en: "the alert has no title; say in a few words what happened or what is asked",
          ko: "alert에 제목이 없습니다. 무슨 일인지, 무엇을 묻는지 짧게 쓰세요"),
        at: context.dialog.name.range, of: context, element: "title")
    })
}
