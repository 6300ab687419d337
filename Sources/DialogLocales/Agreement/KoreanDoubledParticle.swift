/// Both forms of a particle one after the other, as templates leave them: 앨범을를, 앨범을(를).
extension KoreanParticle {
  /// Both forms without a mark between them, which are all of a run of Hangul at the start of a text:
  /// 을를, 와과. With the length of what is written, in UTF-8.
  public static func doubled(atStartOf text: Substring) -> (particle: KoreanParticle, length: Int)?
  {
    let run = String(text.unicodeScalars.prefix(while: \.isHangulSyllable))
    return doubled[run].map { ($0, run.utf8.count) }
  }

  /// The particle of which some writing has both forms, whatever stands between and around them: of
  /// `을를`, `josa(을/를)`, `'을','를'`. Of one form alone it is none.
  public init?(meantBy written: some StringProtocol) {
    let forms = written.unicodeScalars.split { !$0.isHangulSyllable }.map {
      String(String.UnicodeScalarView($0))
    }
    let particle =
      switch forms.count {
      case 1: KoreanParticle.doubled[forms[0]]
      case 2:
        KoreanParticle("\(forms[0])/\(forms[1])")
          ?? KoreanParticle("\(forms[0])\(forms[1])/\(forms[1])")
      default: KoreanParticle?.none
      }
    guard let particle, particle.afterConsonant != particle.afterVowel else { return nil }
    self = particle
  }

  /// Each particle that stands in both forms after a word whose sound is known: what is to stand there.
  ///
  /// - Parameter isNoun: whether a word is a noun; asked of particles that a word may end in.
  public static func doubledForms(in text: String, isNoun: (Substring) -> Bool) -> [WrongForm] {
    guard mayHoldDoubled(text) else { return [] }
    let scalars = Substring(text).unicodeScalars
    var faults: [WrongForm] = []
    var place = scalars.startIndex
    while let start = scalars[place...].firstIndex(where: \.isHangulSyllable) {
      let end = scalars[start...].prefix(while: \.isHangulSyllable).endIndex
      if let fault = doubledForm(of: text[start..<end], in: text, isNoun) { faults.append(fault) }
      place = end
    }
    return faults
  }

  private static func doubledForm(
    of run: Substring, in text: String, _ isNoun: (Substring) -> Bool
  ) -> WrongForm? {
    for length in [2, 3, 1, 0] where run.count >= length {
      let start = run.index(run.endIndex, offsetBy: -length)
      let written = text[start...]
      let isMarked = length < 2
      guard let (particle, size) = isMarked ? open(atStartOf: written) : doubled(atStartOf: written)
      else { continue }
      let noun = run[..<start]
      let end = text.utf8.index(start, offsetBy: size)
      if isMarked, noun.isEmpty || text[end...].unicodeScalars.first?.isHangulSyllable == true {
        continue
      }
      let isSure = [.object, .topic, .direction].contains(particle) && !endsLikeNoun(noun, written)
      guard noun.isEmpty ? followsWord(start, in: text) : isSure || isNoun(noun) else { continue }
      let right = particle.form(after: String(text[..<start]))
      guard !right.contains("(") else { continue }
      let offset = start.utf16Offset(in: text) == 0 ? 0 : text[..<start].utf8.count
      return WrongForm(
        word: word(before: start, in: text), right: right, range: offset..<offset + size)
    }
    return nil
  }

  /// Whether a noun and the first of the forms may be another noun, of which the last does not agree:
  /// 마을를, 하은는.
  private static func endsLikeNoun(_ noun: Substring, _ written: Substring) -> Bool {
    guard let last = noun.unicodeScalars.last else { return false }
    if written.hasPrefix("은는") { return KoreanSyllable(last)?.final == KoreanSyllable.Final.none }
    return written.hasPrefix("을를") && "가마노고".unicodeScalars.contains(last)
  }

  /// Whether a letter, a digit or a mark that closes stands right before a place.
  private static func followsWord(_ place: String.Index, in text: String) -> Bool {
    guard let last = text[..<place].unicodeScalars.last else { return false }
    return last.properties.isAlphabetic || last.properties.numericType != nil
      || "”’\"'」』》〉)]".unicodeScalars.contains(last)
  }

  private static func word(before place: String.Index, in text: String) -> String {
    String(text[..<place].split(separator: " ").last ?? "")
  }

  /// A glance: whether two forms, or one and a mark, follow each other.
  private static func mayHoldDoubled(_ text: String) -> Bool {
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch (last, scalar) {
      case ("을", "를"), ("를", "을"), ("은", "는"), ("는", "은"), ("이", "가"), ("가", "이"), ("와", "과"),
        ("과", "와"), ("로", "로"), ("로", "으"), ("(", "으"):
        return true
      case (_, "("), (_, "/"):
        if "을를은는이가과와".unicodeScalars.contains(last) { return true }
      default: break
      }
      last = scalar
    }
    return false
  }

  private static let doubled: [String: KoreanParticle] = {
    let pairs: [KoreanParticle] = [.object, .topic, .subject, .with, .direction]
    var doubled: [String: KoreanParticle] = [:]
    for pair in pairs {
      doubled[pair.afterConsonant + pair.afterVowel] = pair
      doubled[pair.afterVowel + pair.afterConsonant] = pair
    }
    return doubled
  }()
}
