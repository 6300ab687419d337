import DialogFindings
import DialogModel
import DialogSupport

/// The dialogs that no rule found a fault in by themselves, as numbers: each stands for the dialog and for
/// all that it was judged by. A later run of the same program need not judge them again.
public struct FaultlessDialogs: Sendable, Equatable {
  /// The dialogs’ numbers, by what else they were judged by.
  private var dialogs: [Evidence: Set<UInt64>] = [:]

  /// None.
  public init() {}

  /// Takes a dialog that was found faultless.
  fileprivate mutating func insert(_ dialog: KnownDialog) {
    dialogs[dialog.evidence, default: []].insert(dialog.number)
  }

  /// Takes those of another project.
  public mutating func formUnion(_ other: FaultlessDialogs) {
    dialogs.merge(other.dialogs) { $0.union($1) }
  }

  /// Those that were judged by little else first.
  fileprivate var byEvidence: [(evidence: Evidence, numbers: Set<UInt64>)] {
    dialogs.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0, $1) }
  }
}

// MARK: As numbers

extension FaultlessDialogs {
  /// All of it: for each kind of evidence which it is, how many dialogs, and their numbers.
  public var numbers: [UInt64] {
    byEvidence.flatMap { evidence, numbers in
      [evidence.rawValue, UInt64(numbers.count)] + numbers.sorted()
    }
  }

  /// Nil of numbers that are not so.
  public init?(numbers: [UInt64]) {
    var rest = numbers[...]
    while let evidence = rest.popFirst() {
      guard let count = rest.popFirst(), count <= UInt64(rest.count) else { return nil }
      dialogs[Evidence(rawValue: evidence)] = Set(rest.prefix(Int(count)))
      rest = rest.dropFirst(Int(count))
    }
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
  private let faultless: [(evidence: Evidence, numbers: Set<UInt64>)]

  init(_ faultless: FaultlessDialogs, fingerprints: [UInt64]) {
    self.fingerprints = fingerprints
    self.faultless = faultless.byEvidence
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

extension FaultlessDialogs {
  /// Those that were found so.
  init(_ judgements: [Judgement]) {
    for judgement in judgements { if let known = judgement.faultless { insert(known) } }
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
