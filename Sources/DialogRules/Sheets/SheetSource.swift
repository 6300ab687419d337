import DialogFindings
import DialogModel

extension Rule {
  static let sheetSource = Rule(
    "sheet/source", .always(.error),
    from: [.actionSheets2020("Action Sheets")],
    summary: Message(
      en: "an action sheet names the control it answers",
      ko: "동작 시트에는 어느 컨트롤에 응답하는지 적습니다"),
    reason: Message(
      en: """
        An action sheet appears in response to a control. On larger screens it is a popover, which \
        points at that control and can’t be shown without it. At launch no control was used.
        """,
      ko: """
        동작 시트는 컨트롤에 응답하여 나타납니다. 큰 화면에서는 그 컨트롤을 가리키는 팝오버가 되므로 컨트롤 없이는 \
        보여 줄 수 없습니다. 앱을 시작할 때는 누른 컨트롤이 없습니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet ⟦CloseDraft⟧ {
          choice deleteDraft "Delete Draft" destructive
          choice saveDraft "Save Draft"
          cancel
        }
        """,
        fixed: """
          actionSheet CloseDraft {
            source closeDraftButton
            choice deleteDraft "Delete Draft" destructive
            choice saveDraft "Save Draft"
            cancel
          }
          """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source closeDraftButton
          ⟦shown atLaunch⟧
          choice deleteDraft { en "Delete Draft"  ko "초안 삭제" } destructive
          choice saveDraft { en "Save Draft"  ko "초안 저장" }
          cancel
        }
        """,
        fixed: """
          actionSheet CloseDraft {
            source closeDraftButton
            choice deleteDraft { en "Delete Draft"  ko "초안 삭제" } destructive
            choice saveDraft { en "Save Draft"  ko "초안 저장" }
            cancel
          }
          """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .actionSheet else { return }
      if let shown = context.dialog.statement("shown"), context.dialog.isShownAtLaunch {
        findings.report(
          Message(
            en: "nothing was pressed at launch; use an alert, which answers no control",
            ko: "앱을 시작할 때는 누른 컨트롤이 없습니다. 컨트롤에 응답하지 않는 경고창을 쓰세요"),
          at: shown.range, of: context, severity: .warning,
          fixes: .one(.remove("shown atLaunch"), context.remove(shown)))
      }
      guard context.dialog.source == nil, context.dialog.statement("source") == nil else { return }
      let statement = "source \(context.dialog.name.text.lowerCamelCase)Button"
      findings.report(
        Message(
          en: "the sheet names no control; write ‘source’ and the control’s name",
          ko: "시트가 응답할 컨트롤이 없습니다. ‘source’와 컨트롤의 이름을 쓰세요"),
        at: context.dialog.name.range, of: context,
        fixes: .one(
          Message(en: "insert ‘\(statement)’", ko: "‘\(statement)’ 추가"),
          context.insertFirst(statement)))
    })
}
