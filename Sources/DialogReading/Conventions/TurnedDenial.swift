import DialogSupport

/// What an English sentence denies so that other languages often say the same without a no.
public enum TurnedDenial: Hashable, Sendable {
  /// They do not match, they are not the same: they differ.
  case difference
  /// No more than ten, it cannot exceed ten, no less than two: up to ten, two at least.
  case limit
  /// It cannot be empty: enter something.
  case emptiness
  /// It cannot be undone: for good.
  case reversal
  /// You are not connected: offline.
  case connection
  /// It will not be deleted: it is kept.
  case removal
  /// It is not right, not valid anymore: wrong, expired.
  case validity
  /// It does not cost anything: free.
  case cost
  /// It is not free: paid.
  case freedom
  /// It is not public: private.
  case publicity
  /// It was not accepted: refused.
  case acceptance

  /// - Parameter words: those of an English sentence that says no, in lower case.
  public init?(of words: [String]) {
    if words.contains(where: TurnedDenial.likeness.contains) {
      self = .difference
    } else if words.contains("than") || words.contains(where: { $0.utf8.hasPrefix("exceed") }) {
      self = .limit
    } else if words.contains(where: TurnedDenial.absence.contains) {
      self = .emptiness
    } else if words.contains(where: TurnedDenial.returning.contains) {
      self = .reversal
    } else if let other = TurnedDenial.byPredicate.first(where: {
      words.contains(where: $0.words.contains)
    }) {
      self = other.denial
    } else {
      return nil
    }
  }

  /// What is denied, by words that name it.
  private static let byPredicate: [(denial: TurnedDenial, words: Set<String>)] = [
    (.removal, ["deleted", "removed", "erased", "lost"]),
    (.acceptance, ["accepted", "approved"]),
    (.validity, ["valid", "right", "correct"]),
    (.cost, ["cost", "costs", "charged"]),
    (.freedom, ["free"]),
    (.publicity, ["public"]),
    (.connection, ["online", "connected", "connection", "internet"]),
  ]

  private static let likeness: Set<String> = [
    "match", "matches", "matched", "same", "equal", "identical", "correspond", "agree", "alike",
  ]
  private static let returning: Set<String> = [
    "undo", "undone", "recover", "recovered", "restore", "restored", "reverse", "reversed",
    "revert",
    "reverted", "retrieve", "retrieved",
  ]
  private static let absence: Set<String> = ["empty", "blank", "missing"]
}

/// The words with which a language turns such denials round.
public final class TurnedDenialWords: Sendable {
  private let differences: WordPatterns
  private let limits: WordPatterns
  private let emptiness: WordPatterns
  private let finality: WordPatterns
  private let opposites: [TurnedDenial: WordPatterns]

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.denial), let other = lists["difference"] else { return nil }
    differences = WordPatterns(other)
    limits = WordPatterns(lists["limit"] ?? "")
    emptiness = WordPatterns(lists["emptiness"] ?? "")
    finality = WordPatterns(lists["finality"] ?? "")
    opposites = TurnedDenialWords.opposites.mapValues { WordPatterns(lists[$0] ?? "") }
  }

  /// Whether a text without a no may still say what a source denies: by one of the words; of what
  /// must not be empty, by not speaking of emptiness.
  public func say(_ denial: TurnedDenial, in text: LoweredText) -> Bool {
    switch denial {
    case .difference: differences.matches(text)
    case .limit: limits.matches(text)
    case .emptiness: !emptiness.matches(text)
    case .reversal: finality.matches(text)
    case .connection, .removal, .validity, .cost, .freedom, .publicity, .acceptance:
      opposites[denial]?.matches(text) ?? false
    }
  }

  /// The lists of words that say the opposite of what is denied.
  private static let opposites: [TurnedDenial: Substring] = [
    .connection: "offline", .removal: "keeping", .validity: "invalidity", .cost: "gratis",
    .freedom: "paid", .publicity: "privacy", .acceptance: "refusal",
  ]
}
