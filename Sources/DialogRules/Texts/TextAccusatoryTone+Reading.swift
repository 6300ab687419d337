import DialogReading
import DialogSupport

/// Blame, in a text of either language.
extension Reading {
  /// Whether words call what was typed invalid, and nobody names.
  func judges(_ range: Range<Int>) -> Bool {
    let first = String(decoding: bytes[range], as: UTF8.self).letterRuns().first
    return english != nil && first == "invalid"
  }

  var mayBlame: Bool {
    blame != nil || bluntEnd != nil || korean?.rudeAddress(inPhrases: true) != nil
      || korean?.casualEnd != nil
  }

  /// The first words that blame, judge or insult.
  var blame: Range<Int>? {
    if let english { return english.blame ?? firstOf(EnglishVocabulary.unfriendly) }
    return korean.flatMap { $0.blame ?? firstOf(KoreanVocabulary.unfriendly) }
  }

  /// The last word of a sentence that speaks to nobody.
  var bluntEnd: Range<Int>? { korean?.bluntEnd }

  private func firstOf(_ patterns: [PhrasePatterns]) -> Range<Int>? {
    for pattern in patterns {
      if let range = pattern.first(in: phrases) { return range }
    }
    return nil
  }
}
