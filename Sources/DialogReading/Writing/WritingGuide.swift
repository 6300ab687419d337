public import DialogLocales
import DialogSupport

/// How a language writes: made once for each language of a project, asked of each text in it.
public final class WritingGuide: Sendable {
  let tag: LanguageTag
  let words: WritingWords
  let table: WordTable
  let patterns: PatternTable
  let slips: WordSlips
  let predicateEndings: [(ending: String, cells: GrammarCells)]
  private let pastEndings: [(ending: String, cells: GrammarCells)]
  private let nounEndings: [(ending: String, cells: GrammarCells)]
  private let vowelGenders: [(ending: String, cells: GrammarCells)]
  let wholes: [String: GrammarCells]
  private let governing: [String: GrammarCells]
  private let nounGoverning: [String: GrammarCells]
  let wrongAdjectiveEndings: [String: [String]]
  private let repeatableBefore: [String: [Substring]]
  let neighbours: WordNeighbours
  let between: WordsBetween
  let afterComma: WordsBetween
  let contractions: Contractions
  let futureClauses: FutureClauses?
  let clauseVerbs: ClauseVerbs?
  let families: WordFamilies
  let harmony: VowelHarmony
  let endingsAsked: EndingsAsked
  let definiteness: DefiniteGroups?
  private let confusedLetters: [Set<Unicode.Scalar>]
  private let countedNouns: CountedNouns?
  /// Whether anything is known of words after numbers in digits.
  private let readsNumbers: Bool
  let government: Government?

  /// Nil of a language of whose writing nothing is known.
  public init?(of tag: LanguageTag, _ known: LanguageWords?) {
    guard let words = known?.writing else { return nil }
    self.tag = tag
    self.words = words
    table = words.table(tag)
    patterns = words.patterns(tag)
    slips = WordSlips(words)
    predicateEndings = GrammarCells.byEnding(words.predicateEndings)
    pastEndings = GrammarCells.byEnding(words.pastEndings)
    nounEndings = GrammarCells.byEnding(words.nounEndings)
    wholes = words.wholes.listedWords.reduce(into: [:]) { known, item in
      let (word, cells) = item.cut(at: "=")!
      known[String(word)] = GrammarCells(cells)
    }
    wrongAdjectiveEndings = WritingGuide.endings(words.wrongAdjectiveEndings)
    governing = WritingGuide.cases(words.governing)
    nounGoverning = WritingGuide.cases(words.nounGoverning)
    neighbours = WordNeighbours(words)
    between = WordsBetween(words.wrongBetween)
    afterComma = WordsBetween(words.wrongAfterComma)
    contractions = Contractions(words)
    futureClauses = words.futureClauses.map(FutureClauses.init)
    clauseVerbs = words.clauseVerbs.map(ClauseVerbs.init)
    families = WordFamilies(words, table)
    vowelGenders = GrammarCells.byEnding(words.vowelGenders)
    harmony = VowelHarmony(words)
    endingsAsked = EndingsAsked(words.endingsAsked)
    definiteness = words.definiteness.map(DefiniteGroups.init)
    confusedLetters = words.confusedLetters.listedWords.map { Set($0.unicodeScalars) }
    countedNouns = CountedNouns(words, tag)
    readsNumbers = countedNouns != nil || !words.numerals.isEmpty || !words.measures.isEmpty
    government = words.cases.map(Government.init)
    repeatableBefore = words.repeatableBefore.listedWords.reduce(into: [:]) { table, item in
      let parts = item.parts(at: "=")
      table[String(parts[0])] = parts[1].parts(at: "|")
    }
  }

  /// Reads `mit=3 in=34`.
  private static func cases(_ list: String) -> [String: GrammarCells] {
    list.listedWords.reduce(into: [:]) { known, item in
      let (word, cases) = item.cut(at: "=")!
      known[String(word)] = GrammarCells("sp" + cases)
    }
  }

  /// Reads `ein,kein/e,en`.
  private static func endings(_ list: String) -> [String: [String]] {
    list.listedWords.reduce(into: [:]) { known, item in
      let (words, endings) = item.cut(at: "/")!
      for word in words.parts(at: ",") {
        known[String(word)] = endings.parts(at: ",").map(String.init)
      }
    }
  }

  /// A preposition and the noun right after it, which is in none of the cases that it asks for: bez internet.
  func wronglyGoverned(_ noun: WordTable.Facts?, at index: Int, in runs: [String]) -> WritingReader
    .Suspect?
  {
    guard !nounGoverning.isEmpty, index > 0, let noun,
      noun.kinds == .noun || noun.kinds == .determiner,
      let asked = nounGoverning[runs[index - 1]], asked.isDisjoint(with: noun.cells)
    else { return nil }
    return WritingReader.Suspect(
      kind: .wrongCase, words: index - 1...index, difference: asked.onlyCase)
  }

