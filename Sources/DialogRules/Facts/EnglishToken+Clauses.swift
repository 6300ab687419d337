import DialogReading

extension EnglishToken {
  /// Whether a clause ends with it.
  var isClauseEnd: Bool {
    [.period, .question, .exclamation, .comma, .colon, .semicolon].contains(kind)
  }
}
