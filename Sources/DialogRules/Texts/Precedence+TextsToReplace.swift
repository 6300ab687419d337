import DialogFindings

extension [Precedence] {
  /// What asks for other words, or none, in place of a text: how it was written matters no more, nor how
  /// its translations are.
  static let ofTextsToReplace = [
    Precedence(Precedence.replacing, in: .sameText),
    Precedence(Precedence.replacing, in: .sourceText),
  ]
}

extension Precedence {
  fileprivate static let replacing: [RuleID] = [
    "alert/title-descriptive", "alert/message-repeats-title", "text/oblique",
    "notification/instructs", "button/yes-no", "button/ok", "button/cancel-title",
  ]
}
