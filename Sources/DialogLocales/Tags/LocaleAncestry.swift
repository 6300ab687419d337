/// A locale and the tags that it inherits from.
struct LocaleAncestry {
  let tag: LanguageTag
  /// Empty where nothing is known of the language.
  let script: String
  private let region: String?
  /// From the locale up: `en-AU`, `en-001`, `en`.
  let ancestors: [String]

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
