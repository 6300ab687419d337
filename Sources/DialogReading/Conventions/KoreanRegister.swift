import DialogLocales
import DialogSupport

/// The speech levels of the sentences of a text, by their last syllables. 하세요 and ~까요 go with
/// both 합니다체 and 해요체.
enum KoreanRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    var ending = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isHangulSyllable {
        ending.append(scalar)
      } else {
        if endsSentence(scalar) { registers.formUnion(register(ending, isMarked: true)) }
        if !isPassedOver(scalar) { ending.removeAll(keepingCapacity: true) }
      }
    }
    return registers.union(register(ending, isMarked: false))
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", "…", "\n", "。", "？", "！": true
    default: false
    }
  }

  /// Quotes and brackets between a sentence and its mark.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ")" || scalar == "”" || scalar == "’"
  }

  /// The register of a sentence by its last syllables, of which there are two at least.
  private static func register(
    _ syllables: String.UnicodeScalarView, isMarked: Bool
  ) -> Registers {
    guard let last = syllables.last, syllables.dropLast().last != nil else { return [] }
    let word = String(syllables)
    switch last {
    case "다", "까", "오", "요", "죠", "라":
      return registers(of: KoreanSentenceEnd(of: word).level, isMarked: isMarked)
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
