import DialogFindings
import DialogModel

extension Rule {
  static let alertChoicesNeedActionSheet = Rule(
    "alert/choices-need-action-sheet", .since(.hig2022, .warning),
    from: [
      .alerts2022(
        "Use an action sheet — not an alert — to offer choices related to an intentional action."),
      .alerts2024("Platform considerations: iOS, iPadOS"),
    ],
    summary: Message(
      en: "choices about an action that people began are an action sheet’s",
      ko: "사용자가 시작한 일에 관한 선택지는 동작 시트로 보여 줍니다"),
    reason: Message(
      en: """
        An alert interrupts with something unexpected; it can confirm or cancel an action, but \
        gives no further choices about it. When people cancel a message they’re editing, an action \
        sheet lets them delete the draft, save it or go on editing.
        """,
      ko: """
        경고창은 예상하지 못한 일을 알립니다. 하려던 일을 확인하거나 취소하게 할 수는 있지만 그 일에 관한 다른 선택지를 주지는 않습니다. 작성하던 메일을 취소하면 \
        동작 시트에서 초안을 삭제하거나 저장하거나 계속 작성할 수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert ⟦CloseDraft⟧ {
          purpose choose
          title "Unsent Message"
          button deleteDraft "Delete Draft" destructive
          button saveDraft "Save Draft"
          cancel
        }
        """,
        fixed: """
          actionSheet CloseDraft {
            source closeDraftButton
            purpose choose
            title "Unsent Message"
            choice deleteDraft "Delete Draft" destructive
            choice saveDraft "Save Draft"
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteDraft {
          purpose destructive
          title "Delete this draft?"
          button deleteDraft "Delete Draft" destructive
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.callsForActionSheet else { return }
      findings.report(
        Message(
          en: "these are choices about something people began; offer them in an action sheet",
          ko: "사용자가 시작한 일에 관한 선택지입니다. 동작 시트로 보여 주세요"),
        at: context.dialog.name.range, of: context, fixes: context.convertToActionSheet)
    })
}

extension DialogContext {
  /// Choices about an action that the person began: said so by the purpose, or a destructive one
  /// beside another and a way out. A form can’t be a sheet.
  var callsForActionSheet: Bool {
    guard edition >= .hig2022, kind == .alert, dialog.fields.isEmpty else { return false }
    if dialog.purpose == .choose {
      // Who answers No chooses nothing.
      let choices = dialog.buttons.indices.filter {
        isChoice($0) && $0 != decliningButton
      }
      return mostShown(among: Set(choices)) > 1
    }
    return buttonSets.contains { shown in
      shown.contains { dialog.buttons[$0].role == .destructive && isChoice($0) }
        && shown.contains { dialog.buttons[$0].role == .normal && isChoice($0) }
        && shown.contains { !isChoice($0) }
    }
  }

  /// The same dialog as an action sheet, with a name for the control it answers and with Cancel.
  /// None for a form, for what no control answers, and for what would scroll as one.
  var convertToActionSheet: [FixIt] {
    guard dialog.fields.isEmpty, !dialog.isShownAtLaunch, findScrolling(as: .actionSheet) == nil
    else { return [] }
    let cancel =
      dialog.cancelButton ?? dialog.buttons.firstIndex(where: readsCancel) ?? decliningButton
    let keywords = dialog.buttons.indices.filter { dialog.buttons[$0].role != .cancel }
      .map { index in
        TextEdit(
          replace: dialog.buttons[index].keyword, with: index == cancel ? "cancel" : "choice")
      }
    let defaults = dialog.buttons.flatMap(\.attributes).filter { $0.keyword == "default" }
      .map(removeAttribute)
    let source = insertFirst("source \(dialog.name.text.lowerCamelCase)Button")
    let edits =
      [TextEdit(replace: dialog.keyword, with: "actionSheet"), source]
      + keywords + defaults + cancelOfSheet(isThere: cancel != nil) + orderOfSheet
    return .one(Message(en: "convert to an action sheet", ko: "동작 시트로 바꾸기"), edits)
  }

  /// What an alert places by hand stands otherwise in a sheet: the compiler places it there.
  private var orderOfSheet: [TextEdit?] {
    guard let layout = dialog.statement("layout"), dialog.isManuallyPlaced,
      sheetOrder != Array(dialog.buttons.indices)
    else { return [] }
    return [remove(layout)]
  }

  /// Cancel in place of what leaving meant.
  private func cancelOfSheet(isThere: Bool) -> [TextEdit?] {
    let exit = dialog.statement("exit")
    if isThere { return exit.map { [remove($0)] } ?? [] }
    return [exit.map { TextEdit(replace: $0.range, with: "cancel") } ?? insertLast("cancel")]
  }
}
