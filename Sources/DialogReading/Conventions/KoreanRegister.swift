import DialogLocales

/// The speech levels of the sentences of a text, by their last syllables. 하세요 and ~까요 go with
/// both 합니다체 and 해요체.
enum KoreanRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    var ending: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar.isHangulSyllable {
        ending.append(scalar)
      } else {
        if endsSentence(scalar), let register = register(ending, isMarked: true) {
          registers.insert(register)
        }
        if !isPassedOver(scalar) { ending.removeAll(keepingCapacity: true) }
      }
    }
    if let register = register(ending, isMarked: false) { registers.insert(register) }
    return registers
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
  private static func register(_ syllables: [Unicode.Scalar], isMarked: Bool) -> Registers? {
    guard syllables.count > 1, let last = syllables.last else { return nil }
    switch last {
    case "다", "까", "오": break
    case "요":
      if ends(syllables, in: courteousEndings) { return .courteous }
      return isPolite(syllables) ? .polite : nil
    case "죠": return .polite
    case "해", "줘", "봐", "돼", "둬", "어":
      return isMarked && isCasual(syllables) ? .familiar : nil
    case "라", "래": return isMarked && ends(syllables, in: plainEndings) ? .familiar : nil
    default: return nil
    }
    if ends(syllables, in: formulas) { return nil }
    if ends(syllables, in: formalEndings) { return isFormal(syllables) ? .formal : nil }
    return isMarked && isPlain(syllables) ? .familiar : nil
  }

  /// 로그인해, 알려줘, 끝났어: a verb, which nouns may look like.
  private static func isCasual(_ syllables: [Unicode.Scalar]) -> Bool {
    guard syllables.last == "어" else { return !ends(syllables, in: nounsInHae) }
    return KoreanSyllable(syllables[syllables.count - 2])?.final == .ss
  }

  /// 한다, 남는다, 했다, 사라졌다: ㄴ or ㅆ before 다.
  private static func isPlain(_ syllables: [Unicode.Scalar]) -> Bool {
    if ends(syllables, in: plainEndings) { return true }
    guard syllables.last == "다", syllables.count > 2,
      let final = KoreanSyllable(syllables[syllables.count - 2])?.final
    else { return false }
    return final == .n || final == .ss
  }

  private static func ends(_ syllables: [Unicode.Scalar], in endings: [[Unicode.Scalar]]) -> Bool {
    endings.contains { syllables.reversed().starts(with: $0.reversed()) }
  }

  private static func endings(_ list: String) -> [[Unicode.Scalar]] {
    list.split(separator: " ").map { Array($0.unicodeScalars) }
  }

  private static let formalEndings = endings("니다 니까 십시오 시다")
  /// What is said so in 해요체 too: thanks, wishes and the like, and what is told with ~답니다.
  private static let formulas = endings(
    "감사합니다 고맙습니다 축하합니다 죄송합니다 미안합니다 반갑습니다 환영합니다 답니다 안녕하십니까")
  private static let plainEndings = endings("한다 했다 된다 됐다 있다 없다 었다 았다 하라 할래 할까 이다 아니다 않다 같다")
  private static let courteousEndings = endings("세요 까요 셔요")
  /// They go with both 합니다체 and 해요체.
  private static let neutralEndings = endings("가요 나요")
  private static let nounsInHae = endings(
    "동해 서해 남해 피해 이해 방해 오해 손해 올해 견해 저해 재해 유해 침해 항해 양해 상해 공해 새해 지난해 분해 난해 황해 위해")
  private static let nounsInYo = endings("필요 중요 주요 수요 개요 강요 동요 소요 담요 불필요")

  /// Whether a ㅂ comes before 니다, 니까 and 시다.
  private static func isFormal(_ syllables: [Unicode.Scalar]) -> Bool {
    if syllables.last == "오" { return true }
    guard syllables.count > 2 else { return false }
    return KoreanSyllable(syllables[syllables.count - 3])?.final == .b
  }

  private static func isPolite(_ syllables: [Unicode.Scalar]) -> Bool {
    !ends(syllables, in: neutralEndings) && !ends(syllables, in: nounsInYo)
  }
}
