/// Finds the best of several locales for a reader by looking tags up (RFC 4647, “Lookup”).
///
/// A lookup drops subtags from the end until it finds a tag that a locale answers to. Which tags
/// those are is worked out beforehand: zh-TW is written in Hant and so finds zh-Hant, en-AU is
/// nearer to en-GB than to en-US, iw is an older code of he.
public struct LanguageMatching: Sendable {
  /// The tags that each locale answers to.
  public let answers: [[Answer]]

  /// A reader’s language that a locale answers to.
  public struct Answer: Hashable, Sendable {
    /// In lower case.
    public let tag: String
    /// Counts only where no other language of the reader's finds a locale: this one is in another
    /// script, or in a language that is merely near.
    public let isLastResort: Bool
  }

  /// - Parameter locales: of equally good ones the first wins.
  public init(of locales: [LanguageTag]) {
    var answers: [[Answer]] = Array(repeating: [], count: locales.count)
    var done: Set<String> = []
    for locale in locales where !done.contains(locale.language) {
      let family = LanguageFamily(of: locale.language, among: locales)
      done.formUnion(family.languages)
      for (index, answer) in family.answers() { answers[index].append(answer) }
    }
    self.answers = answers
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
      for (tag, codes) in line?.aliases ?? [] {
        guard let meaning = LanguageTag(tag) else { continue }
        candidates += codes.filter { !languages.contains($0) }.map { ($0, meaning) }
      }
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

/// A locale and the tags that it inherits from.
private struct LocaleAncestry {
  let tag: LanguageTag
  /// Empty where nothing is known of the language.
  let script: String
  private let region: String?
  /// From the locale up: `en-AU`, `en-001`, `en`.
  private let ancestors: [String]

  /// - Parameters:
  ///   - line: what the table has of the tag's language.
  ///   - root: the first of the language's family.
  init(_ tag: LanguageTag, _ line: LanguageLine?, root: String) {
    self.tag = tag
    script = tag.script ?? line?.script(in: tag.region) ?? ""
    region = tag.region ?? line?.region(of: script)
    let isCustomary = script.isEmpty || script == line?.script
    let base = isCustomary ? tag.language : "\(tag.language)-\(script)"
    var ancestors = LocaleAncestry.regions(of: tag, base, line) + [base]
    if isCustomary, root != tag.language { ancestors.append(root) }
    self.ancestors = ancestors
  }

  /// `en-AU`, `en-001`
  private static func regions(of tag: LanguageTag, _ base: String, _ line: LanguageLine?)
    -> [String]
  {
    var tags: [String] = []
    var region = tag.region
    while let known = region {
      tags.append("\(base)-\(known)")
      let near = line?.nearTags.first {
        $0.regions.contains(known) && $0.tag.hasPrefix(base + "-")
      }
      region = near.flatMap { LanguageTag($0.tag)?.region }
    }
    return tags
  }

  /// Compared by the first number that differs: the ancestors shared with what someone reads,
  /// whether it is an ancestor of that, whether it is of the same region.
  func closeness(to reader: LocaleAncestry) -> [Int] {
    let shared = zip(ancestors.reversed(), reader.ancestors.reversed()).prefix { $0 == $1 }.count
    let isAncestor = reader.ancestors.contains(ancestors[0])
    return [shared, isAncestor ? 1 : 0, region == reader.region ? 1 : 0]
  }

  /// Whether one's language is the other's or the root of its family.
  func isOneLanguage(with other: LocaleAncestry) -> Bool {
    let (a, b) = (tag.language, other.tag.language)
    return a == b || ancestors.contains(b) || other.ancestors.contains(a)
  }
}
