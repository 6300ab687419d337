/// Tells how a text ends when it is read in Korean.
///
/// The procedure, simple enough to be written again in another language from `Tables`:
///
/// 1. From the end, pass over what is not read: white space, punctuation, closing quotes, pictures
///    (`Tables.unread`). At a closing round bracket pass over all of the bracket when something
///    readable comes before it, as what a bracket adds does not count for a particle (넥슨(주)은);
///    else over the mark alone.
/// 2. The scalar then reached decides:
///    - a Hangul syllable by its final consonant: `(scalar − AC00) mod 28`, where 0 is a vowel and 8
///      is ㄹ; a conjoining or lone letter of Hangul likewise;
///    - a sign that has a name (%, €, ℃, +) by that name (`Tables.signs`);
///    - a digit: see `sound(ofNumberEnding:)`;
///    - a Latin letter: see `LatinReading`;
///    - kana: ん and ン are consonants, the others vowels;
///    - anything else, or nothing, is unknown.
public enum KoreanFinalSound {
  typealias Sound = AgreementKind.Sound
  typealias Scalars = Substring.UnicodeScalarView

  /// The sound of a value as it is shown; unknown where nothing tells it.
  public static func sound(of text: String) -> AgreementKind.Sound {
    var rest = text[...].unicodeScalars
    let passed = dropUnread(&rest)
    guard let last = rest.last else { return .unknown }
    switch last.value {
    case 0xAC00...0xD7A3: return sound(ofCoda: (last.value - 0xAC00) % 28)
    case 0x1100...0x11FF, 0x3131...0x318E: return sound(ofHangulLetter: last.value)
    case 0x3041...0x3096, 0x30A1...0x30FA:
      return last.value == 0x3093 || last.value == 0x30F3 ? .consonant : .vowel
    case _ where digit(last) != nil: return sound(ofNumberEnding: rest, before: passed)
    case _ where LatinReading.letter(last) != nil: return LatinReading.sound(ofWordEnding: rest)
    default: return Tables.sign(last) ?? .unknown
    }
  }

  /// - Returns: the scalar that stood after what is left, if any was passed over.
  static func dropUnread(_ rest: inout Scalars) -> Unicode.Scalar? {
    var passed: Unicode.Scalar?
    while let last = rest.last {
      if let before = beforeBracket(rest) {
        rest = before
      } else if Tables.isUnread(last) {
        rest.removeLast()
      } else {
        break
      }
      passed = last
    }
    return passed
  }

  /// What comes before the round bracket that ends a text; nil where no such bracket ends it or
  /// nothing readable comes before it.
  private static func beforeBracket(_ text: Scalars) -> Scalars? {
    guard let last = text.last, last == ")" || last == "）" else { return nil }
    var depth = 0
    for index in text.indices.reversed() {
      switch text[index] {
      case ")", "）": depth += 1
      case "(", "（": depth -= 1
      default: break
      }
      if depth == 0 {
        let before = text[..<index]
        return before.allSatisfy(Tables.isUnread) ? nil : before
      }
    }
    return nil
  }

  private static func sound(ofCoda index: UInt32) -> Sound {
    switch index {
    case 0: .vowel
    case 8: .liquid
    default: .consonant
    }
  }

  /// Consonants by their names (기역, 리을), which all end in themselves or another consonant.
  private static func sound(ofHangulLetter scalar: UInt32) -> Sound {
    switch scalar {
    case 0x1105, 0x11AF, 0x3139: .liquid
    case 0x1160...0x11A7, 0x314F...0x3163, 0x3187...0x318E: .vowel
    default: .consonant
    }
  }
}

extension KoreanFinalSound {
  /// ASCII and full-width digits.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0xFF10...0xFF19: Int(scalar.value - 0xFF10)
    default: nil
    }
  }

  /// A number is read in Sino-Korean, each four digits with their unit:
  ///
  /// - with one decimal point its last digit decides (1.50 일 점 오영);
  /// - else its trailing zeros do: none, the last digit; one to three, 십 백 천; four and more, the
  ///   unit of their group of four (만, 억, 조 …); nothing but zeros is 영;
  /// - after a currency sign the currency is read last (₩5,000 오천 원);
  /// - two digits after `:` are minutes, or where they are 00 the hour stands alone (3:05 분,
  ///   3:00 시); a date in figures ends in 일 (2024. 3. 5.).
  ///
  /// - Parameter following: the scalar that stood after the number.
  static func sound(ofNumberEnding text: Scalars, before following: Unicode.Scalar?) -> Sound {
    let number = NumberReading(text)
    if let sound = number.currency { return sound }
    if number.isMinutes { return number.isZero ? .vowel : .consonant }
    if following == ".", number.isDayOfDate { return .liquid }
    return number.sound
  }
}
