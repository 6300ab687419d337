import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogSupport

/// The rows of a `.strings` file.
func stringsContents(_ bytes: [UInt8], _ locale: LanguageTag) throws(DocumentProblem)
  -> CatalogContents
{
  if bytes.starts(with: "bplist".utf8) || isXML(bytes) { return try listedStrings(bytes, locale) }
  var contents = CatalogContents(sourceLocale: nil)
  var places: [String: Int] = [:]
  for entry in try StringsFile(bytes).entries {
    let unit = CatalogUnit(
      value: entry.value, state: .translated, range: entry.valueRange ?? entry.keyRange)
    let row = CatalogRow(
      key: entry.key, locale: locale, text: CatalogText(variation: .unit(unit)),
      range: entry.keyRange, keyRange: entry.keyRange)
    contents.add(row, &places)
  }
  return contents
}

private func isXML(_ bytes: [UInt8]) -> Bool {
  let start = bytes.drop { $0 <= 0x20 }
  return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
}

/// A `.strings` file may be a property list in XML too.
private func listedStrings(
  _ bytes: [UInt8], _ locale: LanguageTag
) throws(DocumentProblem) -> CatalogContents {
  var contents = CatalogContents(sourceLocale: nil)
  var places: [String: Int] = [:]
  let list = try PropertyList.read(bytes)
  for member in list.members ?? [] {
    guard let value = member.value.string else { continue }
    let unit = CatalogUnit(value: value, state: .translated, range: member.value.range)
    let row = CatalogRow(
      key: member.key, locale: locale, text: CatalogText(variation: .unit(unit)),
      range: member.keyRange, keyRange: member.keyRange)
    contents.add(row, &places)
  }
  return contents
}

extension CatalogContents {
  /// Adds a row in the place of one with the same key, which is reported.
  fileprivate mutating func add(_ row: CatalogRow, _ places: inout [String: Int]) {
    if let place = places[row.key] {
      findings.append(.duplicateKey(row.key, at: row.range))
      rows[place] = row
    } else {
      places[row.key] = rows.count
      rows.append(row)
    }
  }
}

/// The rows of a `.stringsdict` file.
func stringsdictContents(
  _ bytes: [UInt8], _ locale: LanguageTag
) throws(DocumentProblem) -> CatalogContents {
  var contents = CatalogContents(sourceLocale: nil)
  var places: [String: Int] = [:]
  guard let entries = try PropertyList.read(bytes).members else {
    throw .noFormat(at: ByteRange(0, min(1, bytes.count)))
  }
  for entry in entries {
    let row = CatalogRow(
      key: entry.key, locale: locale, text: try catalogText(of: entry.value, entry.keyRange),
      range: entry.keyRange, keyRange: entry.keyRange)
    contents.add(row, &places)
  }
  return contents
}

/// One entry: a format with variables, or texts by device or width.
func catalogText(
  of value: PropertyList, _ key: ByteRange
) throws(DocumentProblem) -> CatalogText {
  if let device = value["NSStringDeviceSpecificRuleType"]?.members {
    return try varied(device, value, key) { $0 == "other" ? 0 : 1 }
  }
  if let widths = value["NSStringVariableWidthRuleType"]?.members {
    return try varied(widths, value, key) { -(Int($0) ?? 0) }
  }
  guard let format = value["NSStringLocalizedFormatKey"], let text = format.string else {
    throw .noFormat(at: key)
  }
  let unit = CatalogUnit(value: text, state: .translated, range: format.range)
  return CatalogText(variation: .unit(unit), substitutions: try variables(of: value))
}

/// Texts by a rule of their own; what comes first by `rank` stands for all.
private func varied(
  _ members: [PropertyList.Member], _ value: PropertyList, _ key: ByteRange,
  rank: (String) -> Int
) throws(DocumentProblem) -> CatalogText {
  var forms: [(name: String, variation: Variation)] = []
  var substitutions: [CatalogText.Substitution] = []
  for member in members.sorted(by: { rank($0.key) < rank($1.key) }) {
    if let text = member.value.string {
      let unit = CatalogUnit(value: text, state: .translated, range: member.value.range)
      forms.append((member.key, .unit(unit)))
    } else {
      let text = try catalogText(of: member.value, member.keyRange)
      forms.append((member.key, text.variation))
      if substitutions.isEmpty { substitutions = text.substitutions }
    }
  }
  if forms.isEmpty { throw .noFormat(at: key) }
  return CatalogText(variation: .device(forms), substitutions: substitutions)
}

private func variables(
  of entry: PropertyList
) throws(DocumentProblem) -> [CatalogText.Substitution] {
  var substitutions: [CatalogText.Substitution] = []
  for member in entry.members ?? [] {
    guard let forms = member.value.members else { continue }
    let type = member.value["NSStringFormatSpecTypeKey"]
    if let type, type.string != "NSStringPluralRuleType" {
      throw DocumentProblem(
        .shape,
        Message(
          en: "a variable chooses by plural categories: NSStringPluralRuleType",
          ko: "변수는 복수형 범주(NSStringPluralRuleType)로 고릅니다"), at: type.range)
    }
    var arms: [(category: PluralCategory, variation: Variation)] = []
    for form in forms {
      guard let category = PluralCategory(rawValue: form.key), let text = form.value.string else {
        continue
      }
      let unit = CatalogUnit(value: text, state: .translated, range: form.value.range)
      arms.append((category, .unit(unit)))
    }
    substitutions.append(
      CatalogText.Substitution(
        name: member.key, argument: nil,
        specifier: member.value["NSStringFormatValueTypeKey"]?.string, variation: .plural(arms)))
  }
  return substitutions
}

extension DocumentProblem {
  fileprivate static func noFormat(at range: ByteRange) -> DocumentProblem {
    DocumentProblem(
      .shape,
      Message(
        en: "an entry of a .stringsdict file is a <dict> with NSStringLocalizedFormatKey",
        ko: ".stringsdict 파일의 항목은 NSStringLocalizedFormatKey가 있는 <dict>여야 합니다"),
      at: range)
  }
}
