import DialogFindings
import DialogModel
import DialogSupport

/// What a later run of the same program need not work out again of a project's dialogs, as numbers: which of them no
/// rule found a fault in by themselves, and what they add to what all are judged by.
public struct RememberedDialogs: Sendable, Equatable {
  /// The numbers of dialogs without a fault, by what else they were judged by: each stands for the dialog and for all
  /// of that.
  private var faultless: [Evidence: Set<UInt64>] = [:]
  /// What dialogs add to facts (`Fact.numbers`), by numbers that stand for the dialog and the fact.
  private var shares: [UInt64: [UInt64]] = [:]

  /// None.
  public init() {}

  /// What was found of a project.
  ///
  /// - Parameter shares: what its dialogs add to facts.
  init(_ judgements: [Judgement], shares: [UInt64: [UInt64]]) {
    for judgement in judgements {
      if let known = judgement.faultless {
        faultless[known.evidence, default: []].insert(known.number)
      }
    }
    self.shares = shares
  }

  /// Takes those of another project.
  public mutating func formUnion(_ other: RememberedDialogs) {
    faultless.merge(other.faultless) { $0.union($1) }
    shares.merge(other.shares) { $1 }
  }

  /// Those that were judged by little else first.
  fileprivate var byEvidence: [(evidence: Evidence, numbers: Set<UInt64>)] {
    faultless.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0, $1) }
  }

  fileprivate func share(_ number: UInt64) -> [UInt64]? { shares[number] }
}

// MARK: As numbers

extension RememberedDialogs {
  /// All of it: how many kinds of evidence there are, and for each which it is, how many dialogs, and their numbers;
  /// then each different share, of how many dialogs, and their numbers.
  public var numbers: [UInt64] {
    var numbers = [UInt64(faultless.count)]
    for (evidence, dialogs) in byEvidence {
      numbers += [evidence.rawValue, UInt64(dialogs.count)] + dialogs.sorted()
    }
    let dialogs = Dictionary(grouping: shares.keys) { shares[$0]! }
    for (share, dialogs) in dialogs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      numbers += [UInt64(share.count)] + share + [UInt64(dialogs.count)] + dialogs.sorted()
    }
    return numbers
  }

  /// Nil of numbers that are not so.
  public init?(numbers: [UInt64]) {
    var rest = numbers[...]
    if rest.isEmpty { return }
    guard let count = rest.popFirst(), count <= UInt64(rest.count) else { return nil }
    for _ in 0..<count {
      guard let evidence = rest.popFirst(), let dialogs = rest.popCounted() else { return nil }
      faultless[Evidence(rawValue: evidence)] = Set(dialogs)
    }
    while !rest.isEmpty {
      guard let share = rest.popCounted(), let dialogs = rest.popCounted() else { return nil }
      for dialog in dialogs { shares[dialog] = Array(share) }
    }
  }
}

extension ArraySlice<UInt64> {
  /// Takes a number away and as many as it says; nil where fewer are left.
  fileprivate mutating func popCounted() -> Self? {
    guard let count = popFirst(), count <= UInt64(self.count) else { return nil }
    defer { self = dropFirst(Int(count)) }
    return prefix(Int(count))
  }
}

/// A dialog, and what it was judged by.
struct KnownDialog {
  let evidence: Evidence
  /// Stands for the dialog and for what the evidence says of it.
  let number: UInt64

  init(_ place: Int, _ fingerprint: UInt64, _ evidence: Evidence, in project: ProjectContext) {
    self.evidence = evidence
    if evidence.isEmpty {
      number = fingerprint
    } else {
      var hasher = ContentHasher()
      hasher.add(fingerprint)
      hasher.add(project.hash(of: evidence, for: project.program.dialogs[place]))
      number = hasher.hash
    }
  }
}

/// What is known of a program’s dialogs from an earlier run.
struct DialogMemory: Sendable {
  /// Of the dialogs, by their places.
  private let fingerprints: [UInt64]
  private let remembered: RememberedDialogs
  private let faultless: [(evidence: Evidence, numbers: Set<UInt64>)]

  init(_ remembered: RememberedDialogs, fingerprints: [UInt64]) {
    self.fingerprints = fingerprints
    self.remembered = remembered
    faultless = remembered.byEvidence
  }

  /// What the dialog at a place adds to a fact, as numbers; nil where that is not known.
  func share(ofDialog place: Int, in evidence: Evidence) -> [UInt64]? {
    remembered.share(number(ofDialog: place, in: evidence))
  }

  /// Stands for the dialog at a place and for a fact.
  func number(ofDialog place: Int, in evidence: Evidence) -> UInt64 {
    var hasher = ContentHasher()
    hasher.add(fingerprints[place])
    hasher.add(evidence.rawValue)
    return hasher.hash
  }

  /// The dialog at a place, if it is known to be faultless and is judged by the same as then.
  func faultlessDialog(at place: Int, in project: ProjectContext) -> KnownDialog? {
    for (evidence, numbers) in faultless {
      let known = KnownDialog(place, fingerprints[place], evidence, in: project)
      if numbers.contains(known.number) { return known }
    }
    return nil
  }

  /// The dialog at a place, which was judged just now.
  ///
  /// - Returns: nil where what it was judged by cannot be told by a number.
  func judgedDialog(at place: Int, in project: ProjectContext) -> KnownDialog? {
    let evidence = project.evidence
    if evidence.contains(.otherDialogs) { return nil }
    return KnownDialog(place, fingerprints[place], evidence, in: project)
  }
}

/// What is found in a dialog by itself.
struct Judgement: Sendable {
  var findings: [Diagnostic] = []
  /// What it was judged by beside itself.
  var evidence: Evidence = []
  /// The dialog, if nothing is found in it and that is to be remembered.
  var faultless: KnownDialog?
}
