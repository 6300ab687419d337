/// The words of a language for things of everyday life, and how they stand in texts.
struct EverydayThings: Sendable {
  /// The words (`EverydayThing`).
  let words: StaticString
  /// Lists (`ThingWords`): what stands `before` a word and is joined to it, and what stands `after` it, in places
  /// between slashes, of each one at most.
  var lists: StaticString = ""
  /// Whether its words do not stand apart.
  var isSpaceless = false
}
