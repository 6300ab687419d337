/// A Korean particle or ending with one form after a consonant and another after a vowel.
public struct KoreanParticle: Hashable, Sendable {
  /// The form after a consonant: 이, 을, 은.
  public let afterConsonant: String
  /// The form after a vowel: 가, 를, 는.
  public let afterVowel: String

  /// 이/가
  public static let subject = KoreanParticle("이/가")!
  /// 은/는
  public static let topic = KoreanParticle("은/는")!
  /// 을/를
  public static let object = KoreanParticle("을/를")!
  /// 과/와
  public static let with = KoreanParticle("과/와")!
  /// 으로/로
  public static let direction = KoreanParticle("으로/로")!
  /// 아/야
  public static let calling = KoreanParticle("아/야")!

  /// A pair as it is written, in either order, or in the style that leaves the choice open:
  /// `을/를`, `를/을`, `을(를)`, `(으)로`; or particles that never change: `에서도`.
  ///
  /// A pair is one of the basic ones, with the same ending on both forms (`과의/와의`); or a form
  /// and itself after 이 or 으 (`이라고/라고`, `으로서/로서`). Nil where it is neither.
  public init?(_ written: String) {
    guard let (first, second) = KoreanParticle.forms(written) else { return nil }
    if first == second {
      guard KoreanParticle.isInvariable(first) else { return nil }
      (afterConsonant, afterVowel) = (first, first)
    } else if KoreanParticle.isPair(first, second) {
      (afterConsonant, afterVowel) = (first, second)
    } else if KoreanParticle.isPair(second, first) {
      (afterConsonant, afterVowel) = (second, first)
    } else {
      return nil
    }
  }

  /// `을/를`: the form after a consonant first; one form where it never changes.
  public var name: String {
    afterConsonant == afterVowel ? afterVowel : "\(afterConsonant)/\(afterVowel)"
  }

  /// Whether ㄹ counts as a vowel: 서울로, 지하철로.
  public var takesVowelFormAfterLiquid: Bool { afterConsonant == "으" + afterVowel }

  /// The form that follows a text, by its last sound.
  public func form(after text: String) -> String { form(KoreanFinalSound.sound(of: text)) }

  func form(_ sound: AgreementKind.Sound) -> String {
    switch sound {
    case .vowel: afterVowel
    case .consonant: afterConsonant
    case .liquid: takesVowelFormAfterLiquid ? afterVowel : afterConsonant
    default: openForm
    }
  }

  /// Both forms, as Korean writes them where the sound cannot be told: 을(를), (으)로, 와(과).
  public var openForm: String {
    if afterConsonant == afterVowel { return afterVowel }
    if afterConsonant.hasSuffix(afterVowel) {
      return "(\(afterConsonant.dropLast(afterVowel.count)))\(afterVowel)"
    }
    let ending = KoreanParticle.commonEnding(afterConsonant, afterVowel)
    let (consonant, vowel) = (
      afterConsonant.dropLast(ending.count), afterVowel.dropLast(ending.count)
    )
    return consonant == "과" ? "\(vowel)(\(consonant))\(ending)" : "\(consonant)(\(vowel))\(ending)"
  }
}

extension KoreanParticle {
  /// The pairs that no rule gives: after a consonant, after a vowel.
  private static let basicPairs = [
    ("이", "가"), ("은", "는"), ("을", "를"), ("과", "와"), ("아", "야"), ("이에", "예"), ("이어", "여"),
    ("이었", "였"),
  ]

  /// Particles and endings that never change and may follow one another.
  private static let invariableParticles = [
    "에", "에서", "에게", "에게서", "에게로", "께", "께서", "한테", "한테서", "더러", "보고", "의", "도", "만", "뿐", "부터",
    "까지", "보다", "처럼", "만큼", "마다", "조차", "마저", "밖에", "하고", "대로", "같이", "인", "인지", "인데", "임", "입니다",
    "입니까",
  ]

  /// What may end a row of such particles, in the form that fits the one before: 에서는, 만은.
  private static let lastPairs = [
    "은/는", "이/가", "을/를", "과/와", "으로/로", "으로는/로는", "으로도/로도", "이나/나", "이라도/라도", "이야/야", "이에요/예요",
  ]

  private static func isPair(_ consonant: String, _ vowel: String) -> Bool {
    if consonant == "이" + vowel || (consonant == "으" + vowel && vowel.hasPrefix("로")) {
      return true
    }
    return basicPairs.contains { first, second in
      consonant.hasPrefix(first) && vowel.hasPrefix(second)
        && consonant.dropFirst(first.count) == vowel.dropFirst(second.count)
    }
  }

  private static func isInvariable(_ text: String) -> Bool {
    invariableParticles.contains { particle in
      guard text.hasPrefix(particle) else { return false }
      let rest = String(text.dropFirst(particle.count))
      return rest.isEmpty || isInvariable(rest)
        || lastPairs.contains { KoreanParticle($0)!.form(after: particle) == rest }
    }
  }

  /// The two forms of `을/를`, `을(를)`, `(으)로`; the same twice without a mark. Nil for what is
  /// not Hangul.
  private static func forms(_ written: String) -> (String, String)? {
    let forms = written.contains("/") ? slashed(written) : bracketed(written)
    guard let (first, second) = forms, first.count + second.count <= 24,
      (first + second).unicodeScalars.allSatisfy(\.isHangulSyllable)
    else { return nil }
    return (first, second)
  }

  private static func slashed(_ written: String) -> (String, String)? {
    let forms = written.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return forms.count == 2 ? (forms[0], forms[1]) : nil
  }

  private static func bracketed(_ written: String) -> (String, String)? {
    guard let open = written.firstIndex(of: "("), let close = written.firstIndex(of: ")"),
      open < close
    else { return (written, written) }
    let before = String(written[..<open])
    let inside = String(written[written.index(after: open)..<close])
    let after = String(written[written.index(after: close)...])
    if before.isEmpty { return (inside + after, after) }
    return (before + after, inside + after)
  }

  private static func commonEnding(_ a: String, _ b: String) -> String {
    String(zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.map(\.0).reversed())
  }
}
