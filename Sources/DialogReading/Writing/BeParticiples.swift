import DialogLocales
import DialogSupport

extension WritingReader {
  /// What is right where another auxiliary is (`~est`): both words, or that alone where nothing tells the gender.
  func agreeing(_ found: Suspect?) -> Suspect? {
    guard var found, let right = found.right, right.first == "~" else { return found }
    let (verb, participle) = (found.words.lowerBound, found.words.upperBound)
    guard let language = guide.words.beParticiples, let subject = cells(ofSubjectBefore: verb),
      let agreeing = language.participle(runs[participle], agreeingWith: subject)
    else { return found }
    found.right = "!" + right.dropFirst() + " " + agreeing
    return found
  }

  /// The cells of a pronoun, or of a noun with its determiner that is part of no longer subject.
  private func cells(ofSubjectBefore verb: Int) -> GrammarCells? {
    guard verb > 0, let language = guide.words.beParticiples else { return nil }
    let word = runs[verb - 1]
    if let pronoun = language.cells(of: word) { return pronoun }
    let before = runs[max(0, verb - 3)..<verb - 1]
    guard !word.hasPrefix("d'"), before.count < 2 || !isJoined(before.first!),
      before.last.map({ !isJoined($0) }) ?? word.hasPrefix("l'")
    else { return nil }
    let determiner = guide.table[before.last ?? ""]
    return guide.nounFacts(guide.core(word))?.cells
      ?? determiner.flatMap { $0.kinds.contains(.determiner) ? $0.cells : nil }
  }

  private func isJoined(_ word: String) -> Bool {
    guide.words.prepositions.contains(word) || guide.words.joints.contains(word)
  }
}

extension WritingWords.BeParticiples {
  fileprivate func cells(of pronoun: String) -> GrammarCells? {
    subjects.listedWords.lazy.map { $0.cut(at: "=")! }.first { $0.0 == pronoun }
      .map { GrammarCells(String($0.1)) }
  }

  /// Nil where the gender or the number may be either.
  fileprivate func participle(_ word: String, agreeingWith cells: GrammarCells) -> String? {
    let forms = forms[...].parts(at: "/", keepsEmpty: true)
    let own = ["m", "f", "M", "F"].map { !cells.isDisjoint(with: GrammarCells($0)) }
    guard own.count(where: { $0 }) == 1, let form = own.firstIndex(of: true),
      let end = endings[...].parts(at: "/", keepsEmpty: true).first(where: {
        word.utf8.hasSuffix($0)
      })
    else { return nil }
    return String(word.dropLast(end.count)) + forms[form]
  }
}
