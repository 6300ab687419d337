/// Where a locale takes the texts from that it lacks: the nearest locale of the project that it
/// inherits from, as CLDR says (`pt-AO` from `pt-PT`, that from `pt`; `zh-Hant` from none), else the
/// source language.
public struct LocaleFallback: Sendable {
  /// For each locale the index of the one that it falls back to; the first one’s is its own.
  public let targets: [Int]

  /// - Parameter locales: of a project, its source language first.
  public init(of locales: [LanguageTag]) {
    var families = Families()
    let ancestors = locales.map { families.ancestors(of: $0) }
    // The locales by what others may call them: `zh-Hans` is `zh`, too.
    var places: [String: [Int]] = [:]
    for (index, locale) in locales.enumerated() {
      for name in Set([locale.tag, ancestors[index][0]]) { places[name, default: []].append(index) }
    }
    targets = locales.indices.map { index in
      if index == 0 { return 0 }
      for (step, name) in ancestors[index].enumerated() {
        let found = places[name]?.first { other in
          // One that is called the same is an ancestor where it says less.
          other != index
            && (step > 0 || locales[other].tag.utf8.count < locales[index].tag.utf8.count)
        }
        if let found { return found }
      }
      return 0
    }
  }

  /// The locales whose texts stand in for those that one lacks, the nearest first, the source
  /// language last; none of the source language.
  ///
  /// - Parameter index: of a locale.
  public func chain(from index: Int) -> [Int] {
    var chain: [Int] = []
    var next = index
    while next != 0 {
      next = targets[next]
      chain.append(next)
    }
    return chain
  }
}

/// What is known of languages, each read once.
private struct Families {
  private var lines: [String: LanguageLine?] = [:]
  private var roots: [String: String] = [:]

  /// A tag as it is customarily written, and those that it inherits from, up to its language.
  mutating func ancestors(of tag: LanguageTag) -> [String] {
    if let rest = tag.parent, tag.endsInVariant { return [tag.tag] + ancestors(of: rest) }
    let own = LocaleAncestry(tag, line(of: tag.language), root: root(of: tag.language)).ancestors
    guard let parent = Families.parentsElsewhere[own.last!] else { return own }
    return own + ancestors(of: parent)
  }

  private mutating func line(of language: String) -> LanguageLine? {
    if let known = lines[language] { return known }
    let line = LanguageLine(language)
    lines[language] = .some(line)
    return line
  }

  private mutating func root(of language: String) -> String {
    if let known = roots[language] { return known }
    let root = LanguageLine.family(of: language)[0]
    roots[language] = root
    return root
  }

  /// Tags that inherit from one of another language. Source: CLDR 42, parentLocales.
  private static let parentsElsewhere: [String: LanguageTag] = [
    "hi-Latn": LanguageTag("en-IN")!, "ht": LanguageTag("fr-HT")!,
  ]
}

extension LanguageTag {
  /// Whether the last subtag is neither language, script nor region.
  fileprivate var endsInVariant: Bool {
    guard let last = tag.split(separator: "-").dropFirst().last else { return false }
    return String(last) != script && String(last) != region
  }
}
