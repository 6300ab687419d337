import DialogLocales
import DialogSupport

/// What the words of an English text, in lower case, tell of its clauses.
extension [String] {
  /// How many clauses they may open that other languages set off by a comma.
  public var clauseOpenings: Int { count(where: openingClauses.contains) }

  /// Whether they say why something is so, and in no way what it is for.
  var tellWhy: Bool { contains("because") && isDisjoint(with: ["to", "so", "for"]) }

  /// Whether they may relate two parts of a sentence: because, before, than.
  public var mayRelateClauses: Bool { contains(where: relatingWords.contains) }

  /// Whether a clause says before or after what something happens, no time and no thing.
  public var ordersClauses: Bool {
    zip(self, dropFirst()).contains { word, next in
      (word == "before" || word == "after")
        && (pronouns.contains(next) || next.utf8.hasSuffix("ing") && next != "morning")
    }
  }

  /// Whether they say that something is so only if something is.
  public var limitsCondition: Bool {
    zip(self, dropFirst()).contains { $0 == "only" && conditions.contains($1) }
  }

  /// Whether a sentence tells what comes of something that people may do: if you, deleting it; or when they
  /// have to: it is due. Others ask them to do it for the sake of that.
  public var tellsOfYourDeed: Bool {
    contains("due") || self[0].utf8.hasSuffix("ing") && self[0].utf8.count > 5
      || zip(self, dropFirst()).contains { conditions.contains($0) && $1 == "you" }
  }

  /// Whom alone something can be done by: of “Only members can” members.
  public var whoAloneCan: ArraySlice<String>? {
    guard first == "only", let end = firstIndex(of: "can") else { return nil }
    return self[1..<end]
  }

  /// Whether they speak of how much something may or should be, which is no other thing that it is more than.
  public var nameStandard: Bool { contains(where: standards.contains) }
}

extension String {
  /// Whether an English word opens what a thing is called, as after than.
  public var opensThing: Bool { openingThings.contains(self) }
}

private let openingClauses: WordSet = .words("when if while after once because as")

private let relatingWords: WordSet = .words("because due so therefore before after once than")

private let pronouns: WordSet = .words("you we they he she it i")

private let conditions: WordSet = .words("if when whenever while once after")

private let openingThings: WordSet = .words(
  "the your this that these those our his her its their yours mine ours theirs")

private let standards: WordSet = .words(
  "maximum minimum limit limits required requirement allowed number amount threshold goal target usual"
)
