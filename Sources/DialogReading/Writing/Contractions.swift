/// Prepositions and articles that are one word together: French de le is du, Portuguese de o is do. They stay two
/// where the second is a pronoun or begins the subject of an infinitive: avant de le supprimer, apesar de o
/// arquivo existir.
struct Contractions: Sendable {
  private let both: [String: [String: String]]
  private let infinitiveEndings: [String]
  /// How many words after them may be the infinitive.
  private let reach: Int

  init(_ words: WritingWords) {
    both = words.contractions.listedWords.reduce(into: [:]) { known, item in
      let sides = item.parts(at: "=")
      let pair = sides[0].parts(at: "/").map(String.init)
      known[pair[0], default: [:]][pair[1]] = String(sides[1])
    }
    infinitiveEndings = words.infinitiveEndings + words.personalInfinitives
    reach = words.infinitiveReach
  }

  /// Both words, and what they are together; nil where they are right.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let runs = reader.runs
    guard !both.isEmpty, index > 0, index + 1 < runs.count,
      let right = both[runs[index - 1]]?[runs[index]],
      runs[index + 1].unicodeScalars.count > 1
    else { return nil }
    let next = runs[index + 1]
    let isNoun = reach < 4 && reader.guide.table[next]?.kinds == .noun
    let after = runs[(index + 1)...].prefix(reach)
    guard isNoun || !after.contains(where: isInfinitive) else { return nil }
    return WritingReader.Suspect(kind: .wrongAfter, words: index - 1...index, right: "!" + right)
  }

  private func isInfinitive(_ word: String) -> Bool {
    infinitiveEndings.contains { word.utf8.hasSuffix($0) }
  }
}
