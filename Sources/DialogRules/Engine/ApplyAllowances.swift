import DialogFindings
import DialogModel
import DialogSupport

extension [Diagnostic] {
  /// Without the findings that allowances are meant for, with a warning for each that allows nothing.
  ///
  /// - Parameters:
  ///   - hidden: what is not said, though an allowance may have been written for it.
  ///   - dialog: in which the allowances stand, or in a translation of it; nil elsewhere.
  func filtering(
    _ allowances: [Allowance], hidden: [Diagnostic], of dialog: Dialog?,
    in project: ProjectContext, _ known: KnownRules,
    _ rules: RuleTable
  ) -> [Diagnostic] {
    let table = AllowanceTable(allowances, of: dialog, known)
    let settings = project.program.project
    var isUsed = [Bool](repeating: false, count: allowances.count)
    var kept: [Diagnostic] = filter { finding in
      let allowing = rules.isSettable(finding) ? table.allowing(finding) : []
      for index in allowing { isUsed[index] = true }
      return allowing.isEmpty
    }
    for finding in hidden { for index in table.allowing(finding) { isUsed[index] = true } }
    guard let severity = settings.severity(of: .directiveUnusedAllow) else { return kept }
    for (index, allowance) in allowances.enumerated()
    where !isUsed[index] && settings.checks(allowance.rule, known) {
      let removal = project.layout(of: allowance.range.file)?.remove(allowance.range)
      kept.append(.unusedAllow(allowance, severity, removing: removal))
    }
    return kept
  }
}

extension Project {
  /// What findings of a rule weigh here; nil where it does not hold or is turned off.
  func severity(of rule: Rule) -> Severity? {
    guard let usual = rule.description.severities[edition] else { return nil }
    guard let setting = ruleSettings.last(where: { $0.rule == rule.id }) else {
      return rule.description.weight(usual, in: release)
    }
    return setting.severity
  }

  /// Whether findings of a rule are looked for here.
  fileprivate func checks(_ rule: RuleID, _ known: KnownRules) -> Bool {
    let isOff = ruleSettings.last { $0.rule == rule }.map { $0.severity == nil } ?? false
    return known.isChecked(rule, in: edition) && !isOff
  }
}

/// Where each allowance holds.
private struct AllowanceTable {
  private struct Place {
    let allowance: Allowance
    /// The dialog it stands in front of or in.
    let dialog: String?
    /// The element it stands in front of; nil of a whole dialog.
    let element: String?
    /// Whether it stands in front of a whole dialog.
    let isWhole: Bool
  }

  private var places: [Place] = []
  private var byRule: [RuleID: [Int]] = [:]

  /// A misspelt rule, which is reported, allows what was most likely meant.
  init(_ allowances: [Allowance], of dialog: Dialog?, _ known: KnownRules) {
    for (index, allowance) in allowances.enumerated() {
      byRule[known.meant(by: allowance.rule), default: []].append(index)
      let dialog = dialog.flatMap { $0.range.encloses(allowance.scope) ? $0 : nil }
      places.append(
        Place(
          allowance: allowance, dialog: dialog?.name.text,
          element: dialog.flatMap { $0.elementPath(of: allowance.scope) },
          isWhole: dialog?.range == allowance.scope))
    }
  }

  /// The allowances, by index, that allow a finding.
  func allowing(_ finding: Diagnostic) -> [Int] {
    (byRule[finding.rule] ?? []).filter { allows(places[$0], finding) }
  }

  /// In its scope, or in a translation of it that stands elsewhere.
  private func allows(_ place: Place, _ finding: Diagnostic) -> Bool {
    if place.allowance.scope.encloses(finding.range) { return true }
    guard let dialog = place.dialog, dialog == finding.dialog else { return false }
    if place.isWhole { return true }
    guard let element = place.element, let found = finding.element else { return false }
    return found == element || found.hasPrefix(element + ".")
  }
}

extension Dialog {
  /// The element that a statement is about.
  fileprivate func elementPath(of scope: SourceRange) -> String? {
    if let index = buttons.firstIndex(where: { $0.range == scope }) { return path(.button(index)) }
    if let index = fields.firstIndex(where: { $0.range == scope }) { return path(.field(index)) }
    return texts.first { scope.encloses($0.keyword) && scope != range }?.role.rawValue
  }
}
