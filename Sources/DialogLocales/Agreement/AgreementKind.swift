/// A word beside a value whose form depends on how the value sounds: Korean 을/를, English a/an,
/// French de/d’, Turkish ’i/’ı/’u/’ü.
///
/// Looked up once by the forms as they are written and the language; then each value picks a
/// form: its sound is told by `classifier`, whose sounds are in the order of `forms`.
public struct AgreementKind: Hashable, Sendable {
  /// The forms in their customary order: `을/를` also of `를/을` and `을(를)`.
  public let name: String
  /// What tells the sound of a value.
  public let classifier: Classifier
  /// The form for each of the classifier’s sounds, with the space that parts it from the value.
  public let forms: [String]

  /// How the end of a value that stands nearest the word sounds; artifacts say it by these names.
  public enum Sound: String, Hashable, Sendable, CaseIterable {
    case vowel, consonant
    /// The consonant ㄹ, after which 으로 is 로. Only of Korean.
    case liquid
    // Of Turkish: the last vowel (front e i, back a ı, front rounded ö ü, back rounded o u), and
    // whether it ends the value or a voiced or voiceless consonant does.
    case frontVowel, frontVoiced, frontVoiceless
    case backVowel, backVoiced, backVoiceless
    case frontRoundedVowel, frontRoundedVoiced, frontRoundedVoiceless
    case backRoundedVowel, backRoundedVoiced, backRoundedVoiceless
    /// Cannot be told: an empty text, pictures alone, a script that is not read.
    case unknown
  }

  /// A procedure that tells the sound of a value.
  public enum Classifier: String, Hashable, Sendable, CaseIterable {
    /// `KoreanFinalSound`
    case koreanFinal
    /// `EnglishInitialSound`
    case englishInitial
    /// `FrenchInitialSound`
    case frenchInitial
    /// `TurkishFinalSound`
    case turkishFinal

    /// What it tells, in the order of `forms`; unknown is the last.
    public var sounds: [Sound] {
      switch self {
      case .koreanFinal, .englishInitial, .frenchInitial: Classifier.plainSounds
      case .turkishFinal: Classifier.harmonicSounds
      }
    }

    private static let plainSounds: [Sound] = [.vowel, .consonant, .liquid, .unknown]
    private static let harmonicSounds = Sound.allCases.filter {
      !plainSounds.dropLast().contains($0)
    }

    /// Whether the word comes before the value or after it.
    public var side: Side {
      switch self {
      case .koreanFinal, .turkishFinal: .after
      case .englishInitial, .frenchInitial: .before
      }
    }
  }

  /// Where the word stands beside its value.
  public enum Side: Hashable, Sendable { case before, after }

  /// Nil where the language has no such forms.
  public static func find(_ written: String, in language: LanguageTag) -> AgreementKind? {
    grammars[language.language]?.parse(written)
  }

  /// Forms as they are written in a language, for people to go by; nil where it has none.
  public static func example(in language: LanguageTag) -> String? {
    examples(in: language).first
  }

  /// The common forms as they are written in a language; none where it has none.
  public static func examples(in language: LanguageTag) -> [String] {
    grammars[language.language]?.examples ?? []
  }

  /// Whether the word comes before the value or after it.
  public var side: Side { classifier.side }

  /// Whether every value takes the same form, as with 에서도.
  public var isInvariable: Bool { forms.allSatisfy { $0 == forms[0] } }

  /// The form for a value as it is shown.
  public func form(beside value: String) -> String {
    let sound = sound(of: value)
    return zip(classifier.sounds, forms).first { $0.0 == sound }?.1 ?? openForm
  }

  /// The form for a value whose sound cannot be told: 을(를), ’(y)i.
  public var openForm: String { forms[forms.count - 1] }

  func sound(of value: String) -> Sound {
    switch classifier {
    case .koreanFinal: KoreanFinalSound.sound(of: value)
    case .englishInitial: EnglishInitialSound.sound(of: value)
    case .frenchInitial: FrenchInitialSound.sound(of: value)
    case .turkishFinal: TurkishFinalSound.sound(of: value)
    }
  }

  init(name: String, classifier: Classifier, forms: (Sound) -> String) {
    self.name = name
    self.classifier = classifier
    self.forms = classifier.sounds.map(forms)
  }
}

extension AgreementKind {
  /// How a language writes the words that agree.
  private struct Grammar: Sendable {
    let examples: [String]
    let parse: @Sendable (String) -> AgreementKind?
  }

  /// The languages that have such words.
  private static let grammars = [
    "ko": Grammar(examples: [
      "을/를", "이/가", "은/는", "과/와", "으로/로", "이나/나", "이라/라", "이에요/예요", "아/야",
    ]) { KoreanParticle($0).map(AgreementKind.init) },
    "en": Grammar(examples: ["a/an", "A/An"]) { AgreementKind(article: $0) },
    "fr": Grammar(examples: [
      "de/d’", "le/l’", "la/l’", "du/de l’", "de la/de l’", "au/à l’", "à la/à l’", "que/qu’",
      "ce/cet",
    ]) { AgreementKind(elision: $0) },
    "tr": Grammar(examples: [
      "’i/’ı/’u/’ü", "’e/’a", "’de/’da", "’den/’dan", "’in/’ın/’un/’ün", "’le/’la",
    ]) { TurkishSuffix($0).map(AgreementKind.init) },
  ]

  init(_ particle: KoreanParticle) {
    self.init(name: particle.name, classifier: .koreanFinal, forms: particle.form)
  }

  /// `a/an`, `A/An`, in either order.
  init?(article written: String) {
    let forms = written.split(separator: "/").map(String.init).sorted { $0.count < $1.count }
    guard forms == ["a", "an"] || forms == ["A", "An"] else { return nil }
    self.init(name: forms.joined(separator: "/"), classifier: .englishInitial) {
      ($0 == .vowel ? forms[1] : forms[0]) + " "
    }
  }
}
