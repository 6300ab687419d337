import DialogLocales
import DialogModel
import DialogSupport

/// A selection by a number in one language, with the language's rules.
struct PluralSelection {
  let selection: Selection
  let translation: Translation
  let element: Element
  /// Keeps its selections and outlives them.
  unowned let dialog: DialogContext
  let rules: PluralRules

  var locale: LanguageTag { translation.locale }

  /// Integers that stand for all: each category that integers reach has two of them if it has two
  /// at all.
  private static let samples = Array(0...130) + [1000, 1_000_000, 2_000_000]

  /// The categories that integers reach and no arm has: neither the category's own, nor one of each
  /// of its numbers. `other` is not among them: every selection by a number has it.
  var missingCategories: [PluralCategory] {
    rules.integerCategories.filter { category in
      category != .other && arm(.category(category)) == nil && isOpen(category)
    }
  }

  /// The first integers, of the samples, that a category's arm is shown for.
  func openIntegers(of category: PluralCategory, atMost count: Int) -> [Int] {
    let samples = rules.soleInteger(of: category).map { [$0] } ?? PluralSelection.samples
    var open: [Int] = []
    for number in samples where open.count < count {
      if rules.category(of: number) == category, arm(.exactly(number)) == nil {
        open.append(number)
      }
    }
    return open
  }

  /// Whether a category's arm is shown for an integer at all.
  private func isOpen(_ category: PluralCategory) -> Bool {
    !openIntegers(of: category, atMost: 1).isEmpty
  }

  /// `2, 3, 4 …`
  func examples(of category: PluralCategory) -> String {
    let numbers = openIntegers(of: category, atMost: 4)
    let shown = numbers.prefix(3).map(String.init).joined(separator: ", ")
    return numbers.count > 3 ? shown + " …" : shown
  }

  func arm(_ key: Selection.Key) -> Selection.Arm? { selection.arms.first { $0.key == key } }

  /// Bytes of the file that the text is in.
  func range(_ bytes: ByteRange) -> SourceRange {
    SourceRange(translation.range.file, bytes)
  }
}

extension DialogContext {
  func makePluralSelections() -> [PluralSelection] {
    var all: [PluralSelection] = []
    dialog.forEachText { element, text in
      for index in text.translations.indices {
        guard case .selection = text.translations[index].pattern else { continue }
        let translation = text.translations[index]
        if translation.origin != .written { continue }
        translation.pattern.forEachSelection { selection in
          guard dialog.parameters[selection.parameter].type == .int else { return }
          all.append(
            PluralSelection(
              selection: selection, translation: translation, element: element, dialog: self,
              rules: project.language(translation.locale).conventions.plurals))
        }
      }
    }
    return all.filter(\.rules.isKnown)
  }
}

extension Pattern {
  /// Calls with each selection, outer ones first.
  func forEachSelection(_ body: (Selection) -> Void) {
    guard case .selection(let selection) = self else { return }
    body(selection)
    for arm in selection.arms { arm.pattern.forEachSelection(body) }
  }
}
