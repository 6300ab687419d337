/// A word beside a value whose form depends on how the value sounds: Korean 을/를, English a/an.
///
/// Looked up once by the forms as they are written and the language; then each value picks a
/// form: its sound is told by `classifier`, and the sound is the index of `forms`.
public struct AgreementKind: Hashable, Sendable {
  /// The forms in their customary order: `을/를` also of `를/을` and `을(를)`.
  public let name: String
  /// What tells the sound of a value.
  public let classifier: Classifier
  /// The form for each `Sound`, by its raw value.
  public let forms: [String]

  /// How the end of a value that stands nearest the word sounds.
  public enum Sound: Int, Hashable, Sendable, CaseIterable {
    case vowel, consonant
    /// The consonant ㄹ, after which 으로 is 로. Never of English.
    case liquid
    /// Cannot be told: an empty text, pictures alone, a script that is not read.
    case unknown
  }

  /// A procedure that tells the sound of a value.
  public enum Classifier: String, Hashable, Sendable, CaseIterable {
    /// `KoreanFinalSound`
    case koreanFinal
    /// `EnglishInitialSound`
    case englishInitial
  }

  public enum Side: Hashable, Sendable { case before, after }

  /// Nil where the language has no such forms.
  public static func find(_ written: String, in language: LanguageTag) -> AgreementKind? {
    switch language.language {
    case "ko": KoreanParticle(written).map(AgreementKind.init)
    case "en": AgreementKind(article: written)
    default: nil
    }
  }

  /// Whether the word stands before the value or behind it.
  public var side: Side {
    switch classifier {
    case .koreanFinal: .after
    case .englishInitial: .before
    }
  }

  /// What stands between the word and the value.
  public var separator: String {
    switch side {
    case .before: " "
    case .after: ""
    }
  }

  /// Whether every value takes the same form, as with 에서도.
  public var isInvariable: Bool { forms.allSatisfy { $0 == forms[0] } }

  public func form(beside value: String) -> String { forms[sound(of: value).rawValue] }

  /// The value with the word on its side.
  public func joined(to value: String) -> String {
    switch side {
    case .before: form(beside: value) + separator + value
    case .after: value + separator + form(beside: value)
    }
  }

  public func sound(of value: String) -> Sound {
    switch classifier {
    case .koreanFinal: KoreanFinalSound.sound(of: value)
    case .englishInitial: EnglishInitialSound.sound(of: value)
    }
  }

  init(name: String, classifier: Classifier, forms: (Sound) -> String) {
    self.name = name
    self.classifier = classifier
    self.forms = Sound.allCases.map(forms)
  }
}

extension AgreementKind {
  public init(_ particle: KoreanParticle) {
    self.init(name: particle.name, classifier: .koreanFinal, forms: particle.form)
  }

  /// `a/an`, `A/An`, in either order.
  init?(article written: String) {
    let forms = written.split(separator: "/").map(String.init).sorted { $0.count < $1.count }
    guard forms == ["a", "an"] || forms == ["A", "An"] else { return nil }
    self.init(name: forms.joined(separator: "/"), classifier: .englishInitial) {
      $0 == .vowel ? forms[1] : forms[0]
    }
  }
}
