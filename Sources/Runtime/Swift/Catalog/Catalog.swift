extension DialogTexts {
  /// What the project’s String Catalog says in a language; nil where it has nothing to say there.
  fileprivate func translated(_ place: String, _ tag: String) -> String? {
    let requests = definition.texts("catalog \(place)")
    let request = requests.first { $0.language.split(separator: ",").contains(tag[...]) }
    guard let request = request?.text.words else { return nil }
    let words = request.map { formatted((tag, $0[...])) }
    guard let text = DialogCatalog.text(words[0], tag) else { return nil }
    // A percent sign of a text without values is just that.
    if words.count == 1 { return text.format }
    let keys = request.dropFirst().map { numberKeys(of: $0, tag) }
    var run = DialogFormatString(text, Array(words.dropFirst()), keys)
    return run.text()
  }

  /// The plural forms that suit the value of `{0}`, the nearest first; Apple’s formats take `zero` for 0 in every
  /// language.
  private func numberKeys(of request: String, _ tag: String) -> [String] {
    let digits = request.drop { $0 != "{" }.dropFirst().prefix(while: \.isNumber)
    guard let index = Int(digits), case .integer(let number) = values[index] else { return [] }
    let category = DialogLanguage.named(tag).pluralCategory(of: number.magnitude)
    return (number == 0 ? ["zero"] : []) + [category, "other"]
  }
}

/// The String Catalog `Project.xcstrings`, as Xcode compiles it: `.strings` and `.stringsdict` in a folder for each
/// language.
private enum DialogCatalog {
  /// A format string, and the plural forms of its variables.
  struct Text: Sendable {
    var format: String
    var forms: [String: [String: String]] = [:]
  }

  private static let table = String(DialogDefinition.project.line("project") ?? "")

  /// The texts with plural forms, by language and key. Foundation tells these only to its own formats, which choose
  /// by their locale, not by the language of the text.
  private static let counted: [String: [String: Text]] = {
    let tags = DialogDefinition.project.lines("language").map { $0.words[0] }
    let tables = tags.map { tag in
      folder(tag)?.url(forResource: table, withExtension: "stringsdict").map(texts) ?? [:]
    }
    return Dictionary(uniqueKeysWithValues: zip(tags, tables))
  }()

  /// The text of a key in a language; nil where it is not there.
  static func text(_ key: String, _ tag: String) -> Text? {
    if let text = counted[tag]?[key] { return text }
    let absent = "\u{FFFF}"
    let format = folder(tag)?.localizedString(forKey: key, value: absent, table: table)
    return format.flatMap { $0 == absent ? nil : Text(format: $0) }
  }

  /// SwiftPM writes the folders’ names in small letters.
  private static func folder(_ tag: String) -> Bundle? {
    let paths = [tag, tag.lowercased()].lazy.compactMap {
      bundle.path(forResource: $0, ofType: "lproj")
    }
    return paths.first.flatMap(Bundle.init(path:))
  }

  private static var bundle: Bundle {
    #if SWIFT_PACKAGE
      .module
    #else
      Bundle(for: ProjectContent.self)
    #endif
  }

  private static func texts(_ file: URL) -> [String: Text] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: [String: Any]]
    else { return [:] }
    return entries.mapValues { entry in
      Text(
        format: entry["NSStringLocalizedFormatKey"] as? String ?? "",
        forms: entry.compactMapValues { $0 as? [String: String] })
    }
  }
}
