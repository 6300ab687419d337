import DialogLocales

/// What English texts tell of going somewhere.
extension [String] {
  /// Whether English words tell of something that goes from or to a place or to somebody, or by whom it does: no more
  /// than one of these.
  public var tellMovement: Bool {
    let marks = indices.filter { ["from", "to", "by"].contains(self[$0]) }
    // “To move files” tells what for.
    guard marks.count == 1, marks[0] > 0, !statesOfNearness.contains(self[marks[0] - 1]),
      marks[0] + 1 < count, determiners.contains(self[marks[0] + 1]), !contains("into"),
      !contains("go")
    else { return false }
    let isOrigin = self[marks[0]] == "from"
    return contains { leaving.contains($0) || !isOrigin && reaching.contains($0) }
  }
}

private let statesOfNearness: Set<String> = [
  "next", "close", "closer", "closest", "near", "nearer", "nearest", "up",
]

private let determiners: Set<String> = ["the", "your", "my", "our", "this", "a", "an", "another"]

/// Verbs of what comes from a place; what is sent or deleted from a phone may be so on it.
private let leaving: Set<String> = .words(
  "copy copied move moved transfer transferred import imported export exported withdraw withdrawn withdrew"
)

/// Verbs of what goes to a place or to somebody.
private let reaching: Set<String> = .words(
  """
  send sent download downloaded upload uploaded deposit deposited add added save saved deliver delivered forward
  forwarded submit submitted ship shipped mail mailed hand handed
  """)
