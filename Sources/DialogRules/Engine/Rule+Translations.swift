import DialogFindings
import DialogModel
import DialogSupport

extension Rule.Check {
  /// The same, and what another one says of single texts.
  func besides(_ texts: Rule.Check) -> Rule.Check {
    var check = self
    (check.text, check.scope, check.clue) = (texts.text, texts.scope, texts.clue)
    return check
  }

  private static func comparisonOfPairs(
    _ check: @escaping @Sendable (DialogContext, inout Findings) -> Void
  ) -> Rule.Check {
    Rule.Check(comparison: check, comparesPairs: true)
  }

  /// Each text with each of its translations.
  static func pair(
    _ check: @escaping @Sendable (TranslationPair, inout Findings) -> Void
  ) -> Rule.Check {
    .comparisonOfPairs { context, findings in
      for pair in context.borrowedPairs { pair.with { check($0, &findings) } }
    }
  }
}

extension Rule.Check {
  /// Each text with each of its translations, to judge whether they mean the same: by their English
  /// translation where the source is in another language. Where that does not say what the source
  /// does, nothing is judged by it.
  static func meaning(
    _ check: @escaping @Sendable (TranslationPair, inout Findings) -> Void
  ) -> Rule.Check {
    .comparisonOfPairs { context, findings in
      var doubted: Element?
      for pair in context.borrowedMeaningPairs {
        pair.with { pair in
          if pair.kind == .besideEnglish, pair.element == doubted { return }
          let count = findings.count
          check(pair, &findings)
          if pair.kind == .englishOfSource, findings.count > count { doubted = pair.element }
        }
      }
    }
  }
}

extension Rule.Check {
  /// Each selection by a number, of each text in each language.
  static func plurals(
    _ check: @escaping @Sendable (PluralSelection, inout Findings) -> Void
  ) -> Rule.Check {
    .dialog { context, findings in
      for selection in context.pluralSelections { check(selection, &findings) }
    }
  }
}

extension Findings {
  /// Reports about a selection: at a place, or at the number that selects.
  mutating func report(
    _ message: Message, of selection: PluralSelection, at bytes: ByteRange? = nil,
    fixes: [FixIt] = []
  ) {
    let range = selection.range(bytes ?? selection.selection.selectorRange)
    report(
      message, at: range, of: selection.dialog,
      element: selection.dialog.dialog.path(selection.element), locale: selection.locale.tag,
      fixes: fixes)
  }
}
