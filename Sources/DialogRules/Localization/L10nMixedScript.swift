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
      if !variant.isTerm, variant.bytes.mayHaveRadical { variant.reportRadicals(&findings) }
      if !variant.isTerm, !scripts.isSubset(of: [.latin, .common, variant.conventions.scripts]) {
        for letter in variant.text.strayLetters(in: variant.conventions.scripts) {
          findings.report(.stray(letter.letter, letter.word), in: variant, at: letter.range)
        }
      }
      guard !variant.isTerm, scripts.mayLookAlike || variant.bytes.contains(0xEF),
        scripts.mayLookAlike || variant.text.unicodeScalars.contains(where: \.isFullWidthLatin)
      else { return }
      for word in variant.text.wordsOfLookAlikes(
        in: variant.conventions.scripts, variant.reading.language.letterWords)
      {
        findings.report(
          .mixed(word.mended), in: variant, at: word.range,
          fixes: .one(
            .replace(with: word.mended), variant.replace(word.range, with: word.mended)))
      }
    })
}

extension Scripts {
  /// Whether letters of several scripts may look alike.
  fileprivate var mayLookAlike: Bool {
    contains(.latin) && !isDisjoint(with: [.cyrillic, .greek, .armenian, .other])
      || isSuperset(of: [.cyrillic, .greek])
  }
}

extension [UInt8] {
  /// Whether a byte pair is there with which U+2F00 to U+2FFF begin: a glance.
  fileprivate var mayHaveRadical: Bool {
    // Quotation marks begin with the same byte.
    var index = 1
    while index < count {
      if self[index - 1] == 0xE2, self[index] &- 0xBC < 4 { return true }
      index += 1
    }
    return false
  }
}

extension TextVariant {
  /// Reports signs of dictionaries that stand for the characters that they are part of: ⼀ for 一.
  fileprivate func reportRadicals(_ findings: inout Findings) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      guard let character = LookAlikes.character(forRadical: scalar).map(String.init) else {
        continue
      }
      findings.report(
        .radical(scalar.codeAndName, character), in: self, at: range,
        fixes: .one(.replace(with: character), replace(range, with: character)))
    }
  }
}

extension Message {
  fileprivate static func radical(_ code: String, _ character: String) -> Message {
    Message(
      en: "\(code) is a sign of dictionaries that looks like a character; write ‘\(character)’",
      ko: "\(code, .topic) 모양만 같은 부수 기호입니다. 한자 ‘\(character, .direction)’ 쓰세요")
  }

  fileprivate static func persian(_ letter: String, _ right: String?) -> Message {
    let own = right ?? "ي’ / ‘ى"
    return Message(
      en:
        "‘\(letter)’ is a letter of another language that looks like one of Arabic; write ‘\(own)’",
      ko: "‘\(letter, .topic)’ 아랍어 글자와 닮은 다른 언어의 글자입니다. ‘\(own)’ 글자를 쓰세요")
  }

  fileprivate static func stray(_ letter: String, _ word: String) -> Message {
    Message(
      en:
        "‘\(letter)’ in ‘\(word)’ is a letter of a script that the language is not written in; write one of its own",
      ko: "‘\(word)’ 속의 ‘\(letter, .topic)’ 이 언어에서 쓰지 않는 문자 체계의 글자입니다. 이 언어의 글자로 쓰세요")
  }

  fileprivate static func mixed(_ word: String) -> Message {
    Message(
      en: "letters of two alphabets that look alike in one word; write ‘\(word)’ in one",
      ko: "한 단어에 모양이 같은 두 문자 체계의 글자가 섞였습니다. 한 문자 체계로 쓰세요: ‘\(word)’")
  }
}
