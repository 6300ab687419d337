import DialogFindings
import DialogModel

extension Rule {
  static let sheetTwoChoices = Rule(
    "sheet/two-choices", .always(.warning),
    from: [.actionSheets2020("Action Sheets"), .actionSheets2024("Action sheets")],
    summary: Message(
      en: "an action sheet has two or more choices beside Cancel, or confirms a loss",
      ko: "동작 시트에는 취소 말고 둘 이상의 선택지가 있거나, 삭제를 확인하는 선택지가 있어야 합니다"),
    reason: Message(
      en: """
        A sheet with a single harmless choice asks for a tap that decides nothing: do it at once. A \
        single destructive choice is a confirmation and fine. OK and Close are no choices. A choice for each element of a list, \
        or one that the app titles, counts as several.
        """,
      ko: """
        위험하지 않은 선택지 하나뿐인 시트는 고를 것이 없는데도 한 번 더 누르게 합니다. 바로 실행하세요. destructive \
        선택지 하나는 확인이므로 괜찮습니다. ‘확인’이나 ‘닫기’는 선택지로 세지 않습니다. 목록의 요소마다 나오는 선택지와 앱이 제목을 정하는 선택지는 여러 개로 \
        셉니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet ⟦PhotoOptions⟧ {
          source moreButton
          choice duplicate "Duplicate"
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet PhotoOptions {
          source moreButton
          choice delete "Delete Photo" destructive
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .actionSheet, context.offersNoChoice else { return }
      findings.report(
        Message(
          en: "there is nothing to choose; offer two choices, or act without asking",
          ko: "고를 것이 없습니다. 선택지를 둘 이상 두거나 묻지 말고 바로 실행하세요"),
        at: context.dialog.name.range, of: context)
    })
}

extension DialogContext {
  fileprivate var offersNoChoice: Bool {
    let choices = dialog.buttons.indices.filter(begins)
    return mostShown(among: Set(choices)) < 2 && !speaksOfLoss
      && !choices.contains { index in
        let choice = dialog.buttons[index]
        return choice.repetition != nil || isGivenByApp(choice) || choice.role == .destructive
          || namesLoss(index)
      }
  }

  /// Whether a choice begins something: OK, Great and Close beside each other do not, nor does No
  /// Thanks.
  private func begins(_ index: Int) -> Bool {
    let button = dialog.buttons[index]
    return isChoice(button)
      && (button.role == .destructive || !acknowledges(index) && decliningButton != index)
  }
}
