/// Verbs that tell the gender of their subject, before or after it.
extension WritingReader {
  /// A verb or participle right before its subject: возникла ошибка.
  func verb(disagreeingWith noun: WordTable.Facts, at index: Int) -> Suspect? {
    let verb = index > 1 && guide.words.reflexives.contains(runs[index - 1]) ? index - 2 : index - 1
    guard verb >= 0, noun.cells.isSubset(of: .direct), !noun.cells.isDisjoint(with: .nominative),
      verb < index - 1 || !guide.mayHaveObjectBefore(runs[verb])
    else { return nil }
    let facts = guide.table[runs[verb]]
    guard facts?.kinds.isDisjoint(with: [.determiner, .adjective, .noun, .between]) ?? true,
      let found = guide.predicateCells(runs[verb], facts), found.isDisjoint(with: noun.cells)
    else { return nil }
    return Suspect(kind: .disagreeing, words: verb...index, isSentence: true)
  }

  /// Whether a noun may be what a verb in the past is about, its subject after it: письмо прислал друг.
  func isObject(_ noun: GrammarCells, before verb: Int, _ found: GrammarCells) -> Bool {
    guard guide.mayHaveObjectBefore(runs[verb]), !noun.isDisjoint(with: .accusative),
      verb + 1 < runs.count, !guide.words.reflexives.contains(runs[verb + 1]),
      !guide.words.prepositions.contains(runs[verb + 1])
    else { return false }
    guard let next = guide.facts(of: runs[verb + 1]), next.kinds.contains(.noun) else {
      return true
    }
    return !next.cells.isDisjoint(with: found)
  }
}
