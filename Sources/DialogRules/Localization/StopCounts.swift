import DialogLanguage
import DialogModel

/// How many sentences of messages end with a mark in a language where the source does, and how many
/// without.
struct StopCounts {
  var with = 0
  var without = 0
}

extension ProjectContext {
  func makeStopCounts() -> [LanguageTag: StopCounts] {
    var counts: [LanguageTag: StopCounts] = [:]
    program.forEachText { _, element, text in
      guard element == .text(.message) || element == .text(.body),
        text[sourceLocale]?.pattern.lastCharacters.map(SentenceEnd.init(of:)) == .fullStop
      else { return }
      for translation in text.translations where translation.locale != sourceLocale {
        count(translation, in: &counts)
      }
    }
    return counts
  }

  private func count(_ translation: Translation, in counts: inout [LanguageTag: StopCounts]) {
    guard let end = translation.pattern.lastCharacters.map(SentenceEnd.init(of:)) else { return }
    if end == .fullStop { counts[translation.locale, default: StopCounts()].with += 1 }
    if end == .none { counts[translation.locale, default: StopCounts()].without += 1 }
  }
}

extension Pattern {
  /// The run of characters that a text ends with; nil for a selection, a value at the end, no text.
  fileprivate var lastCharacters: String? {
    guard case .parts(let parts) = self, case .text(let text, _, _) = parts.last else { return nil }
    return text
  }
}
