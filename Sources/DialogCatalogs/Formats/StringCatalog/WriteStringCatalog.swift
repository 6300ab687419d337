import DialogCatalogTexts
import DialogLocales
import DialogSupport

/// Brings a String Catalog up to date with the sources. What says the same already is not touched,
/// nor is what the sources know nothing of; so an untouched catalog comes out byte for byte.
struct StringCatalogUpdate {
  private let index: CatalogIndex
  private let existing: StringCatalog
  /// As all would be written where no catalog is.
  private let new: NewStringCatalog

  /// - Parameter locales: the languages to write besides the source.
  init(_ index: CatalogIndex, existing: StringCatalog, locales: [LanguageTag]) {
    self.index = index
    self.existing = existing
    new = NewStringCatalog(index, locales: locales)
  }

  /// The catalog’s bytes; nil where nothing changes.
  func bytes() throws(DocumentProblem) -> [UInt8]? {
    var strings = existing.strings
    var isChanged = false
    var places: [String: Int] = [:]
    for (place, member) in strings.enumerated() { places[member.key] = place }
    var added: [JSONMember] = []
    for text in index.texts {
      for entry in text.entries {
        guard let place = places[entry.key] else {
          if !text.isTerm { added.append(JSONMember(entry.key, new.entry(entry, text))) }
          continue
        }
        if let value = try updated(strings[place].value, entry, text) {
          strings[place].value = value
          isChanged = true
        }
      }
    }
    if !isChanged, added.isEmpty { return nil }
    let merged = JSONValue(.object(StringCatalogUpdate.merged(strings, added)))
    return XcodeJSON.bytes(of: existing.root.setting("strings", to: merged))
  }

  /// Puts each new member before the first that belongs after it; those that are there keep
  /// their order, whatever it is.
  private static func merged(_ strings: [JSONMember], _ added: [JSONMember]) -> [JSONMember] {
    if added.isEmpty { return strings }
    var new = added.inKeyOrder[...]
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

  /// The entry with what differs replaced; nil where nothing does.
  private func updated(
    _ value: JSONValue, _ entry: CatalogEntry, _ text: TextEntries
  ) throws(DocumentProblem) -> JSONValue? {
    var localizations = value["localizations"]?.members ?? []
    var isChanged = false
    for translation in new.wanted(of: entry) {
      let place = localizations.firstIndex { LanguageTag($0.key) == translation.locale }
      let written = new.localization(translation, text)
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
    let catalogText = try existing.text(value)
    let isSource = translation.locale == index.program.project.sourceLocale
    guard isSource || catalogText.state == translation.state else { return false }
    let rules = index.rules(of: translation.locale)
    let form = try? text.resolver(rules).form(of: catalogText)
    return form?.reads(like: translation.form, rules) ?? false
  }
}

extension JSONValue {
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
