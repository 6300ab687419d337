import DialogLocales

/// Which cases words ask of the nouns after them: Russian без asks for the genitive, so без пароль is wrong; of
/// numbers in words two ask for another one than five.
///
/// A word is wrong where none of what it may be is asked for.
struct Government: Sendable {
  let nouns: NounLexicon
  private var governors = WordMap<Governor>(minimumCapacity: 150)
  private let adjectives: [(ending: String, cells: GrammarCells)]
  private let notAdjectives: Set<String>
  private let directEndings: [(ending: String, cells: GrammarCells)]
  private let denials: WritingWords.Cases.Denials?

  private enum Governor: Sendable {
    case preposition(Preposition)
    case numeral(Numeral)
  }

  private struct Preposition: Sendable {
    /// What a noun right after it may be, and what an adjective or a number may be.
    var nouns: GrammarCells = []
    var others: GrammarCells = []
    /// What it asks for after some words: из-за.
    var joined: [String: GrammarCells] = [:]
    /// Nouns that stand after it in another case.
    var exceptions: Set<String> = []
  }

  private struct Numeral: Sendable {
    /// The cases that it is in.
    let own: GrammarCells
    /// What a noun after it may be.
    let nouns: GrammarCells

    /// Whether the noun is in the case of the number, as all are but the nominative: двух файлов, but два файла.
    var agrees: Bool { own.isDisjoint(with: .nominative) }
  }

  init(_ words: WritingWords.Cases) {
    nouns = words.nouns
    adjectives = GrammarCells.byEnding(words.adjectiveEndings)
    notAdjectives = words.notAdjectives
    directEndings = GrammarCells.byEnding(words.directEndings)
    denials = words.denials
    for (word, preposition) in Government.prepositions(words) {
      governors[word, default: .preposition(preposition)] = .preposition(preposition)
    }
    for item in words.numerals.listedWords {
      let (word, cases) = item.cut(at: "=")!
      let (own, nouns) = cases.cut(at: "/")!
      let numeral = Numeral(own: GrammarCells("sp" + own), nouns: GrammarCells(nouns))
      governors[String(word), default: .numeral(numeral)] = .numeral(numeral)
    }
  }

  /// Reads `без=2`, `по=36/346`, `в=46+MFN1` and `из_за=2`.
  private static func prepositions(_ words: WritingWords.Cases) -> [String: Preposition] {
    var known: [String: Preposition] = [:]
    for item in words.prepositions.listedWords {
      let (words, cases) = item.cut(at: "=")!
      let asked = cases.parts(at: "/").map { list in
        list.parts(at: "+").reduce(into: GrammarCells()) { cells, code in
          cells.formUnion(GrammarCells((code.first!.isNumber ? "sp" : "") + code))
        }
      }
      let both = words.parts(at: "_").map(String.init)
      if both.count == 2 {
        known[both[1]]?.joined[both[0]] = asked[0]
      } else {
        known[both[0]] = Preposition(nouns: asked[0], others: asked.last!)
      }
    }
    for item in words.exceptions.listedWords {
      let (word, nouns) = item.cut(at: "/")!
      known[String(word)]?.exceptions = Set(nouns.parts(at: ",").map(String.init))
    }
    return known
  }

