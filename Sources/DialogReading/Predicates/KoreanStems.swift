import DialogLocales
import DialogSupport

/// Words that are met in every form that they take: a list has each once, nouns as they are and verbs as
/// dictionaries have them, 삭제 and 지우다; with endings in brackets, 끝나다[았,지], in those forms alone. What words
/// only end with, for `end`, has a hyphen before it: -니다.
///
/// Forms are worked out when a word is asked about that begins with the same consonant, as all forms of a verb do.
public final class KoreanStems: Sendable {
  private let list: String
  private let byOpening = MadeOnceEach<UInt32, [String]>()
  private let byFirst = MadeOnceEach<Unicode.Scalar, [String]>()
  private let byLast = MadeOnce<[Unicode.Scalar: [String]]>()

  /// - Parameter words: between spaces.
  public init(_ words: String) { list = words }

  /// Whether a word begins with one of them, whatever ending or particle it has.
  public func begin(_ word: String) -> Bool {
    beginnings(of: word).contains(where: word.utf8.hasPrefix)
  }

  /// Whether a word ends with one of them, without an ending or a particle: 전체삭제.
  public func end(_ word: String) -> Bool {
    let byLast = byLast.value {
      Dictionary(grouping: forms { _ in true }) { $0.unicodeScalars.last! }
    }
    return word.unicodeScalars.last.flatMap { byLast[$0] }?.contains(where: word.utf8.hasSuffix)
      ?? false
  }

  /// What each of them that a word begins with leaves of it.
  func rests(of word: String) -> [Substring] {
    beginnings(of: word).filter(word.utf8.hasPrefix).map { word.dropFirst($0.count) }
  }

  private func beginnings(of word: String) -> [String] {
    word.unicodeScalars.first.map(beginnings) ?? []
  }

  /// How they begin in the forms that begin with a letter.
  fileprivate func beginnings(with first: Unicode.Scalar) -> [String] {
    byFirst.value(of: first) {
      let opening = KoreanStem.opening(first)
      let alike = byOpening.value(of: opening) { forms { KoreanStem.opens($0, opening) } }
      return alike.filter { $0.unicodeScalars.first == first }
    }
  }

  private func forms(of isMeant: (Substring) -> Bool) -> [String] {
    list.listedWords.filter(isMeant).flatMap { word in
      if word.first == "-" { return [String(word.dropFirst())] }
      let (open, whole) = KoreanStem.beginnings(of: String(word))
      return open + whole
    }
  }
}

/// What is said of words, a line for those of which the same is said: `부족 모자라다: 부족`. They are met as those of
/// `KoreanStems` are.
struct KoreanGlosses: ~Copyable, Sendable {
  private let lines: [(words: KoreanStems, gloss: String)]
  private let byFirst = MadeOnceEach<Unicode.Scalar, [(beginning: String, gloss: String)]>()

  init(_ lines: String) {
    self.lines = lines.parts(at: "\n").map { line in
      let (words, gloss) = line.cut(at: ":")!
      return (KoreanStems(String(words)), String(gloss.drop { $0 == " " }))
    }
  }

  /// What the first line says that a word begins with one of.
  func gloss(of word: String) -> String? {
    guard let first = word.unicodeScalars.first else { return nil }
    let alike = byFirst.value(of: first) {
      lines.flatMap { line in line.words.beginnings(with: first).map { ($0, line.gloss) } }
    }
    return alike.first { word.utf8.hasPrefix($0.beginning) }?.gloss
  }
}

/// Whole titles, one a line, with their predicates in the forms that endings in brackets name:
/// `안 하다[ㄹ래요,ㄹ게요]`. They are worked out as `KoreanStems` are.
struct KoreanTitles: ~Copyable, Sendable {
  private let lines: String
  private let byOpening = MadeOnceEach<UInt32, Set<String>>()

  init(_ lines: String) { self.lines = lines }

  /// Whether words are one of them.
  func contains(_ words: [String]) -> Bool {
    guard let first = words.first?.unicodeScalars.first else { return false }
    let opening = KoreanStem.opening(first)
    let titles = byOpening.value(of: opening) {
      return .titles(
        lines.parts(at: "\n").filter { KoreanStem.opens($0, opening) }.joined(separator: "\n"))
    }
    return titles.contains(words.joined(separator: " "))
  }
}

extension KoreanStem {
  /// What forms of a predicate begin with alike: the number of a consonant, or any other letter.
  fileprivate static func opening(_ first: Unicode.Scalar) -> UInt32 {
    KoreanSyllable(first)?.lead ?? first.value
  }

  /// Whether one of the predicates of a name, or a word, may have forms that begin so.
  fileprivate static func opens(_ name: Substring, _ opening: UInt32) -> Bool {
    var isFirst = true
    for scalar in name.unicodeScalars {
      if isFirst, KoreanStem.opening(scalar) == opening { return true }
      if scalar == "[" || scalar == " " { return false }
      isFirst = scalar == ","
    }
    return false
  }
}
