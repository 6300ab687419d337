import DialogModel

/// What the dialogs of a project show together, by which rules judge each of them: a habit, a name.
///
/// It is a sum of what each dialog adds, so that a change of one dialog costs no more than that one.
protocol Fact {
  /// What one dialog adds.
  associatedtype Share
  /// What rules judge by. Where it changes, all dialogs are judged anew.
  associatedtype Answer: Equatable

  init(of project: ProjectContext)

  func share(of dialog: Dialog, in project: ProjectContext) -> Share
  mutating func add(_ share: Share)
  mutating func remove(_ share: Share)

  var answer: Answer { get }
  /// The words that rules now judge otherwise in texts that have them, and forgets them.
  mutating func takeChangedWords() -> Set<String>
}

extension Fact {
  mutating func takeChangedWords() -> Set<String> { [] }
}

/// What a change of some dialogs means for the others.
struct Consequences {
  /// Whether any dialog may be judged otherwise.
  var concernsAll = false
  /// The words, in lower case, that English texts are judged by otherwise.
  var words: Set<String> = []
  /// The names of dialogs that were judged by one that changed.
  var dialogs: Set<String> = []

  mutating func formUnion(_ other: Consequences) {
    concernsAll = concernsAll || other.concernsAll
    words.formUnion(other.words)
    dialogs.formUnion(other.dialogs)
  }
}

/// A fact with what each dialog adds to it.
final class FactTable<Kind: Fact> {
  private(set) var fact: Kind
  /// By the dialogs' places.
  private(set) var shares: [Kind.Share]

  init(of project: ProjectContext) {
    fact = Kind(of: project)
    shares = []
    shares.reserveCapacity(project.program.dialogs.count)
    for index in project.program.dialogs.indices {
      let share = fact.share(of: project.program.dialogs[index], in: project)
      fact.add(share)
      shares.append(share)
    }
    _ = fact.takeChangedWords()
  }
}

/// A table of any fact.
protocol AnyFactTable: AnyObject {
  /// Takes dialogs as they are now.
  func update(_ change: ProgramChange, in project: ProjectContext) -> Consequences
}

extension FactTable: AnyFactTable {
  func update(_ change: ProgramChange, in project: ProjectContext) -> Consequences {
    let before = fact.answer
    if let places = change.oldPlaces {
      rearrange(places, in: project)
    } else {
      for place in change.changed {
        fact.remove(shares[place])
        shares[place] = makeShare(place, in: project)
        fact.add(shares[place])
      }
    }
    return Consequences(
      concernsAll: fact.answer != before, words: fact.takeChangedWords())
  }

  private func rearrange(_ places: [Int?], in project: ProjectContext) {
    let old = shares
    shares = places.enumerated().map { place, earlier in
      earlier.map { old[$0] } ?? makeShare(place, in: project)
    }
    let kept = Set(places.compactMap { $0 })
    for place in old.indices where !kept.contains(place) { fact.remove(old[place]) }
    for (place, earlier) in places.enumerated() where earlier == nil { fact.add(shares[place]) }
  }

  private func makeShare(_ place: Int, in project: ProjectContext) -> Kind.Share {
    fact.share(of: project.program.dialogs[place], in: project)
  }
}

/// How a program differs from an earlier one.
struct ProgramChange {
  /// The places of the dialogs that are not what they were.
  let changed: [Int]
  /// The names of the dialogs that came, went or are not what they were.
  let names: Set<String>
  /// For each dialog the place it had before, nil of a new one; nil as a whole where all dialogs are
  /// where they were.
  let oldPlaces: [Int?]?
}
