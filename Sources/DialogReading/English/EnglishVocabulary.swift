import DialogLocales

/// Words and phrases of English that dialogs use and guidelines speak of.
public enum EnglishVocabulary {
  /// The verb that a word is a form of, of some verbs whose forms are regular.
  public static func base(of word: String, among verbs: Set<String>) -> String? {
    if verbs.contains(word) { return word }
    for (ending, replacements) in endings where word.utf8.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      for replacement in replacements {
        let base = stem + replacement
        if verbs.contains(String(base)) { return String(base) }
      }
      // Doubled: resetting, unpinned.
      if let last = stem.last, stem.dropLast().last == last {
        let base = String(stem.dropLast())
        if verbs.contains(base) { return base }
      }
    }
    return nil
  }

  private static let endings: [(String, [String])] = [
    ("ies", ["y"]), ("ied", ["y"]), ("ing", ["", "e"]), ("es", ["", "e"]), ("ed", ["", "e"]),
    ("ion", ["", "e"]), ("s", [""]), ("al", ["e", ""]), ("ure", ["e"]),
  ]
}

extension Set<String> {
  /// Whether words, with spaces between them, are one of these phrases.
  func contains(phrase words: some Collection<String>) -> Bool {
    words.count == 1 ? contains(words.first!) : contains(words.joined(separator: " "))
  }
}

/// Phrases that blame, looked for together.
public struct EnglishPhrases: Sendable {
  private let lines: WordLines

  /// - Parameter phrases: one a line.
  init(_ phrases: StaticString) { lines = WordLines(phrases, byOpenings: true) }

  /// Whether a word in lower case is the first one of a phrase.
  func mayBegin(with word: String) -> Bool { lines.hasLine(with: word) }

  /// Where the first phrase stands, outside of quotation marks and without marks between its
  /// words.
  public func first(in text: EnglishText) -> Range<Int>? {
    for index in text.tokens.indices where text.tokens[index].marks.contains(.blame) {
      let token = text.tokens[index]
      guard token.quotes == 0 else { continue }
      var range: Range<Int>?
      _ = lines.hasLine(with: token.lower) { line in
        let rest = line.listedWords.dropFirst()
        range = text.end(of: rest, after: index).map { token.range.lowerBound..<$0 }
        return range != nil
      }
      if let range { return range }
    }
    return nil
  }
}

extension EnglishText {
  /// The end of some words that stand directly after a token; nil where they do not.
  fileprivate func end(of words: ArraySlice<Substring>, after index: Int) -> Int? {
    guard index + words.count < tokens.count else { return nil }
    for (offset, word) in words.enumerated() {
      let token = tokens[index + 1 + offset]
      guard token.isWord, token.quotes == 0, token.lower == word else { return nil }
    }
    return tokens[index + words.count].range.upperBound
  }
}
