import DialogLocales
import DialogSupport

/// Reads the words of a text, first without their places: few texts have anything to look at.
struct WritingReader {
  let guide: WritingGuide
  let runs: [String]
  private(set) var suspects: [Suspect] = []
  private var group = WordGroup()
  /// A number in words that a noun may come after.
  private var numeral: Int?
  private var hasSeparable = false
  /// The auxiliary before.
  private var auxiliary: Int?

  /// Words that may be wrong; what stands between them tells.
  struct Suspect {
    let kind: WritingFault.Kind
    /// The words that are concerned.
    let words: ClosedRange<Int>
    /// Whether they are the subject of a sentence and what is said of it.
    var isSentence = false
    var right: String?
    /// A word between both that is the subject’s unless it has a capital, as names have.
    var attribute: Int?
    /// Whether they may be what the infinitive before them is about as well: ¿Borrar las listas completadas?
    var mayBeObject = false
    /// Whether it is a noun of a language that writes nouns with capitals, which is wrong without one.
    var lacksCapital = false
    /// Whether they are nouns that may be one word.
    var isCompound = false
    /// Whether they begin a sentence.
    var isOpening = false
    /// Whether the last one must end its clause.
    var isEndOfClause = false
    /// Whether nothing but a number comes before them in their sentence.
    var isCounted = false
    /// Whether a comma stands before the last word, which alone is wrong.
    var isAfterComma = false
    /// Whether the last word is a noun by its last vowel alone, which names are not.
    var isPresumed = false
    /// The words of a sentence that it must be with no others.
    var sentence: ClosedRange<Int>?
  }

  init(_ guide: WritingGuide, _ runs: [String]) {
    self.guide = guide
    self.runs = runs
  }

  mutating func read() {
    for index in runs.indices {
      let facts = guide.facts(of: guide.core(runs[index]))
      if index > 0, runs[index] == runs[index - 1], mayNotRepeat(at: index, facts) {
        suspects.append(Suspect(kind: .doubled, words: index - 1...index))
      }
      if let facts {
        readWord(facts, at: index)
      } else if let right = guide.slips.right(for: guide.core(runs[index])) {
        suspects.append(Suspect(kind: .misspelt, words: index...index, right: right))
      }
      if facts == nil, guide.words.foreign?[runs[index]] != nil {
        suspects.append(Suspect(kind: .foreignWord, words: index...index))
      }
      if let suspect = nounInLowerCase(facts, at: index) { suspects.append(suspect) }
      if let suspect = guide.neighbours.suspect(at: index, in: runs) { suspects.append(suspect) }
      if let suspect = splitCompound(at: index) { suspects.append(suspect) }
      if let suspect = guide.words.misusedInfinitives?.suspect(at: index, in: self) {
        suspects.append(suspect)
      }
      if let suspect = guide.words.bareAdjectives?.suspect(at: index, in: self) {
        suspects.append(suspect)
      }
      if let suspect = guide.between.suspect(at: index, in: runs) { suspects.append(suspect) }
      if let found = guide.afterComma.suspect(at: index, in: runs),
        guide.words.notAfterComma.isDisjoint(with: runs[max(0, index - 8)..<index])
      {
        suspects.append(
          Suspect(kind: .misspelt, words: found.words, right: found.right, isAfterComma: true))
      }
      if let suspect = guide.contractions.suspect(at: index, in: self) { suspects.append(suspect) }
      if let suspect = guide.words.misusedParticiples?.suspect(at: index, in: self) {
        suspects.append(suspect)
      }
      if let suspect = guide.futureClauses?.suspect(at: index, in: runs) {
        suspects.append(suspect)
      }
      if let suspect = virileSubject(at: index) { suspects.append(suspect) }
      if let suspect = guide.words.progressives?.suspect(at: index, in: runs, guide.tag) {
        suspects.append(suspect)
      }
      if let suspect = guide.harmony.suspect(at: index, in: runs) { suspects.append(suspect) }
      if let suspect = guide.definiteness?.suspect(at: index, in: runs) { suspects.append(suspect) }
      if let suspect = guide.endingsAsked.suspect(at: index, in: runs) { suspects.append(suspect) }
      if let suspect = guide.government?.suspect(at: index, in: runs) {
        suspects.append(suspect)
      }
      if let facts, let suspect = countedSubject(facts, at: index) { suspects.append(suspect) }
      readParticiple(facts, at: index)
      readNumeral(facts, at: index)
      if let suspect = group.read(facts, at: index, in: self) { suspects.append(suspect) }
    }
    if let language = guide.words.semitic {
      suspects += SemiticGroups(language: language, runs: runs).suspects()
    }
  }

