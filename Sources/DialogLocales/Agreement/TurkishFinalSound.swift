/// Tells how a text ends when it is read in Turkish, for the suffix after it: Ayşe’yi, Ahmet’i.
///
/// 1. From the end, what is not read is passed over, as in `KoreanFinalSound`: a suffix after a round
///    bracket is that of the word before it.
/// 2. A number is read by what it ends in: the last digit, else tens, yüz, bin, milyon, milyar,
///    trilyon. A point before three digits groups them; else the digits after a point or comma
///    count. Zeros alone, but for one 0, and numbers after the sign of a currency cannot be told.
/// 3. A word is its letters up to anything else. I is the capital of ı, and İ of i. First, units
///    directly after a number and the words of `Tables` have their own readings.
/// 4. Single consonants and abbreviations in capitals without a vowel are spelled; all consonants’
///    names end in e. Whether capitals with a vowel are spelled cannot be told of two or three of them
///    before a last consonant (ABD, CEM).
/// 5. Words of letters or spellings that Turkish has not (q w x é ch ck ou) cannot be told.
/// 6. Else the last vowel and the last letter decide.
///
/// Source of the rules: Türk Dil Kurumu, Yazım Kuralları, “Kesme İşareti” and “Kısaltmalar”.
public enum TurkishFinalSound {
  typealias Sound = AgreementKind.Sound
  typealias Scalars = Substring.UnicodeScalarView

  enum Vowel: Int { case front, back, frontRounded, backRounded }

  enum End: Int { case vowel, voiced, voiceless }

  static func sound(_ vowel: Vowel, _ end: End) -> Sound {
    AgreementKind.Classifier.turkishFinal.sounds[vowel.rawValue * 3 + end.rawValue]
  }

  /// Nil for what cannot be told.
  static func parts(of sound: Sound) -> (Vowel, End)? {
    let sounds = AgreementKind.Classifier.turkishFinal.sounds.dropLast()
    guard let index = sounds.firstIndex(of: sound) else { return nil }
    return (Vowel(rawValue: index / 3)!, End(rawValue: index % 3)!)
  }

  /// The sound of a value as it is shown; unknown where nothing tells it.
  public static func sound(of text: String) -> AgreementKind.Sound {
    var rest = text[...].unicodeScalars
    let passed = KoreanFinalSound.dropUnread(&rest)
    guard let last = rest.last, passed.map(isMark) != true else { return .unknown }
    if isDigit(last) { return sound(ofNumberEnding: rest) }
    return isLetter(last) ? sound(ofWordEnding: rest) : .unknown
  }

  // MARK: Numbers

  private static func sound(ofNumberEnding text: Scalars) -> Sound {
    var before = text
    var digits: [Int] = []
    while true {
      let group = dropDigits(&before)
      digits = group + digits
      guard group.count == 3, before.last == ".", before.dropLast().last.map(isDigit) == true else {
        break
      }
      before.removeLast()
    }
    if isAfterCurrency(before) { return .unknown }
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    if zeros == digits.count { return zeros == 1 ? Tables.digits[0] : .unknown }
    let digit = digits[digits.count - 1 - zeros]
    switch zeros {
    case 0: return Tables.digits[digit]
    case 1: return Tables.tens[digit - 1]
    case 2: return Tables.powers[0]
    default: return Tables.powers[min(zeros / 3, Tables.powers.count - 1)]
    }
  }

  /// The digits that end a text.
  private static func dropDigits(_ text: inout Scalars) -> [Int] {
    var digits: [Int] = []
    while let last = text.last, isDigit(last) {
      digits.append(Int(last.value) - 0x30)
      text.removeLast()
    }
    return digits.reversed()
  }

  private static func isAfterCurrency(_ text: Scalars) -> Bool {
    let sign = text.last { !(isDigit($0) || " \u{A0}.,-".unicodeScalars.contains($0)) }
    switch sign?.value ?? 0 {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20CF: return true
    default: return false
    }
  }

  // MARK: Words

  private static func sound(ofWordEnding text: Scalars) -> Sound {
    let count = text.reversed().prefix(while: isLetter).count
    let written = Array(text.suffix(count))
    if let unit = Tables.units[written.text], isNumber(endOf: text.dropLast(count)) {
      return unit
    }
    let word = written.map(lower)
    if let known = Tables.words[word.text] { return known }
    if word.contains(where: { !isTurkish($0) }) { return .unknown }
    let vowel = word.last { Tables.vowels[$0] != nil }.flatMap { Tables.vowels[$0] }
    let end = end(of: word)
    if word.count == 1 { return sound(vowel ?? .front, .vowel) }
    let isUpper = zip(written, word).allSatisfy { $0 != $1 }
    guard let vowel else { return isUpper ? sound(.front, .vowel) : .unknown }
    if isUpper ? word.count < 4 && end != .vowel : isForeign(word) { return .unknown }
    return sound(vowel, end)
  }

  /// The vowel I of a suffix after a word in lower case, by its last vowel; nil without one.
  public static func highVowel(after word: String) -> String? {
    word.unicodeScalars.reversed().lazy.compactMap { Tables.vowels[$0] }.first?.high
  }

  static func end(of word: [Unicode.Scalar]) -> End {
    if Tables.vowels[word[word.count - 1]] != nil { return .vowel }
    return "fstkçşhp".unicodeScalars.contains(word[word.count - 1]) ? .voiceless : .voiced
  }

  /// Whether letters stand side by side as in no Turkish word.
  private static func isForeign(_ word: [Unicode.Scalar]) -> Bool {
    zip(word, word.dropFirst()).contains { first, second in
      (first == "c" && (second == "h" || second == "k")) || (first == "o" && second == "u")
    }
  }

  private static func isNumber(endOf text: Scalars) -> Bool {
    let before = text.last == " " || text.last == "\u{A0}" ? text.dropLast() : text
    return before.last.map(isDigit) == true
  }

  // MARK: Letters

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// A Latin letter, or a mark that joins one.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F: scalar.value != 0xD7 && scalar.value != 0xF7
    default: isMark(scalar)
    }
  }

  /// Whether it joins the letter before it to another letter.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  private static func isTurkish(_ lower: Unicode.Scalar) -> Bool {
    if (0x61...0x7A).contains(lower.value) { return lower != "q" && lower != "w" && lower != "x" }
    return "çğıöşüâîû".unicodeScalars.contains(lower)
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x49: "ı"
    case 0x130: "i"
    case 0x11E: "ğ"
    case 0x15E: "ş"
    case 0x41...0x5A, 0xC0...0xDE: Unicode.Scalar(scalar.value + 0x20)!
    default: scalar
    }
  }
}

extension TurkishFinalSound.Vowel {
  /// The vowel I of a suffix.
  var high: String {
    switch self {
    case .front: "i"
    case .back: "ı"
    case .frontRounded: "ü"
    case .backRounded: "u"
    }
  }

  /// The vowel A of a suffix.
  var low: String { self == .front || self == .frontRounded ? "e" : "a" }
}
