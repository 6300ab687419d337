import DialogFindings

/// A finding and those of other dialogs that say the same: a wrong term is wrong wherever it is
/// asked for.
struct FindingGroup {
  let first: Diagnostic
  /// In the order in which they were found.
  private(set) var others: [Diagnostic] = []

  /// The findings in groups, each at its first one's place. What is of no dialog stands alone, and
  /// so does what is said again of the first one's dialog.
  ///
  /// - Parameter language: in which they say the same.
  static func groups(of findings: [Diagnostic], in language: MessageLanguage) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var indices: [Saying: Int] = [:]
    for finding in findings {
      let saying = finding.dialog.map { _ in Saying(finding, in: language) }
      if let saying, let index = indices[saying], groups[index].first.dialog != finding.dialog {
        groups[index].others.append(finding)
        continue
      }
      if let saying, indices[saying] == nil { indices[saying] = groups.count }
      groups.append(FindingGroup(first: finding))
    }
    return groups
  }

  /// What a finding says and offers, wherever it stands.
  private struct Saying: Hashable {
    let rule: RuleID
    let severity: Severity
    let message: String
    let notes: [String]
    let fixes: [String]

    init(_ finding: Diagnostic, in language: MessageLanguage) {
      (rule, severity, message) = (finding.rule, finding.severity, finding.message[language])
      notes = finding.notes.map { $0.message[language] }
      fixes = finding.fixes.map { $0.title[language] }
    }
  }
}
