package import DialogLocales
package import DialogModel

/// What the catalogs of a program hold.
package struct CatalogIndex {
  package let program: Program
  package let texts: [TextEntries]
  /// Where a key's entry is: indexes of `texts` and of its entries.
  package let places: [String: (text: Int, entry: Int)]
  /// Texts with more choices than anyone could translate.
  package let refused: [TextPlace]
  private let rules: PluralRulesTable

  /// - Parameter keys: those of catalogs that are there.
  package init(_ program: Program, keys: [String], syntax: PlaceholderSyntax) {
    self.program = program
    var known: [String: [[String]]] = [:]
    for key in keys {
      guard let (base, words) = CatalogIndex.choices(in: key) else { continue }
      known[base, default: []].append(words)
    }
    let rules = PluralRulesTable { PluralRules(for: $0) }
    self.rules = rules
    var texts: [TextEntries] = []
    var refused: [TextPlace] = []
    program.forEachPlacedText { place, text in
      let builder = EntryBuilder(
        program: program, place: place, text: text, rules: rules, known: known, syntax: syntax)
      guard let builder else { return }
      if let entries = builder.entries() { texts.append(entries) } else { refused.append(place) }
    }
    var places: [String: (text: Int, entry: Int)] = [:]
    for (text, entries) in texts.enumerated() {
      for (entry, value) in entries.entries.enumerated() { places[value.key] = (text, entry) }
    }
    self.texts = texts
    self.refused = refused
    self.places = places
  }

  /// `DeleteItems.title` and `photo`, `0` of `DeleteItems.title[photo][0]`; nil without brackets.
  private static func choices(in key: String) -> (base: String, words: [String])? {
    guard key.hasSuffix("]"), let open = key.firstIndex(of: "[") else { return nil }
    let words = key[open...].dropFirst().dropLast().split(separator: "][").map(String.init)
    return (String(key[..<open]), words)
  }

  package func rules(of locale: LanguageTag) -> PluralRules { rules[locale] }
}
