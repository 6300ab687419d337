extension KoreanParticle {
  /// A particle in the form that its noun does not take.
  public struct WrongForm: Hashable, Sendable {
    /// The noun, as it is written.
    public let word: String
    /// The form that it takes.
    public let right: String
    /// Bytes of the particle in the text's UTF-8.
    public let range: Range<Int>

    /// A particle at a place that would be `right` after the word there.
    public init(word: String, right: String, range: Range<Int>) {
      self.word = word
      self.right = right
      self.range = range
    }
  }

  /// Each 를 after a consonant and each 을 after a vowel, at the end of a word of Hangul; and each
  /// particle alone after a word in Latin letters, where its reading is sure.
  ///
  /// After Hangul other particles are endings of verbs or parts of nouns too often to be told.
  public static func wrongObjects(in text: String) -> [WrongForm] {
    var faults = wrongForms(afterLatinIn: text)
    var word: [Unicode.Scalar] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar.isHangulSyllable {
        word.append(scalar)
      } else {
        if let fault = wrongObject(endOf: word, at: offset) { faults.append(fault) }
        word.removeAll(keepingCapacity: true)
      }
      offset += UTF8.width(scalar)
    }
    if let fault = wrongObject(endOf: word, at: offset) { faults.append(fault) }
    return faults.filter { !isVerb($0, in: text) }
  }

  /// 모을 수, 그을 때: after a verb stands a noun that needs one.
  private static func isVerb(_ fault: WrongForm, in text: String) -> Bool {
    guard fault.right == "를" else { return false }
    let after = text.utf8.dropFirst(fault.range.upperBound).drop { $0 == UInt8(ascii: " ") }
    return nounsAfterVerbs.contains { after.starts(with: $0.utf8) }
  }

  /// Bound nouns after the ending ~(으)ㄹ, and what comes after it most.
  private static let nounsAfterVerbs = [
    "수", "때", "것", "거", "만큼", "뿐", "줄", "리가", "리는", "테", "예정", "듯", "만하", "뻔", "경우", "정도", "필요",
    "계획", "차례",
  ]

  private static func wrongForms(afterLatinIn text: String) -> [WrongForm] {
    guard text.utf8.contains(where: { $0 >= 0x41 && $0 < 0x80 }) else { return [] }
    let scalars = Substring(text).unicodeScalars
    var faults: [WrongForm] = []
    var place = scalars.startIndex
    while place < scalars.endIndex {
      guard scalars[place].isHangulSyllable else {
        place = scalars.index(after: place)
        continue
      }
      let run = scalars[place...].prefix(while: \.isHangulSyllable)
      let before = scalars[..<place]
      if let last = before.last, LatinReading.letter(last) != nil,
        let right = rightForm(of: String(run), after: before)
      {
        let start = text.utf8.distance(from: text.startIndex, to: place)
        let range = start..<start + run.count * 3
        faults.append(WrongForm(word: String(before.latinWord), right: right, range: range))
      }
      place = run.endIndex
    }
    return faults
  }

  /// The other form of a particle that a Latin word does not take; nil where it is not a particle, or
  /// right, or not sure.
  private static func rightForm(
    of run: String, after text: Substring.UnicodeScalarView
  ) -> String? {
    let particles: [KoreanParticle] = [.object, .topic, .subject, .with, .direction]
    guard
      let particle = particles.first(where: { $0.afterConsonant == run || $0.afterVowel == run }),
      let sound = LatinReading.sureSound(ofWordEnding: text)
    else { return nil }
    let right = particle.form(sound)
    return right == run ? nil : right
  }

  /// - Parameter end: where the word ends, in bytes; a syllable has three.
  private static func wrongObject(endOf word: [Unicode.Scalar], at end: Int) -> WrongForm? {
    guard word.count > 1, let last = word.last, last == "을" || last == "를" else { return nil }
    let noun = word.dropLast()
    // Both forms after a value.
    if noun.count == 1, noun.last == "을" || noun.last == "를" { return nil }
    let endsInConsonant = KoreanSyllable(noun.last!)?.final != KoreanSyllable.Final.none
    guard endsInConsonant == (last == "를") else { return nil }
    if last == "을", noun.count == 1, syllablesOfWords.contains(noun.last!) { return nil }
    return WrongForm(
      word: String(String.UnicodeScalarView(noun)), right: last == "를" ? "을" : "를",
      range: end - 3..<end)
  }

  /// Syllables with which 을 makes a noun or a verb: 가을, 마을, 노을, 고을; 지을, 이을, 그을, 부을, 나을, 저을.
  private static let syllablesOfWords: [Unicode.Scalar] = [
    "가", "마", "노", "고", "지", "이", "그", "부", "나", "저", "끄", "쏘", "주", "모",
  ]
}

extension Substring.UnicodeScalarView {
  /// The letters of ASCII, digits and hyphens at the end.
  fileprivate var latinWord: Substring.UnicodeScalarView {
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      guard self[before].isASCII, !self[before].properties.isWhitespace else { break }
      start = before
    }
    return self[start...]
  }
}
