import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogSupport

/// A String Catalog (`.xcstrings`): what it says, and the JSON that says it.
struct StringCatalog {
  let root: JSONValue
  let sourceLocale: LanguageTag
  /// The entries, in the order of the file.
  let strings: [JSONMember]

  init(_ bytes: [UInt8]) throws(DocumentProblem) {
    do throws(JSONProblem) {
      root = try JSONReader.read(bytes)
    } catch {
      throw DocumentProblem(error)
    }
    guard let strings = root["strings"]?.members else {
      throw .shape(
        "a String Catalog has an object “strings”", "String Catalog에는 “strings” 객체가 있어야 합니다", root)
    }
    let language = root["sourceLanguage"]
    guard let tag = language?.string, let locale = LanguageTag(tag) else {
      throw .shape(
        "a String Catalog names its source language in “sourceLanguage”",
        "String Catalog에는 원본 언어를 “sourceLanguage”에 적어야 합니다", language ?? root)
    }
    self.strings = strings
    sourceLocale = locale
  }

  /// All that the catalog says, entry by entry.
  func contents() throws(DocumentProblem) -> CatalogContents {
    var contents = CatalogContents(sourceLocale: sourceLocale)
    for entry in strings {
      guard let members = entry.value.members else { throw .notObject(entry.value) }
      if entry.value["shouldTranslate"]?.flag == false { continue }
      guard let localizations = members.first(where: { $0.key == "localizations" })?.value else {
        continue
      }
      guard let languages = localizations.members else { throw .notObject(localizations) }
      try add(languages, of: entry, to: &contents)
    }
    return contents
  }

  private func add(
    _ languages: [JSONMember], of entry: JSONMember, to contents: inout CatalogContents
  ) throws(DocumentProblem) {
    let source = languages.first { LanguageTag($0.key) == sourceLocale }
    let sourceText = try source.map { (member) throws(DocumentProblem) in try text(member.value) }
    for language in languages {
      guard let locale = LanguageTag(language.key) else {
        contents.findings.append(.unknownLanguage(language.key, at: language.keyRange))
        continue
      }
      contents.rows.append(
        CatalogRow(
          key: entry.key, locale: locale, text: try text(language.value), source: sourceText,
          range: language.keyRange, keyRange: entry.keyRange))
    }
  }

  /// One localization.
  func text(_ value: JSONValue) throws(DocumentProblem) -> CatalogText {
    if value.members == nil { throw .notObject(value) }
    var text = CatalogText(variation: try variation(value))
    if let substitutions = value["substitutions"] {
      guard let members = substitutions.members else { throw .notObject(substitutions) }
      for member in members {
        text.substitutions.append(
          CatalogText.Substitution(
            name: member.key, argument: member.value["argNum"]?.integer,
            specifier: member.value["formatSpecifier"]?.string,
            variation: try variation(member.value)))
      }
    }
    return text
  }

  private func variation(_ value: JSONValue) throws(DocumentProblem) -> Variation {
    if let unit = value["stringUnit"] { return .unit(try self.unit(unit)) }
    guard let variations = value["variations"] else {
      // Nothing is said yet.
      return .unit(CatalogUnit(value: "", state: .new, range: value.range))
    }
    if let plural = variations["plural"]?.members {
      var forms: [(PluralCategory, Variation)] = []
      for member in plural {
        guard let category = PluralCategory(rawValue: member.key) else {
          throw .shape("there is no plural category of this name", "이런 이름의 복수형 범주는 없습니다", member)
        }
        forms.append((category, try variation(member.value)))
      }
      return .plural(forms)
    }
    guard let device = variations["device"]?.members, !device.isEmpty else {
      throw .shape(
        "a text varies by “plural” or “device”", "텍스트는 “plural”이나 “device”에 따라 달라집니다", variations)
    }
    var forms: [(String, Variation)] = []
    for member in device { forms.append((member.key, try variation(member.value))) }
    return .device(forms)
  }

  private func unit(_ value: JSONValue) throws(DocumentProblem) -> CatalogUnit {
    guard let text = value["value"]?.string else {
      throw .shape("a string unit has a text “value”", "stringUnit에는 문자열 “value”가 있어야 합니다", value)
    }
    let state: TranslationState =
      switch value["state"]?.string {
      case "new": .new
      case "needs_review", "stale": .needsReview
      default: .translated
      }
    return CatalogUnit(value: text, state: state, range: value["value"]!.range)
  }
}

extension DocumentProblem {
  fileprivate static func shape(
    _ english: String, _ korean: KoreanMessage, _ value: JSONValue
  ) -> DocumentProblem {
    // A whole document is no place to point at.
    let end = min(value.range.end, value.range.start + 1)
    let isLong = value.range.end - value.range.start > 200
    return DocumentProblem(
      .shape, Message(en: english, ko: korean),
      at: isLong ? ByteRange(value.range.start, end) : value.range)
  }

  fileprivate static func shape(
    _ english: String, _ korean: KoreanMessage, _ member: JSONMember
  ) -> DocumentProblem {
    DocumentProblem(.shape, Message(en: english, ko: korean), at: member.keyRange)
  }

  fileprivate static func notObject(_ value: JSONValue) -> DocumentProblem {
    .shape("an object is expected here", "여기에는 객체가 있어야 합니다", value)
  }
}
