import DialogFindings
import DialogReading

extension Message {
  /// Of a sign that looks like another one of Japanese; nil of other faults.
  static func lookAlike(_ fault: WritingFault, in text: String) -> Message? {
    guard let right = fault.right, let sign = right.only.flatMap(JapaneseSign.init),
      let own = fault.written.only.flatMap(JapaneseSign.init), own != sign
    else { return nil }
    let word = text.japaneseWord(around: fault.range, sign)
    return Message(
      en:
        "‘\(fault.written)’ in ‘\(word)’ is the \(own.english); write the \(sign.english) ‘\(right)’",
      ko:
        "‘\(word)’에 모양이 비슷한 \(own.korean) ‘\(fault.written)’ 문자가 쓰였습니다. \(sign.korean) ‘\(right)’ 문자로 바꾸세요"
    )
  }
}

/// What a sign of Japanese is, as signs of several kinds look the same.
private enum JapaneseSign {
  case kanji, hiragana, katakana, longVowel

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30FC: self = .longVowel
    case 0x3041...0x3096: self = .hiragana
    case 0x30A1...0x30FA: self = .katakana
    case 0x4E00...0x9FFF: self = .kanji
    default: return nil
    }
  }

  /// Whether both are written in one word: in Katakana the mark of long vowels too.
  func joins(_ other: JapaneseSign) -> Bool {
    self == other || [self, other].allSatisfy { $0 == .katakana || $0 == .longVowel }
  }

  var english: String {
    switch self {
    case .kanji: "kanji"
    case .hiragana: "hiragana"
    case .katakana: "katakana"
    case .longVowel: "long vowel mark"
    }
  }

  var korean: String {
    switch self {
    case .kanji: "한자"
    case .hiragana: "히라가나"
    case .katakana: "가타카나"
    case .longVowel: "장음 부호"
    }
  }
}

extension String {
  /// Its scalar, where it is one.
  fileprivate var only: Unicode.Scalar? {
    unicodeScalars.count == 1 ? unicodeScalars.first : nil
  }

  /// The word around some bytes, as far as its signs are of the kind that should stand there, or of that before it.
  fileprivate func japaneseWord(around range: Range<Int>, _ kind: JapaneseSign) -> String {
    let (before, after) = (
      self.utf8.prefix(range.lowerBound), self.utf8.dropFirst(range.upperBound)
    )
    let starts = String(Substring(before)).unicodeScalars.reversed()
    let first = starts.first.flatMap(JapaneseSign.init)
    func isPart(_ scalar: Unicode.Scalar, _ other: JapaneseSign?) -> Bool {
      guard let own = JapaneseSign(scalar) else { return false }
      return own.joins(kind) || kind == .hiragana && other.map(own.joins) ?? false
    }
    let lead = starts.prefix { isPart($0, first) }.reversed()
    let rest = String(Substring(after)).unicodeScalars.prefix { isPart($0, nil) }
    let sign = Array(self.utf8)[range]
    var word = String.UnicodeScalarView(lead)
    word.append(contentsOf: String(decoding: sign, as: UTF8.self).unicodeScalars)
    word.append(contentsOf: rest)
    return String(word)
  }
}
