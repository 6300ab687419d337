import DialogModel

extension DialogContext {
  /// The indexes of the buttons that are shown together, for each way in which the conditions can
  /// turn out.
  func makeButtonSets() -> [[Int]] {
    let all = Array(dialog.buttons.indices)
    let parameters = Set(dialog.buttons.compactMap { $0.condition?.parameter }).sorted()
    guard !parameters.isEmpty, parameters.count <= DialogContext.mostConditions else {
      return [all]
    }
    return (0..<1 << parameters.count).map { flags in
      all.filter { index in
        guard let condition = dialog.buttons[index].condition else { return true }
        let flag = parameters.firstIndex(of: condition.parameter)!
        return (flags >> flag & 1 == 1) != condition.isNegated
      }
    }
  }

  /// With more conditions than these, all buttons count as shown: 2⁸ sets are enough to look at.
  private static let mostConditions = 8

  /// The largest number of buttons shown together that satisfy a condition.
  func mostShown(where isCounted: (Button) -> Bool = { _ in true }) -> Int {
    buttonSets.map { set in set.count { isCounted(dialog.buttons[$0]) } }.max() ?? 0
  }

  /// The largest number of some buttons shown together.
  func mostShown(among counted: Set<Int>) -> Int {
    buttonSets.map { set in set.count(where: counted.contains) }.max() ?? 0
  }

  /// Whether a button is one of the dialog’s choices, a destructive one too: it has neither the role
  /// of Cancel nor its title.
  func isChoice(_ button: Button) -> Bool { button.role != .cancel && !readsCancel(button) }

  /// The same of the button at an index, found out once.
  func isChoice(_ index: Int) -> Bool { choices[index] }

  /// Whether a button's title in the source language is one of some terms of the platform.
  func reads(_ terms: Terms, _ button: Button) -> Bool {
    guard let text = button.title[project.sourceLocale]?.pattern.plainText else { return false }
    return !sourceTerms[text].isDisjoint(with: terms)
  }

  /// The same of the button at an index, whose title is read once. What only arms of a selection say, no
  /// button reads.
  func reads(_ terms: Terms, buttonAt index: Int) -> Bool {
    guard let title = sourceVariants(of: .button(index)).first, title.key == nil else {
      return false
    }
    return title.isTerm(terms)
  }

  private var sourceTerms: TermTable { project.sourceTerms }

  /// Whether a button says Cancel, whatever its role.
  func readsCancel(_ button: Button) -> Bool { reads(.cancel, button) }

  func makeShowsCancel() -> Bool {
    dialog.buttons.contains { $0.role == .cancel } || dialog.buttons.contains(where: readsCancel)
  }
}

extension Pattern {
  /// The characters of a text without placeholders and selections; nil for any other.
  var plainText: String? {
    guard case .parts(let parts) = self else { return nil }
    if parts.count == 1, case .text(let text, _, _) = parts[0] { return text }
    var all = ""
    for part in parts {
      guard case .text(let text, _, _) = part else { return nil }
      all += text
    }
    return all
  }
}

extension DialogContext {
  /// How many buttons an alert may show.
  var mostButtons: Int { dialog.fields.isEmpty ? 2 : 3 }
}
