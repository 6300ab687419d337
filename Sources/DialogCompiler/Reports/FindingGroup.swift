import DialogFindings

/// A finding and those of other dialogs that say the same: a wrong term is wrong wherever it is
/// asked for.
struct FindingGroup {
  let first: Diagnostic
  /// In the order in which they were found.
  private(set) var others: [Diagnostic] = []

  /// The findings in groups, each at its first one's place. What is of no dialog stands alone, and
  /// so does what is said again of the first one's dialog.
  static func groups(of findings: [Diagnostic]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var indices: [Saying: Int] = [:]
    for finding in findings {
      let saying = Saying(finding)
      if finding.dialog != nil, let index = indices[saying],
        groups[index].first.dialog != finding.dialog
      {
        groups[index].others.append(finding)
      } else {
        if indices[saying] == nil, finding.dialog != nil { indices[saying] = groups.count }
        groups.append(FindingGroup(first: finding))
      }
    }
    return groups
  }

  /// What a finding says and offers, wherever it stands.
  private struct Saying: Hashable {
    let rule: RuleID
    let severity: Severity
    let message: Message
    let notes: [Message]
    let fixes: [Message]

    init(_ finding: Diagnostic) {
      (rule, severity, message) = (finding.rule, finding.severity, finding.message)
      notes = finding.notes.map(\.message)
      fixes = finding.fixes.map(\.title)
    }
  }
}
