import DialogFindings

extension Rule {
  static let alertUndoable = Rule(
    "alert/undoable", .since(.hig2024, .warning),
    from: [
      .alerts2024(
        "Best practices: Avoid displaying alerts for common, undoable actions, even when they’re destructive."
      )
    ],
    summary: Message(
      en: "no alert asks about what can be undone", ko: "되돌릴 수 있는 일은 경고창으로 묻지 않습니다"),
    reason: Message(
      en: """
        People who delete a message mean to, and can undo it. An alert every time is only in the \
        way; it helps with uncommon actions that can’t be undone.
        """,
      ko: """
        메시지를 삭제하는 사람은 그럴 생각이 있고 되돌릴 수도 있습니다. 매번 나오는 경고창은 방해만 됩니다. 드물고 \
        되돌릴 수 없는 동작에는 도움이 됩니다.
        """),
    examples: [
      RuleExample(
        """
        project Mail {
          guidelines 2024
        }

        alert DeleteMessage {
          purpose destructive
          ⟦undoable⟧
          title "Delete this message?"
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Mail {
          guidelines 2024
        }

        alert EraseMailbox {
          purpose destructive
          title "Erase this mailbox?"
          message "Its messages are gone for good."
          button erase "Erase" destructive
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, context.dialog.isUndoable,
        let statement = context.dialog.statement("undoable")
      else { return }
      findings.report(
        Message(
          en: "what can be undone needs no alert; do it, and offer Undo",
          ko: "되돌릴 수 있는 일에는 경고창이 필요 없습니다. 바로 하고 실행 취소를 제공하세요"),
        at: statement.range, of: context)
    })
}
