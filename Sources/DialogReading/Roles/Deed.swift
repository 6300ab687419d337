import DialogLocales

/// Who does what to whom in a sentence.
public struct Deed: Sendable {
  /// The one who does it.
  public let actor: Party
  /// Those who have a part in it, and what each is to it.
  let others: [Other]
  /// The verb, as it is written.
  let verb: String

  /// Somebody or something that has a part in a deed.
  public enum Party: Hashable, Sendable {
    /// Those who are spoken to.
    case you
    case they
    /// A value, by its place among all of the text.
    case value(Int)
    /// Somebody with a name.
    case name(String)
    /// Somebody whom a noun names, with its concept where that is one of people.
    case person(String, Int?)
  }

  struct Other: Sendable {
    let party: Party
    let role: RoleWords.Role
  }

  /// Those who are spoken to where it is done to them, else the first of those who have a part in it.
  public var other: Party? { counterpart?.party }

  private var counterpart: Other? { others.first { $0.party == .you } ?? others.first }

  /// Whether it is a debt, which languages say with the verb of what must be done.
  public var isDebt: Bool { owing.contains(verb) }

  /// Whether its verb is one of a list, and not any other that people do something to others with.
  var isListed: Bool { deeds.contains(verb) || isDebt }

  /// Whether those to whom it is done may do something after all.
  var isAsking: Bool { asking.contains(verb) }

  /// Whether languages tell by the one who loses or sells who wins or buys.
  var isContest: Bool { contests.contains(verb) }

  /// Whether something comes from the other one, or is theirs.
  var comesFromOther: Bool { counterpart.map { $0.role != .object } ?? false }
}

let owing: Set<String> = ["owe", "owes", "owed"]

private let asking: WordSet = .words(
  "ask asked told tell waiting help helped want wants recommend recommended requested request teach taught"
)

private let contests: Set<String> = ["beat", "defeated", "bought", "sold", "sell", "buy"]
