extension KoreanParticle {
  /// A particle in the form that its noun does not take.
  public struct WrongForm: Hashable, Sendable {
    /// The noun, as it is written.
    public let word: String
    public let right: String
    /// Bytes of the particle in the text's UTF-8.
    public let range: Range<Int>
  }

  /// Each 를 behind a consonant and each 을 behind a vowel, at the end of a word of Hangul.
  ///
  /// Other particles are endings of verbs or parts of nouns too often to be told.
  public static func wrongObjects(in text: String) -> [WrongForm] {
    var faults: [WrongForm] = []
    var word: [Unicode.Scalar] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if (0xAC00..<0xD7A4).contains(scalar.value) {
        word.append(scalar)
      } else {
        if let fault = wrongObject(endOf: word, at: offset) { faults.append(fault) }
        word.removeAll(keepingCapacity: true)
      }
      offset += UTF8.width(scalar)
    }
    if let fault = wrongObject(endOf: word, at: offset) { faults.append(fault) }
    return faults
  }

  /// - Parameter end: where the word ends, in bytes; a syllable has three.
  private static func wrongObject(endOf word: [Unicode.Scalar], at end: Int) -> WrongForm? {
    guard word.count > 1, let last = word.last, last == "을" || last == "를" else { return nil }
    let noun = word.dropLast()
    let endsInConsonant = (noun.last!.value - 0xAC00) % 28 != 0
    guard endsInConsonant == (last == "를") else { return nil }
    if last == "을", noun.count == 1, syllablesOfWords.contains(noun.last!) { return nil }
    return WrongForm(
      word: String(String.UnicodeScalarView(noun)), right: last == "를" ? "을" : "를",
      range: end - 3..<end)
  }

  /// Syllables with which 을 makes a noun or a verb: 가을, 마을, 노을, 고을; 지을, 이을, 그을, 부을, 나을, 저을.
  private static let syllablesOfWords: [Unicode.Scalar] = [
    "가", "마", "노", "고", "지", "이", "그", "부", "나", "저", "끄", "쏘", "주",
  ]
}
