/// An English sentence of two clauses, and what each of them denies or asserts.
public struct DenyingClauses: Sendable {
  /// What each of the two denies.
  public let denials: [Denial]
  /// Whether each asserts plainly.
  public let assertions: [Bool]
  /// What their translations deny with beside words of grammar.
  public let besides: [Negation.Others]

  /// Nil for a sentence that is not of two clauses one of which says no.
  init?(ofEnglish sentence: String) {
    guard let (first, second) = CoordinateClauses.english(sentence) else { return nil }
    let (both, english) = ([first, second], SourceLanguage.english)
    denials = both.map(english.denial)
    guard denials.contains(where: { $0.kind == .sure }) else { return nil }
    besides = both.map(english.besidesDenial)
    assertions = both.map(PlainAssertion.isMade(by:))
  }
}
