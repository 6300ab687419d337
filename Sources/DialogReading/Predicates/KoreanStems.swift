import DialogLocales
import DialogSupport

/// Words that are met in every form that they take: a list has each once, nouns as they are and verbs as
/// dictionaries have them, 삭제 and 지우다; with endings in brackets, 끝나다[았,지], in those forms alone. What words
/// only end with, for `end`, has a hyphen before it: -니다.
///
/// Forms are worked out when a word is asked about that may be one of them.
public final class KoreanStems: Sendable {
  private let list: String
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
      Dictionary(grouping: list.listedWords.flatMap(Self.ends)) { $0.unicodeScalars.last! }
    }
    return word.unicodeScalars.last.flatMap { byLast[$0] }?.contains(where: word.utf8.hasSuffix)
      ?? false
  }

  /// What each of them that a word begins with leaves of it.
  func rests(of word: String) -> [Substring] {
    beginnings(of: word).filter(word.utf8.hasPrefix).map { word.dropFirst($0.count) }
  }

  private func beginnings(of word: String) -> [String] {
    guard let first = word.unicodeScalars.first else { return [] }
    return byFirst.value(of: first) { KoreanStem.beginnings(in: list, with: first) }
  }

  private static func ends(of word: Substring) -> [String] {
    word.first == "-" ? [String(word.dropFirst())] : KoreanStem.beginnings(of: String(word)).all
  }
}

/// What is said of words, a line for those of which the same is said: `부족 모자라다: 부족`. They are met as those of
/// `KoreanStems` are.
struct KoreanGlosses: ~Copyable, Sendable {
  private let lines: [(words: String, gloss: String)]
  private let byFirst = MadeOnceEach<Unicode.Scalar, [(beginning: String, gloss: String)]>()

  init(_ lines: String) {
    self.lines = lines.parts(at: "\n").map { line in
      let (words, gloss) = line.cut(at: ":")!
      return (String(words), String(gloss.drop { $0 == " " }))
    }
  }

  /// What the first line says that a word begins with one of.
  func gloss(of word: String) -> String? {
    guard let first = word.unicodeScalars.first else { return nil }
    let alike = byFirst.value(of: first) {
      lines.flatMap { line in
        KoreanStem.beginnings(in: line.words, with: first).map { ($0, line.gloss) }
      }
    }
    return alike.first { word.utf8.hasPrefix($0.beginning) }?.gloss
  }
}

/// Whole titles, one a line, with their predicates in the forms that endings in brackets name:
/// `안 하다[ㄹ래요,ㄹ게요]`. They are worked out as `KoreanStems` are.
struct KoreanTitles: ~Copyable, Sendable {
  private let lines: String
  private let byFirst = MadeOnceEach<Unicode.Scalar, Set<String>>()

  init(_ lines: String) { self.lines = lines }

  /// Whether words are one of them.
  func contains(_ words: [String]) -> Bool {
    guard let first = words.first?.unicodeScalars.first else { return false }
    let titles = byFirst.value(of: first) {
      let alike = lines[...].lines { KoreanStem.mayBegin(first, with: $0) }
      return .titles(alike.joined(separator: "\n"))
    }
    return titles.contains(words.joined(separator: " "))
  }
}
