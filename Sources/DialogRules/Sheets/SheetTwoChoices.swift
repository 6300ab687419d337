import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let sheetTwoChoices = Rule(
    "sheet/two-choices", .always(.warning),
    from: [.actionSheets2020("Action Sheets"), .actionSheets2024("Action sheets")],
    summary: Message(
      en: "an action sheet has two or more choices beside Cancel, or confirms a loss",
      ko: "동작 시트에는 취소 말고 둘 이상의 선택지가 있거나, 삭제를 확인하는 선택지가 있어야 합니다"),
    reason: Message(
      en: """
        A sheet with a single harmless choice asks for a tap that decides nothing: do it at once. What \
        asks first, or tells of a problem, is an alert. A single destructive choice is a confirmation and fine. OK and \
        Close are no choices; No Thanks is one where it leaves as they are things that came before. A choice for each \
        element of a list, or one with a value in its title, counts as several.
        """,
      ko: """
        위험하지 않은 선택지 하나뿐인 시트는 고를 것이 없는데도 한 번 더 누르게 합니다. 바로 실행하세요. 먼저 확인하거나 \
        문제를 알릴 때는 경고창을 씁니다. destructive 선택지 하나는 확인이므로 괜찮습니다. ‘확인’이나 ‘닫기’는 선택지로 세지 않습니다. ‘아니요, 괜찮아요’는 \
        이미 있던 것을 그대로 둔다는 뜻일 때 선택지입니다. 목록의 요소마다 나오는 선택지와 제목에 값이 있는 선택지는 여러 개로 셉니다.
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
      findings.report(context.adviceOnChoices, at: context.dialog.name.range, of: context)
    })
}

extension Message {
  fileprivate static let nothingToChoose = Message(
    en: "there is nothing to choose; offer two choices, or act without asking",
    ko: "고를 것이 없습니다. 선택지를 둘 이상 두거나 묻지 말고 바로 실행하세요")
  fileprivate static let oneChoice = Message(
    en: "one choice is none; offer two, or confirm in an alert",
    ko: "선택지가 하나뿐이면 고를 것이 없습니다. 둘 이상 두거나 경고창으로 확인하세요")
  fileprivate static let problem = Message(
    en: "a problem with one way out is no choice; tell it in an alert",
    ko: "문제를 알리고 할 일이 하나뿐이면 고를 것이 없습니다. 경고창으로 알리세요")
  fileprivate static let confirmation = Message(
    en: "this confirms one action; confirm it in an alert, or offer two choices",
    ko: "동작 하나를 확인하고 있습니다. 경고창으로 확인하거나 선택지를 둘 이상 두세요")
}

extension DialogContext {
  /// What is to be done instead: it depends on what the sheet says besides its choice.
  fileprivate var adviceOnChoices: Message {
    let prose = [Element.text(.title), .text(.message)].flatMap(sourceVariants)
    if prose.allSatisfy({ $0.text.isEmpty }) { return .nothingToChoose }
    if asks(in: project.sourceLocale) || goesOnAnyway { return .confirmation }
    if reportsProblem || prose.contains(where: { $0.english?.reportsFailure ?? false }) {
      return .problem
    }
    return .oneChoice
  }

  /// Stream Anyway, 그래도 재생: it costs something.
  private var goesOnAnyway: Bool {
    dialog.buttons.indices.flatMap { sourceVariants(of: .button($0)) }.contains {
      $0.english?.lowerWords.last == "anyway" || $0.korean?.words.first?.text == "그래도"
    }
  }

  fileprivate var offersNoChoice: Bool {
    let choices = dialog.buttons.indices.filter(begins)
    return mostShown(among: Set(choices)) < 2 && !speaksOfLoss
      && !choices.contains { index in
        let choice = dialog.buttons[index]
        return choice.repetition != nil || showsValue(index) || choice.role == .destructive
          || namesLoss(index)
      } && !declinesAsChoice
  }

  /// Whether a choice is a row of the app's by its title: {sort}, “Top {count}”.
  private func showsValue(_ index: Int) -> Bool {
    sourceVariants(of: .button(index)).contains { !$0.placeholders.isEmpty }
  }

  /// Whether a choice begins something: OK, Great and Close beside each other do not, nor does No
  /// Thanks.
  private func begins(_ index: Int) -> Bool {
    let button = dialog.buttons[index]
    return isChoice(button)
      && (button.role == .destructive || !acknowledges(index) && decliningButton != index)
  }
}

extension EnglishText {
  /// “Export Failed”, “Playback Error”
  fileprivate var reportsFailure: Bool {
    lowerWords.last.map { ["failed", "error", "failure"].contains($0) } ?? false
  }
}
