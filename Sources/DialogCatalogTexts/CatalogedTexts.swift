public import DialogLocales
public import DialogModel
import DialogSupport

/// How code asks the catalogs of an export for the texts of dialogs.
public struct CatalogedTexts {
  /// A text that catalogs have.
  public struct Text {
    /// The key, in the parts that are chosen by values: `DeleteItems.title`, then `[photo]` or `[other]`.
    public let key: [Pattern]
    /// The values that the format strings name by their numbers, each alone in a pattern.
    public let values: [Pattern]
    /// The languages in which a catalog says the text as the sources do, with nothing left open.
    public let locales: Set<LanguageTag>
  }

  private let texts: [TextPlace: Text]

  /// - Parameter program: whose texts an export into no catalogs but new ones writes.
  public init(of program: Program) {
    let index = CatalogIndex(program, keys: [], syntax: .foundation)
    let cataloged = index.texts.filter { !$0.isTerm }.map { ($0.place, Text($0, in: program)) }
    texts = Dictionary(uniqueKeysWithValues: cataloged)
  }

  /// A text of the dialog at an index of the program’s; nil where catalogs have none.
  public subscript(dialog: Int, element: Element) -> Text? { texts[.dialog(dialog, element)] }
}

extension CatalogedTexts.Text {
  fileprivate init(_ text: TextEntries, in program: Program) {
    let choices = text.splits.map { $0.words(in: program.dialog(of: text.place)!, program.enums) }
    key = [.verbatim(program.key(of: text.place))] + choices
    values = text.arguments.map {
      .parts([.placeholder(Placeholder(value: $0.value, style: $0.style))])
    }
    let translations = program.text(at: text.place)?.translations ?? []
    locales = Set(translations.filter { text.isWhole($0) }.map(\.locale))
  }
}

extension TextEntries {
  /// Whether the keys say all that a translation says.
  fileprivate func isWhole(_ translation: Translation) -> Bool {
    !translation.pattern.hasAgreements
      && entries.allSatisfy { entry in
        guard let form = entry[translation.locale]?.form else { return false }
        return form.fitsXML && form.isFlat
      }
  }
}

extension Form {
  /// Whether no choice stands within a choice.
  fileprivate var isFlat: Bool {
    guard case .plural(_, let arms) = self else { return true }
    return arms.allSatisfy { if case .plain = $0.form { true } else { false } }
  }
}

extension Split {
  /// What stands in the key, as a choice.
  fileprivate func words(in dialog: Dialog, _ enums: [EnumType]) -> Pattern {
    let arms = decisions.map { decision in
      let word = decision.written(of: parameter, in: dialog.parameters, enums)
      return Selection.Arm(key: decision.key, pattern: .verbatim("[\(word)]"))
    }
    return .selection(Selection(parameter: parameter, arms: arms))
  }
}

extension Decision {
  fileprivate var key: Selection.Key {
    switch self {
    case .flag(let flag): .flag(flag)
    case .enumCase(let index): .enumCase(index)
    case .exactly(let number): .exactly(number)
    case .category(let category): .category(category)
    case .otherCases, .otherNumbers: .otherwise
    }
  }
}

extension Pattern {
  fileprivate static func verbatim(_ text: String) -> Pattern {
    .parts([.text(text, ByteRange(0, 0), isVerbatim: false)])
  }

  /// Whether words in it agree with a value.
  fileprivate var hasAgreements: Bool {
    switch self {
    case .selection(let selection): selection.arms.contains { $0.pattern.hasAgreements }
    case .parts(let parts):
      parts.contains { part in
        guard case .placeholder(let placeholder) = part, case .agreement = placeholder.style
        else { return false }
        return true
      }
    }
  }
}
