import DialogFindings
import DialogModel

extension Rule {
  static let sheetDestructiveFirst = Rule(
    "sheet/destructive-first", .always(.warning),
    from: [
      .actionSheets2020("Make destructive choices prominent."),
      .actionSheets2024("Best practices: Make destructive choices visually prominent."),
    ],
    summary: Message(
      en: "destructive choices stand at the top of an action sheet",
      ko: "destructive 선택지는 동작 시트의 맨 위에 둡니다"),
    reason: Message(
      en: """
        At the top and in red they are hard to overlook. The compiler places them there; this is \
        checked where ‘layout manual’ keeps the order of the source.
        """,
      ko: """
        맨 위에 빨간색으로 있으면 놓치기 어렵습니다. 자리는 컴파일러가 정하며, ‘layout manual’로 소스의 순서를 유지할 때만 이 규칙을 검사합니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          layout manual
          choice saveDraft "Save Draft"
          choice ⟦deleteDraft⟧ "Delete Draft" destructive
          cancel
        }
        """,
        fixed: """
          actionSheet CloseDraft {
            source composeCancel
            layout manual
            choice deleteDraft "Delete Draft" destructive
            choice saveDraft "Save Draft"
            cancel
          }
          """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice saveDraft "Save Draft"
          choice deleteDraft "Delete Draft" destructive
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .actionSheet, context.dialog.isManuallyPlaced,
        let index = context.misplacedDestructive
      else { return }
      findings.report(
        Message(
          en: "put a destructive choice at the top of the sheet",
          ko: "destructive 선택지를 시트의 맨 위에 두세요"),
        at: context.dialog.buttons[index].name.range, of: context,
        element: context.dialog.path(.button(index)),
        fixes: context.fixPlacement(context.sheetOrder))
    })
}

extension DialogContext {
  /// The first destructive choice that stands after a harmless one.
  fileprivate var misplacedDestructive: Int? {
    guard let normal = dialog.buttons.firstIndex(where: { $0.role == .normal }) else { return nil }
    return dialog.buttons.indices.first { $0 > normal && dialog.buttons[$0].role == .destructive }
  }
}
