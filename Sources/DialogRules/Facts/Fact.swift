import DialogModel
import DialogSupport

/// What the dialogs of a project show together, by which rules judge each of them: a habit, a name.
///
/// It is a sum of what each dialog adds, so that a change of one dialog costs no more than that one.
protocol Fact {
  /// What one dialog adds.
  associatedtype Share
  /// What rules judge by. Where it changes, the dialogs that were judged by it are judged anew.
  associatedtype Answer: Equatable

  /// Which it is of what judgements are by.
  static var evidence: Evidence { get }

  init(of project: ProjectContext)

  func share(of dialog: Dialog, in project: ProjectContext) -> Share
  mutating func add(_ share: Share)
  mutating func remove(_ share: Share)

  var answer: Answer { get }
  /// The answer as a number, the same in every run.
  var answerHash: UInt64 { get }
  /// What a dialog adds, to be remembered from one run to the next; nil where it is as quickly worked out again.
  func numbers(of share: Share) -> [UInt64]?
  /// What a dialog adds that was remembered so; nil of other numbers.
  func share(of numbers: [UInt64]) -> Share?
  /// The words that rules now judge otherwise in texts that have them, and forgets them.
  mutating func takeChangedWords() -> Set<String>
  /// What rules judge the words of a dialog by, as a number, the same in every run.
  func hash(ofWordsIn dialog: Dialog) -> UInt64
}

extension Fact {
  func numbers(of share: Share) -> [UInt64]? { nil }
  func share(of numbers: [UInt64]) -> Share? { nil }
  mutating func takeChangedWords() -> Set<String> { [] }
  func hash(ofWordsIn dialog: Dialog) -> UInt64 { 0 }
}

/// What a change of some dialogs means for the others.
struct Consequences {
  /// What says something else now: the dialogs that were judged by it are to be judged anew.
  var evidence: Evidence = []
  /// The words, in lower case, that English texts are judged by otherwise.
  var words: Set<String> = []
  /// The names of dialogs that were judged by one that changed.
  var dialogs: Set<String> = []

  mutating func formUnion(_ other: Consequences) {
    evidence.formUnion(other.evidence)
    words.formUnion(other.words)
    dialogs.formUnion(other.dialogs)
  }
}

/// A fact with what each dialog adds to it.
final class FactTable<Kind: Fact> {
  private(set) var fact: Kind
  /// By the dialogs' places.
  private(set) var shares: [Kind.Share]
  private var answerHash: UInt64?

  init(of project: ProjectContext) {
    fact = Kind(of: project)
    shares = []
    shares.reserveCapacity(project.program.dialogs.count)
    for (place, dialog) in project.program.dialogs.enumerated() {
      let known = project.remembered?.share(ofDialog: place, in: Kind.evidence)
      let share = known.flatMap(fact.share) ?? fact.share(of: dialog, in: project)
      fact.add(share)
      shares.append(share)
    }
    _ = fact.takeChangedWords()
  }
}

/// A table of any fact.
protocol AnyFactTable: AnyObject, SendableMetatype {
  /// Tells the kind of the fact from others.
  static var kindID: ObjectIdentifier { get }
  static var evidence: Evidence { get }

  init(of project: ProjectContext)

  /// What a dialog is judged by, as a number, the same in every run.
  func hash(for dialog: Dialog) -> UInt64
  /// What each dialog adds that is to be remembered, by numbers that stand for the dialog and the fact.
  func shares(toRemember memory: DialogMemory) -> [UInt64: [UInt64]]
  /// Takes dialogs as they are now.
  func update(_ change: ProgramChange, in project: ProjectContext) -> Consequences
}

extension FactTable: AnyFactTable {
  static var kindID: ObjectIdentifier { ObjectIdentifier(Kind.self) }
  static var evidence: Evidence { Kind.evidence }

  func hash(for dialog: Dialog) -> UInt64 {
    let answer = answerHash ?? fact.answerHash
    answerHash = answer
    var hasher = ContentHasher()
    hasher.add(answer)
    hasher.add(fact.hash(ofWordsIn: dialog))
    return hasher.hash
  }

  func shares(toRemember memory: DialogMemory) -> [UInt64: [UInt64]] {
    var numbers: [UInt64: [UInt64]] = [:]
    for (place, share) in shares.enumerated() {
      guard let share = fact.numbers(of: share) else { return [:] }
      numbers[memory.number(ofDialog: place, in: Kind.evidence)] = share
    }
    return numbers
  }

  func update(_ change: ProgramChange, in project: ProjectContext) -> Consequences {
    answerHash = nil
    let before = fact.answer
    for place in change.removed {
      fact.remove(shares[place])
      shares.swapRemove(at: place)
    }
    for place in change.changed { take(place, in: project) }
    return Consequences(
      evidence: fact.answer == before ? [] : Kind.evidence, words: fact.takeChangedWords())
  }

  /// Takes the dialog at a place, known or the next one.
  private func take(_ place: Int, in project: ProjectContext) {
    let share = fact.share(of: project.program.dialogs[place], in: project)
    if place == shares.count {
      shares.append(share)
    } else {
      fact.remove(shares[place])
      shares[place] = share
    }
    fact.add(share)
  }
}

/// How a program differs from an earlier one.
struct ProgramChange {
  /// The places of dialogs that are no more, one after the other: the last dialog then takes the
  /// place, so that no other one moves.
  let removed: [Int]
  /// The places of the dialogs that are not what they were, in order; new ones come last of all.
  let changed: [Int]
  /// The names of the dialogs that came, went or are not what they were.
  let names: Set<String>
  /// Which dialog comes before which, by their places; nil where they stand in source order.
  let ranks: [Int]?
}
