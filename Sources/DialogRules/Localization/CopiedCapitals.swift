import DialogFindings
import DialogReading
import DialogSupport

extension TranslationPair {
  /// Reports arms whose words all begin with capitals as those of an English title do, in a language that
  /// writes so only the first one and names.
  func reportCopiedCapitals(_ findings: inout Findings) {
    guard conventions.capitalizesAsSentences, source[0].locale.isEnglish else { return }
    for variant in variants where variant.hasCapitals(like: source[0]) {
      findings.report(.copiedCapitals(variant), in: variant)
    }
  }
}

extension TextVariant {
  /// Whether each word of four letters or more begins with a capital, and three after the first that the
  /// source does not have, or two of which one is a word of grammar.
  fileprivate func hasCapitals(like source: TextVariant) -> Bool {
    let runs = text.letterRuns(isCaseKept: true)
    guard runs.count > 2, !isTerm, runs.allSatisfy({ $0.beginsWithCapital || $0.count < 4 })
    else { return false }
    let own = runs.dropFirst().filter { run in
      run.beginsWithCapital && run != run.uppercased() && !source.words.contains(run.lowercased())
    }
    let language = locale.language
    let isOfGrammar = own.contains { LatinEvidence([$0.lowercased()]).score(of: language) > 0 }
    return own.count > 2 || own.count == 2 && isOfGrammar
  }
}

extension String {
  fileprivate var beginsWithCapital: Bool { first?.isUppercase ?? false }
}

extension Message {
  fileprivate static func copiedCapitals(_ variant: TextVariant) -> Message {
    let locale = variant.locale
    return Message(
      en:
        "\(locale.englishName) does not begin every word of a title with a capital; keep those of the first word and of names",
      ko: "\(locale.koreanName)에서는 제목의 단어마다 대문자로 쓰지 않습니다. 첫 단어와 이름만 대문자로 쓰세요")
  }
}
