import DialogLocales
import DialogSupport

/// Words that are met in every form that they take: a list has each once, nouns as they are and verbs as
/// dictionaries have them, 삭제 and 지우다; with endings in brackets, 끝나다[았,지], in those forms alone.
public final class KoreanStems: Sendable {
  private let all: [String]
  private let byFirst = MadeOnce<[Unicode.Scalar: [String]]>()
  private let byLast = MadeOnce<[Unicode.Scalar: [String]]>()

  /// - Parameter words: between spaces.
  public init(_ words: String) {
    all = [String].words(words).flatMap { word in
      let (open, whole) = KoreanStem.beginnings(of: word)
      return open + whole
    }
  }

  /// Whether a word begins with one of them, whatever ending or particle it has.
  public func begin(_ word: String) -> Bool {
    word.unicodeScalars.first.flatMap(beginning)?.contains(where: word.utf8.hasPrefix) ?? false
  }

  /// Whether a word ends with one of them, without an ending or a particle: 전체삭제.
  public func end(_ word: String) -> Bool {
    word.unicodeScalars.last.flatMap(ending)?.contains(where: word.utf8.hasSuffix) ?? false
  }

  /// What each of them that a word begins with leaves of it.
  func rests(of word: String) -> [Substring] {
    let beginnings = word.unicodeScalars.first.flatMap(beginning) ?? []
    return beginnings.filter(word.utf8.hasPrefix).map { word.dropFirst($0.count) }
  }

  private func beginning(_ first: Unicode.Scalar) -> [String]? {
    byFirst.value { Dictionary(grouping: all) { $0.unicodeScalars.first! } }[first]
  }

  private func ending(_ last: Unicode.Scalar) -> [String]? {
    byLast.value { Dictionary(grouping: all) { $0.unicodeScalars.last! } }[last]
  }
}
