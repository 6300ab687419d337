package import DialogLocales
public import DialogModel
package import DialogSupport

/// Writes the texts of a program as a String Catalog where there is none yet.
public struct NewStringCatalog {
  private let index: CatalogIndex
  private let locales: Set<LanguageTag>

  /// - Parameter program: whose texts are written, in all languages of its project.
  public init(of program: Program) {
    self.init(
      CatalogIndex(program, keys: [], syntax: .foundation), locales: program.project.locales)
  }

  /// - Parameter locales: the languages to write besides the source.
  package init(_ index: CatalogIndex, locales: [LanguageTag]) {
    self.index = index
    self.locales = Set(locales + [index.program.project.sourceLocale])
  }

  /// The catalog’s bytes.
  public var bytes: [UInt8] {
    let texts = index.texts.filter { !$0.isTerm }
    let strings = texts.flatMap { text in
      text.entries.map { JSONMember($0.key, entry($0, text)) }
    }
    let source = JSONValue(.string(index.program.project.sourceLocale.tag))
    return XcodeJSON.bytes(
      of: JSONValue(
        .object([
          JSONMember("sourceLanguage", source),
          JSONMember("strings", JSONValue(.object(strings.inKeyOrder.map(\.member)))),
          JSONMember("version", JSONValue(.string("1.0"))),
        ])))
  }

  // MARK: Entries

  /// What stands under a key that is new.
  package func entry(_ entry: CatalogEntry, _ text: TextEntries) -> JSONValue {
    var localizations: [JSONMember] = []
    for translation in wanted(of: entry) {
      localizations.insertInOrder(
        JSONMember(translation.locale.tag, localization(translation, text)))
    }
    return JSONValue(
      .object([
        JSONMember("comment", JSONValue(.string(entry.comment))),
        JSONMember("extractionState", JSONValue(.string("manual"))),
        JSONMember("localizations", JSONValue(.object(localizations))),
      ]))
  }

  /// The translations that are to be written.
  package func wanted(of entry: CatalogEntry) -> [EntryTranslation] {
    entry.translations.filter { locales.contains($0.locale) }
  }

  // MARK: Localizations

  /// What stands under a language.
  package func localization(_ translation: EntryTranslation, _ text: TextEntries) -> JSONValue {
    let state = translation.state.written
    let count = text.arguments.count
    let rules = index.rules(of: translation.locale)
    if let string = text.string(of: translation.form, rules) {
      return JSONValue(.object([.stringUnit(string, state)]))
    }
    switch translation.form {
    case .plain: return JSONValue(.object([]))
    case .plural(let argument, let arms):
      let integers = text.arguments.filter { $0.kind == .integer }.count
      if integers == 1 { return .variations(arms, state) { $0.formatString(count: count) } }
      let name = text.arguments[argument - 1].name
      let forms = JSONValue.variations(arms, state) {
        $0.formatString(count: count, counted: argument)
      }
      let substitution = JSONValue(
        .object(
          [
            JSONMember("argNum", JSONValue(.number(String(argument)))),
            JSONMember("formatSpecifier", JSONValue(.string(ArgumentKind.integer.specifier))),
          ] + (forms.members ?? [])))
      return JSONValue(
        .object([
          .stringUnit("%#@\(name)@", state),
          JSONMember("substitutions", JSONValue(.object([JSONMember(name, substitution)]))),
        ]))
    }
  }
}

extension TranslationState {
  fileprivate var written: String {
    switch self {
    case .translated: "translated"
    case .needsReview: "needs_review"
    case .new: "new"
    }
  }
}

extension JSONMember {
  fileprivate static func stringUnit(_ value: String, _ state: String) -> JSONMember {
    JSONMember(
      "stringUnit",
      JSONValue(
        .object([
          JSONMember("state", JSONValue(.string(state))),
          JSONMember("value", JSONValue(.string(value))),
        ])))
  }
}

extension JSONValue {
  /// `{"variations": {"plural": …}}`
  fileprivate static func variations(
    _ arms: [Form.PluralArm], _ state: String, _ format: ([Piece]) -> String
  ) -> JSONValue {
    let forms = arms.map { arm in
      JSONMember(
        arm.category.rawValue, JSONValue(.object([.stringUnit(format(arm.pieces), state)])))
    }
    let plural = JSONMember("plural", JSONValue(.object(forms.sorted { $0.key < $1.key })))
    return JSONValue(.object([JSONMember("variations", JSONValue(.object([plural])))]))
  }
}
