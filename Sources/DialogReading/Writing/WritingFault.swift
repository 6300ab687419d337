import DialogLocales

/// A place where a text is not written as its language is, whatever it means.
public struct WritingFault: Hashable, Sendable {
  /// What is wrong with it.
  public let kind: Kind
  /// Bytes of the text's UTF-8.
  public let range: Range<Int>
  /// What stands there.
  public let written: String
  /// What would stand there; nil where that is not sure.
  public let right: String?
  /// The auxiliary that goes with a participle, where it alone is sure.
  public internal(set) var auxiliary: String?
  /// In what words do not go together, where that is known.
  public internal(set) var difference: GrammarDifference?
  /// The number before a noun of one, which may belong to a label before it unless a source counts by it: row 5 seat.
  public internal(set) var counted: Int?
  /// Whether it is told from a word like it alone, as the lexicon knows no such word: a name may be one.
  public internal(set) var isLikely = false

  /// What is wrong with a place.
  public enum Kind: Hashable, Sendable {
    /// A word that is none: without its accents, with letters exchanged, with a sign on its own.
    case misspelt
    /// A word twice in a row.
    case doubled
    /// A word of another region where the language is written.
    case regional
    /// Words of one group whose gender or number differ.
    case disagreeing
    /// A noun, or what stands before it, in a case that the word before does not ask for.
    case wrongCase
    /// A word before which the language sets a comma, without one.
    case noComma
    /// A word that is another one beside the next, or one word with it: de ouvrir, y inténtalo.
    case changedBeside
    /// A word that cannot stand after the one before it: mit die, groter als.
    case wrongAfter
    /// A noun in the plural after a number, where the language keeps the singular.
    case pluralAfterNumber
    /// A letter of another script or of another way to write the same one.
    case foreignLetter
    /// A word of English.
    case english
    /// A word of a related language.
    case foreignWord
  }
}

extension WritingFault {
  /// The same with the whole Korean word that it is part of: 저장해야합니다, no 해야합.
  public func ofWholeWord(in text: String) -> WritingFault {
    let bytes = Array(text.utf8)
    let head = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).unicodeScalars
      .reversed().prefix { $0.isHangulSyllable }.reversed()
    let tail = String(decoding: bytes[range.upperBound...], as: UTF8.self).unicodeScalars
      .prefix { $0.isHangulSyllable }
    guard let first = written.unicodeScalars.first, let last = written.unicodeScalars.last else {
      return self
    }
    let before = first.isHangulSyllable ? String(String.UnicodeScalarView(head)) : ""
    let after = last.isHangulSyllable ? String(String.UnicodeScalarView(tail)) : ""
    let start = range.lowerBound - before.utf8.count
    return WritingFault(
      kind: kind, range: start..<range.upperBound + after.utf8.count,
      written: before + written + after, right: right.map { before + $0 + after },
      auxiliary: auxiliary, difference: difference, isLikely: isLikely)
  }
}
