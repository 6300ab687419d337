/// A line of the table of languages.
struct LanguageLine {
  /// Where a tag does not say.
  let script: String
  private let region: String
  private let otherScripts: [OtherScript]
  /// Tags that are nearer to some regions than the bare language is.
  let nearTags: [(tag: String, regions: [String])]
  /// Other codes of the language or, as `sh` of `sr-Latn`, of a tag of it.
  let aliases: [(tag: String, codes: [String])]

  private struct OtherScript {
    let script: String
    let region: String
    /// Those that write the language so where a tag does not say.
    let regions: [String]
  }

  /// Nil where the table does not have the language.
  init?(_ language: String) {
    let lines = StaticBytes(languageMatchingData).split("\n")
    guard let line = lines.first(where: { $0.cut("\t")!.0.equals(language) }) else { return nil }
    var fields = line.split("\t").dropFirst().makeIterator()
    script = fields.next()!.string
    region = fields.next()!.string
    otherScripts = LanguageLine.entries(fields.next()!).map { name, regions in
      let parts = name.split(separator: "=")
      return OtherScript(script: String(parts[0]), region: String(parts[1]), regions: regions)
    }
    nearTags = LanguageLine.entries(fields.next()!).map { (tag: $0, regions: $1) }
    aliases = LanguageLine.entries(fields.next()!).map { (tag: $0, codes: $1) }
  }

  /// The scripts that the language is written in somewhere, the customary one first.
  var scripts: [String] {
    [script] + otherScripts.filter { !$0.regions.isEmpty }.map(\.script)
  }

  /// The regions of which more is known than of any other.
  var regions: [String] { regionsOfScripts + nearTags.flatMap(\.regions) }

  /// Those that write the language in another script where a tag does not say.
  var regionsOfScripts: [String] { otherScripts.flatMap(\.regions) }

  func script(in region: String?) -> String {
    guard let region else { return script }
    return otherScripts.first { $0.regions.contains(region) }?.script ?? script
  }

  func region(of script: String) -> String? {
    script == self.script ? region : otherScripts.first { $0.script == script }?.region
  }

  /// `Hant=TW:AU TW|Bopo=TW:`
  private static func entries(_ field: StaticBytes) -> [(String, [String])] {
    if field.isEmpty { return [] }
    return field.split("|").map { entry in
      let (name, values) = entry.cut(":")!
      return (name.string, values.isEmpty ? [] : values.split(" ").map(\.string))
    }
  }

  /// A language and those that are forms of it, `no`, `nb` and `nn`, whichever of them is asked for.
  static func family(of language: String) -> [String] {
    var own = [language]
    for line in StaticBytes(languageMatchingData).split("\n") {
      let (root, rest) = line.cut("\t")!
      let isOwn = root.equals(language)
      guard isOwn || rest.contains(language) else { continue }
      let aliases = LanguageLine(root.string)!.aliases.first { $0.tag == root.string }?.codes ?? []
      let family = [root.string] + aliases.filter { LanguageLine($0) != nil }
      if isOwn { own = family } else if family.contains(language) { return family }
    }
    return own
  }
}

extension StaticBytes {
  /// Whether the bytes of a text are somewhere in it.
  fileprivate func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      var place = 0
      while place + text.count <= count {
        var length = 0
        while length < text.count, start[place + length] == text[length] { length += 1 }
        if length == text.count { return true }
        place += 1
      }
      return false
    }
  }
}
