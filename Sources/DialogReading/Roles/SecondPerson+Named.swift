internal import DialogSupport

extension SecondPerson {
  /// Somebody named in an English sentence who does something to “you”, or to whom “you” do it: “Minji invited you”,
  /// “You owe Tom $20”.
  public struct Named: Sendable {
    /// The name; nil of a value.
    public let name: String?
    /// Whether those who are spoken to do it.
    public let isYourDeed: Bool
    /// Whether it is a debt, which languages say with the verb of what must be done.
    public let isDebt: Bool

    /// Nil where that is not certain.
    ///
    /// - Parameter text: one sentence, with U+FFFC for each placeholder.
    public init?(english text: String) {
      let words = text.split(separator: " ").map(String.init)
      let plain = words.map { $0.lowercased().letterRuns().first ?? $0 }
      guard words.count > 2, plain.count(where: pronouns.contains) == 1, !plain.contains("by"),
        let verb = plain.firstIndex(where: { deeds.contains($0) || owing.contains($0) }),
        (1...4).contains(verb), plain[1..<verb].allSatisfy(helpers.contains)
      else { return nil }
      isDebt = owing.contains(plain[verb])
      if plain[0] == "you" {
        let others = words[(verb + 1)...]
        guard
          let other = others.first(where: {
            $0.hasPrefix("\u{FFFC}") || Named.isName(Named.letters(of: $0) ?? "")
          })
        else { return nil }
        (name, isYourDeed) = (Named.letters(of: other), true)
      } else {
        let first = words[0]
        guard plain.count > verb + 1, plain[verb + 1] == "you",
          first == "\u{FFFC}" || Named.isName(first) && !Named.noNames.contains(plain[0])
        else { return nil }
        (name, isYourDeed) = (Named.letters(of: first), false)
      }
    }

    /// Nil of a value.
    private static func letters(of word: String) -> String? {
      let letters = word.prefix { $0.isLetter }
      return letters.isEmpty ? nil : String(letters)
    }

    private static func isName(_ word: String) -> Bool {
      let letters = word.unicodeScalars
      return letters.count > 2 && letters.first!.properties.isUppercase
        && letters.dropFirst().allSatisfy { $0.properties.isLowercase || $0 == "." }
    }

    /// What a sentence begins with that is nobody’s name.
    private static let noNames: Set<String> = .words(
      """
      someone somebody everyone everybody nobody anyone people others they the your this that these those we it who
      what when if once all some none both each not no has have did will can may please just also
      """)
  }

  private static let owing: Set<String> = ["owe", "owes", "owed"]
}

extension RoleWords {
  /// Whether a sentence turns round who does something to whom: those who are spoken to, and somebody named.
  ///
  /// - Parameters:
  ///   - named: who does it in the source.
  ///   - isYours: whether the sentence tells what those do who are spoken to.
  public func turn(_ named: SecondPerson.Named, in text: String, isYours: Bool) -> Bool {
    let lowered = text.lowercased()
    let words = lowered.letterRuns()
    guard !isTurned(text), let first = words.first, hasName(of: named, in: lowered) else {
      return false
    }
    guard named.isYourDeed else {
      let sides = [marks[0].words, marks[1].words, Array(owners)].joined()
      return isYours && !words.contains(where: sides.contains)
    }
    let isOpened = isOpened(by: named, lowered) && !toYou.contains(first)
    return isOpened && !isYours
      && words.indices.dropFirst().contains { place in
        toYou.contains(words[place])
          && !(marks[0].words + marks[1].words).contains(words[place - 1])
      }
  }

  /// Names are the same where both languages write Latin letters, but for their endings.
  private func hasName(of named: SecondPerson.Named, in lowered: String) -> Bool {
    guard let name = named.name else { return lowered.contains("\u{FFFC}") }
    return !isLatin || lowered.contains(name.lowercased().prefix(3))
  }

  private func isOpened(by named: SecondPerson.Named, _ lowered: String) -> Bool {
    guard let name = named.name else { return lowered.hasPrefix("\u{FFFC}") }
    return !isLatin || lowered.hasPrefix(name.lowercased().prefix(3))
  }

  /// Whether its words are of Latin letters.
  private var isLatin: Bool {
    marks[2].words.first?.unicodeScalars.first.map { $0.value < 0x250 } ?? true
  }
}
