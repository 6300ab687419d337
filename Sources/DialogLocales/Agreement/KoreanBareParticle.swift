extension KoreanParticle {
  /// The particle that a run of Hangul after a value is one of two forms of: 을/를 of 을 and of 를.
  ///
  /// Nil for forms that never change, and for words that only begin like one.
  public init?(oneFormOf run: String) {
    guard let first = run.unicodeScalars.first, KoreanParticle.mayOpen(first) else { return nil }
    for (consonant, vowel) in KoreanParticle.openings {
      for (form, other) in [(consonant, vowel), (vowel, consonant)] where run.hasPrefix(form) {
        let rest = String(run.dropFirst(form.count))
        guard KoreanParticle.endings(consonant).contains(rest),
          let particle = KoreanParticle("\(run)/\(other)\(rest)"),
          particle.afterConsonant != particle.afterVowel
        else { continue }
        self = particle
        return
      }
    }
    return nil
  }

  /// Whether one of the forms below begins so.
  private static func mayOpen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "을", "를", "은", "는", "이", "가", "과", "와", "으", "로", "라", "란", "나", "며", "든", "예", "야",
      "랑":
      true
    default: false
    }
  }

  /// The forms that a bare particle may begin with: after a consonant, after a vowel.
  private static let openings = [
    ("을", "를"), ("은", "는"), ("이", "가"), ("과", "와"), ("으로", "로"), ("이라", "라"), ("이란", "란"),
    ("이나", "나"), ("이며", "며"), ("이든", "든"), ("이에요", "예요"), ("이야", "야"), ("이랑", "랑"),
  ]

  /// What may follow such a form in one word.
  private static func endings(_ consonant: String) -> [String] {
    switch consonant {
    case "과": ["", "의", "는", "도", "만"]
    case "으로": ["", "서", "써", "부터", "는", "도", "만", "의", "서의", "서는", "부터의"]
    case "이라": ["는", "고", "도", "면", "서"]
    case "이든": ["", "지"]
    default: [""]
    }
  }

  /// A particle written so that the choice is left open, at the start of a text: 을(를), (으)로,
  /// 이(가). With the length of what is written, in UTF-8.
  public static func open(atStartOf text: Substring) -> (particle: KoreanParticle, length: Int)? {
    guard let first = text.unicodeScalars.first, first == "(" || mayOpen(first) else { return nil }
    for written in openForms where text.hasPrefix(written) {
      let name = otherBrackets[written] ?? written
      if let particle = KoreanParticle(name) { return (particle, written.utf8.count) }
    }
    return nil
  }

  private static let openForms = [
    "을(를)", "를(을)", "은(는)", "는(은)", "이(가)", "가(이)", "과(와)", "와(과)", "(으)로부터", "(으)로서",
    "(으)로써", "(으)로", "(이)라는", "(이)라고", "(이)라도", "(이)나", "(이)며", "(이)란", "(이)랑", "을/를",
    "은/는", "이/가", "과/와", "와/과", "(이)가", "(은)는", "(을)를", "(과)와", "(와)과",
  ]

  /// Such forms with the brackets around the other half.
  private static let otherBrackets = [
    "(이)가": "이/가", "(은)는": "은/는", "(을)를": "을/를", "(과)와": "과/와", "(와)과": "과/와",
  ]
}
