import DialogSupport

/// How a word ends a sentence: what it makes of it, and its speech level.
struct KoreanSentenceEnd {
  let form: KoreanForm
  let level: KoreanEnding.Level

  /// - Parameter word: with Hangul syllables at its end.
  init(of word: String) {
    if let last = word.unicodeScalars.last, Self.endsSentences(last),
      !Self.nouns.contains(where: word.utf8.hasSuffix),
      word != "가요", let inflection = KoreanInflection(word), let form = inflection.form
    {
      self.form = form
      level = Self.formulas.end(word) ? .any : inflection.ending.level
    } else {
      (form, level) = Self.withoutEnding(word)
    }
  }

  private static func endsSentences(_ last: Unicode.Scalar) -> Bool {
    "다요까죠오라".unicodeScalars.contains(last)
  }

  /// Of a word without an ending, or whose ending nouns have too.
  private static func withoutEnding(_ word: String) -> (KoreanForm, KoreanEnding.Level) {
    let last = word.unicodeScalars.last!
    if last == "요" {
      // 아직이요, 잠시만요; 집에 가요, 인기 가요
      if word == "가요" { return (.unknown, .any) }
      let isNoun = nouns.contains(where: word.utf8.hasSuffix) || word.utf8.count == 3
      return isNoun ? (.phrase, .any) : (.statement, .polite)
    }
    return (openSyllables.contains(last) ? .unknown : .phrase, .any)
  }

  /// Casual endings, and those of clauses that something should follow: nouns can look like them.
  private static let openSyllables: Set<Unicode.Scalar> = [
    "어", "아", "야", "해", "돼", "네", "군", "래", "자", "게", "걸", "데", "고", "서", "며", "면", "니", "냐", "든",
    "만",
    "라",
  ]

  /// What ends as sentences do.
  private static let nouns = [
    "필요", "중요", "주요", "수요", "개요", "강요", "동요", "소요", "대중가요", "인기가요", "민요", "담요", "긴요",
  ]

  /// What is said so in 해요체 too: thanks, wishes and the like.
  private static let formulas = KoreanStems(
    "감사하다,고맙다,축하하다,죄송하다,미안하다,반갑다,환영하다[습니다] 안녕하십니까")
}

extension KoreanInflection {
  /// What a word with this ending is at the end of a sentence; nil where nouns look like it.
  fileprivate var form: KoreanForm? {
    switch ending.sense {
    case .statement: .statement
    case .question: .question
    case .request: .request
    case .casual, .nominal, .ground, .purpose, .clause, .adnominal: nil
    }
  }
}
