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
  /// It is not free: paid, or taken.
  case freedom
  /// It is not available, none is left, there is no room: taken, sold out, full.
  case availability
  /// It is not full: there is room.
  case fullness
  /// It is not up to date: outdated.
  case currency
  /// It cannot be edited: read-only.
  case editing
  /// It does not respond: down.
  case service
  /// It cannot be found: gone.
  case finding
  /// There is no access: closed.
  case access
  /// There are none: empty.
  case presence
  /// It is not public: private.
  case publicity
  /// It was not accepted: refused.
  case acceptance
  /// It is not visible to others: hidden.
  case visibility
  /// It was not turned off, do not close it: it stays on, keep it open.
  case shutting
  /// It is not over: it still goes on.
  case lasting
  /// You cannot do it before something: after that you can.
  case order

  /// What a sentence may deny. That no place is left is never said by an empty one, which is free.
  ///
  /// - Parameter words: those of an English sentence that says no, in lower case.
  public static func all(in words: [String]) -> Set<TurnedDenial> {
    if words.last == "over" { return [.lasting] }
    var denied = Set(
      predicates.lazy.filter { words.contains(where: $0.words.contains) }.map(\.denial))
    if denied.contains(.availability) { denied.remove(.presence) }
    return denied
  }

  /// What is denied by the words that name it.
  private static let predicates: [(denial: TurnedDenial, words: Set<String>)] = [
    (
      .difference,
      [
        "match", "matches", "matched", "same", "equal", "identical", "correspond", "agree", "alike",
      ]
    ),
    (.limit, ["than", "exceed", "exceeds", "exceeded", "exceeding"]),
    (.emptiness, ["empty", "blank", "missing"]),
    (
      .reversal,
      [
        "undo", "undone", "recover", "recovered", "restore", "restored", "reverse", "reversed",
        "revert", "reverted", "retrieve", "retrieved",
      ]
    ),
    (.removal, ["deleted", "removed", "erased", "lost", "disappear", "affected"]),
    (.acceptance, ["accepted", "approved"]),
    (.validity, ["valid", "right", "correct", "available"]),
    (.cost, ["cost", "costs", "charged"]),
    (.freedom, ["free"]),
    (
      .availability,
      ["available", "free", "left", "remaining", "vacant", "room", "space", "storage", "enough"]
    ),
    (.fullness, ["full"]),
    (.currency, ["date", "current", "latest", "newest"]),
    (.editing, ["edit", "edited", "change", "changed", "modify", "modified"]),
    (
      .service,
      [
        "available", "respond", "responding", "answer", "answering", "work", "working", "running",
        "reach", "reached",
      ]
    ),
    (.finding, ["find", "found", "exist", "exists"]),
    (.access, ["access", "enter", "allowed", "permission", "open"]),
    (.publicity, ["public"]),
    (.visibility, ["visible", "shown", "displayed", "see", "seen"]),
    (.shutting, ["off", "close", "closed", "disable", "disabled", "unplug", "disconnect"]),
    (.connection, ["online", "connected", "connection", "internet"]),
    (.presence, ["no", "any", "anything"]),
    (.order, ["before"]),
  ]
}

/// The words with which a language turns such denials round.
public final class TurnedDenialWords: Sendable {
  private let patterns: [TurnedDenial: WordPatterns]
  private let knowsLasting: Bool

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.denial), lists["difference"] != nil else { return nil }
    patterns = TurnedDenialWords.names.mapValues { WordPatterns(lists[$0] ?? "") }
    knowsLasting = lists["lasting"] != nil
  }

  /// Whether a text without a no may still say what a source denies: by one of the words; of what
  /// must not be empty, by not speaking of emptiness.
  public func say(_ denial: TurnedDenial, in text: LoweredText) -> Bool {
    guard let patterns = patterns[denial] else { return false }
    if denial == .lasting, !knowsLasting { return true }
    return patterns.matches(text) != (denial == .emptiness)
  }

  /// The lists of a language, by what their words turn round.
  private static let names: [TurnedDenial: Substring] = [
    .difference: "difference", .limit: "limit", .emptiness: "emptiness", .reversal: "finality",
    .connection: "offline", .removal: "keeping", .validity: "invalidity", .cost: "gratis",
    .freedom: "paid", .availability: "taken", .publicity: "privacy", .acceptance: "refusal",
    .fullness: "vacancy", .currency: "outdated", .editing: "readOnly", .service: "outage",
    .finding: "loss", .access: "closure", .presence: "emptiness", .visibility: "hiding",
    .shutting: "keeping", .lasting: "lasting",
  ]
}
