import DialogFindings
import DialogModel

extension Rule {
  static let buttonDestructiveNeedsCancel = Rule(
    "button/destructive-needs-cancel", .always(.error),
    from: [
      .alerts2022("Alert Buttons: Identify destructive buttons."),
      .alerts2020("Alert Buttons: Identify destructive buttons."),
      .alerts2024("Buttons: If there’s a destructive action, include a Cancel button."),
      .actionSheets2020("Provide a Cancel button if it adds clarity."),
      .alerts2019("Identify destructive buttons."),
    ],
    summary: Message(
      en: "a destructive button is accompanied by Cancel",
      ko: "destructive 버튼이 있으면 취소 버튼도 있어야 합니다"),
    reason: Message(
      en: "People need a clear and safe way to opt out of what can’t be undone.",
      ko: "되돌릴 수 없는 일을 안전하게 그만둘 분명한 방법이 필요합니다."),
    examples: [
      RuleExample(
        """
        alert DiscardChanges {
          purpose destructive
          title "Discard changes?"
          button ⟦discard⟧ "Discard" destructive
          exit dismissed
        }
        """,
        fixed: """
          alert DiscardChanges {
            purpose destructive
            title "Discard changes?"
            button discard "Discard" destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DiscardChanges {
          purpose destructive
          title "Discard changes?"
          button discard "Discard" destructive
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet EditDraft(isNew: Bool) {
          source draft
          choice ⟦delete⟧ "Delete Draft" destructive
          choice edit "Edit Draft" if isNew
          cancel if isNew
        }
        """),
    ],
    check: .dialog { context, findings in
      // `exit cancel` without Cancel is told as such.
      let isSheet = context.hidesCancelOfSheet
      guard context.kind == .alert || isSheet,
        context.dialog.unresolvedExit != "cancel",
        let index = context.destructiveWithoutCancel
      else { return }
      let button = context.dialog.buttons[index]
      let declining = context.decliningButton.flatMap {
        context.sourceVariants(of: .button($0)).first
      }
      findings.report(
        isSheet
          ? .needsCancelAlways : declining.map { .needsRole($0.shown()) } ?? .needsCancel,
        at: button.name.range, of: context, element: context.dialog.path(.button(index)),
        fixes: declining.map { context.fixCancelTitles(of: context.decliningButton!, from: $0) }
          ?? (context.dialog.cancelButton == nil ? context.insertCancel : []))
    })
}

extension Message {
  fileprivate static let needsCancel = Message(
    en: "a destructive button needs Cancel beside it; add ‘cancel’",
    ko: "destructive 버튼 옆에는 취소 버튼이 필요합니다. ‘cancel’을 추가하세요")

  /// Cancel is there, but hidden.
  fileprivate static let needsCancelAlways = Message(
    en: "without Cancel, leaving the sheet chooses this; show ‘cancel’ whenever it is shown",
    ko: "취소가 숨으면 시트를 나갈 때 이 버튼이 선택됩니다. 이 버튼이 보일 때는 언제나 ‘cancel’도 보이게 하세요")

  /// A button that declines is there.
  fileprivate static func needsRole(_ title: String) -> Message {
    Message(
      en: "a destructive button needs Cancel beside it; make ‘\(title)’ that",
      ko: "destructive 버튼 옆에는 취소 버튼이 필요합니다. ‘\(title)’ 버튼을 취소 버튼으로 바꾸세요")
  }
}

extension DialogContext {
  /// The first destructive button that can be shown without Cancel. A button that reads Cancel
  /// is one, whatever its role.
  fileprivate var destructiveWithoutCancel: Int? {
    guard hasDestructiveButton else { return nil }
    for set in buttonSets {
      let isSafe = set.contains { !isChoice($0) }
      if !isSafe, let index = set.first(where: { dialog.buttons[$0].role == .destructive }) {
        return index
      }
    }
    return nil
  }

  /// Whether all that a sheet leaves to choose may be destructive, as a condition hides its Cancel.
  fileprivate var hidesCancelOfSheet: Bool {
    guard kind == .actionSheet, hasDestructiveButton, dialog.cancelButton != nil else {
      return false
    }
    return buttonSets.contains { set in
      !set.isEmpty && set.allSatisfy { dialog.buttons[$0].role == .destructive }
    }
  }

  /// Adds Cancel, in place of a statement about leaving, for which Cancel stands from then on. Where
  /// an alert would have too many buttons then, in place of the button that leaving means too; none
  /// where there is no such button.
  var insertCancel: [FixIt] {
    if kind == .alert, mostShown() >= mostButtons { return replaceExitByCancel }
    let title = Message(en: "insert ‘cancel’", ko: "‘cancel’ 추가")
    guard let exit = dialog.statement("exit") else { return .one(title, insertLast("cancel")) }
    return [FixIt(title, TextEdit(replace: exit.range, with: "cancel"))]
  }

  private var replaceExitByCancel: [FixIt] {
    guard let exit = dialog.statement("exit"), let index = dialog.exitButton,
      dialog.buttons[index].role == .normal
    else { return [] }
    let button = dialog.buttons[index]
    // What a translation block says of it would be of no button.
    guard button.title.translations.allSatisfy({ button.range.encloses($0.range) }) else {
      return []
    }
    return .one(
      Message(en: "write ‘cancel’ for it", ko: "그 자리에 ‘cancel’ 쓰기"),
      TextEdit(replace: button.range, with: "cancel"), remove(exit))
  }
}
