import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

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
  /// The pairs by which it is judged whether texts mean the same, in the same order, the English
  /// translation of a source in another language before others.
  private(set) lazy var meaningPairs: [TranslationPair] = makeMeaningPairs()
  private(set) lazy var borrowedMeaningPairs = meaningPairs.borrowed
  /// The same of each element.
  private(set) lazy var pairsByElement = Dictionary(grouping: pairs, by: \.element)
  /// Those with a translation that differs from the source.
  private(set) lazy var translatedElements = Set(
    pairs.lazy.filter { !$0.isUnchanged }.map(\.element))

  /// Each selection by a number, of each text in each language.
  private(set) lazy var pluralSelections: [PluralSelection] = makePluralSelections()

  /// The indexes of the buttons that are shown together, for each way in which the conditions can
  /// turn out; one set where there are none.
  private(set) lazy var buttonSets: [[Int]] = makeButtonSets()

  /// Of each button whether it is a choice.
  private(set) lazy var choices: [Bool] = dialog.buttons.indices.map { index in
    dialog.buttons[index].role != .cancel && !reads(.cancel, buttonAt: index)
  }

  /// Whether a button cancels, by its role or by what it reads.
  private(set) lazy var showsCancel: Bool = makeShowsCancel()

  /// The button of a dialog without Cancel that is its Cancel by another name, whether or not the
  /// dialog says that it is what leaving means.
  private(set) lazy var decliningButton: Int? = makeDecliningButton()

  private(set) lazy var cancelButton: Int? = dialog.cancelButton
  private(set) lazy var hasDestructiveButton: Bool = dialog.hasDestructiveButton
  /// Whether there is a Cancel, and never more than one button beside it.
  private(set) lazy var hasOneButtonBesideCancel: Bool =
    cancelButton != nil && mostShown(where: { $0.role != .cancel }) == 1

  /// What the buttons’ titles say of leaving.
  private(set) lazy var answers = Answers(of: self)

  /// The titles that read as another button’s does.
  private(set) lazy var alikeTitles: [AlikeTitle] = makeAlikeTitles()
  /// Whether an alert says that something went wrong: by its purpose, else by its words.
  ///
  /// In a language whose words are not known every alert might.
  private(set) lazy var reportsProblem: Bool = makeReportsProblem()

  /// All that is read of an element.
  private(set) lazy var variantsByElement = Dictionary(grouping: variants, by: \.element)
  private lazy var variantsByText = VariantTable(variants)

  /// What is read in each language.
  private(set) lazy var textsRead = Set(
    variants.lazy.map { LocalizedText(locale: $0.locale, text: $0.text) })
  /// The buttons that read so.
  private(set) lazy var buttonsRead = Dictionary(
    grouping: variants.lazy.filter(\.isButton).map { variant in
      (LocalizedText(locale: variant.locale, text: ExactString(variant.text)), variant.element)
    }, by: \.0
  ).mapValues { Set($0.map(\.1)) }

  /// The variants of an element in a language.
  func variants(of element: Element, in locale: LanguageTag) -> [TextVariant] {
    variantsByText.variants(of: element, in: locale)
  }

  /// The variants of an element in the source language.
  func sourceVariants(of element: Element) -> [TextVariant] {
    variants(of: element, in: project.sourceLocale)
  }

  private func makeVariants() -> [TextVariant] {
    var all: [TextVariant] = []
    all.reserveCapacity(2 * (dialog.texts.count + dialog.buttons.count))
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

/// What is read in a language.
struct LocalizedText<Text: Hashable>: Hashable {
  let locale: LanguageTag
  let text: Text
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
