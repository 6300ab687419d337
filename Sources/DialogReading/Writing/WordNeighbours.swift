import DialogSupport

/// What a word must not stand right after: `Sprawdź czy` without a comma, `удалось подключится`, `de ouvrir`.
struct WordNeighbours: ~Copyable, Sendable {
  private let commaBefore: Set<String>
  private let noCommaAfter: Set<String>
  private let beforeInfinitives: Set<String>
  private let infinitiveSlip: (wrong: String, right: String)?
  /// What a word is before others that begin with some sounds.
  private let soundChanges: [String: [SoundChange]]
  private let keepingSound: Set<String>
  /// What words are after others, by both.
  private let rightAfter: [String: [String: String]]
  /// What verbs are after pronouns, by both, unless these belong to the word before them: uno de ellos está.
  private let persons: [String: [String: String]]
  private let beforePronouns: Set<String>
  /// Words before those of `rightAfter` after which nothing is wrong.
  private let notAfter: Set<String>
  private let notBefore: Set<String>
  private let linkedEndings: [Substring]

  private struct SoundChange {
    let starts: [Substring]
    /// Longer beginnings that change nothing.
    let others: [Substring]
    let right: String

    func applies(to word: String) -> Bool {
      starts.contains(where: word.hasPrefix) && !others.contains(where: word.hasPrefix)
    }

    /// Reads `i|hi!hie|hia=e_`; in `a|e=-’` a word loses its last letter, in `sp|st=+lo_` it keeps all.
    init(_ text: Substring, of word: Substring) {
      let sides = text.parts(at: "=")
      let sounds = sides[0].parts(at: "!")
      starts = sounds[0].parts(at: "|")
      others = sounds.count > 1 ? sounds[1].parts(at: "|") : []
      let (sign, rest) = (sides[1].first, sides[1].dropFirst())
      let text = sign == "-" ? word.dropLast() + rest : sign == "+" ? word + rest : sides[1]
      right = text.withSpaces
    }
  }

  init(_ words: WritingWords) {
    (commaBefore, noCommaAfter) = (words.commaBefore, words.noCommaAfter)
    beforeInfinitives = words.beforeInfinitives
    let slip = words.infinitiveSlip.parts(at: "=").map(String.init)
    infinitiveSlip = slip.count == 2 ? (slip[0], slip[1]) : nil
    soundChanges = words.soundChanges.listedWords.reduce(into: [:]) { changes, item in
      let parts = item.parts(at: "/")
      for word in parts[0].parts(at: ",") {
        changes[String(word), default: []].append(SoundChange(parts[1], of: word))
      }
    }
    keepingSound = words.keepingSound
    (notAfter, notBefore) = (words.notWrongAfter, words.notWrongBefore)
    rightAfter = WordNeighbours.pairs(words.wrongAfter)
    persons = WordNeighbours.pairs(words.wrongPersons)
    beforePronouns = persons.isEmpty ? [] : words.prepositions.union(words.joints)
    linkedEndings = words.linkedEndings.listedWords
  }

  /// Reads `mit,bei/die=der,deine=deiner`.
  private static func pairs(_ list: String) -> [String: [String: String]] {
    list.listedWords.reduce(into: [:]) { words, item in
      let parts = item.parts(at: "/")
      for pair in parts[1].parts(at: ",") {
        let sides = pair.parts(at: "=").map(String.init)
        for before in parts[0].parts(at: ",") {
          words[String(before), default: [:]][sides[0]] = sides[1].withSpaces
        }
      }
    }
  }

  /// Whether it is told what a word is after another one: été arrete is no arrête.
  func knows(_ word: String, after before: String) -> Bool { rightAfter[before]?[word] != nil }

  /// What may be wrong with a word and the one before it; nil where nothing is.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 0 else { return nil }
    let (before, word, both) = (runs[index - 1], runs[index], index - 1...index)
    if commaBefore.contains(word), !noCommaAfter.contains(before) {
      return WritingReader.Suspect(kind: .noComma, words: both)
    }
    if let slip = infinitiveSlip, beforeInfinitives.contains(before),
      word.utf8.hasSuffix(slip.wrong)
    {
      return WritingReader.Suspect(
        kind: .misspelt, words: index...index, right: word.dropLast(slip.wrong.count) + slip.right)
    }
    if !keepingSound.contains(word),
      let change = soundChanges[before]?.first(where: { $0.applies(to: word) })
    {
      return WritingReader.Suspect(kind: .changedBeside, words: both, right: change.right)
    }
    if let right = rightAfter[before]?[word],
      notAfter.isDisjoint(with: runs[max(0, index - 5)..<index - 1]),
      index + 1 == runs.count || !notBefore.contains(runs[index + 1])
    {
      return WritingReader.Suspect(kind: .wrongAfter, words: both, right: right)
    }
    if let right = persons[before]?[word],
      index < 2 || !beforePronouns.contains(runs[index - 2])
    {
      return WritingReader.Suspect(kind: .wrongAfter, words: both, right: right)
    }
    if before.utf8.count > 6, linkedEndings.contains(where: before.hasSuffix) {
      return WritingReader.Suspect(kind: .changedBeside, words: both)
    }
    return nil
  }
}
