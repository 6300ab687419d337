import DialogLocales
import DialogSupport

/// The speech levels of the sentences of a text, by their last syllables. 하세요 and ~까요 go with
/// both 합니다체 and 해요체.
enum KoreanRegister {
  static func of(_ text: String) -> Registers {
    ends(of: text).reduce(into: []) { $0.formUnion(register($1.word, isMarked: $1.isMarked)) }
  }

  /// Whether what is familiar in a text is 해체, which ends in no 다 or 라.
  static func isCasual(_ text: String) -> Bool {
    ends(of: text).contains { isCasual($0.word, isMarked: $0.isMarked) }
  }

  /// The same of the last word of a sentence.
  static func isCasual(_ word: ArraySlice<UInt8>, isMarked: Bool) -> Bool {
    register(word, isMarked: isMarked) == .familiar && !word.hasSuffix("다") && !word.hasSuffix("라")
  }

  /// The last words of its sentences, and whether a mark ends them.
  private static func ends(of text: String) -> [(word: ArraySlice<UInt8>, isMarked: Bool)] {
    var ends: [(word: ArraySlice<UInt8>, isMarked: Bool)] = []
    let tokens = TextTokens(text)
    for sentence in tokens.sentences {
      // Quotation marks and brackets may stand between a sentence and its mark.
      let last = sentence.content.last { !tokens[$0].kind.closes }
      guard let last, tokens[last].kind == .letters else { continue }
      let isMarked = sentence.end < sentence.tokens.upperBound
      ends.append((tokens.bytes[tokens[last].range], isMarked))
    }
    return ends
  }

  /// The register of a sentence by the last syllables of its last word, of which there are two at least.
  private static func register(_ word: ArraySlice<UInt8>, isMarked: Bool) -> Registers {
    let whole = String(decoding: word, as: UTF8.self)
    let scalars = whole.unicodeScalars
    let before = scalars.lastIndex { !$0.isHangulSyllable }
    let word = String(scalars[(before.map { scalars.index(after: $0) } ?? scalars.startIndex)...])
    if isMarked, KoreanRequests.casualRequests.contains(word) { return .familiar }
    // A syllable is three bytes.
    guard word.utf8.count > 3 else { return [] }
    switch word.unicodeScalars.last! {
    case "다", "까", "오", "요", "죠", "라":
      return registers(of: KoreanSentenceEnd(of: word).level, isMarked: isMarked)
    case "야": return isMarked && word.utf8.hasSuffix(KoreanRequests.casualFuture) ? .familiar : []
    case "래": return isMarked && word.utf8.hasSuffix("할래") ? .familiar : []
    default:
      return isMarked && KoreanInflection(word)?.ending.sense == .casual ? .familiar : []
    }
  }

  /// Plain endings without a mark are those of titles.
  private static func registers(of level: KoreanEnding.Level, isMarked: Bool) -> Registers {
    switch level {
    case .formal: .formal
    case .polite: .polite
    case .courteous: .courteous
    case .plain: isMarked ? .familiar : []
    case .any: []
    }
  }
}
