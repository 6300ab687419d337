import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogSupport

/// Brings the `.strings` and the `.stringsdict` file of a language up to date. Texts with plural
/// forms stand in the latter, which goes before the former where both have a key.
struct StringsUpdate {
  private let index: CatalogIndex
  private let locale: LanguageTag
  private let strings: [UInt8]?
  private let stringsdict: [UInt8]?

  /// - Parameters:
  ///   - strings: the text of the file that is there.
  ///   - stringsdict: the text of the file that is there.
  init(
    _ index: CatalogIndex, _ locale: LanguageTag, strings: [UInt8]?, stringsdict: [UInt8]?
  ) {
    self.index = index
    self.locale = locale
    self.strings = strings
    self.stringsdict = stringsdict
  }

  /// A key of the catalog with what it is to say.
  private struct Wanted {
    let entry: CatalogEntry
    let form: Form
    let text: TextEntries
  }

  private var wanted: [Wanted] {
    index.texts.flatMap { text in
      text.entries.compactMap { entry in
        entry[locale].map { Wanted(entry: entry, form: $0.form, text: text) }
      }
    }
  }

  /// Whether a catalog’s text says what the sources say.
  private func says(_ text: CatalogText, _ wanted: Wanted) -> Bool {
    let rules = index.rules(of: locale)
    let form = try? wanted.text.resolver(rules).form(of: text)
    return form?.reads(like: wanted.form, rules) ?? false
  }

  // MARK: .stringsdict

  private func listedKeys() throws(DocumentProblem) -> [String: PropertyList.Member] {
    guard let stringsdict else { return [:] }
    var keys: [String: PropertyList.Member] = [:]
    for member in try PropertyList.read(stringsdict).members ?? [] { keys[member.key] = member }
    return keys
  }

  /// Nil where there is nothing to write and no such file.
  func stringsdictBytes() throws(DocumentProblem) -> [UInt8]? {
    let known = try listedKeys()
    var edits: [TextEdit] = []
    var added = ""
    for wanted in wanted {
      if let member = known[wanted.entry.key] {
        if says(try catalogText(of: member.value, member.keyRange), wanted) { continue }
        let dictionary = dictionary(wanted.form, wanted.text)
        edits.append(
          TextEdit(replace: SourceRange(FileID(0), member.value.range), with: dictionary))
      } else if wanted.text.string(of: wanted.form, index.rules(of: locale)) == nil,
        !wanted.text.isTerm
      {
        added +=
          "\t<key>\(wanted.entry.key.xmlText)</key>\n"
          + "\t\(dictionary(wanted.form, wanted.text))\n"
      }
    }
    guard let stringsdict else {
      return added.isEmpty ? nil : Array(StringsUpdate.document(added).utf8)
    }
    if !added.isEmpty { edits.append(try insertion(of: added, into: stringsdict)) }
    return stringsdict.applying(edits)
  }

  /// In front of the end of the outermost dictionary.
  private func insertion(
    of text: String, into bytes: [UInt8]
  ) throws(DocumentProblem) -> TextEdit {
    let range = try PropertyList.read(bytes).range
    let closesItself = bytes[Int(range.end) - 2] == UInt8(ascii: "/")
    let place = closesItself ? range : ByteRange(range.end - 7, range.end - 7)
    let replacement = closesItself ? "<dict>\n\(text)</dict>" : text
    return TextEdit(replace: SourceRange(FileID(0), place), with: replacement)
  }

  private static func document(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries)</dict>
    </plist>

    """
  }

  private func dictionary(_ form: Form, _ text: TextEntries) -> String {
    let count = text.arguments.count
    func pair(_ key: String, _ value: String, _ indent: String) -> String {
      "\(indent)<key>\(key)</key>\n\(indent)<string>\(value.xmlText)</string>\n"
    }
    if let format = text.string(of: form, index.rules(of: locale)) {
      return "<dict>\n\(pair("NSStringLocalizedFormatKey", format, "\t\t"))\t</dict>"
    }
    switch form {
    case .plain: return ""
    case .plural(let argument, let arms):
      let name = text.arguments[argument - 1].name
      let variable = count == 1 ? "%#@\(name)@" : "%\(argument)$#@\(name)@"
      let forms = arms.map { arm in
        pair(arm.category.rawValue, arm.pieces.formatString(count: count), "\t\t\t")
      }
      return """
        <dict>
        \(pair("NSStringLocalizedFormatKey", variable, "\t\t"))\t\t<key>\(name)</key>
        \t\t<dict>
        \(pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType", "\t\t\t"))\
        \(pair("NSStringFormatValueTypeKey", ArgumentKind.integer.specifier, "\t\t\t"))\
        \(forms.joined())\t\t</dict>
        \t</dict>
        """
    }
  }

  // MARK: .strings

  /// Nil where there is nothing to write and no such file.
  func stringsBytes() throws(DocumentProblem) -> [UInt8]? {
    let old = strings ?? []
    let listed = try listedKeys()
    var places: [String: StringsFile.Entry] = [:]
    for entry in try StringsFile(old).entries { places[entry.key] = entry }
    var edits: [TextEdit] = []
    var added = ""
    for wanted in wanted {
      guard listed[wanted.entry.key] == nil,
        let format = wanted.text.string(of: wanted.form, index.rules(of: locale))
      else { continue }
      if let entry = places[wanted.entry.key] {
        if says(entry.catalogText, wanted) { continue }
        edits.append(entry.replacement(StringsFile.quoted(format)))
      } else if !wanted.text.isTerm {
        let key = StringsFile.quoted(wanted.entry.key)
        let comment = wanted.entry.comment.split(separator: "*/").joined(separator: "* /")
        added += "\n/* \(comment) */\n\(key) = \(StringsFile.quoted(format));\n"
      }
    }
    if strings == nil { return added.isEmpty ? nil : Array(added.utf8.dropFirst()) }
    if edits.isEmpty, added.isEmpty { return strings }
    let end = SourceRange(FileID(0), ByteRange(old.count, old.count))
    edits.append(.insert((old.isEmpty || old.last == 0x0A ? "" : "\n") + added, at: end))
    return old.applying(edits)
  }
}

extension StringsFile.Entry {
  fileprivate var catalogText: CatalogText {
    CatalogText(
      variation: .unit(
        CatalogUnit(value: value, state: .translated, range: valueRange ?? keyRange)))
  }

  fileprivate func replacement(_ quoted: String) -> TextEdit {
    if let valueRange {
      return TextEdit(replace: SourceRange(FileID(0), valueRange), with: quoted)
    }
    return .insert(" = \(quoted)", at: SourceRange(FileID(0), keyRange.atEnd))
  }
}
