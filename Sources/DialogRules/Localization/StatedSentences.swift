import DialogReading

extension Rule.Check {
  typealias SentenceCheck =
    @Sendable (TranslationPair, TextVariant, StatementWords, inout Findings) -> Void

  /// Compares what each arm of a translation says in sentences with its source.
  ///
  /// - Parameter check: asked with the pair, the arm and the words by which its language frames what
  ///   it states.
  static func sentences(
    _ check: @escaping SentenceCheck
  ) -> Rule.Check {
    .meaning { pair, findings in
      guard !pair.variants[0].isButton, pair.isTranslated,
        let words = pair.variants[0].reading.language.statementWords
      else { return }
      for variant in pair.variants where !variant.isEmptyText && !variant.saysNone {
        check(pair, variant, words, &findings)
      }
    }
  }
}
