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
  func findContentWords(undoingOpposites: Bool = false) -> [ContentWord] {
    var words: [ContentWord] = []
    forEachContentWord(undoingOpposites: undoingOpposites) { word in
      words.append(word)
      return true
    }
    return words
  }

  /// Calls with each word but fillers; stops where it is told `false`.
  ///
  /// - Parameter undoingOpposites: whether offline is told as a denial and what it denies, connected.
  func forEachContentWord(undoingOpposites: Bool = false, _ body: (ContentWord) -> Bool) {
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
        if undoingOpposites, let denied = denied(by: letters) {
          return body(.denial) && denied.allSatisfy { body(.meaning($0)) }
        }
        return forContent(of: letters, body)
      }
    }
  }

  /// What a word denies: nothing of 부족, which is only too little.
  private func denied(by word: String) -> [String]? {
    if language.isEnglish {
      return EnglishVocabulary.denied(by: word).map {
        $0.isEmpty ? [] : [EnglishVocabulary.meaning(of: $0)]
      }
    }
    guard language.isKorean else { return nil }
    return KoreanVocabulary.denied(by: word)?.map(KoreanVocabulary.meaning)
  }

  private func forContent(of word: String, _ body: (ContentWord) -> Bool) -> Bool {
    if language.isEnglish {
      if isEnglishFiller(word) { return true }
      if EnglishVocabulary.isDenial(word) { return body(.denial) }
      if EnglishVocabulary.affirmed(word) != nil, !body(.denial) { return false }
      return body(.meaning(EnglishVocabulary.meaning(of: word)))
    }
    if language.isKorean {
      if isKoreanFiller(word) { return true }
      if KoreanVocabulary.isDenial(word) { return body(.denial) }
      return body(.meaning(KoreanVocabulary.meaning(of: word)))
    }
    return body(.meaning(word))
  }

  /// “… or not?”, 꺼져 있습니다: what adds nothing to the word before it.
  private func isMerelyHelping(_ word: String, after before: String) -> Bool {
    if language.isEnglish {
      return word == "not" && before == "or" || word == "in" && !endsIn.contains(before)
        || endings[word]?.contains(before) ?? false
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

/// What adds nothing after another word: thrown away, called off, no longer.
private let endings: [String: Set<String>] = [
  "away": ["thrown", "throw", "throws"], "off": ["called", "call"], "up": ["used", "filled"],
  "out": ["sold", "run", "ran"],
]

private let koreanFillers = [
  "정말", "하시", "할까", "하겠", "지금", "모든", "모두", "전체", "아직", "전원", "상태", "남은", "남아", "됩니다", "됐습",
  "되었습", "돼요", "된다", "됐어", "되었어", "선택한", "선택된", "해당", "하나도", "전혀", "완전히", "이제", "이상", "얼마",
  "남지", "남았", "현재", "내용", "너무", "너무나", "유효", "기간", "기한", "진행", "처리", "현상", "작업이", "작업을", "크기가",
  "크기는", "제한을", "제한보다", "허용", "있는", "있던", "있어요", "있습니다", "합니다", "했습니다", "할게요", "실행", "중입니다",
  "문제가", "오류가", "발생", "수가", "제대로", "여기", "이곳", "해당하", "성공적", "정상적", "자동으로",
]
