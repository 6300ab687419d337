import DialogText

/// Words that keep their capitals wherever they stand: names, as far as a project shows which.
public struct EnglishNames: Sendable {
  /// Words of names that are known.
  private var given: Set<String> = []
  /// Words with a capital in the middle of a sentence, each with the first text that has it, or
  /// -1 where several have.
  private var seen: [String: Int] = [:]

  public init() {}

  /// Whether a word is a name's, also outside of the one text that has it.
  public func contains(_ word: String) -> Bool {
    given.contains(word) || seen[word] == -1
  }

  public func union(_ names: EnglishNames) -> EnglishNames {
    var all = self
    all.given.formUnion(names.given)
    return all
  }

  /// Every capitalized word of a name is a name's: `Home`, `Assistant`.
  public mutating func insert(name: String) {
    for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if word.first!.isUppercase { given.insert(String(word)) }
    }
  }

  /// Learns from a text the words that it writes with a capital among words without.
  ///
  /// - Parameter text: the place of the text: what only one text has is not learned.
  public mutating func learn(_ bytes: [UInt8], text: Int) {
    for range in EnglishNames.capitalsInside(bytes) {
      let word = String(decoding: bytes[range], as: UTF8.self)
      if seen[word, default: text] == text { seen[word] = text } else { seen[word] = -1 }
    }
  }

  /// The words with a capital after a word in lower case; none where most words have capitals.
  private static func capitalsInside(_ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var lower = 0
    var index = 1
    while index < bytes.count {
      guard bytes[index - 1] == 0x20 else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
      if index == start {
        index += 1
      } else if bytes[start].isASCIILower {
        lower += 1
      } else if start > 1, bytes[start - 2].isASCIILower {
        found.append(start..<index)
      }
    }
    return lower > found.count ? found : []
  }
}
