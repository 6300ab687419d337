public import DialogLocales

/// A language that translations are compared with by what each sentence says, and how its texts are read for that: a
/// file for each kind of value and language beside this one.
public enum SourceLanguage: Sendable {
  case english, korean

  /// Nil of a language in which nothing of that is known.
  public init?(_ tag: LanguageTag) {
    if tag.isEnglish { self = .english } else if tag.isKorean { self = .korean } else { return nil }
  }

  /// What a sentence says for sure.
  ///
  /// - Parameter sentence: in lower case.
  public func predicate(of sentence: LoweredText) -> Predicate {
    switch self {
    case .english: Predicate(ofEnglish: sentence)
    case .korean: Predicate(ofKorean: sentence)
    }
  }

  /// Whether a text may deny something: a glance.
  ///
  /// - Parameter bytes: its UTF-8.
  public func mayDeny(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .english: bytes.mayDenyInEnglish
    case .korean: bytes.mayDenyInKorean
    }
  }

  /// What a sentence denies.
  public func denial(of sentence: String) -> Denial {
    switch self {
    case .english: Denial(ofEnglish: sentence)
    case .korean: Denial(ofKorean: sentence)
    }
  }

  /// What each clause of a sentence of two denies, where one of them says no and clauses are told apart.
  public func denyingClauses(of sentence: String) -> DenyingClauses? {
    self == .english ? DenyingClauses(ofEnglish: sentence) : nil
  }

  /// Whether a button’s title says that something is not to be done.
  ///
  /// - Parameter words: in lower case.
  public func deniesOnButton(_ words: [String]) -> Bool {
    switch self {
    case .english: Denial.isSaid(byButton: words)
    case .korean: Denial.isSaid(byKoreanButton: words)
    }
  }

  /// What a translation of a text denies with beside words of grammar: what speaks of loss says nothing of a no where
  /// the text itself speaks of what is lost, shut or undone.
  public func besidesDenial(_ text: String) -> Negation.Others {
    switch self {
    case .english: SpokenLoss.besidesDenial(inEnglish: text)
    case .korean: SpokenLoss.besidesDenial(inKorean: text)
    }
  }

  /// The times of day that a text says; nil where it says none.
  ///
  /// - Parameter words: those of the language for times, where the text may have one.
  public func clockTimes(_ text: String, _ words: ClockWords?) -> ClockTimes? {
    let times =
      switch self {
      case .english: ClockTimes(text, words)
      case .korean: ClockTimes(korean: text)
      }
    return times.times.isEmpty ? nil : times
  }
}

extension [UInt8] {
  fileprivate var mayDenyInKorean: Bool {
    contains("않") || contains("없") || contains("못") || contains("지 마") || contains("지 말")
  }

  fileprivate var mayDenyInEnglish: Bool {
    contains("n’t") || contains("n't") || contains("ot ") || contains("ever ")
      || contains("No ") || contains(" no ") || contains("nable to ") || contains("ithout ")
  }
}
