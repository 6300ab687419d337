internal import DialogSupport

/// The endings by which verbs tell who does it and to whom, of a language whose sentences begin with them: دعوت, you
/// invited; دعاك, invited you.
struct PersonEndings: Sendable {
  /// Those of what those do who are spoken to, and of what is done to them.
  let byYou: [String]
  let toYou: [String]
  /// Words that end so and have no ending.
  let others: Set<String>
  /// What may stand before the verb.
  let openings: Set<String>

  /// Whether those who are spoken to do it to the value, and nothing is said to be done to them.
  func isByYou(_ deed: DeedInEndings, _ words: RoleWords) -> Bool {
    guard let verb = deed.words.first, hasEnding(verb, of: byYou), let value = deed.value,
      !deed.words.contains(where: { isOfYou($0, words) || words.marks[0].words.contains($0) })
    else { return false }
    return value == 1 || value == 2 && words.role(before: deed.words[1]) == .object
  }

  /// Whether the value does it to those who are spoken to.
  func isDoneToYou(_ deed: DeedInEndings, _ words: RoleWords) -> Bool {
    guard let value = deed.value, value == 0 || words.role(before: deed.words[value - 1]) == nil
    else { return false }
    let verb = value == 0 ? 1 : 0
    return deed.words.indices.contains(verb) && hasEnding(deed.words[verb], of: toYou)
      && value <= 1 || deed.words.contains(where: words.toYou.contains)
  }

  private func isOfYou(_ word: String, _ words: RoleWords) -> Bool {
    words.toYou.contains(word) || hasEnding(word, of: toYou)
  }

  private func hasEnding(_ word: String, of endings: [String]) -> Bool {
    !others.contains(word) && endings.contains { word.hasSuffix($0) && word.count > $0.count + 1 }
  }
}

/// The words of a sentence from its verb on.
struct DeedInEndings {
  /// Without vowel signs and marks.
  let words: [String]
  /// The place of its first value.
  let value: Int?

  init(_ text: String, _ endings: PersonEndings) {
    let kept = text.unicodeScalars.filter {
      $0.properties.isAlphabetic || $0 == " " || $0 == "\u{FFFC}"
    }
    let vowels: ClosedRange<UInt32> = 0x64B...0x652
    let plain = String(String.UnicodeScalarView(kept.filter { !vowels.contains($0.value) }))
    let words = plain.split(separator: " ").map(String.init)
    self.words = Array(words.drop(while: endings.openings.contains))
    value = self.words.firstIndex { $0.contains("\u{FFFC}") }
  }
}
