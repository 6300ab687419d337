import DialogFindings
import DialogLocales
import DialogReading

extension Rule {
  static let l10nWrongLanguage = Rule(
    "l10n/wrong-language", .always(.warning),
    from: [
      .dialogc("Language of texts"),
      .unicode("Standard Annex #24: Unicode Script Property", "Table 2 and Scripts.txt"),
    ],
    summary: Message(
      en: "a text is in the language and the script of its tag",
      ko: "텍스트는 태그의 언어와 문자로 씁니다"),
    reason: Message(
      en: """
        Rows of a table slip, and a German text lands under `fr`. Who reads only French can do nothing \
        with it. A project that doesn’t say what its source language is has texts in English, and others \
        are read wrongly. Script tells most languages apart; those in Latin letters are told by their \
        words of grammar, and only where there is no doubt.
        """,
      ko: """
        표의 줄이 밀려 독일어 텍스트가 fr에 들어가기도 합니다. 프랑스어만 읽는 사람은 아무것도 할 수 없습니다. 원본 언어를 \
        선언하지 않은 프로젝트는 영어로 쓴 것으로 보므로, 다른 언어의 텍스트는 잘못 읽힙니다. 언어는 대개 문자로 구별하고, 라틴 \
        문자를 쓰는 언어는 문법적인 단어로 확실할 때만 판단합니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "⟦アルバムを削除しますか？⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  fr "⟦Möchten Sie das Album wirklich löschen?⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "⟦이 앨범을 삭제할까요?⟧"
          message "되돌릴 수 없습니다."
          button delete "삭제" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title "⟦Möchtest du dieses Album löschen?⟧"
          button delete "Löschen" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을 삭제할까요?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .pair { pair, findings in
      if pair.isSwapped {
        return findings.report(.swapped(pair), in: pair.variants[0], fixes: pair.swap)
      }
      if pair.isSourceInItsLetters, pair.source[0].foreignSource == nil {
        return findings.report(.foreign(.script, pair.source[0]), in: pair.source[0])
      }
      for (variant, foreign) in pair.foreignVariants {
        findings.report(.foreign(foreign, variant), in: variant)
      }
      if pair.isTranslated { pair.reportLeftWords(&findings) }
    }.besides(.text(where: \.mayBeForeign) { $0.reportForeignSource(&$1) }))
}

extension TranslationPair {
  /// Reports single words of English, and characters of the other way to write Chinese.
  fileprivate func reportLeftWords(_ findings: inout Findings) {
    let isLatin = conventions.scripts == .latin
    for variant in variants {
      let phrases = isLatin ? leftPhrases(in: variant) : []
      for range in phrases {
        let phrase = String(decoding: variant.bytes[range], as: UTF8.self)
        findings.report(.leftWord(phrase, variant), in: variant, at: range)
      }
      variant.reportRelatedWords(&findings)
      for range in leftKorean(in: variant) {
        let word = String(decoding: variant.bytes[range], as: UTF8.self)
        findings.report(.leftWord(word, variant), in: variant, at: range)
      }
      for fault in variant.reading.spelling.writingFaults {
        let isLeft =
          fault.kind == .english && isInSource(fault.written, variant)
          && !phrases.contains { $0.overlaps(fault.range) }
        let isHan = fault.kind == .foreignLetter && conventions.scripts.contains(.han)
        if isLeft || isHan {
          findings.report(.leftWord(fault.written, variant), in: variant, at: fault.range)
        }
      }
      guard !isLatin, variant.traits.scripts.contains(.latin), let english = source[0].english
      else { continue }
      for range in EnglishInOtherLanguages.wordsLeft(in: variant.text, of: english) {
        let word = String(decoding: variant.bytes[range], as: UTF8.self)
        let isApp = dialog.project.program.project.wordsThatNameApp.contains(word.lowercased())
        if isApp || isKeptElsewhere(word) { continue }
        findings.report(.leftWord(word, variant), in: variant, at: range)
      }
    }
  }

  /// English words in a row, but those of a name, which other translations keep as well.
  private func leftPhrases(in variant: TextVariant) -> [Range<Int>] {
    guard !locale.isEnglish, source[0].locale.isEnglish else { return [] }
    return LeftPhrases.phrases(in: variant.text, of: source[0].text, locale).filter { range in
      !isKept(String(decoding: variant.bytes[range], as: UTF8.self))
    }
  }

  /// Whether the source has a word, and not as a name: in lower case or at its start; Settings is said
  /// in every language.
  private func isInSource(_ word: String, _ variant: TextVariant) -> Bool {
    let lower = String(word.lowercased().prefix { $0 != "’" && $0 != "'" })
    return !isKeptElsewhere(lower)
      && source.contains { source in
        guard source.words.contains(lower) else { return false }
        let written = source.text.letterRuns(isCaseKept: true)
        let isWord = written.contains(lower) || written.first?.lowercased() == lower
        return (isWord || lower == "settings") && !isPartOfName(word, variant, written)
      }
  }

  /// Whether a word with a capital stands beside a word, both as in the source: The Quiet Sea.
  private func isPartOfName(_ word: String, _ variant: TextVariant, _ source: [String]) -> Bool {
    let runs = variant.text.letterRuns(isCaseKept: true)
    return runs.indices.contains { index in
      runs[index] == word
        && [index - 1, index + 1].contains { beside in
          runs.indices.contains(beside) && source.contains(runs[beside])
            && runs[beside].first!.isUppercase
        }
    }
  }

  /// Whether a translation into another language in Latin letters keeps a word: then it is a name.
  private func isKeptElsewhere(_ word: String) -> Bool {
    dialog.pairs.contains { other in
      other.element == element && other.locale != locale && other.conventions.scripts == .latin
        && other.isTranslated && other.variants.contains { $0.words.contains(word) }
    }
  }
}

extension TextVariant {
  /// Reports words of a related language: a word, or the text where it has several.
  fileprivate func reportRelatedWords(_ findings: inout Findings) {
    let words = reading.spelling.writingFaults.filter { $0.kind == .foreignWord }
    if words.count > 1 {
      findings.report(.foreign(.relative, self), in: self)
    } else if let word = words.first {
      findings.report(.leftWord(word.written, self), in: self, at: word.range)
    }
  }
}

extension TranslationPair {
  /// Whether source and translation are each in the other’s letters, and not in their own.
  fileprivate var isSwapped: Bool {
    let own = source[0].conventions.scripts
    let letters = source.reduce(Scripts()) { $0.union($1.traits.scripts.distinct) }
    let others = variants.reduce(Scripts()) { $0.union($1.traits.scripts.distinct) }
    return !letters.isEmpty && !others.isEmpty && !own.contains(.other)
      && !conventions.scripts.contains(.other) && letters.isDisjoint(with: own)
      && others.isDisjoint(with: conventions.scripts) && letters.isSubset(of: conventions.scripts)
      && others.isSubset(of: own)
  }

  /// Whether a sentence of the source is in the translation’s letters: a copy of it.
  fileprivate var isSourceInItsLetters: Bool {
    let own = source[0].conventions.scripts
    let letters = source.reduce(Scripts()) { $0.union($1.traits.scripts.distinct) }
    return !letters.isEmpty && letters.isDisjoint(with: own) && !own.contains(.other)
      && letters.isSubset(of: conventions.scripts) && source[0].place != .button
      && source[0].text.contains(" ") && !source[0].isTerm
  }

  /// Puts each in the place of the other.
  fileprivate var swap: [FixIt] {
    let own = source[0].translation.range
    guard let layout = project.layout(of: own.file), own.file == translation.range.file,
      !source[0].isTerm
    else { return [] }
    return .one(
      Message(en: "exchange the two texts", ko: "두 텍스트 맞바꾸기"),
      TextEdit(replace: own, with: layout.text(translation.range)),
      TextEdit(replace: translation.range, with: layout.text(own)))
  }
}

extension Message {
  fileprivate static func swapped(_ pair: TranslationPair) -> Message {
    let (source, other) = (pair.source[0].locale, pair.locale)
    return Message(
      en: "the texts in \(source.englishName) and \(other.englishName) are swapped; exchange them",
      ko: "\(source.koreanName, .with) \(other.koreanName) 텍스트가 서로 바뀌었습니다. 맞바꾸세요")
  }

  fileprivate static func leftWord(_ word: String, _ variant: TextVariant) -> Message {
    let locale = variant.locale
    if word.unicodeScalars.count == 1, word.unicodeScalars.first!.isHan {
      return Message(
        en: "‘\(word)’ is no character of \(locale.englishName); write the one that it has",
        ko: "‘\(word, .topic)’ \(locale.koreanName) 글자가 아닙니다. 알맞은 글자로 쓰세요")
    }
    return Message(
      en: "‘\(word)’ is not \(locale.englishName); translate it",
      ko: "‘\(word, .topic)’ \(locale.koreanName) 말이나 글자가 아닙니다. 번역하세요")
  }

  fileprivate static func foreign(
    _ foreign: LanguageConventions.Foreign, _ variant: TextVariant
  ) -> Message {
    let locale = variant.locale
    switch foreign {
    case .script:
      return Message(
        en: "these are not the letters of \(locale.englishName); translate it",
        ko: "\(locale.koreanName) 문자가 아닙니다. 번역하세요")
    case .language(let tag):
      let other = LanguageTag(tag) ?? locale
      return Message(
        en: "this seems to be \(other.englishName); write it in \(locale.englishName)",
        ko: "\(other.koreanName)인 것 같습니다. \(locale.koreanName, .direction) 쓰세요")
    }
  }
}
