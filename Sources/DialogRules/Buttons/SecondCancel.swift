import DialogText

extension Rule {
  static let secondCancel = Rule(
    "button/second-cancel", .always(.warning),
    from: [
      .alerts2022("Alert Buttons: Create succinct, logical button titles."),
      .actionSheets2020("Provide a Cancel button if it adds clarity."),
    ],
    summary: Message(en: "a dialog has one Cancel", ko: "대화상자의 취소는 하나입니다"),
    reason: Message(
      en: """
        Leaving a dialog means its Cancel. Of two, nobody can tell which that is, and one does \
        something else than it says.
        """,
      ko: """
        대화상자를 나가는 것은 취소와 같습니다. 취소가 둘이면 어느 쪽인지 알 수 없고, 하나는 제목과 다른 일을 합니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice deleteDraft "Delete Draft" destructive
          cancel
          ⟦cancel⟧ keepEditing
        }
        """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice deleteDraft "Delete Draft" destructive
          cancel
        }
        """),
    ],
    check: .engine)
}
