public import DialogSupport

/// Safe fixes that can be made at once: none touches what another changes.
public struct ChosenFixes: Sendable {
  /// What is mended, in the order in which it was found, and the fix that is made of it.
  public private(set) var fixes: [(finding: Diagnostic, fix: FixIt)] = []
  /// By file, those of all fixes in order of place; an edit that several have, once.
  public private(set) var edits: [FileID: [TextEdit]] = [:]

  /// Those of some fixes that can be made with the ones before.
  public init(_ fixes: some Sequence<(finding: Diagnostic, fix: FixIt)> = []) {
    for (finding, fix) in fixes { add(fix, of: finding) }
  }

  /// Takes up a fix, unless one that is there touches what it changes.
  ///
  /// - Returns: whether it is taken up.
  @discardableResult
  public mutating func add(_ fix: FixIt, of finding: Diagnostic) -> Bool {
    if fix.edits.isEmpty || fix.edits.contains(where: isInTheWay) { return false }
    for edit in fix.edits where !contains(edit) { insert(edit) }
    fixes.append((finding, fix))
    return true
  }

  private func isInTheWay(of edit: TextEdit) -> Bool {
    if contains(edit) { return false }
    let (own, place) = (edits[edit.range.file] ?? [], place(of: edit))
    return (place > 0 && own[place - 1].touches(edit))
      || (place < own.count && own[place].touches(edit))
  }

  private func contains(_ edit: TextEdit) -> Bool {
    let (own, place) = (edits[edit.range.file] ?? [], place(of: edit))
    return place > 0 && own[place - 1] == edit
  }

  private mutating func insert(_ edit: TextEdit) {
    edits[edit.range.file, default: []].insert(edit, at: place(of: edit))
  }

  /// After all edits that start and end no later; as they leave each other alone, only neighbours
  /// of that place can touch.
  private func place(of edit: TextEdit) -> Int {
    (edits[edit.range.file] ?? []).partitioningIndex {
      ($0.range.start, $0.range.end) > (edit.range.start, edit.range.end)
    }
  }
}

extension [Diagnostic] {
  /// The first safe fix of each finding that has one, but for those in the way of one before.
  ///
  /// - Parameters:
  ///   - rules: whose findings are mended; nil for all.
  ///   - mayChange: whether a file may be changed; a fix that changes another too is left out whole.
  public func safeFixes(
    of rules: Set<RuleID>? = nil, changing mayChange: (FileID) -> Bool = { _ in true }
  ) -> ChosenFixes {
    var chosen = ChosenFixes()
    for finding in self where rules?.contains(finding.rule) ?? true {
      let safe = finding.fixes.first { $0.applicability == .safe }
      guard let safe, safe.edits.allSatisfy({ mayChange($0.range.file) }) else { continue }
      chosen.add(safe, of: finding)
    }
    return chosen
  }
}

extension TextEdit {
  /// Whether two edits of a file overlap or meet, so that making both could mean two things.
  fileprivate func touches(_ other: TextEdit) -> Bool {
    range.start <= other.range.end && other.range.start <= range.end
  }
}
