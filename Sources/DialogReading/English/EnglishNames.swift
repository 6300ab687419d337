import DialogSupport

/// Words that keep their capitals wherever they stand: names, as far as a project shows which.
public struct EnglishNames: Sendable {
  /// Words of names that are known.
  private var given: Set<String> = []
  /// Words with a capital in the middle of a sentence, with how many texts have each.
  private var seen: [String: Int] = [:]

  /// Knows no name yet.
  public init() {}

  /// Whether a word is a name's, also outside of the one text that has it.
  public func contains(_ word: String) -> Bool {
    given.contains(word) || seen[word, default: 0] > 1
  }

  /// Whether a name that is declared has a word, whatever texts show.
  func isDeclared(_ word: String) -> Bool { given.contains(word) }

  /// The names of both.
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

  /// Takes a word that a text shows to be a name; of one text alone it is not believed.
  ///
  /// - Returns: whether it is a name from now on.
  public mutating func learn(_ word: String) -> Bool {
    seen[word, default: 0] += 1
    return seen[word] == 2
  }

  /// Takes back a word that a text has shown.
  ///
  /// - Returns: whether it is no name any more.
  public mutating func forget(_ word: String) -> Bool {
    guard let count = seen[word] else { return false }
    seen[word] = count == 1 ? nil : count - 1
    return count == 2
  }

  /// The words that a text, in UTF-8, writes with a capital among words without.
  public static func shown(in text: [UInt8]) -> [String] {
    capitalsInside(text).map { String(decoding: text[$0], as: UTF8.self) }
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
