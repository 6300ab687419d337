/// A sentence or a fragment of a text.
public struct EnglishSentence: Sendable {
  /// Indexes of the text's tokens, its end marks among them.
  public let tokens: Range<Int>
  /// The tokens without the marks at its end.
  public let content: Range<Int>
  /// The mark at its end.
  public let ending: Ending
  /// What it does: states, asks, commands, or names something.
  public let form: EnglishForm

  /// What stands at its end, before or after closing quotation marks and parentheses.
  public enum Ending: Hashable, Sendable {
    case none
    case period, question, exclamation, ellipsis, colon, comma, semicolon, dash
    /// A placeholder, which may bring an end of its own.
    case placeholder
    /// An address, which a period would seem to belong to.
    case opaque
    /// An emoji or another sign.
    case sign
  }

  init(_ range: Range<Int>, of all: [EnglishToken]) {
    var range = range
    while let first = range.first, all[first].kind == .bullet || all[first].kind == .dash {
      range = first + 1..<range.upperBound
    }
    tokens = range
    var end = range.upperBound
    while end > range.lowerBound, EnglishSentence.isMark(all[end - 1]) { end -= 1 }
    content = range.lowerBound..<end
    ending = EnglishSentence.ending(range, of: all)
    form = EnglishForm.of(all[content], ending: ending)
  }

  private static func isMark(_ token: EnglishToken) -> Bool {
    token.isEndMark || token.kind == .colon || token.kind == .comma || token.kind == .semicolon
      || token.kind == .sign || token.kind == .dash
  }

  private static func ending(_ range: Range<Int>, of all: [EnglishToken]) -> Ending {
    for token in all[range].reversed() {
      switch token.kind {
      case .closingQuote, .closingParenthesis: continue
      case .period: return .period
      case .question: return .question
      case .exclamation: return .exclamation
      case .ellipsis: return .ellipsis
      case .colon: return .colon
      case .comma: return .comma
      case .semicolon: return .semicolon
      case .dash: return .dash
      case .sign: return .sign
      case .placeholder: return token.quotes == 0 && token.parentheses == 0 ? .placeholder : .none
      case .opaque: return token.quotes == 0 ? .opaque : .none
      case .word where token.endsInDot: return .period
      default: return .none
      }
    }
    return .none
  }
}
