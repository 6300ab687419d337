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

/// What a text says but for words that frame it.
struct ContentWords {
  /// Its words, in order.
  private(set) var words: [ContentWord] = []
  /// The same where what has an opposite denies it, offline as not connected; nil where nothing does.
  private(set) var undone: [ContentWord]?

  fileprivate mutating func add(_ word: ContentWord) {
    words.append(word)
    undone?.append(word)
  }

  fileprivate mutating func add(_ word: WordContent) {
    if let other = word.undone { undone = (undone ?? words) + other } else { undone? += word.words }
    words += word.words
  }
}

/// What a word says by itself: nothing where it frames what others say.
struct WordContent {
  let words: [ContentWord]
  /// Of a word that denies something, like offline: a denial, and what it denies.
  let undone: [ContentWord]?
}

extension ContentWords {
  /// - Parameters:
  ///   - bytes: the UTF-8 of a text.
  ///   - words: the runs of its letters in lower case.
  init(of bytes: [UInt8], _ words: [String], in language: ProjectLanguage) {
    var content = ContentWords()
    var before = ""
    bytes.forEachWord { word in
      switch word {
      case .placeholder(let index):
        before = ""
        content.add(.placeholder(index))
      case .letters(let run):
        let letters = bytes.lowercased(run)
        if language.isEnglish, language.denies(letters, after: before, among: words) {
          content.add(.denial)
        } else if !language.isMerelyHelping(letters, after: before),
          !language.isFiller(letters, among: words)
        {
          content.add(language.content(of: letters))
        }
        before = letters
      }
      return true
    }
    self = content
  }
}

extension ProjectLanguage {
  /// “A new update is available.”
  fileprivate func isFiller(_ word: String, among words: [String]) -> Bool {
    guard isEnglish else { return false }
    return switch word {
    case "new": words.contains("available")
    case "left": words.contains("no")
    case "running": words.contains("late")
    default: false
    }
  }

  /// “out of paper”: no paper, not “signs out of the account”; “something went wrong”
  fileprivate func denies(_ word: String, after before: String, among words: [String]) -> Bool {
    switch word {
    case "of": before == "out" && !words.contains { $0.hasPrefix("sign") || $0.hasPrefix("log") }
    case "wrong": ["go", "goes", "went", "gone"].contains(before)
    default: false
    }
  }

  /// Whether a meaning adds nothing to what failed: that it was not completed, did not go through.
  func onlyCompletes(_ meaning: String) -> Bool {
    isKorean ? KoreanVocabulary.onlyCompletes(meaning) : EnglishVocabulary.onlyCompletes(meaning)
  }

  /// What forms of one word share, and words that mean the same.
  func meaning(of word: String) -> String {
    isKorean ? KoreanVocabulary.meaning(of: word) : EnglishVocabulary.meaning(of: word)
  }

  /// “… or not?”, 꺼져 있습니다: what adds nothing to the word before it.
  fileprivate func isMerelyHelping(_ word: String, after before: String) -> Bool {
    if isEnglish {
      if word.utf8.count > 4 { return false }
      return word == "not" && before == "or" || word == "in" && !endsIn.contains(before)
        || endings[word]?.contains(before) ?? false
    }
    return isKorean && word.utf8.hasPrefix("있")
      && beforeHelping.end(before)
  }
}

extension WordContent {
  /// - Parameters:
  ///   - word: in lower case.
  ///   - language: English or Korean.
  init(of word: String, in language: ProjectLanguage) {
    if language.isEnglish {
      words = WordContent.english(word)
      undone = EnglishVocabulary.denied(by: word).map {
        [.denial] + ($0.isEmpty ? [] : [.meaning(EnglishVocabulary.meaning(of: $0))])
      }
    } else {
      words = WordContent.korean(word)
      // Nothing of 부족, which is only too little.
      undone = KoreanVocabulary.denied(by: word).map { denied in
        [.denial] + denied.map { .meaning(KoreanVocabulary.meaning(of: $0)) }
      }
    }
  }

  /// What is in no list of words.
  init(ofUnknown word: String) {
    words = [.meaning(word)]
    undone = nil
  }

  private static func english(_ word: String) -> [ContentWord] {
    if EnglishVocabulary.isFiller(word) { return [] }
    if EnglishVocabulary.isDenial(word) { return [.denial] }
    let meaning = ContentWord.meaning(EnglishVocabulary.meaning(of: word))
    return EnglishVocabulary.affirmed(word) == nil ? [meaning] : [.denial, meaning]
  }

  private static func korean(_ word: String) -> [ContentWord] {
    // A syllable is three bytes.
    if word == "못" { return [.denial] }
    if word.utf8.count <= 3, word != "큼" { return [] }
    if word.utf8.first! > 0x7F, koreanFillers.begin(word) { return [] }
    return [
      KoreanVocabulary.isDenial(word) ? .denial : .meaning(KoreanVocabulary.meaning(of: word))
    ]
  }
}

extension ProjectLanguage {
  /// What each word implies that implies any.
  func meaningsImplied(by words: [String]) -> [Set<String>] {
    guard isEnglish || isKorean else { return [] }
    var all: [Set<String>] = []
    for word in words {
      let implied =
        isEnglish
        ? EnglishVocabulary.meaningsImplied(by: word)
        : Set(KoreanVocabulary.meaningsImplied(by: word))
      if !implied.isEmpty { all.append(implied) }
    }
    return all
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

private let beforeHelping = KoreanStems("어 아 여 져 려 겨 고 하다,켜다,끄다,되다[아]")

private let koreanFillers = KoreanStems(
  """
  정말 하다[으시,ㄹ까,겠,지,는,습니다,았습니다,ㄹ게요] 지금 모든 모두 전체 전부 아직 전원 상태 남다[ㄴ,아,지,았]
  되다[습니다,았습니,었습니,아요,ㄴ다,았어,었어,지] 선택하다,선택되다[ㄴ] 해당 하나도 전혀 완전히 이제 이상 얼마 현재 내용 너무 유효
  기간 기한 진행 처리 현상 작업이 작업을 크기가 크기는 제한을 제한보다 허용 있다[는,던,아요,습니다] 실행 중입니다 발생 수가 제대로 여기
  이곳 성공적 정상적 자동으로 중에 도중 동안 생기다[았,ㄴ] 일어나다
  """)
