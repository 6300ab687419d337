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
    .statements { pair, variant, findings in
      if let words = variant.reading.language.statementWords {
        check(pair, variant, words, &findings)
      }
    }
  }

  /// The same of translations into every language.
  static func statements(
    _ check: @escaping @Sendable (TranslationPair, TextVariant, inout Findings) -> Void
  ) -> Rule.Check {
    .meaning { pair, findings in
      guard !pair.variants[0].isButton, pair.isTranslated else { return }
      for variant in pair.variants where !variant.isEmptyText && !variant.saysNone {
        check(pair, variant, &findings)
      }
    }
  }
}
