import DialogSupport

/// A text as lists of words are looked for in it: in lower case, without Arabic vowel signs.
public struct LoweredText: Sendable {
  /// The whole of it.
  public let text: String
  let bytes: [UInt8]
  /// The runs of its letters.
  public let words: [String]

  /// - Parameter text: in any case of letters.
  public init(_ text: String) {
    self.text = text.lowercased().withoutArabicVowelSigns
    bytes = Array(self.text.utf8)
    words = self.text.letterRuns()
  }
}

/// Words and parts of words, in lower case: `word`, `start-`, `-end`, `*anywhere*`, in which `_` is a
/// space. Korean has predicates by their dictionary form, `~start` and `*~anywhere*` (`KoreanForms`), and
/// the past of any of them before what follows: `*ㅆ습니다*`.
public struct WordPatterns: Sendable {
  private(set) var words: Set<String> = []
  private(set) var starts: [String] = []
  private(set) var ends: [String] = []
  private(set) var parts: [String] = []
  /// What stands after a past of Korean.
  private var afterPasts: [String] = []

  /// - Parameter list: words between spaces, written as above.
  public init(_ list: String) {
    for pattern in WordPattern.all(in: list) {
      switch pattern {
      case .word(let word): words.insert(word)
      case .start(let start): starts.append(start)
      case .end(let end): ends.append(end)
      case .part(let part): parts.append(part)
      case .afterPast(let rest): afterPasts.append(rest)
      }
    }
  }

  /// Whether there is no pattern.
  var isEmpty: Bool {
    words.isEmpty && starts.isEmpty && ends.isEmpty && parts.isEmpty && afterPasts.isEmpty
  }

  /// Whether a text or one of its words is as a pattern says.
  public func matches(_ text: LoweredText) -> Bool {
    if parts.contains(where: { text.bytes.contains($0) }) { return true }
    if !afterPasts.isEmpty, text.bytes.koreanPast(before: afterPasts) != nil { return true }
    if words.isEmpty, starts.isEmpty, ends.isEmpty { return false }
    return text.words.contains { word in
      words.contains(word) || starts.contains { word.utf8.hasPrefix($0) }
        || ends.contains { word.utf8.count > $0.utf8.count + 1 && word.utf8.hasSuffix($0) }
    }
  }
}

extension WordPatterns {
  /// What of a text is as a pattern says: the first word, or else a part of one.
  func first(in text: LoweredText) -> String? {
    let word = text.words.first { word in
      words.contains(word) || starts.contains { word.utf8.hasPrefix($0) }
        || ends.contains { word.utf8.count > $0.utf8.count + 1 && word.utf8.hasSuffix($0) }
    }
    return word ?? parts.first { text.bytes.contains($0) }
      ?? (afterPasts.isEmpty ? nil : text.bytes.koreanPast(before: afterPasts))
  }

  /// Whether a part stands in the bytes of a text, or a word or the end of one among its words; beginnings are not
  /// asked for. Arabic may write vowel signs anywhere.
  func mayMatch(_ bytes: [UInt8], _ textWords: [String]) -> Bool {
    bytes.contains(0xD9) || parts.contains { bytes.contains($0) }
      || textWords.contains { word in
        words.contains(word) || ends.contains(where: word.utf8.hasSuffix)
      }
  }

  /// A text without the words and parts of the list.
  func removed(from text: LoweredText) -> LoweredText {
    let rest = parts.reduce(text.text) { $0.replacing($1, with: " ") }
    return LoweredText(rest.letterRuns().filter { !words.contains($0) }.joined(separator: " "))
  }
}

extension StringProtocol {
  /// Without the spaces around it.
  var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
