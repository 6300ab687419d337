/// Finds the best of several locales for a reader by looking tags up (RFC 4647, “Lookup”).
///
/// A lookup drops subtags from the end until it finds a tag that a locale answers to. Which tags
/// those are is worked out beforehand: zh-TW is written in Hant and so finds zh-Hant, en-AU is
/// nearer to en-GB than to en-US, iw is an older code of he.
public struct LanguageMatching: Sendable {
  /// The tags that each locale answers to.
  public let answers: [[Answer]]
  /// Other codes of the languages that the locales are in, each once, with a locale of the language.
  public let aliases: [[Alias]]

  /// A reader’s language that a locale answers to.
  public struct Answer: Hashable, Sendable {
    /// In lower case.
    public let tag: String
    /// Counts only where no other language of the reader's finds a locale: this one is in another
    /// script, or in a language that is merely near.
    public let isLastResort: Bool
  }

  /// Another code of a language, or as `sh` of a tag of it; both in lower case.
  public struct Alias: Hashable, Sendable {
    /// What a tag begins with: `cmn`.
    public let code: String
    /// What stands for it: `zh`.
    public let meaning: String
  }

  /// - Parameter locales: of equally good ones the first wins.
  public init(of locales: [LanguageTag]) {
    var answers: [[Answer]] = Array(repeating: [], count: locales.count)
    var aliases: [[Alias]] = Array(repeating: [], count: locales.count)
    let languages = Set(locales.map(\.language))
    var done: Set<String> = []
    for locale in locales where !done.contains(locale.language) {
      let family = LanguageFamily(of: locale.language, among: locales)
      done.formUnion(family.languages)
      for (index, answer) in family.answers() { answers[index].append(answer) }
      aliases[family.first] = family.aliases.filter { !languages.contains($0.code) }
    }
    self.answers = answers
    self.aliases = aliases
  }
}

/// The locales of one language and its forms, and what finds each of them.
private struct LanguageFamily {
  let languages: [String]
  /// What the table has of each language, read once.
  private let lines: [String: LanguageLine]
  private let members: [(index: Int, ancestry: LocaleAncestry)]

  init(of language: String, among locales: [LanguageTag]) {
    let languages = LanguageLine.family(of: language)
    let lines = languages.reduce(into: [:]) { $0[$1] = LanguageLine($1) }
    self.languages = languages
    self.lines = lines
    members = locales.indices.filter { languages.contains(locales[$0].language) }.map {
      ($0, LocaleAncestry(locales[$0], lines[locales[$0].language], root: languages[0]))
    }
  }

  /// The index of the first locale.
  var first: Int { members[0].index }

  /// The codes that stand for another; those of a language with forms of its own do not.
  var aliases: [LanguageMatching.Alias] {
    languages.flatMap { lines[$0]?.aliases ?? [] }.flatMap { tag, codes in
      codes.filter { !languages.contains($0) }.map { .init(code: $0, meaning: tag.lowercased()) }
    }
  }

  private struct Finding: Equatable {
    let index: Int
    let isLastResort: Bool
  }

  /// The tags that must be known, each with the index of the locale that it finds: of those that
  /// find what a shorter one finds anyway only the locales' own.
  func answers() -> [(index: Int, answer: LanguageMatching.Answer)] {
    var findings: [String: Finding] = [:]
    var answers: [(Int, LanguageMatching.Answer)] = []
    for (tag, meaning) in candidates() where findings[tag] == nil {
      let finding = find(LocaleAncestry(meaning, lines[meaning.language], root: languages[0]))
      let isOwn = members.contains { $0.ancestry.tag.tag.lowercased() == tag }
      if !isOwn, inherited(tag, findings) == finding { continue }
      findings[tag] = finding
      answers.append((finding.index, .init(tag: tag, isLastResort: finding.isLastResort)))
    }
    return answers
  }

  /// What the lookup of a tag finds after dropping subtags.
  private func inherited(_ tag: String, _ findings: [String: Finding]) -> Finding? {
    var rest = tag[...]
    while let hyphen = rest.lastIndex(of: "-") {
      rest = rest[..<hyphen]
      if let finding = findings[String(rest)] { return finding }
    }
    return nil
  }

  /// Tags in lower case that might find another locale than a shorter one does, and what they
  /// mean; shorter ones first.
  private func candidates() -> [(tag: String, meaning: LanguageTag)] {
    var candidates: [(tag: String, meaning: LanguageTag)] = []
    for language in languages {
      let line = lines[language]
      let scripts = (line?.scripts ?? []) + members.compactMap(\.ancestry.tag.script)
      // Where there is one locale to find, no region is nearer to another.
      let known = members.count > 1 ? line?.regions : line?.regionsOfScripts
      let regions = (known ?? []) + members.compactMap(\.ancestry.tag.region)
      var tags = [language] + scripts.map { "\(language)-\($0)" }
      tags += regions.map { "\(language)-\($0)" }
      // Nobody names the customary script and a region.
      let others = scripts.filter { $0 != line?.script }
      tags += others.flatMap { script in regions.map { "\(language)-\(script)-\($0)" } }
      candidates += tags.compactMap { LanguageTag($0) }.map { ($0.tag.lowercased(), $0) }
    }
    candidates += members.map { ($0.ancestry.tag.tag.lowercased(), $0.ancestry.tag) }
    return candidates.enumerated().sorted { a, b in
      let (x, y) = (LanguageFamily.subtags(a.element.tag), LanguageFamily.subtags(b.element.tag))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  private static func subtags(_ tag: String) -> Int { tag.utf8.count { $0 == UInt8(ascii: "-") } }

  /// The member that suits a reader best: of those in the reader's script the closest.
  private func find(_ reader: LocaleAncestry) -> Finding {
    let readable = members.filter { $0.ancestry.script == reader.script }
    let best = (readable.isEmpty ? members : readable).max { a, b in
      let (x, y) = (a.ancestry.closeness(to: reader), b.ancestry.closeness(to: reader))
      return x == y ? a.index > b.index : x.lexicographicallyPrecedes(y)
    }!
    let isNear = !best.ancestry.isOneLanguage(with: reader)
    return Finding(index: best.index, isLastResort: readable.isEmpty || isNear)
  }
}
