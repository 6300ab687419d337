import DialogFindings
import DialogModel

extension Rule {
  static let sheetCancel = Rule(
    "sheet/cancel", .always(.warning),
    from: [
      .actionSheets2020("Provide a Cancel button if it adds clarity."),
      .actionSheets2024("Best practices: If necessary, provide a Cancel button."),
    ],
    summary: Message(
      en: "an action sheet includes Cancel, at the bottom",
      ko: "동작 시트에는 맨 아래에 취소가 있어야 합니다"),
    reason: Message(
      en: """
        Cancel instills confidence when people abandon a task. The compiler places it at the bottom \
        and leaves it out of popovers, which people leave by pressing beside them; with ‘layout \
        manual’ its place is checked.
        """,
      ko: """
        취소가 있으면 하던 일을 안심하고 그만둘 수 있습니다. 취소는 컴파일러가 맨 아래에 두고, 바깥을 눌러 닫는 \
        팝오버에서는 뺍니다. ‘layout manual’에서는 자리를 검사합니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet ⟦AddToQueue⟧ {
          source queueButton
          choice playNext "Play Next"
          choice playLast "Play Last"
        }
        """,
        fixed: """
          actionSheet AddToQueue {
            source queueButton
            choice playNext "Play Next"
            choice playLast "Play Last"
            cancel
          }
          """),
      RuleExample(
        """
        actionSheet AddToQueue {
          source queueButton
          layout manual
          choice playNext "Play Next"
          ⟦cancel⟧
          choice playLast "Play Last"
        }
        """,
        fixed: """
          actionSheet AddToQueue {
            source queueButton
            layout manual
            choice playNext "Play Next"
            choice playLast "Play Last"
            cancel
          }
          """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .actionSheet else { return }
      if !context.showsCancel {
        findings.report(
          Message(
            en: "the sheet has no Cancel; add it, so that people can leave without a choice",
            ko: "시트에 취소가 없습니다. 고르지 않고 나갈 수 있도록 추가하세요"),
          at: context.dialog.name.range, of: context,
          yieldingTo: context.declinesWithNo ? whatSaysNo : [], fixes: context.giveCancel)
      } else if let cancel = context.misplacedCancel {
        findings.report(
          Message(en: "put Cancel at the bottom of the sheet", ko: "취소를 시트의 맨 아래에 두세요"),
          at: context.dialog.buttons[cancel].name.range, of: context,
          element: context.dialog.path(.button(cancel)),
          fixes: context.fixPlacement(context.sheetOrder))
      }
    })
}

/// That No is to be Cancel says already that there is none.
private let whatSaysNo = [Precedence(Rule.buttonYesNo.id, in: .sameDialog)]

extension DialogContext {
  fileprivate var declinesWithNo: Bool {
    guard let index = decliningButton, !declinesAsChoice else { return false }
    return sourceVariants(of: .button(index)).contains(where: \.saysNo)
  }

  /// Cancel in place of a choice that declines, else beside the others.
  fileprivate var giveCancel: [FixIt] {
    guard !declinesAsChoice, let index = decliningButton,
      let title = sourceVariants(of: .button(index)).first
    else {
      return insertCancel
    }
    return fixCancelTitles(of: index, from: title)
  }

  fileprivate var misplacedCancel: Int? {
    guard dialog.isManuallyPlaced, let cancel = dialog.cancelButton,
      cancel != dialog.buttons.count - 1
    else { return nil }
    return cancel
  }

  /// Destructive choices on top, Cancel at the bottom.
  var sheetOrder: [Int] {
    let all = dialog.buttons.indices
    let destructive = all.filter { dialog.buttons[$0].role == .destructive }
    let normal = all.filter { dialog.buttons[$0].role == .normal }
    return destructive + normal + all.filter { dialog.buttons[$0].role == .cancel }
  }
}
