import DialogReading

extension Rule.Check {
  /// Compares what each arm of a translation says in sentences with its source.
  ///
  /// - Parameter check: asked with the source, the arm and the words by which its language frames what
  ///   it states.
  static func sentences(
    _ check: @escaping @Sendable (TextVariant, TextVariant, StatementWords, inout Findings) -> Void
  ) -> Rule.Check {
    .pair { pair, findings in
      guard !pair.variants[0].isButton, pair.isTranslated,
        let words = pair.variants[0].reading.language.statementWords
      else { return }
      for variant in pair.variants where !variant.isEmptyText && !variant.saysNone {
        guard let source = pair.counterparts(of: variant).first else { continue }
        check(source, variant, words, &findings)
      }
    }
  }
}
