/// How a language, or a region's use of it, writes numbers, dates, lists and the like (CLDR).
///
/// Finding one is a binary search of a table that lies in the executable; nothing is kept. Each
/// property reads its field anew, in some microseconds.
public struct LocaleData: Sendable {
  /// The locale's tag; that of the nearest ancestor with data of its own for `ko-US`, `pt-BR`.
  public let tag: LanguageTag
  /// The tag and those of its ancestors with data, the nearest first, without root: `es-MX`,
  /// `es-419`, `es`.
  public let chain: [LanguageTag]
  /// The locale's line of the table and its ancestors', root's last.
  let lines: [StaticBytes]

  /// Nil for a language that CLDR has no locale for.
  public static func find(_ tag: LanguageTag) -> LocaleData? {
    for candidate in candidates(for: tag) {
      if let line = line(of: candidate) { return LocaleData(line) }
    }
    return nil
  }

  /// CLDR's root: what holds where a language says nothing.
  public static let root = LocaleData(line(of: "root")!)

  /// The locales with data of their own, in the order of their bytes; none of them an alias.
  public static var allTags: [LanguageTag] {
    StaticBytes(localeTable).split("\n").compactMap { line in
      let fields = line.split("\t").prefix(2).map(\.string)
      return fields.last!.hasPrefix(">") ? nil : LanguageTag(fields[0])
    }
  }

  /// The value of a key, from the nearest line that has it; nil where none has.
  func field(_ key: String) -> StaticBytes? {
    for line in lines {
      if let value = line.value(ofField: key) { return value }
    }
    return nil
  }

  /// As `field`; empty where no line has the key.
  func text(_ key: String) -> String { field(key)?.string ?? "" }

  /// The parts of a value between bars; none of an empty value.
  func parts(_ key: String) -> [String] {
    guard let value = field(key), !value.isEmpty else { return [] }
    return value.split("|").map(\.string)
  }

  /// The parts of a value between bars, each with what comes before its first colon.
  func pairs(_ key: String) -> [(name: StaticBytes, value: String)] {
    guard let value = field(key), !value.isEmpty else { return [] }
    return value.split("|").map { part in
      let (name, value) = part.cut(":")!
      return (name, value.string)
    }
  }
}

extension LocaleData {
  private init(_ line: StaticBytes) {
    var lines: [StaticBytes] = []
    var next: StaticBytes? = line
    var chain: [LanguageTag] = []
    while let line = next {
      let fields = line.split("\t").prefix(2).map { $0 }
      let link = fields.count > 1 ? fields[1] : StaticBytes("")
      if link.first == UInt8(ascii: ">") {
        next = LocaleData.nearestLine(to: link.suffix(from: 1).string)
        continue
      }
      lines.append(line)
      if let tag = LanguageTag(fields[0].string) { chain.append(tag) }
      next = LocaleData.parent(of: fields[0].string, link: link)
    }
    self.lines = lines
    self.chain = chain
    tag = chain.first ?? LanguageTag("und")!
  }

  /// The line a line inherits from; nil for root.
  private static func parent(of name: String, link: StaticBytes) -> StaticBytes? {
    if link.first == UInt8(ascii: "^") { return line(of: link.suffix(from: 1).string) }
    if name == "root" { return nil }
    return name.lastIndex(of: "-").flatMap { nearestLine(to: String(name[..<$0])) }
      ?? line(of: "root")
  }

  /// The line of a tag, else of the tag less its last subtag, and so on.
  private static func nearestLine(to tag: String) -> StaticBytes? {
    if let line = line(of: tag) { return line }
    return tag.lastIndex(of: "-").flatMap { nearestLine(to: String(tag[..<$0])) }
  }

  /// From the tag itself to its language. Where the region writes another script than the
  /// language, as zh-TW does, the language in that script.
  private static func candidates(for tag: LanguageTag) -> [String] {
    var candidates: [String] = []
    let language = tag.language
    let script = tag.script ?? tag.likelyScript
    if let region = tag.region {
      if let script { candidates.append("\(language)-\(script)-\(region)") }
      let regional = LanguageTag("\(language)-\(region)")!
      if script == nil || regional.likelyScript == script { candidates.append(regional.tag) }
    }
    if let script { candidates.append("\(language)-\(script)") }
    return candidates + [language]
  }

  private static func line(of tag: String) -> StaticBytes? {
    StaticBytes(localeTable).line(startingWith: tag)
  }
}
