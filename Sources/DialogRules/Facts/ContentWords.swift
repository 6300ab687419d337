import DialogReading
import DialogSupport

/// A word that says something of its own.
enum ContentWord: Equatable {
  /// What the word shares with others that mean the same.
  case meaning(String)
  /// Its place among the placeholders.
  case placeholder(Int)
  /// Not valid, invalid.
  case denial
}

extension Reading {
  func findContentWords() -> [ContentWord] {
    var words: [ContentWord] = []
    forEachContentWord { word in
      words.append(word)
      return true
    }
    return words
  }

  /// Calls with each word but fillers; stops where it is told `false`.
  func forEachContentWord(_ body: (ContentWord) -> Bool) {
    var before = ""
    forEachWord { word in
      switch word {
      case .placeholder(let index):
        before = ""
        return body(.placeholder(index))
      case .letters(let run):
        let letters = lowercased(run)
        defer { before = letters }
        // “out of paper”: no paper
        if letters == "of", before == "out", language.isEnglish { return body(.denial) }
        if isMerelyHelping(letters, after: before) { return true }
        return forContent(of: letters, body)
      }
    }
  }

  private func forContent(of word: String, _ body: (ContentWord) -> Bool) -> Bool {
    if language.isEnglish {
      if isEnglishFiller(word) { return true }
      if EnglishVocabulary.isDenial(word) { return body(.denial) }
      if EnglishVocabulary.affirmed(word) != nil, !body(.denial) { return false }
      return body(.meaning(EnglishVocabulary.meaning(of: word)))
    }
    if language.isKorean {
      return isKoreanFiller(word) || body(.meaning(KoreanVocabulary.meaning(of: word)))
    }
    return body(.meaning(word))
  }

  /// “… or not?”, 꺼져 있습니다: what adds nothing to the word before it.
  private func isMerelyHelping(_ word: String, after before: String) -> Bool {
    if language.isEnglish {
      return word == "not" && before == "or" || word == "in" && !endsIn.contains(before)
    }
    return language.isKorean && word.utf8.hasPrefix("있")
      && ["어", "아", "여", "해", "져", "려", "겨", "켜", "꺼", "돼", "고"].contains {
        before.utf8.hasSuffix($0)
      }
  }

  private func isEnglishFiller(_ word: String) -> Bool {
    // “A new update is available.”
    EnglishVocabulary.isFiller(word) || word == "new" && words.contains("available")
      || word == "left" && words.contains("no") || word == "running" && words.contains("late")
  }

  private func isKoreanFiller(_ word: String) -> Bool {
    // A syllable is three bytes.
    word.utf8.count <= 3 || koreanFillers.contains { word.utf8.hasPrefix($0) }
  }
}

/// Of “sign in”: what no other word than in goes with.
private let endsIn: Set<String> = [
  "sign", "signed", "signing", "log", "logged", "logging", "check", "checked", "plug", "plugged",
  "opt", "opted",
]

private let koreanFillers = [
  "정말", "하시", "할까", "하겠", "지금", "모든", "모두", "전체", "아직", "전원", "상태", "남은", "남아",
]
