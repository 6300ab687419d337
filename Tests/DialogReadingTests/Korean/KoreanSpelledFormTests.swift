import DialogLocales
import DialogSupport
import Testing

@testable import DialogReading

/// Lists that texts are looked through for name predicates by their dictionary form, with endings in brackets
/// where some forms are meant: none spells one.
@Suite struct KoreanSpelledFormTests {
  @Test("no list spells a form of a predicate that any list names, besides fixed expressions")
  func spellsNoForm() throws {
    let literals = try KoreanLiteral.all()
    let forms = NamedForms(in: literals)
    var fixed = Set<String>()
    for literal in literals {
      for word in literal.text.split(whereSeparator: " \n|?:".contains).map(Self.withoutHyphen)
      where word.unicodeScalars.count > 1 {
        guard let name = forms.name(of: word) else { continue }
        if Self.fixed.contains(word) {
          fixed.insert(word)
        } else {
          Issue.record("\(literal.place): \(word) is ~\(name)")
        }
      }
    }
    #expect(Self.fixed.subtracting(fixed) == [], "stand in no list, or are no form")
  }

  @Test("endings are named as tables have them")
  func namesEndings() throws {
    let known = Set(KoreanEnding.all.map(Self.name)).union(Self.unread)
    for ending in NamedForms(in: try KoreanLiteral.all()).endings {
      let rests = Self.beforeEndings.filter(ending.hasPrefix).map { ending.dropFirst($0.count) }
      let isKnown = (rests + [ending[...]]).contains { rest in
        known.contains { $0.hasPrefix(rest) || $0.hasPrefix("으" + rest) }
      }
      #expect(isKnown, "\(ending)")
    }
  }

  @Test("what is read as a form of a short stem is one in lists", arguments: ["켜다", "열다", "깊다"])
  func showsShortStems(_ word: String) {
    let forms = KoreanStem.beginnings(of: word)
    for ending in KoreanEnding.all where ending.surety == .ending && !Self.isOfSome(ending) {
      let form = KoreanStem.named("\(word)[\(Self.name(ending))]"[...])!.whole[0]
      #expect(forms.include(form), "\(form)")
    }
  }

  /// Whether an ending is of nouns alone, stands after vowels alone, or closes a stem as nouns are closed: 산데.
  private static func isOfSome(_ ending: KoreanEnding) -> Bool {
    let text = String(String.UnicodeScalarView(ending.syllables))
    return ["에요", "예요", "라서", "시오", "으나"].contains(text) || ending.closing == .b
      || ending.closing == .n && !text.hasPrefix("다")
  }

  private static func withoutHyphen(_ word: Substring) -> String {
    String(word.last == "-" ? word.dropLast() : word)
  }

  /// As lists name an ending.
  private static func name(_ ending: KoreanEnding) -> String {
    let text = String(String.UnicodeScalarView(ending.syllables))
    switch ending.joint {
    case .stem: return text
    case .eo: return "아" + text
    case .eu:
      switch ending.closing {
      case .n: return "ㄴ" + text
      case .l: return "ㄹ" + text
      case .b: return "ㅂ" + text
      default: return "으" + text
      }
    }
  }

  /// What stands before endings.
  private static let beforeEndings = ["으시겠", "으시", "으셨", "았", "었", "였", "겠"]
  /// Endings that nouns end in too, so that nothing is read by them; and those of uncontracted forms.
  private static let unread: Set<String> = .words(
    """
    ㄴ ㄹ ㅁ 지도 게 는 아 어 여 긴 자 기는 고는 길래 ㄹ수록 ㄹ래 구나 는군 요 라 으시 으셨 으셔야 으실까요 으신가요
    으신다면 으신다니 으십 으심이 으러 아지 아서야 아서는 다네요 니 으십니까 고서 어요 을까 잖습니까 려니 시기
    """)

  /// Words that are no form where they stand, or stand for themselves.
  private static let fixed: Set<String> =
    nouns.union(titles).union(joining)
  /// Nouns, and nouns with particles, that look like forms.
  private static let nouns: Set<String> = .words(
    """
    가게 가을 가지 게으름 귀하는 그림 길을 나눔 나는 나도 나와 내게 남을 단지 달리기 만남 말을 맞춤 바람 배움 보고서 보관함 빠짐 사고 상해
    알림 알을 이기적인 이름 일인지 일일 자기 자는 주기 주요 참고 참여 푸시 피해 하나 가요 크기 크기는
    """)
  /// Whole titles and what they end with, which are compared as they stand: 나의 찾기, 끄기, 더 읽기.
  private static let titles: Set<String> = .words("끄기 켜기 보기 읽기 찾기 하기")
  /// What dictionaries have as a word of its own, an adverb, a determiner or an answer: 그래도, 이런, 아니요.
  private static let joining: Set<String> = .words(
    "그래도 그래서 그러게 그러니 그러니까 그런 그럼 그리고 다시 다시는 아니면 아니요 어떤 이런 저런")
}

/// The forms of predicates that lists name.
private struct NamedForms {
  private(set) var endings: Set<String> = []
  private var names: [String: String] = [:]

  init(in literals: [KoreanLiteral]) {
    var predicates: Set<String> = []
    for literal in literals {
      for word in literal.text.split(whereSeparator: " \n|?*:".contains) {
        addNamed(word, literal.user, to: &predicates)
      }
    }
    for predicate in predicates {
      for ending in endings {
        let name = "\(predicate)[\(ending)]"
        if let form = KoreanStem.named(name[...])?.whole.first { names[form] = names[form] ?? name }
      }
    }
    for predicate in predicates { names[predicate] = nil }
  }

  /// The predicates of a word of a list, and their endings.
  private mutating func addNamed(
    _ word: Substring, _ user: String, to predicates: inout Set<String>
  ) {
    let parts = word.split(separator: "[", maxSplits: 1)
    let isOfStems = ["KoreanStems", "KoreanGlosses"].contains(user) && word.first != "-"
    let isNamed = word.first == "~" || parts.count > 1 || isOfStems
    guard isNamed, let start = parts.first else { return }
    for predicate in start.split(whereSeparator: "~,._".contains)
    where predicate.last == "다" && predicate.count > 1 {
      predicates.insert(String(predicate))
    }
    guard parts.count > 1 else { return }
    for ending in parts[1].dropLast().split(separator: ",") {
      let ending = ending.last == "-" ? ending.dropLast() : ending
      if !ending.isEmpty { endings.insert(String(ending)) }
    }
  }

  /// The predicate and the ending of a form; nil of other words.
  func name(of word: String) -> String? { names[word] }
}
