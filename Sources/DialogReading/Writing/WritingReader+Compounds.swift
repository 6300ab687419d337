import DialogSupport

/// Nouns of German, which have capitals and are written together.
extension WritingReader {
  /// Whether a word that is a noun stands after a determiner: die datei.
  func isNounInLowerCase(after index: Int) -> Bool {
    guard guide.words.hasCompounds, index > 0 else { return false }
    return guide.table[runs[index - 1]]?.kinds.contains(.determiner) ?? false
  }

  /// Whether a feminine noun in the plural, which linked ones end in as well, comes right before another
  /// noun: Kreditkarten Daten. What is given to several follows them too: Gruppen Zugriff erlauben.
  func isSplitCompound(at index: Int) -> Bool {
    let (first, second) = (runs[index - 1], runs[index])
    guard guide.words.hasCompounds else { return false }
    if WritingReader.lastParts.contains(second), guide.nounFacts(first) != nil { return true }
    guard first.utf8.count > 5, first.utf8.hasSuffix("n"), !WritingReader.given.contains(second),
      let facts = guide.nounFacts(first), facts.cells.isSubset(of: .femininePlural)
    else { return false }
    return guide.nounFacts(second) != nil
  }

  /// Nouns that stand alone or end others, and name nothing after one.
  private static let lastParts: Set<String> = .words(
    """
    einstellungen einstellung manager verbindung verwaltung nummer adresse größe dauer wiederherstellung freigabe aktualisierung \
    sicherung
    """)
  private static let given: Set<String> = [
    "zugriff", "zugang", "platz", "zeit", "schutz", "rechte",
  ]
}
