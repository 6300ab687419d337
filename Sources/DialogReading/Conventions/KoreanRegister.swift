import DialogLocales
import DialogSupport

/// The speech levels of the sentences of a text, by their last syllables. 하세요 and ~까요 go with
/// both 합니다체 and 해요체.
enum KoreanRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    // The UTF-8 of the last syllables.
    var ending: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isHangulSyllable {
        ending.append(contentsOf: UTF8.encode(scalar)!)
      } else {
        if scalar == "\n" || SentenceEnd.mark(scalar) != nil {
          registers.formUnion(register(ending, isMarked: true))
        }
        if !isPassedOver(scalar) { ending.removeAll(keepingCapacity: true) }
      }
    }
    return registers.union(register(ending, isMarked: false))
  }

  /// Quotes and brackets between a sentence and its mark.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ")" || scalar == "”" || scalar == "’"
  }

  /// The register of a sentence by its last syllables, of which there are two at least.
  private static func register(
    _ syllables: [UInt8], isMarked: Bool
  ) -> Registers {
    // A syllable is three bytes.
    guard syllables.count > 3 else { return [] }
    let word = String(decoding: syllables, as: UTF8.self)
    switch word.unicodeScalars.last! {
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
