public import DialogFindings
public import DialogSupport

/// A project after its safe fixes.
public struct MendedProject {
  /// Its files as they are then. For reading; nobody else has it.
  public let workspace: Workspace
  /// What was mended, in the order in which it was.
  public private(set) var mended: [Diagnostic] = []
  /// How many safe fixes were left out since errors would come of them.
  public private(set) var refused = 0
  /// Whether every fix that could be made was; fixes that bring each other back end unsettled.
  public private(set) var isSettled = false

  private let rules: Set<RuleID>?
  private let mayChange: (FileID) -> Bool

  /// How often findings are mended at most: what comes to light as others go takes two or three
  /// rounds, and what takes more than that goes round in circles.
  private static let rounds = 10

  fileprivate init(
    _ workspace: Workspace, of rules: Set<RuleID>?, changing mayChange: @escaping (FileID) -> Bool
  ) {
    self.workspace = workspace
    self.rules = rules
    self.mayChange = mayChange
    for _ in 0..<MendedProject.rounds where !isSettled { mend() }
    if !isSettled { isSettled = chosenFixes().fixes.isEmpty }
  }

  private func chosenFixes() -> ChosenFixes {
    workspace.findings.safeFixes(of: rules, changing: mayChange)
  }

  /// Makes all fixes that can be made at once; where errors would come of them, those that bring none
  /// alone.
  private mutating func mend() {
    let chosen = chosenFixes()
    if chosen.fixes.isEmpty || make(chosen) {
      isSettled = chosen.fixes.isEmpty
      return
    }
    let harmless = chosen.fixes.filter { bringsNoErrors($0.fix, of: $0.finding) }
    refused = chosen.fixes.count - harmless.count
    // What is harmless alone and not together is made one after the other.
    let next = ChosenFixes(refused > 0 ? harmless[...] : harmless.prefix(1))
    isSettled = next.fixes.isEmpty || !make(next)
    if isSettled { refused = chosen.fixes.count }
  }

  /// - Returns: whether they are made; where errors came of them all is as before.
  private mutating func make(_ chosen: ChosenFixes) -> Bool {
    guard apply(chosen) else { return false }
    mended += chosen.fixes.map(\.finding)
    return true
  }

  private func bringsNoErrors(_ fix: FixIt, of finding: Diagnostic) -> Bool {
    let alone = ChosenFixes([(finding, fix)])
    let before = contents(of: alone)
    defer { replace(before) }
    return apply(alone)
  }

  private func apply(_ chosen: ChosenFixes) -> Bool {
    let errors = workspace.errorCount
    let before = contents(of: chosen)
    workspace.apply(
      before.flatMap { file, bytes in chosen.edits[file]!.map { $0.withLineEnds(of: bytes) } })
    if workspace.errorCount <= errors { return true }
    replace(before)
    return false
  }

  private func contents(of chosen: ChosenFixes) -> [(file: FileID, bytes: [UInt8])] {
    chosen.edits.keys.map { ($0, workspace.file($0).bytes) }
  }

  private func replace(_ files: [(file: FileID, bytes: [UInt8])]) {
    for (file, bytes) in files { workspace.replace(file, with: bytes) }
  }
}

extension TextEdit {
  /// The edit with lines that end as the first of a file does.
  fileprivate func withLineEnds(of bytes: [UInt8]) -> TextEdit {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0,
      bytes[end - 1] == UInt8(ascii: "\r")
    else { return self }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return TextEdit(replace: range, with: lines.joined(separator: "\r\n"))
  }
}

extension Workspace {
  /// The project with all safe fixes made, also those of what comes to light only then; it stays as
  /// it is itself.
  ///
  /// - Parameters:
  ///   - rules: whose findings are mended; nil for all.
  ///   - mayChange: whether a file may be changed.
  public func mended(
    of rules: Set<RuleID>? = nil, changing mayChange: @escaping (FileID) -> Bool = { _ in true }
  ) -> MendedProject {
    MendedProject(copy(), of: rules, changing: mayChange)
  }

  fileprivate var errorCount: Int { findings.count { $0.severity == .error } }
}