  private mutating func readWord(_ facts: WordTable.Facts, at index: Int) {
    if facts.kinds.contains(.separable) { hasSeparable = true }
    let kinds: [(WordTable.Kinds, WritingFault.Kind)] = [
      (.misspelt, .misspelt), (.regional, .regional), (.english, .english),
    ]
    for (kind, fault) in kinds where facts.kinds.contains(kind) {
      if kind == .misspelt,
        guide.neighbours.knows(runs[index], after: index > 0 ? runs[index - 1] : "")
      {
        continue
      }
      suspects.append(Suspect(kind: fault, words: index...index, right: facts.right))
    }
  }

  /// `a refuse` for `a refusé`; where participles end a clause, the auxiliary stands anywhere before.
  private mutating func readParticiple(_ facts: WordTable.Facts?, at index: Int) {
    let kinds = facts?.kinds ?? []
    if let auxiliary, kinds.contains(.unfinished) {
      suspects.append(
        Suspect(kind: .misspelt, words: auxiliary...index, right: facts?.right))
    }
    let isKept = guide.words.endsInParticiples && !guide.words.joints.contains(runs[index])
    if kinds.contains(.auxiliary) {
      auxiliary = index
    } else if !isKept {
      auxiliary = nil
    }
  }

  /// Whether a word begins with one that is elided, other than French s’ and n’.
  func isElided(_ index: Int) -> Bool {
    let run = runs[index]
    return run.utf8.contains(UInt8(ascii: "'")) && !run.hasPrefix("s'") && !run.hasPrefix("n'")
  }

  /// Whether a word may stand between a verb and what belongs to it.
  func isBetween(_ index: Int) -> Bool {
    guide.table[runs[index]]?.kinds.contains(.between) ?? false
  }

  /// Whether a verb has its subject after it: die Datei können Sie.
  func isInverted(at verb: Int) -> Bool {
    verb + 1 < runs.count && guide.words.inverted.contains(runs[verb + 1])
  }

  /// Whether an English noun is not part of a longer one: these file formats.
  func endsNounPhrase(_ index: Int) -> Bool {
    guard index + 1 < runs.count else { return true }
    let next = runs[index + 1]
    let kinds = guide.table[next]?.kinds ?? []
    return WritingReader.afterNouns.contains(next) || guide.words.prepositions.contains(next)
      || !kinds.isDisjoint(with: [.verb, .predicate, .between])
  }

  private static let afterNouns: WordSet = .words(
    "from in on and or to for with at by will can can't cannot that which now permanently again")

  private func mayNotRepeat(at index: Int, _ facts: WordTable.Facts?) -> Bool {
    let word = runs[index]
    let kinds = facts?.kinds ?? []
    if kinds.contains(.particle), hasSeparable { return false }
    switch guide.words.doubling {
    case .none: return false
    case .listed: return kinds.contains(.unrepeatable)
    case .all:
      if kinds.contains(.repeatable) {
        let next = index + 1 < runs.count ? runs[index + 1] : nil
        return !guide.mayRepeat(word, before: next)
      }
      return word.unicodeScalars.count > 1 || kinds.contains(.unrepeatable)
    }
  }

  /// `beş yeni mesajlar`: Turkish nouns keep the singular after numbers.
  private mutating func readNumeral(_ facts: WordTable.Facts?, at index: Int) {
    if facts?.kinds.contains(.numeral) ?? false {
      numeral = index
    } else if let first = numeral {
      if runs[index].isTurkishPlural {
        suspects.append(Suspect(kind: .pluralAfterNumber, words: first...index))
      }
      if !(facts?.kinds.contains(.adjective) ?? false) { numeral = nil }
    }
  }
}

extension String {
  /// mesajlar, dosyaları; no dolar.
  var isTurkishPlural: Bool {
    guard utf8.count > 6, !hasPrefix("dolar") else { return false }
    return ["lar", "ler", "ları", "leri", "ların", "lerin"].contains { utf8.hasSuffix($0) }
  }
}
