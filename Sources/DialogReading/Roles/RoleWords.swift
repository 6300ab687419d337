internal import DialogSupport

/// The words by which a language says who does what to whom.
public struct RoleWords: Sendable {
  /// What stands beside a value: before it, or after it in Korean and Japanese.
  let marks: [(words: [String], role: Role)]
  /// What an actor has beside it; nil where it is told by its place, at the beginning.
  let subject: [String]?
  /// What stands beside one to whom something is done, and is no other role: Korean 에게.
  public let dative: [String]
  /// What stands before a name, in the case of an actor: Russian says “user” before names.
  let names: [String]
  /// What stands after a place.
  let places: [String]
  /// Words with which a sentence says what is done to somebody.
  let passive: [String]
  /// Auxiliaries after the one who does something, of a language whose participles end the sentence.
  let active: [String]
  /// What stands after one who has something.
  let owning: [String]
  /// Parts of words of what is no deed of one to another: receive, become, need.
  let unclear: [String]
  /// What stands beside the one whose something is: before or after.
  let owners: Set<String>
  /// What a sentence begins with in which those who are spoken to do something, where no ending tells.
  let you: [String]
  /// What says, for sure, that something is done to those who are spoken to: 회원님에게.
  let yours: [String]
  /// What stands after one from whom something comes.
  let origins: [String]
  /// Parts of verbs of what comes to one: 届く.
  let arriving: [String]
  /// Whether who does something may come before or after the one to whom it is done, as their cases tell.
  let hasFreeOrder: Bool
  /// What stands between those who are spoken to and others who do the same, and what says that they have it.
  let joining: [String]
  let having: [String]
  /// What stands between a part and the whole: 3 of 10.
  let share: [String]
  /// What stands after the whole and before the part, maybe after what counts it: 10개 중 3개.
  let whole: [String]
  let counters: Set<String>
  /// What stands after the part.
  let part: [String]
  /// What stands beside a value that something goes to or becomes, and after it what does not though it
  /// begins alike: 에서 is not 에.
  let goal: [String]
  let origin: [String]
  /// Parts of words of what gives something a name, a place or a task, where these marks stand otherwise.
  let goalUnclear: [String]
  /// How it says by what something is replaced, where that is no goal of other verbs.
  let replacing: Replacing
  /// Verbs that a sentence may begin with, before the one who does it.
  let verbs: Set<String>
  /// Those who are spoken to, where something is done to them.
  let toYou: Set<String>
  /// What stands after those where something has been done to them, or is owed; `-` is before an ending.
  let done: [String]
  /// How verbs tell both, where sentences begin with them.
  let personEndings: PersonEndings?
  /// What a sentence begins with in which others do something, and what they are to whom it is done.
  let they: [String]
  let them: [String]

  /// The verb of replacing, and what stands beside the value that takes the place of another.
  struct Replacing {
    let verbs: [String]
    let marks: [String]

    /// The marks, of a text with the verb.
    func marks(in text: String) -> [String]? {
      verbs.contains(where: text.lowercased().contains) ? marks : nil
    }
  }

  /// What a value is to what is done.
  enum Role {
    /// To whom, or what, it is done.
    case object
    /// From whom it comes.
    case source
    /// Who does it, where the sentence is turned.
    case agent
    /// Whose it is.
    case owner
    /// Any but the agent.
    case any
    /// Where it is done.
    case place
    /// To whom it is done, or whose it is, where nothing beside it tells.
    case unmarked
  }

  /// Whether what says the role of a noun stands after it.
  var marksFollow: Bool { !whole.isEmpty }

  /// Read from its list at each call; nil of a language that tells roles by other means.
  public init?(_ words: LanguageWords?) {
    guard let words, words.roles.utf8CodeUnitCount > 0 else { return nil }
    var lists: [Substring: [String]] = [:]
    for line in words.roles.description.parts(at: "\n") {
      let (name, list) = line.cut(at: ":")!
      lists[name] = .words(String(list))
    }
    let list = { (key: Substring) in lists[key] ?? [] }
    marks = [
      (list("by").map(\.withSpaces), .agent), (list("from"), .source),
      (list("to").map(\.withSpaces), .object),
      (list("any"), .any), (list("owner").map(\.withSpaces), .owner), (list("at"), .place),
    ]
    owners = Set(list("owner"))
    you = list("you").map(\.withSpaces)
    (they, them) = (list("they").map(\.withSpaces), list("them").map(\.withSpaces))
    (yours, origins) = (list("yours"), list("comesFrom"))
    arriving = list("arriving")
    (joining, having) = (list("joining"), list("having"))
    subject = lists["subject"]?.map(\.withSpaces)
    dative = list("dative")
    names = list("names")
    hasFreeOrder = lists["order"] == ["free"]
    places = list("places")
    (passive, active) = (list("passive"), list("active"))
    owning = list("owning").map(\.withSpaces)
    unclear = list("unclear").withForms
    let counted = NamedLists(words.counters)?.phrases("numbered") ?? []
    share = list("share").map(\.withSpaces)
    (whole, counters) = (list("whole"), Set(counted))
    goal = list("goal")
    origin = list("origin")
    part = list("part")
    goalUnclear = list("goalUnclear").map(\.withSpaces)
    replacing = Replacing(
      verbs: list("replace"), marks: list("replacedBy").map(\.withSpaces))
    verbs = Set(list("verbs"))
    toYou = Set(list("toYou"))
    done = list("done")
    personEndings = lists["byYouEnding"].map { byYou in
      PersonEndings(
        byYou: byYou, toYou: list("toYouEnding"), others: Set(list("noEnding")),
        openings: Set(list("beforeVerb")))
    }
  }
}
