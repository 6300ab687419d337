import DialogSupport

/// Forms of one word, of which another one is said to be right: un and une, rojo and roja.
struct WordFamilies: Sendable {
  private var families: [String: [String]] = [:]
  private let table: WordTable

  init(_ words: WritingWords, _ table: WordTable) {
    self.table = table
    for family in (words.families + " " + words.adjectiveFamilies).listedWords {
      let forms = family.parts(at: "/").map(String.init)
      for form in forms { families[form, default: forms] = forms }
    }
  }

  /// The form of a word that is of a gender and a number; nil where several are, or none is known.
  func form(of word: String, in cells: GrammarCells) -> String? {
    let fitting = families[word]?.filter {
      table[$0].map { !$0.cells.isDisjoint(with: cells) } ?? false
    }
    return fitting?.count == 1 ? fitting![0] : nil
  }

  /// The words before a noun as it asks for them, after `!`, as they take their place; nil where one is not known,
  /// or the noun begins with a sound that may change it.
  func right(
    of words: ClosedRange<Int>, _ noun: GrammarCells, in reader: WritingReader
  ) -> String? {
    let before = reader.runs[words.lowerBound..<words.upperBound]
    guard let first = reader.runs[words.upperBound].unicodeScalars.first,
      !"aeiouhàâéèêîïôûœyzs".unicodeScalars.contains(first)
    else { return nil }
    let number = before.reduce(GrammarCells.all) { number, word in
      let own = table[word]?.cells ?? []
      return number.subtracting(
        own.isDisjoint(with: .plural) ? .plural : own.isDisjoint(with: .singular) ? .singular : [])
    }
    let cells = noun.isDisjoint(with: number) ? noun : noun.intersection(number)
    let right = before.compactMap { word in
      table[word].map { !$0.cells.isDisjoint(with: cells) } ?? false
        ? word : form(of: word, in: cells)
    }
    return right.count == before.count ? "!" + right.joined(separator: " ") : nil
  }
}

extension WritingReader {
  /// A determiner and an adjective, with the noun after them where it tells what is right: las nuevos clases.
  func adjectiveSuspect(_ words: ClosedRange<Int>) -> Suspect {
    let whole = words.lowerBound...words.upperBound + 1
    guard whole.upperBound < runs.count,
      let noun = guide.nounFacts(runs[whole.upperBound])
        ?? guide.facts(ofEnding: runs[whole.upperBound]),
      let right = guide.families.right(of: whole, noun.cells, in: self),
      right.dropFirst() != runs[words].joined(separator: " ")
    else { return Suspect(kind: .disagreeing, words: words) }
    return Suspect(kind: .disagreeing, words: whole, right: right)
  }

  /// A participle with the ending that a noun asks for, of those of the same verbs.
  func participle(at index: Int, of noun: Int?, in cells: GrammarCells) -> String? {
    let (words, word) = (guide.words, runs[index])
    guard words.presumesNouns, words.cases == nil, isSure(noun, cells) else { return nil }
    let endings = guide.predicateEndings
    guard let own = endings.first(where: { word.utf8.hasSuffix($0.ending) }) else { return nil }
    let others = endings.filter {
      $0.ending.unicodeScalars.first == own.ending.unicodeScalars.first
        && !$0.cells.isDisjoint(with: cells)
    }
    return others.count == 1 ? word.dropLast(own.ending.count) + others[0].ending : nil
  }

  /// Whether a noun is of a gender by more than its determiner, which then is not what is wrong.
  func isSure(_ noun: Int?, _ cells: GrammarCells) -> Bool {
    guard let noun else { return false }
    let facts = guide.nounFacts(runs[noun]) ?? guide.facts(ofEnding: runs[noun])
    return (facts?.cells ?? guide.cells(ofVowel: runs[noun])).map { !$0.isDisjoint(with: cells) }
      ?? false
  }
}
