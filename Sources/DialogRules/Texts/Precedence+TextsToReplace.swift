import DialogFindings

extension RuleRelations {
  /// What a rule about capitals and marks says of others.
  static let ofWriting = RuleRelations(
    yieldsTo: [Precedence(.errorsOfNames, in: .sameElement)] + .ofTextsToReplace)
}

extension [Precedence] {
  /// What asks for other words in place of a text: how it was written matters no more, nor how
  /// its translations are.
  static let ofTextsToReplace = [
    Precedence(Precedence.replacing, in: .sameText),
    Precedence(Precedence.replacing, in: .sourceText),
  ]
}

extension Precedence {
  fileprivate static let replacing: [RuleID] = [
    "alert/title-descriptive", "text/oblique", "button/yes-no", "button/ok", "button/cancel-title",
  ]
}
