import DialogLocales
import DialogSupport

/// Reads the words of a text, first without their places: few texts have anything to look at.
struct WritingReader {
  let guide: WritingGuide
  let runs: [String]
  /// Whether a number of the text, or a value that may be one, opens a group as a determiner does.
  let hasOpeningNumbers: Bool
  private(set) var suspects: [Suspect] = []
  private var group = WordGroup()
  /// A number in words that a noun may come after.
  private var numeral: Int?
  private var hasSeparable = false
  /// The auxiliary before.
  private var auxiliary: Int?

  init(_ guide: WritingGuide, _ runs: [String], hasOpeningNumbers: Bool) {
    self.guide = guide
    self.runs = runs
    self.hasOpeningNumbers = hasOpeningNumbers
  }

  mutating func read() {
    for index in runs.indices {
      let facts = facts(at: index)
      if index > 0, runs[index] == runs[index - 1], mayNotRepeat(at: index, facts) {
        suspects.append(Suspect(kind: .doubled, words: index - 1...index))
      }
      readWord(facts, at: index)
      readNeighbours(facts, at: index)
      readVerbs(at: index)
      readCases(facts, at: index)
      readParticiple(facts, at: index)
      readNumeral(facts, at: index)
      add(group.read(facts, at: index, in: self))
    }
    if let language = guide.words.semitic {
      suspects += SemiticGroups(language: language, runs: runs).suspects()
    }
  }

  /// What is known of a word; nothing of a verb with French s’, which may look like an adjective: s’éteint.
  private func facts(at index: Int) -> WordTable.Facts? {
    let facts = guide.facts(of: guide.core(runs[index]))
    guard let facts, runs[index].hasPrefix("s'"), facts.kinds.contains(.predicate) else {
      return facts
    }
    return nil
  }

  private mutating func add(_ suspect: Suspect?) {
    if let suspect { suspects.append(suspect) }
  }

  /// Reads a word by itself.
  private mutating func readWord(_ facts: WordTable.Facts?, at index: Int) {
    if let facts {
      readKnown(facts, at: index)
    } else if let right = guide.slips.right(for: guide.core(runs[index])) {
      suspects.append(Suspect(kind: .misspelt, words: index...index, right: right))
    } else if let right = guide.everydayWord(for: guide.core(runs[index])) {
      suspects.append(
        Suspect(kind: .misspelt, words: index...index, right: right, isLikeAnother: true))
    }
    if facts == nil, guide.words.foreign?[runs[index]] != nil {
      suspects.append(Suspect(kind: .foreignWord, words: index...index))
    }
    add(nounInLowerCase(facts, at: index))
    add(guide.words.suffixes?.suspect(at: index, in: runs))
  }

  /// Reads what a word must not stand beside.
  private mutating func readNeighbours(_ facts: WordTable.Facts?, at index: Int) {
    add(agreeing(guide.neighbours.suspect(at: index, in: runs)))
    add(splitCompound(at: index))
    add(guide.words.bareAdjectives?.suspect(at: index, in: self))
    add(guide.between.suspect(at: index, in: runs))
    if let found = guide.afterComma.suspect(at: index, in: runs),
      guide.words.notAfterComma.isDisjoint(with: runs[max(0, index - 8)..<index])
    {
      suspects.append(
        Suspect(kind: .misspelt, words: found.words, right: found.right, isAfterComma: true))
    }
    add(guide.contractions.suspect(at: index, in: self))
    add(guide.harmony.suspect(at: index, in: runs))
    if let groups = guide.definiteness {
      add(groups.suspect(at: index, in: runs))
      add(groups.possessed(at: index, in: runs))
      add(groups.predicate(at: index, in: runs))
    }
    if let facts { add(singularOfMany(facts, at: index)) }
    add(whole(disagreeingWith: facts, at: index))
    add(opening(disagreeingWith: facts, at: index))
    add(wronglyEnding(at: index))
  }

  /// Reads verbs whose forms do not go together, nor with their subjects.
  private mutating func readVerbs(at index: Int) {
    add(guide.words.misusedInfinitives?.suspect(at: index, in: self))
    add(guide.words.misusedParticiples?.suspect(at: index, in: self))
    add(guide.words.missingBeen?.suspect(at: index, in: self))
    add(guide.words.reflexivePassive?.suspect(at: index, in: runs))
    add(guide.futureClauses?.suspect(at: index, in: runs))
    suspects +=
      guide.clauseVerbs?.suspects(at: index, in: runs).filter { [guide, runs] suspect in
        suspect.words.count > 2
          || !guide.neighbours.knows(runs[suspect.words.upperBound], after: runs[index])
      } ?? []
    add(virileSubject(at: index))
    add(guide.words.progressives?.suspect(at: index, in: runs, guide.tag))
  }

  /// Reads the case that a word beside asks for.
  private mutating func readCases(_ facts: WordTable.Facts?, at index: Int) {
    add(guide.words.directions?.suspect(at: index, in: runs))
    add(guide.endingsAsked.suspect(at: index, in: runs))
    add(guide.government?.suspect(at: index, in: runs))
    add(guide.wronglyGoverned(facts, at: index, in: runs))
    if let facts {
      add(countedSubject(facts, at: index))
      add(countedAfterVerb(facts, at: index))
    }
  }

  private mutating func readKnown(_ facts: WordTable.Facts, at index: Int) {
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
    guard verb + 1 < runs.count else { return false }
    return guide.words.inverted.contains(runs[verb + 1])
      || guide.words.invertedEndings.contains { runs[verb + 1].utf8.hasSuffix($0) }
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
    case .listed:
      return kinds.contains(.unrepeatable)
        || guide.words.unrepeatableEndings.contains {
          word.utf8.count > $0.utf8.count + 3 && word.utf8.hasSuffix($0)
        }
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
