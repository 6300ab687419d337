import DialogLocales

/// A sentence of two clauses that a conjunction joins, each with a verb of its own: “It was not saved
/// and can’t be sent.”
public enum CoordinateClauses {
  /// The two clauses of an English sentence; nil for one with another number of them, or with more
  /// than one place where they may part.
  public static func english(_ sentence: String) -> (String, String)? {
    guard let parts = split(sentence, atWord: englishConjunctions.contains) else { return nil }
    return hasFiniteVerb(parts.0) && hasFiniteVerb(parts.1) ? parts : nil
  }

  /// After or before the only word of some; no comma parts clauses elsewhere.
  static func split(
    _ sentence: String, isKept: Bool = false, atWord joins: (String) -> Bool
  ) -> (String, String)? {
    let all = sentence.split(separator: " ")
    let places = all.indices.filter { joins(all[$0].lowercased()) }
    guard places.count == 1, let place = places.first, place > 0, place + 1 < all.count else {
      return nil
    }
    let first = all[..<place].joined(separator: " ")
    let second = all[(isKept ? place : place + 1)...].joined(separator: " ")
    let marks = ",;:،—–".unicodeScalars
    let isBroken =
      first.unicodeScalars.dropLast().contains(where: marks.contains)
      || second.unicodeScalars.contains(where: marks.contains)
    return isBroken ? nil : (first, second)
  }

  private static func hasFiniteVerb(_ clause: String) -> Bool {
    clause.letterRuns().contains { englishVerbs.contains($0) || $0.hasSuffix("n't") }
  }

  private static let englishConjunctions: Set<String> = ["and", "but", "or"]
  private static let englishVerbs: WordSet = .words(
    """
    is are was were will would can could has have had does did cannot may might it's they're
    you're it'll they'll you'll
    """)
}
