import DialogFindings
import DialogReading

/// What a change of a source text does to its translations. One that ends or is spelt as its source was
/// is wrong once that is mended, so both are mended at once.
extension TextVariant {
  /// The arms of translations that stand for this arm of a source text, each with its pair.
  var counterparts: [(variant: TextVariant, pair: TranslationPair)] {
    guard isSource else { return [] }
    return (dialog.pairsByElement[element] ?? []).flatMap { pair in
      pair.variants.filter { variant in
        !variant.isEmptyText && pair.counterparts(of: variant).contains { $0 === self }
      }.map { ($0, pair) }
    }
  }

  /// Those of them that are the source text, character by character.
  var copies: [TextVariant] { counterparts.map(\.variant).filter { $0.bytes == bytes } }

  /// Changes of this text, and of its copies.
  func edits(_ corrections: [EnglishCorrection]) -> [TextEdit?] {
    ([self] + copies).flatMap { variant in
      corrections.map { variant.replace($0.range, with: $0.replacement) }
    }
  }

  // MARK: Ends

  /// What ends the translations of a source text as it does once it ends in a mark.
  func editsOfEnds(mark: String, at place: Range<Int>) -> [TextEdit] {
    let wanted: SentenceEnd = mark == "?" ? .question : .fullStop
    return editsOfCounterparts(as: wanted) { $0.replace(place, with: mark) }
  }

  /// The same, once marks at its end are gone.
  func editsOfEnds(without marks: Range<Int>) -> [TextEdit] {
    editsOfCounterparts(as: .none) { $0.replace(marks, with: "") }
  }

  private func editsOfCounterparts(
    as wanted: SentenceEnd, ofCopy edit: (TextVariant) -> TextEdit?
  ) -> [TextEdit] {
    counterparts.compactMap { variant, pair in
      variant.bytes == bytes
        ? edit(variant) : EndingComparison(variant, with: self, as: wanted, in: pair).edit
    }
  }
}
