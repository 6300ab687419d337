/// A language of the project, and how it counts.
private struct DialogLanguage {
  let tag: String
  /// The languages whose texts stand in for those that it lacks, the nearest first.
  let fallback: [String]

  /// What it answers to, after `~` for want of a better one.
  private let answers: Set<String>
  /// Its rules for the plural categories of integers: a category and its condition.
  let plurals: [(category: String, condition: String)]

  private static let all = DialogDefinition.project.lines("language").map { line in
    let words = line.words
    let plurals = DialogDefinition.project.line("plural \(words[0])")?.words ?? []
    return DialogLanguage(
      tag: words[0], fallback: Array(words.dropFirst()),
      answers: Set(DialogDefinition.project.line("answers \(words[0])")?.words ?? []),
      plurals: plurals.map { rule in
        let parts = rule.split(separator: ":", maxSplits: 1)
        return (String(parts[0]), String(parts[1]))
      })
  }

  /// The one of a tag.
  static func named(_ tag: String) -> DialogLanguage { all.first { $0.tag == tag } ?? all[0] }

  /// The one that suits a locale; without one the one that the app is shown in.
  static func suiting(_ locale: Locale?) -> DialogLanguage {
    let wanted = locale.map { [$0.identifier] } ?? Bundle.main.preferredLocalizations
    let tags = wanted.flatMap { readings(of: subtags(of: $0)) }
    let found = tags.lazy.compactMap { answering($0, "") }.first
    return found ?? tags.lazy.compactMap { answering($0, "~") }.first ?? all[0]
  }

  /// The language that answers to a tag, or to what is left of it without its last subtags (RFC 4647, “Lookup”).
  ///
  /// - Parameter grade: `~` for those that do for want of a better one.
  private static func answering(_ tag: [String], _ grade: String) -> DialogLanguage? {
    var tag = tag
    while !tag.isEmpty {
      let name = grade + tag.joined(separator: "-")
      let found = all.first { $0.answers.contains(name) }
      if let found { return found }
      tag.removeLast()
    }
    return nil
  }

  /// What a tag means, best first. Where a language of its own comes after a larger one (`zh-cmn-hant`; RFC 5646, 4.5),
  /// that is meant, then the larger one: cmn-hant, zh-hant.
  private static func readings(of tag: [String]) -> [[String]] {
    guard tag.count > 1, tag[1].count == 3, tag[1].allSatisfy(\.isLetter)
    else { return [customary(tag)] }
    return [customary(Array(tag.dropFirst())), customary([tag[0]] + tag.dropFirst(2))]
  }

  /// With the customary code of the language: zh-hant for cmn-hant.
  private static func customary(_ tag: [String]) -> [String] {
    guard let code = tag.first, let meaning = DialogDefinition.project.line("alias \(code)")
    else { return tag }
    return meaning.split(separator: "-").map(String.init) + tag.dropFirst()
  }

  /// `zh_Hant_TW@calendar=roc` as zh, hant, tw.
  fileprivate static func subtags(of identifier: String) -> [String] {
    identifier.prefix { $0 != "@" && $0 != "." }.lowercased()
      .split { $0 == "_" || $0 == "-" }.map(String.init)
  }

  /// A locale for values in texts of the language `tag`: the person’s own where it is of that language, else one of
  /// that language in the person’s region.
  static func formats(_ tag: String, for locale: Locale) -> Locale {
    let (own, text) = (subtags(of: locale.identifier), subtags(of: tag))
    let scripts = [own, text].map { $0.dropFirst().first { $0.count == 4 } }
    let isSame = own.first == text[0] && (scripts.contains(nil) || scripts[0] == scripts[1])
    if isSame { return locale }
    let region =
      text.dropFirst().contains { $0.count < 4 } ? nil : own.dropFirst().first { $0.count < 4 }
    return Locale(
      identifier: ([tag] + [region?.uppercased()].compactMap { $0 }).joined(separator: "_"))
  }
}

extension DialogLanguage {
  /// The plural category of an integer by CLDR’s rules: `few` where `n%10=2..4&n%100!=12..14`.
  func pluralCategory(of number: UInt) -> String {
    let rule = plurals.first { rule in
      rule.condition.split(separator: "|").contains { alternative in
        alternative.split(separator: "&").allSatisfy { holdsRelation($0, number) }
      }
    }
    return rule?.category ?? "other"
  }
}

/// `n%100!=12..14,20`; `n` alone always holds.
private func holdsRelation(_ relation: Substring, _ number: UInt) -> Bool {
  let sides = relation.split(separator: "=")
  guard sides.count == 2 else { return true }
  let isNegated = sides[0].hasSuffix("!")
  let modulus = sides[0].split { $0 == "%" || $0 == "!" }.dropFirst().first.flatMap { UInt($0) }
  let value = modulus.map { number % $0 } ?? number
  let isInside = sides[1].split(separator: ",").contains { range in
    let ends = range.split(separator: ".").compactMap { UInt($0) }
    return ends[0] <= value && value <= ends[ends.count - 1]
  }
  return isInside != isNegated
}
