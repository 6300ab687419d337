import DialogLocales
import DialogSupport

/// Brings a String Catalog up to date with the sources. What says the same already is not touched,
/// nor is what the sources know nothing of; so an untouched catalog comes out byte for byte.
struct StringCatalogUpdate {
  private let index: CatalogIndex
  private let existing: StringCatalog?
  private let locales: [LanguageTag]

  /// - Parameter locales: the languages to write besides the source.
  init(_ index: CatalogIndex, existing: StringCatalog?, locales: [LanguageTag]) {
    self.index = index
    self.existing = existing
    self.locales = locales
  }

  /// The catalog’s bytes; nil where nothing changes.
  func bytes() throws(DocumentProblem) -> [UInt8]? {
    var strings = existing?.strings ?? []
    var isChanged = existing == nil
    var places: [String: Int] = [:]
    for (place, member) in strings.enumerated() { places[member.key] = place }
    var added: [JSONMember] = []
    for text in index.texts {
      for entry in text.entries {
        guard let place = places[entry.key] else {
          if !text.isTerm { added.append(JSONMember(entry.key, fresh(entry, text))) }
          continue
        }
        if let value = try updated(strings[place].value, entry, text) {
          strings[place].value = value
          isChanged = true
        }
      }
    }
    if !isChanged, added.isEmpty { return nil }
    return XcodeJSON.bytes(of: root(StringCatalogUpdate.merged(strings, added)))
  }

  /// Puts each new member before the first that belongs after it; those that are there keep
  /// their order, whatever it is.
  private static func merged(_ strings: [JSONMember], _ added: [JSONMember]) -> [JSONMember] {
    if added.isEmpty { return strings }
    var new = added.map { (member: $0, order: KeyOrder($0.key)) }.sorted { $0.order < $1.order }[
      ...]
    var merged: [JSONMember] = []
    for member in strings {
      let order = KeyOrder(member.key)
      while let first = new.first, first.order < order {
        merged.append(first.member)
        new.removeFirst()
      }
      merged.append(member)
    }
    return merged + new.map(\.member)
  }

  private func root(_ strings: [JSONMember]) -> JSONValue {
    let value = JSONValue(.object(strings))
    guard let existing else {
      let source = JSONValue(.string(index.program.project.sourceLocale.tag))
      return JSONValue(
        .object([
          JSONMember("sourceLanguage", source), JSONMember("strings", value),
          JSONMember("version", JSONValue(.string("1.0"))),
        ]))
    }
    return existing.root.setting("strings", to: value)
  }

  // MARK: Entries

  private func fresh(_ entry: CatalogEntry, _ text: TextEntries) -> JSONValue {
    var localizations: [JSONMember] = []
    for translation in entry.translations where isWanted(translation.locale) {
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

  private func isWanted(_ locale: LanguageTag) -> Bool {
    locale == index.program.project.sourceLocale || locales.contains(locale)
  }

  /// The entry with what differs replaced; nil where nothing does.
  private func updated(
    _ value: JSONValue, _ entry: CatalogEntry, _ text: TextEntries
  ) throws(DocumentProblem) -> JSONValue? {
    var localizations = value["localizations"]?.members ?? []
    var isChanged = false
    for translation in entry.translations where isWanted(translation.locale) {
      let place = localizations.firstIndex { LanguageTag($0.key) == translation.locale }
      let written = localization(translation, text)
      if let place {
        let old = localizations[place].value
        if try says(old, translation, text) { continue }
        localizations[place].value = old.replacingText(with: written)
      } else {
        localizations.insertInOrder(JSONMember(translation.locale.tag, written))
      }
      isChanged = true
    }
    if !isChanged { return nil }
    return value.setting("localizations", to: JSONValue(.object(localizations)))
  }

  /// Whether a localization says what the sources say.
  private func says(
    _ value: JSONValue, _ translation: EntryTranslation, _ text: TextEntries
  ) throws(DocumentProblem) -> Bool {
    guard let existing else { return false }
    let catalogText = try existing.text(value)
    let isSource = translation.locale == index.program.project.sourceLocale
    guard isSource || catalogText.state == translation.state else { return false }
    let rules = index.rules(of: translation.locale)
    let form = try? text.resolver(rules).form(of: catalogText)
    return form?.reads(like: translation.form, rules) ?? false
  }

  // MARK: Localizations

  private func localization(_ translation: EntryTranslation, _ text: TextEntries) -> JSONValue {
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

  /// The object with a member replaced where it stands, or added in order.
  fileprivate func setting(_ key: String, to value: JSONValue) -> JSONValue {
    var members = members ?? []
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.insertInOrder(JSONMember(key, value))
    }
    return JSONValue(.object(members))
  }

  /// The localization with another text; what is unknown in it stays.
  fileprivate func replacingText(with text: JSONValue) -> JSONValue {
    let kinds = ["stringUnit", "substitutions", "variations"]
    var members = members ?? []
    let old = members.first { $0.key == "stringUnit" }?.value
    members.removeAll { kinds.contains($0.key) }
    for member in text.members ?? [] {
      var value = member.value
      if member.key == "stringUnit", let old {
        value = old.setting("state", to: value["state"]!).setting("value", to: value["value"]!)
      }
      members.insertInOrder(JSONMember(member.key, value))
    }
    return JSONValue(.object(members))
  }
}

extension [JSONMember] {
  /// Adds a member before the first that belongs after it.
  fileprivate mutating func insertInOrder(_ member: JSONMember) {
    let order = KeyOrder(member.key)
    insert(member, at: firstIndex { order < KeyOrder($0.key) } ?? count)
  }
}
