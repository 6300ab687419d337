import DialogFindings
import DialogLocales
import DialogReading

extension Rule {
  static let l10nMixedScript = Rule(
    "l10n/mixed-script", .always(.warning),
    from: [
      .unicode("Technical Standard #39: Unicode Security Mechanisms", "4 Confusable Detection"),
      .unicode("Technical Standard #39: Unicode Security Mechanisms", "5.1 Mixed-Script Detection"),
    ],
    summary: Message(
      en: "a word does not mix letters of two alphabets that look alike",
      ko: "한 단어에 모양이 같은 두 문자 체계의 글자를 섞지 않습니다"),
    reason: Message(
      en: """
        A Latin ‘o’ in a Russian word looks right and is wrong: the word is not found, spelling \
        checkers stumble, speech spells it out. It happens when a keyboard is switched late.
        """,
      ko: """
        러시아어 단어 속의 라틴 문자 ‘o’는 보기에는 같지만 다른 글자입니다. 검색되지 않고, 맞춤법 검사에 걸리며, 음성으로는 한 \
        글자씩 읽힙니다. 자판을 늦게 바꾸었을 때 생깁니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ru "Удалить ⟦aльбом⟧?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ru "Удалить альбом?" }
            button delete destructive
            cancel
          }
          """)
    ],
    relations: .ofTranslations,
    check: .text { variant, findings in
      let scripts = variant.traits.scripts
      if !variant.isTerm, variant.conventions.scripts == .arabic,
        variant.reading.asTranslation.foreign == nil
      {
        for fault in variant.reading.spelling.writingFaults where fault.kind == .foreignLetter {
          findings.report(
            .persian(fault.written, fault.right), in: variant, at: fault.range,
            fixes: variant.fixes(of: fault))
        }
      }
      guard !variant.isTerm, scripts.contains(.latin),
        !scripts.isDisjoint(with: [.cyrillic, .greek, .armenian, .other])
          || variant.bytes.contains(0xEF)
            && variant.text.unicodeScalars.contains(where: \.isFullWidthLatin)
      else { return }
      for word in variant.text.wordsOfLookAlikes {
        findings.report(
          .mixed(word.mended), in: variant, at: word.range,
          fixes: .one(
            .replace(with: word.mended), variant.replace(word.range, with: word.mended)))
      }
    })
}

extension Message {
  fileprivate static func persian(_ letter: String, _ right: String?) -> Message {
    let own = right ?? "ي’ / ‘ى"
    return Message(
      en: "‘\(letter)’ is a letter of Persian that looks like one of Arabic; write ‘\(own)’",
      ko: "‘\(letter, .topic)’ 아랍 문자와 닮은 페르시아 문자입니다. ‘\(own)’ 글자를 쓰세요")
  }

  fileprivate static func mixed(_ word: String) -> Message {
    Message(
      en: "letters of two alphabets that look alike in one word; write ‘\(word)’ in one",
      ko: "한 단어에 모양이 같은 두 문자 체계의 글자가 섞였습니다. 한 문자 체계로 쓰세요: ‘\(word)’")
  }
}

extension String {
  /// The words that mix Latin letters with Greek or Cyrillic ones where the fewer of the two all
  /// have a look-alike among the others, and how they read in the others' script.
  fileprivate var wordsOfLookAlikes: [(range: Range<Int>, mended: String)] {
    var words: [(Range<Int>, String)] = []
    var word: [Unicode.Scalar] = []
    var start = 0
    var offset = 0
    for scalar in unicodeScalars {
      if scalar.properties.isAlphabetic {
        if word.isEmpty { start = offset }
        word.append(scalar)
      } else if !word.isEmpty {
        if let mended = word.inOneScript { words.append((start..<offset, mended)) }
        word = []
      }
      offset += UTF8.width(scalar)
    }
    if let mended = word.inOneScript { words.append((start..<offset, mended)) }
    return words
  }
}

extension [Unicode.Scalar] {
  /// The word in the script of most of its letters; nil where it is in one already, or where a
  /// letter of the other has no look-alike.
  fileprivate var inOneScript: String? {
    let scripts = map { $0.isFullWidthLatin ? .other : Scripts.of($0) }
    let latin = scripts.count { $0 == .latin }
    guard latin > 0, latin < count else { return nil }
    guard let other = scripts.first(where: { $0 == .cyrillic || $0 == .greek }) else {
      return latin * 2 >= count ? mended(to: .latin) : nil
    }
    guard scripts.allSatisfy({ $0 == .latin || $0 == other }) else { return nil }
    return latin * 2 > count ? mended(to: .latin) : mended(to: other) ?? mended(to: .latin)
  }

  private func mended(to script: Scripts) -> String? {
    var word = ""
    for letter in self {
      let isRight = Scripts.of(letter) == script && !letter.isFullWidthLatin
      let alike =
        script == .latin
        ? LookAlikes.latin(for: letter) : LookAlikes.letter(of: script, for: letter)
      guard let scalar = isRight ? letter : alike else { return nil }
      word.unicodeScalars.append(scalar)
    }
    return word
  }
}
