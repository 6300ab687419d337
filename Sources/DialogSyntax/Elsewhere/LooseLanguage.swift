import DialogFindings
import DialogLocales

/// A statement whose keyword has the language of its text: `title[ko] "…"`, `title.ko`, `title_ko`,
/// `title@ko`, `title ko "…"`.
struct LooseLanguage {
  let keyword: String
  let tag: String
  /// What follows.
  let rest: [LooseItem]

  /// Nil of what is none.
  init?(_ items: [LooseItem]) {
    guard let word = items.first?.word else { return nil }
    let following = items.dropFirst()
    let parts = word.split { ".-_".contains($0) }.map(String.init)
    if let group = following.first?.group("[") ?? following.first?.group("("), group.count == 1,
      let name = group[0].word ?? group[0].literal?.text, let tag = MistakenTags.tag(name)
    {
      (keyword, self.tag, rest) = (word, tag, Array(following.dropFirst()))
    } else if following.first?.isSign("@") == true, let name = following.dropFirst().first?.word,
      let tag = MistakenTags.tag(name)
    {
      (keyword, self.tag, rest) = (word, tag, Array(following.dropFirst(2)))
    } else if following.count == 2, let name = following.first?.word,
      following.last?.literal != nil, let tag = MistakenTags.tag(name)
    {
      (keyword, self.tag, rest) = (word, tag, Array(following.dropFirst()))
    } else if parts.count == 2, let tag = MistakenTags.tag(parts[1]) {
      (keyword, self.tag, rest) = (parts[0], tag, Array(following))
    } else if parts.count == 2, Keyword(rawValue: parts[1]) != nil,
      let tag = MistakenTags.tag(parts[0])
    {
      (keyword, self.tag, rest) = (parts[1], tag, Array(following))
    } else {
      return nil
    }
    guard Keyword(rawValue: keyword).map(Self.keywords.contains) == true, rest.count > 0 else {
      return nil
    }
  }

  /// The tag and the text, as a block of languages has them.
  var row: [LooseItem] {
    let tag = LooseToken(kind: .word, text: tag, range: rest[0].range, followsNewline: false)
    return [.token(tag)] + rest.drop { $0.isSign("=", ":") }
  }

  private static let keywords: [Keyword] = [.title, .subtitle, .message, .body, .hiddenPreview]
}
