import DialogLocales
import DialogModel
import DialogReading

/// A key of a catalog: a text of a dialog, or one choice of it.
struct CatalogEntry {
  /// `DeleteItems.title`, `DeleteItems.title[photo]`
  let key: String
  /// One for each split of the text.
  let decisions: [Decision]
  let comment: String
  /// Normalized; the source language first.
  let translations: [EntryTranslation]

  var source: EntryTranslation { translations[0] }

  subscript(locale: LanguageTag) -> EntryTranslation? {
    translations.first { $0.locale == locale }
  }
}

struct EntryTranslation {
  let locale: LanguageTag
  let form: Form
  let state: TranslationState
}

/// How catalogs write values.
public enum PlaceholderSyntax: String, Sendable, CaseIterable {
  /// `%@`, `%1$lld`
  case foundation
  /// `{name}`, `{0}`, and choices by number in the same string
  case icu
}

/// The keys of one text.
struct TextEntries {
  let place: TextPlace
  let arguments: [Argument]
  let splits: [Split]
  /// The number of the argument that plural forms are chosen by.
  let counted: Int?
  /// Whether translators have nothing to do with it: a term that is known in every language of the
  /// project, or has a key of its own. It is in catalogs only where they have it already.
  let isTerm: Bool
  let entries: [CatalogEntry]

  let syntax: PlaceholderSyntax

  /// What reads the text in a language with such rules.
  func resolver(_ rules: PluralRules) -> FormResolver {
    var resolver = FormResolver(arguments: arguments.map(\.kind), counted: counted)
    if syntax == .icu {
      resolver.message = { (text) throws(TextProblem) in
        try ICUMessage.form(of: text, arguments, rules)
      }
    }
    return resolver
  }

  /// A form as one string, where one is enough.
  func string(of form: Form, _ rules: PluralRules) -> String? {
    if syntax == .icu { return form.message(arguments, rules) }
    guard case .plain(let pieces) = form else { return nil }
    return pieces.formatString(count: arguments.count)
  }
}

/// What the catalogs of a program hold.
struct CatalogIndex {
  let program: Program
  let texts: [TextEntries]
  /// Where a key's entry is: indexes of `texts` and of its entries.
  let places: [String: (text: Int, entry: Int)]
  /// Texts with more choices than anyone could translate.
  let refused: [TextPlace]
  private let rules: PluralRulesTable
  private let conventions = LocaleTable { LanguageConventions(of: $0) }

  /// - Parameter keys: those of catalogs that are there.
  init(_ program: Program, keys: [String], syntax: PlaceholderSyntax) {
    self.program = program
    var known: [String: [[String]]] = [:]
    for key in keys {
      guard let (base, words) = CatalogIndex.choices(in: key) else { continue }
      known[base, default: []].append(words)
    }
    let rules = PluralRulesTable { PluralRules(for: $0) }
    self.rules = rules
    var texts: [TextEntries] = []
    var refused: [TextPlace] = []
    program.forEachPlacedText { place, text in
      let builder = EntryBuilder(
        program: program, place: place, text: text, rules: rules, known: known, syntax: syntax)
      guard let builder else { return }
      if let entries = builder.entries() { texts.append(entries) } else { refused.append(place) }
    }
    var places: [String: (text: Int, entry: Int)] = [:]
    for (text, entries) in texts.enumerated() {
      for (entry, value) in entries.entries.enumerated() { places[value.key] = (text, entry) }
    }
    self.texts = texts
    self.refused = refused
    self.places = places
  }

  /// `DeleteItems.title` and `photo`, `0` of `DeleteItems.title[photo][0]`; nil without brackets.
  private static func choices(in key: String) -> (base: String, words: [String])? {
    guard key.hasSuffix("]"), let open = key.firstIndex(of: "[") else { return nil }
    let words = key[open...].dropFirst().dropLast().split(separator: "][").map(String.init)
    return (String(key[..<open]), words)
  }

  func rules(of locale: LanguageTag) -> PluralRules { rules[locale] }

  func conventions(of locale: LanguageTag) -> LanguageConventions { conventions[locale] }
}

typealias PluralRulesTable = LocaleTable<PluralRules>

/// What is known of each language, looked up once.
final class LocaleTable<Known> {
  private let look: (LanguageTag) -> Known
  private var known: [LanguageTag: Known] = [:]

  init(_ look: @escaping (LanguageTag) -> Known) { self.look = look }

  subscript(locale: LanguageTag) -> Known {
    if let known = known[locale] { return known }
    let found = look(locale)
    known[locale] = found
    return found
  }
}
