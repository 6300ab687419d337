import DialogSupport

/// Nouns that are written together, as in German and Dutch.
extension WritingReader {
  /// Whether a word that is a noun stands after a determiner: die datei.
  func isNounInLowerCase(after index: Int) -> Bool {
    guard guide.words.hasCompounds, index > 0 else { return false }
    return guide.table[runs[index - 1]]?.kinds.contains(.determiner) ?? false
  }

  /// Whether a noun stands before one that ends others: Printer instellingen. In German also whether a feminine
  /// one in the plural, which linked ones end in as well, comes right before another noun: Kreditkarten Daten.
  /// What is given to several follows them too: Gruppen Zugriff erlauben.
  func isSplitCompound(at index: Int) -> Bool {
    let (first, second) = (runs[index - 1], runs[index])
    let words = guide.words
    if words.compoundEnds.contains(second), !words.notCompoundStarts.contains(first),
      guide.nounFacts(first) != nil
    {
      return true
    }
    guard words.hasCompounds, first.utf8.count > 5, first.utf8.hasSuffix("n"),
      !words.givenToMany.contains(second),
      let facts = guide.nounFacts(first), facts.cells.isSubset(of: .femininePlural)
    else { return false }
    return guide.nounFacts(second) != nil
  }
}
