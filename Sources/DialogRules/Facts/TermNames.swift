import DialogLocales

/// The platform's terms in one language, from their words to their names.
final class TermNames: Sendable {
  private let names: [String: [String]]
  private let firstWords: [String: String]

  init(in locale: LanguageTag) {
    var names: [String: [String]] = [:]
    var firstWords: [String: String] = [:]
    let terms = PlatformTerms.terms(in: locale)
    for name in PlatformTerms.names {
      guard let words = terms.first(where: { $0.name == name })?.texts else { continue }
      firstWords[name] = words.first
      for word in words { names[TermNames.folded(word), default: []].append(name) }
    }
    self.names = names
    self.firstWords = firstWords
  }

  /// The terms that a text is a word of, whatever its case, apostrophes, spaces and Arabic vowel signs.
  func names(of text: String) -> [String] {
    // No term is longer than this.
    text.utf8.count > 80 ? [] : names[TermNames.folded(text)] ?? []
  }

  /// What a button of that name says.
  func text(for name: String) -> String? { firstWords[name] }

  private static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x27 }) { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().withoutArabicVowelSigns.unicodeScalars {
      switch scalar {
      case "’": folded.append("'")
      case "\u{A0}", "\u{202F}", "\u{3000}": folded.append(" ")
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }
}

extension TextVariant {
  var terms: TermNames { reading.language.termNames }
}

extension Reading {
  /// The terms that it is without a mark at its end, and in Korean without 하기.
  var termNamesOfCore: [String] {
    var core = Substring(text)
    while let last = core.last, ".!… ".contains(last) { core.removeLast() }
    if language.isKorean, core.hasSuffix("하기"), core.count > 3 { core.removeLast(2) }
    return core == text ? [] : language.termNames.names(of: String(core))
  }
}
