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

/// Phrases that blame, looked for together.
public struct EnglishPhrases: Sendable {
  /// The rest of each phrase, by its first word.
  private let rests: [String: [[String]]]

  init(_ phrases: [String]) {
    var rests: [String: [[String]]] = [:]
    for phrase in phrases {
      let words = phrase.split(separator: " ").map(String.init)
      rests[words[0], default: []].append(Array(words.dropFirst()))
    }
    self.rests = rests
  }

  var firstWords: [String] { Array(rests.keys) }

  /// Where the first phrase stands, outside of quotation marks and without marks between its
  /// words.
  public func first(in text: EnglishText) -> Range<Int>? {
    for index in text.tokens.indices where text.tokens[index].marks.contains(.blame) {
      guard let rests = rests[text.tokens[index].lower], text.tokens[index].quotes == 0 else {
        continue
      }
      for rest in rests {
        if let end = text.end(of: rest, after: index) {
          return text.tokens[index].range.lowerBound..<end
        }
      }
    }
    return nil
  }
}

extension EnglishText {
  /// The end of some words that stand directly after a token; nil where they do not.
  fileprivate func end(of words: [String], after index: Int) -> Int? {
    guard index + words.count < tokens.count else { return nil }
    for (offset, word) in words.enumerated() {
      let token = tokens[index + 1 + offset]
      guard token.isWord, token.quotes == 0, token.lower == word else { return nil }
    }
    return tokens[index + words.count].range.upperBound
  }
}
