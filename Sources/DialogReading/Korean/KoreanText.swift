public import DialogLocales
import DialogSupport

/// A Korean text, taken apart: sentences and the words between spaces (eojeol).
public final class KoreanText: Sendable {
  /// The sentences and fragments, in order.
  public let sentences: [KoreanSentence]
  /// The words, in order, of all sentences.
  public let words: [KoreanWord]
  /// Whether there is a Hangul syllable at all.
  public let hasHangul: Bool

  /// - Parameter text: with U+FFFC for each placeholder.
  public convenience init(_ text: String) { self.init(TextTokens(text)) }

  /// - Parameter tokens: of the text, with U+FFFC for each placeholder.
  public init(_ tokens: TextTokens) {
    var splitter = KoreanSplitter(tokens)
    splitter.split()
    sentences = splitter.sentences
    words = sentences.count == 1 ? sentences[0].words : sentences.flatMap(\.words)
    hasHangul = tokens.hasHangul
  }

  /// Whether it is one phrase that ends in a number, a unit, a Latin word or a placeholder, and says
  /// nothing of it: 남은 공간 1.2GB.
  public var endsInValue: Bool {
    guard sentences.count == 1, let sentence = sentences.first, sentence.form == .unknown,
      sentence.mark == .none || sentence.mark == .period, words.count > 1,
      let last = words.last, !last.isQuoted, last.endsInValue
    else { return false }
    return !sentence.saysMore
  }
}

extension TextTokens {
  fileprivate var hasHangul: Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { KoreanSyllable($0) != nil }
  }
}

/// What is between spaces, without the marks around it.
public struct KoreanWord: Hashable, Sendable {
  /// Its characters.
  public let text: String
  /// Its bytes in the text's UTF-8.
  public let range: Range<Int>
  /// Whether it is between quotation marks.
  public let isQuoted: Bool

  /// Whether a value stands in it, by U+FFFC.
  public var hasPlaceholder: Bool { text.unicodeScalars.contains("\u{FFFC}") }
  /// Whether it ends in a digit or a Latin letter, or is a placeholder with no more than a counter.
  fileprivate var endsInValue: Bool {
    hasPlaceholder || text.utf8.last.map { $0.isASCIILetter || $0.isASCIIDigit } ?? false
  }
  /// Whether it ends in a Hangul syllable.
  public var endsInHangul: Bool { text.unicodeScalars.last.flatMap(KoreanSyllable.init) != nil }
}

/// A sentence or a fragment.
public struct KoreanSentence: Hashable, Sendable {
  /// The words in order.
  public let words: [KoreanWord]
  /// How it ends.
  public let form: KoreanForm
  /// The mark that it ends with.
  public let mark: Mark
  /// The bytes of the marks at its end, or the empty place where they would stand.
  public let markRange: Range<Int>
  /// All of it, its marks too.
  public let range: Range<Int>

  /// The marks at the end of a sentence.
  public enum Mark: Hashable, Sendable {
    case none, period, question, exclamation, ellipsis, colon, other
  }

  /// Whether a word in it ends as sentences do: 설정을 마쳤습니다: 3개 성공.
  public var saysMore: Bool {
    words.dropLast().contains { word in
      // Most sentences end in these; of other words nothing has to be worked out.
      guard let last = word.text.unicodeScalars.last, ["다", "요", "오"].contains(last) else {
        return false
      }
      return KoreanForm.of([word], mark: .none).isSentence
    }
  }
}