  /// The places of a text that are not written as the language is, in order of place.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - runs: the runs of its letters in lower case.
  public func faults(in text: String, _ runs: [String]) -> [WritingFault] {
    var faults = patterns.isEmpty ? [] : patterns.faults(in: text)
    addLetterFaults(of: text, to: &faults)
    addSignsInWords(of: text, to: &faults)
    let hasDigits = text.utf8.contains(where: \.isASCIIDigit)
    if readsNumbers, hasDigits {
      let tokens = TextTokens(text)
      faults += countedNouns?.faults(in: tokens) ?? []
      let digits = tokens.all.indices.filter { tokens.all[$0].kind == .digits }
      faults += plurals(after: digits, in: tokens, of: text)
      if !words.measures.isEmpty { faults += singulars(after: digits, in: tokens) }
      if !words.endsOfGroups.isEmpty { faults += verbs(afterCountedBy: digits, in: tokens) }
    }
    if !table.isEmpty {
      var reader = WritingReader(
        self, runs,
        hasOpeningNumbers: words.countsInGroups
          && (hasDigits || text.unicodeScalars.contains("\u{FFFC}")))
      reader.read()
      if !reader.suspects.isEmpty { faults += reader.faults(in: text) }
    }
    return faults.count < 2 ? faults : faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The everyday word that is meant by one that is none.
  func everydayWord(for word: String) -> String? {
    if let stressed = words.stressed, word.unicodeScalars.contains(stressed) { return nil }
    return words.everyday?.right(for: word, confused: confusedLetters, ending: words.everydayEnding)
  }

  /// What is known of a word: by the lists of the language, of other nouns by its dictionary.
  func facts(of word: String) -> WordTable.Facts? {
    if let facts = table[word] { return facts }
    guard let form = government?.nouns[word], !form.isVerbToo else { return nil }
    return WordTable.Facts(kinds: .noun, cells: form.cells)
  }

  /// The genders and numbers of a participle or adjective after a verb; nil of other words.
  func predicateCells(_ word: String, _ facts: WordTable.Facts?) -> GrammarCells? {
    if let facts, facts.kinds.contains(.predicate) { return facts.cells }
    if words.notPredicates.contains(word) || government?.nouns[word]?.isVerbToo == false
      || self.facts(ofEnding: word) != nil
    {
      return nil
    }
    // Раздела is a form of раздел, too.
    let isNoun = government?.nouns[word] != nil
    return cells(byEndingOf: word, predicateEndings)
      ?? (isNoun ? nil : cells(byEndingOf: word, pastEndings))
  }

  /// Whether a verb in the past may have its object before it: письмо прислал друг.
  func mayHaveObjectBefore(_ word: String) -> Bool {
    !(table[word]?.kinds.contains(.predicate) ?? false)
      && cells(byEndingOf: word, predicateEndings) == nil
      && cells(byEndingOf: word, pastEndings) != nil
  }

  private func cells(
    byEndingOf word: String, _ endings: [(ending: String, cells: GrammarCells)]
  ) -> GrammarCells? {
    endings.first {
      word.utf8.count > $0.ending.utf8.count + 2 && word.utf8.hasSuffix($0.ending)
    }?.cells
  }

  /// Whether a word asks for a case of the noun after it, or has its determiner in it: mit, im.
  func isPreposition(_ word: String) -> Bool {
    governing[word] != nil || words.contracted.contains(word)
  }

  /// The cases of a determiner that the word before it asks for; nil where it asks for none.
  func casesAsked(ofDeterminer index: Int, in runs: [String]) -> GrammarCells? {
    guard index > 0, let asked = governing[runs[index - 1]], !words.contracted.contains(runs[index])
    else { return nil }
    return index + 1 < runs.count && words.undeclined.contains(runs[index + 1]) ? nil : asked
  }

  /// What the end of a word tells of it as a noun; nil where it tells nothing.
  func facts(ofEnding word: String) -> WordTable.Facts? {
    guard let cells = cells(byEndingOf: word, nounEndings),
      !words.notNounEndings.contains(where: {
        $0.first == "-" ? word.hasSuffix($0.dropFirst()) : word == $0
      })
    else { return nil }
    return WordTable.Facts(kinds: .noun, cells: cells)
  }

  /// What the last vowel of an unknown noun tells of it after a determiner; nil where it tells nothing.
  func facts(ofVowel word: String, after determiner: String) -> WordTable.Facts? {
    guard words.vowelDeterminers.contains(determiner) else { return nil }
    return cells(ofVowel: word).map { WordTable.Facts(kinds: .noun, cells: $0) }
  }

  /// The gender that the last vowel of a noun tells.
  func cells(ofVowel word: String) -> GrammarCells? {
    guard word.utf8.count > 4, let cells = cells(byEndingOf: word, vowelGenders) else { return nil }
    let isOther = words.notVowelGenders.contains { other in
      if other.first == "-" { return word.hasSuffix(other.dropFirst()) }
      return other.last == "-" ? word.hasPrefix(other.dropLast()) : word == other
    }
    return isOther ? nil : cells
  }

  /// Whether a word that may stand twice in a row may do so before another one.
  func mayRepeat(_ word: String, before next: String?) -> Bool {
    guard let known = repeatableBefore[word] else { return true }
    guard let next else { return false }
    if known[0].first == "!" { return !known.contains { $0.dropFirst() == next } }
    return known.contains { next.utf8.hasSuffix($0) }
  }

  /// What is known of a noun, be it by the last part of a long one.
  func nounFacts(_ word: String) -> WordTable.Facts? {
    let facts = facts(of: word) ?? facts(ofCompound: word)
    return facts.flatMap { $0.kinds.contains(.noun) ? $0 : nil }
  }

  /// What is known of the last part of a long noun: Musikdatei is a Datei.
  func facts(ofCompound word: String) -> WordTable.Facts? {
    guard words.hasCompounds, word.utf8.count > 6 else { return nil }
    let letters = word.unicodeScalars
    for start in letters.indices.dropFirst(3).dropLast(3) {
      if let facts = table[String(letters[start...])], facts.kinds.contains(.noun) { return facts }
    }
    return nil
  }

  /// A word without what is elided before it, `s'affiche`, or set off after it, Turkish `dosya'yı`.
  func core(_ run: String) -> String {
    switch words.apostrophe {
    case .nothing: return run
    case .ending: return String(run.prefix { $0 != "'" })
    case .elided:
      guard let mark = run.utf8.firstIndex(of: UInt8(ascii: "'")),
        run.utf8.last != UInt8(ascii: "'")
      else { return run }
      return String(run[run.utf8.index(after: mark)...])
    }
  }
}
