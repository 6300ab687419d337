extension LanguageMatching {
  /// The locale that suits someone best: of the languages that are read, the first that finds one.
  ///
  /// - Parameter list: what is read, best first: tags between commas, with qualities or without, as
  ///   Accept-Language has them, or locales of POSIX between colons, also after the name of the
  ///   variable (`LANGUAGE=pt_BR:en`). As `dialog_choose_language` of the C runtime reads it.
  /// - Returns: an index of the locales; nil where nothing suits.
  public func choose(_ list: String) -> Int? {
    var best: (index: Int, quality: Int)?
    for range in LanguageRange.ranges(of: list) where range.quality > 0 {
      guard let (index, isLastResort) = lookUp(range.tag) else { continue }
      let quality = range.quality + (isLastResort ? 0 : 1000)
      if quality > best?.quality ?? 0 { best = (index, quality) }
    }
    return best?.index
  }

  /// Where a language of its own comes after a larger one (`zh-cmn-hant`; RFC 5646, 4.5), that finds
  /// first, then the larger one: `cmn-hant`, `zh-hant`.
  private func lookUp(_ tag: String) -> (index: Int, isLastResort: Bool)? {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[1].utf8.count == 3, parts[1].utf8.allSatisfy(\.isASCIILower)
    else { return lookUpTag(tag) }
    let own = parts.dropFirst().joined(separator: "-")
    let larger = (parts.prefix(1) + parts.dropFirst(2)).joined(separator: "-")
    return lookUpTag(own) ?? lookUpTag(larger)
  }

  private func lookUpTag(_ tag: String) -> (index: Int, isLastResort: Bool)? {
    var tag = meaning(of: tag)
    while !tag.isEmpty {
      for (index, answers) in answers.enumerated() {
        if let answer = answers.first(where: { $0.tag == tag }) {
          return (index, answer.isLastResort)
        }
      }
      tag = LanguageMatching.shortened(tag)
    }
    return nil
  }

  /// The tag with the customary code of its language: `zh-hant` of `cmn-hant`.
  private func meaning(of tag: String) -> String {
    let code = tag.prefix { $0 != "-" }
    let alias = aliases.lazy.flatMap { $0 }.first { $0.code == code }
    return alias.map { $0.meaning + tag.dropFirst(code.count) } ?? tag
  }

  /// Without the last subtag, and a singleton that would then be last (RFC 4647, 3.4).
  private static func shortened(_ tag: String) -> String {
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false).dropLast()
    while parts.count > 1, parts.last!.utf8.count == 1 { parts = parts.dropLast() }
    return parts.joined(separator: "-")
  }
}

/// A language that someone reads.
private struct LanguageRange {
  /// In lower case; empty where there is none.
  let tag: String
  /// In thousandths.
  let quality: Int

  static func ranges(of list: String) -> [LanguageRange] {
    var list = list[...]
    if let end = list.firstIndex(where: { "=,:;".contains($0) }), list[end] == "=" {
      list = list[list.index(after: end)...]
    }
    return list.split { ",: \t\r\n".contains($0) && $0 != " " }.map { LanguageRange($0) }
  }

  private init(_ text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let name = parts[0].drop { $0 == " " }.prefix { $0 != " " }
    let letters = name.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    var tag = letters.lowercased().split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: "-")
    if name.contains("@latin") { tag = LanguageRange.inserted("latn", into: tag) }
    if name.contains("@cyrillic") { tag = LanguageRange.inserted("cyrl", into: tag) }
    self.tag = tag
    quality = parts.dropFirst().lazy.compactMap(LanguageRange.quality).last ?? 1000
  }

  /// POSIX writes the script last: sr_RS@latin.
  private static func inserted(_ script: String, into tag: String) -> String {
    let parts = tag.split(separator: "-", maxSplits: 1)
    return ([String(parts.first ?? ""), script] + parts.dropFirst().map(String.init))
      .joined(separator: "-")
  }

  /// Of `q=0.8`.
  private static func quality(_ parameter: Substring) -> Int? {
    let text = parameter.drop { $0 == " " }
    guard text.lowercased().hasPrefix("q="), let value = Double(text.dropFirst(2).prefix(5)) else {
      return nil
    }
    return Int(min(max(value, 0), 1) * 1000 + 0.5)
  }
}
