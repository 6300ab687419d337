import DialogLocales

extension TextVariant {
  /// What stands within quotation marks of any language.
  var quotations: [String] { meaning.quotations }
}

extension Reading {
  func findQuotations() -> [String] {
    let shapes = TextTraits.Marks([.quote, .straightQuote, .straightApostrophe])
    guard !traits.marks.isDisjoint(with: shapes) else { return [] }
    var quotations: [String] = []
    var open: String.Index?
    for index in text.indices {
      guard isQuote(at: index) else { continue }
      if let start = open, start < index {
        quotations.append(String(text[start..<index]))
        open = nil
      } else {
        open = text.index(after: index)
      }
    }
    return quotations
  }

  /// Whether a mark quotes: an apostrophe stands between letters.
  private func isQuote(at index: String.Index) -> Bool {
    guard let mark = text[index].unicodeScalars.first else { return false }
    switch mark {
    case "\"", "“", "”", "„", "«", "»", "「", "」", "『", "』", "״", "‹", "›", "〝", "〟": break
    case "'", "‘", "’", "‚": break
    default: return false
    }
    guard mark == "'" || mark == "’" else { return true }
    let next = text.index(after: index)
    let isInWord =
      index > text.startIndex && next < text.endIndex && text[text.index(before: index)].isLetter
      && text[next].isLetter && language.conventions.spacesWords && !language.isKorean
    return !isInWord
  }
}

extension String {
  /// The letters and digits in lower case, in normalization form C, without Arabic vowel signs.
  var searchKey: String {
    let text = Normalization.isComposed(self) ? self : Normalization.composed(self)
    var key = String.UnicodeScalarView()
    for scalar in text.lowercased().withoutArabicVowelSigns.unicodeScalars {
      if scalar.isLetterOrMark || scalar.properties.numericType != nil { key.append(scalar) }
    }
    return String(key)
  }
}
