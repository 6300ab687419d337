import DialogSupport

/// A determiner, an adjective and a noun that are definite together or not: Swedish den nya bilen, en ny bil.
struct DefiniteGroups: Sendable {
  private var determiners: [String: GrammarCells] = [:]
  private var adjectives: [String: GrammarCells] = [:]
  private var nouns: [String: GrammarCells] = [:]
  private var possessives: [String: GrammarCells] = [:]
  private let known: WritingWords.Definiteness

  init(_ known: WritingWords.Definiteness) {
    self.known = known
    determiners = Dictionary(uniqueKeysWithValues: GrammarCells.byEnding(known.determiners))
    possessives = Dictionary(uniqueKeysWithValues: GrammarCells.byEnding(known.possessives))
    let cells = known.adjectiveCells
    for item in known.adjectives.listedWords {
      for (form, code) in zip(item.parts(at: "/"), [cells.0, cells.1, cells.2]) {
        adjectives[String(form), default: []].formUnion(GrammarCells(code))
      }
    }
    var gender = ""
    for item in known.nouns.listedWords {
      if item.utf8.count == 1 {
        gender = String(item)
      } else {
        add(item.parts(at: "/"), gender)
      }
    }
  }

  private mutating func add(_ forms: [Substring], _ gender: String) {
    let many = gender.uppercased()
    let bare = known.isBareAfterDeterminer ? "12" : "1"
    let definite = known.isBareAfterDeterminer ? "3" : "2"
    let codes = [gender + bare, gender + definite, many + bare, many + definite]
    for (form, code) in zip(forms, codes) {
      nouns[String(form), default: []].formUnion(GrammarCells(code))
    }
  }

  /// The three words, where they are not alike.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 1, let noun = nouns[runs[index]], let adjective = adjectives[runs[index - 1]],
      let determiner = determiners[runs[index - 2]],
      determiner.intersection(adjective).isDisjoint(with: noun),
      !(index > 2 && determiner.isDisjoint(with: .nominative)
        && known.verbs.contains(runs[index - 3])),
      !(index + 1 < runs.count && known.relatives.contains(runs[index + 1]))
    else { return nil }
    return WritingReader.Suspect(kind: .disagreeing, words: index - 2...index)
  }

  /// A possessive and its noun in another gender or number, or in the definite form: ditt kontot.
  func possessed(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 0, let asked = possessives[runs[index - 1]], let noun = nouns[runs[index]],
      asked.isDisjoint(with: noun), adjectives[runs[index]] == nil,
      // Norwegian kontoen din, which is of the noun before.
      index < 2 || nouns[runs[index - 2]] == nil
    else { return nil }
    return WritingReader.Suspect(kind: .disagreeing, words: index - 1...index)
  }

  /// A definite noun that begins a sentence and an adjective in another form that ends it: lampan är tänt.
  func predicate(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 1, known.copulas.contains(runs[index - 1]), let noun = nouns[runs[index - 2]],
      noun.isDisjoint(with: .nominative), let adjective = adjectives[runs[index]]
    else { return nil }
    let groups = [GrammarCells("m"), GrammarCells("f"), GrammarCells("n"), .plural]
    let asked = groups.filter { !$0.isDisjoint(with: noun) }.reduce(GrammarCells()) { $0.union($1) }
    guard asked.intersection(.nominative).isDisjoint(with: adjective) else { return nil }
    return WritingReader.Suspect(
      kind: .disagreeing, words: index - 2...index, isOpening: true, isEndOfClause: true)
  }
}
