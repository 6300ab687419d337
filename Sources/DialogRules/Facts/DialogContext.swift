import DialogFindings
import DialogLanguage
import DialogModel

/// What rules read of one dialog. For one thread: it remembers what it has worked out.
final class DialogContext {
  let project: ProjectContext
  let dialog: Dialog
  /// The dialog's place among the program's.
  let index: Int

  init(_ index: Int, of project: ProjectContext) {
    self.project = project
    self.index = index
    dialog = project.program.dialogs[index]
  }

  var edition: Edition { project.edition }
  var kind: Dialog.Kind { dialog.kind }
  /// Alerts and action sheets.
  var hasButtons: Bool { dialog.kind != .notification }

  /// All that a person reads in it: by element in reading order, then by language with the source
  /// first, then by arm of its selections.
  private(set) lazy var variants: [TextVariant] = makeVariants()

  /// Each text with each of its translations, in the same order.
  private(set) lazy var pairs: [TranslationPair] = makePairs()
  private(set) lazy var borrowedPairs = pairs.borrowed

  /// Each selection by a number, of each text in each language.
  private(set) lazy var pluralSelections: [PluralSelection] = makePluralSelections()

  /// The indexes of the buttons that are shown together, for each way in which the conditions can
  /// turn out; one set where there are none.
  private(set) lazy var buttonSets: [[Int]] = makeButtonSets()

  /// Whether a button cancels, by its role or by what it reads.
  private(set) lazy var showsCancel: Bool = makeShowsCancel()

  /// The variants of an element in a language.
  func variants(of element: Element, in locale: LanguageTag) -> [TextVariant] {
    variants.filter { $0.element == element && $0.locale == locale }
  }

  /// The variants of an element in the source language.
  func sourceVariants(of element: Element) -> [TextVariant] {
    variants.filter { $0.isSource && $0.element == element }
  }

  private func makeVariants() -> [TextVariant] {
    var all: [TextVariant] = []
    dialog.forEachText { element, text in
      for index in text.translations.indices {
        let isSource = text.translations[index].locale == project.sourceLocale
        text.translations[index].pattern.forEachParts { parts, range in
          all.append(
            TextVariant(
              parts, at: range, of: text.translations[index], element: element,
              isSource: isSource, dialog: self))
        }
      }
    }
    return all
  }
}

extension Pattern {
  /// Calls with the parts of each arm, and the arm's pattern range where it has one.
  func forEachParts(_ body: ([Part], Selection.Key?) -> Void) {
    forEachParts(under: nil, body)
  }

  private func forEachParts(under key: Selection.Key?, _ body: ([Part], Selection.Key?) -> Void) {
    switch self {
    case .parts(let parts): body(parts, key)
    case .selection(let selection):
      for arm in selection.arms { arm.pattern.forEachParts(under: arm.key, body) }
    }
  }
}