  /// A word that asks for a case and a noun after it in none of those, by the place of the first.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index + 1 < runs.count else { return nil }
    if isDeniedWithDirectObject(index, in: runs) { return suspect(index...index + 1, .genitive) }
    guard let governor = governors[runs[index]] else { return nil }
    switch governor {
    case .preposition(let preposition):
      guard let found = wrong(after: preposition, at: index, in: runs) else { return nil }
      let isDenied = index > 0 && runs[index - 1] == denials?.no
      guard isDenied else { return found }
      return WritingReader.Suspect(
        kind: .wrongCase, words: index - 1...found.words.upperBound, difference: found.difference)
    case .numeral(let numeral):
      return wrong(after: numeral, at: index, in: runs)
    }
  }

  // MARK: Prepositions

  private func wrong(
    after preposition: Preposition, at index: Int, in runs: [String]
  ) -> WritingReader.Suspect? {
    var (asked, askedOfOthers) = (preposition.nouns, preposition.others)
    if index > 0, let joined = preposition.joined[runs[index - 1]] {
      (asked, askedOfOthers) = (joined, joined)
    }
    let word = runs[index + 1]
    if preposition.exceptions.contains(word) || isReciprocal(index + 1, in: runs) { return nil }
    if case .numeral(let numeral) = governors[word] {
      return numeral.own.isDisjoint(with: askedOfOthers)
        ? suspect(index...index + 1, askedOfOthers) : nil
    }
    if let cells = nouns[word]?.cells {
      return cells.isDisjoint(with: asked) && !mayBePartitive(cells, asked)
        ? suspect(index...index + 1, asked) : nil
    }
    if asked.isSubset(of: .genitive), isDirectAdjective(index + 1, in: runs) {
      return suspect(index...index + 1, asked)
    }
    guard let adjective = adjectiveCells(word) else { return nil }
    if adjective.isDisjoint(with: askedOfOthers) {
      return suspect(index...index + 1, askedOfOthers)
    }
    // Unknown nouns end as adjectives do in the instrumental.
    return asked.isDisjoint(with: .instrumental)
      ? wrong(afterAdjective: index + 1, from: index, asked, in: runs) : nil
  }

  /// Whether a word is an infinitive that is denied, and the next its object in the nominative or accusative and no
  /// other case: nie można otworzyć plik.
  private func isDeniedWithDirectObject(_ index: Int, in runs: [String]) -> Bool {
    guard let denials, runs[index].utf8.hasSuffix(denials.infinitiveEnd) else { return false }
    let (object, before) = (runs[index + 1], runs[..<index].suffix(3))
    guard !denials.notObjects.contains(object), before.contains(denials.no) else { return false }
    if object.utf8.hasSuffix(denials.accusativeEnd) || denials.accusatives.contains(object) {
      return true
    }
    return denials.verbs.contains(before.last!)
      && before.reversed().first { !denials.verbs.contains($0) } == denials.no
      && nouns[object]?.cells.isSubset(of: .direct) ?? false
  }

  /// Whether a word is an adjective in the nominative or accusative, by its end and the noun after it: nowe
  /// wiadomości.
  private func isDirectAdjective(_ index: Int, in runs: [String]) -> Bool {
    guard index + 1 < runs.count, runs[index].unicodeScalars.count > 3,
      !notAdjectives.contains(runs[index]),
      let found = directEndings.first(where: { runs[index].utf8.hasSuffix($0.ending) }),
      let noun = nouns[runs[index + 1]]
    else { return false }
    return !noun.cells.isDisjoint(with: found.cells)
  }

  /// Whether a word stands twice, around a preposition or not: друг друга, раз за разом.
  private func isReciprocal(_ index: Int, in runs: [String]) -> Bool {
    runs[(index + 1)...].prefix(2).contains { $0.hasPrefix(runs[index]) }
  }

  /// The second genitive and the second locative, which some nouns have, are in form datives: в лесу, из виду.
  private func mayBePartitive(_ cells: GrammarCells, _ asked: GrammarCells) -> Bool {
    cells.isSubset(of: .masculineDative) && !asked.isDisjoint(with: .secondCases)
  }

  /// A noun in the nominative after an adjective that is not: без нового пароль. Other cases may belong to the
  /// adjective, and what goes on may be another noun's.
  private func wrong(
    afterAdjective place: Int, from start: Int, _ asked: GrammarCells, in runs: [String]
  ) -> WritingReader.Suspect? {
    guard place + 1 < runs.count, let cells = nouns[runs[place + 1]]?.cells,
      cells.isSubset(of: .direct), !cells.isDisjoint(with: .nominative),
      cells.isDisjoint(with: asked)
    else { return nil }
    var suspect = suspect(start...place + 1, asked)
    suspect.isEndOfClause = true
    return suspect
  }

  // MARK: Numbers

  private func wrong(
    after numeral: Numeral, at index: Int, in runs: [String]
  ) -> WritingReader.Suspect? {
    var (asked, start, place) = (numeral.nouns, index, index + 1)
    switch index > 0 ? governors[runs[index - 1]] : nil {
    case .preposition(let preposition)? where numeral.agrees:
      let both = asked.intersection(preposition.others)
      // What the number itself is not, is told of the number.
      if both.isEmpty { return nil }
      (asked, start) = (both, index - 1)
    // Polish dwadzieścia jeden plików, Russian двадцать один файл.
    case .numeral(let tens)?: asked.formUnion(tens.nouns)
    default: break
    }
    if asked == .pluralGenitive, isDirectAdjective(place, in: runs) {
      return suspect(start...place, asked)
    }
    let isAfterAdjective = place + 1 < runs.count && isAdjective(runs[place], with: asked)
    if isAfterAdjective { place += 1 }
    guard governors[runs[place]] == nil, let noun = nouns[runs[place]],
      !noun.isVerbToo || start < index,
      noun.cells.isDisjoint(with: asked),
      !isAfterAdjective || noun.cells.isSubset(of: .direct)
    else { return nil }
    return suspect(start...place, asked)
  }

  /// Whether a word may be an adjective of several, as after two or five, or of what is asked for.
  private func isAdjective(_ word: String, with asked: GrammarCells) -> Bool {
    adjectiveCells(word).map { !$0.isDisjoint(with: asked.union(.plural)) } ?? false
  }

  /// Whether a word is a preposition only with the one before it: из-за.
  func isJoined(_ word: String, to before: String) -> Bool {
    guard case .preposition(let preposition) = governors[word] else { return false }
    return preposition.joined[before] != nil
  }

  /// What the end of a word tells of it as an adjective; nil of nouns and others.
  private func adjectiveCells(_ word: String) -> GrammarCells? {
    guard nouns[word] == nil, !notAdjectives.contains(word) else { return nil }
    return adjectives.first {
      word.utf8.hasSuffix($0.ending)
        && word.unicodeScalars.count > $0.ending.unicodeScalars.count + 2
    }?.cells
  }

  private func suspect(
    _ words: ClosedRange<Int>, _ asked: GrammarCells
  ) -> WritingReader.Suspect {
    WritingReader.Suspect(kind: .wrongCase, words: words, difference: asked.onlyCase)
  }
}

extension GrammarCells {
  fileprivate static let masculineDative = GrammarCells("m3")
  fileprivate static let secondCases = GrammarCells("m26")
  fileprivate static let pluralGenitive = GrammarCells("p2")
}
