/// A Korean text, taken apart: sentences and the words between spaces (eojeol).
public final class KoreanText: Sendable {
  /// The sentences and fragments, in order.
  public let sentences: [KoreanSentence]
  /// The words, in order, of all sentences.
  public let words: [KoreanWord]
  /// Whether there is a Hangul syllable at all.
  public let hasHangul: Bool

  /// - Parameter text: with U+FFFC for each placeholder.
  public init(_ text: String) {
    var splitter = KoreanSplitter(text)
    splitter.split()
    sentences = splitter.sentences
    words = sentences.count == 1 ? sentences[0].words : sentences.flatMap(\.words)
    hasHangul = text.unicodeScalars.contains { KoreanSyllable($0) != nil }
  }
}

/// What stands between spaces, without the marks around it.
public struct KoreanWord: Hashable, Sendable {
  public let text: String
  /// Its bytes in the text's UTF-8.
  public let range: Range<Int>
  /// Whether it stands between quotation marks.
  public let isQuoted: Bool

  public var hasPlaceholder: Bool { text.unicodeScalars.contains("\u{FFFC}") }
  /// Whether it ends in a Hangul syllable.
  public var endsInHangul: Bool { text.unicodeScalars.last.flatMap(KoreanSyllable.init) != nil }
}

/// A sentence or a fragment.
public struct KoreanSentence: Hashable, Sendable {
  public let words: [KoreanWord]
  public let form: KoreanForm
  public let mark: Mark
  /// The bytes of the marks at its end, or the empty place where they would stand.
  public let markRange: Range<Int>
  /// All of it, its marks too.
  public let range: Range<Int>

  public enum Mark: Hashable, Sendable {
    case none, period, question, exclamation, ellipsis, colon, other
  }

  /// Whether it has a mark that ends sentences.
  public var isEnded: Bool { mark != .none && mark != .colon && mark != .other }
}
