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

  /// `La stampante e occupata.`: a subject and its participle with no verb between.
  func copula(
    of cells: GrammarCells, from start: Int, at index: Int, right: String?
  ) -> Suspect? {
    guard index + 1 < runs.count, !cells.isDisjoint(with: .singular) else { return nil }
    let facts = guide.table[runs[index + 1]]
    guard !(facts?.kinds.contains(.noun) ?? false),
      let found = guide.predicateCells(runs[index + 1], facts),
      !cells.intersection(.singular).isDisjoint(with: found)
    else { return nil }
    return Suspect(
      kind: .misspelt, words: index...index, right: right, sentence: start...index + 1)
  }

  /// `Den Drucker wurde entfernt`: German plurals in the dative end in -n or -s.
  func passive(of cells: GrammarCells, from start: Int, at index: Int) -> Suspect? {
    let noun = runs[index - 1].utf8.last
    let mayBeDative =
      !cells.isDisjoint(with: .plural) && (noun == UInt8(ascii: "n") || noun == UInt8(ascii: "s"))
    guard !mayBeDative, !isInverted(at: index),
      !cells.isDisjoint(with: .accusative.intersection(.singular))
    else {
      return nil
    }
    return Suspect(kind: .disagreeing, words: start...index, isSentence: true)
  }
}
