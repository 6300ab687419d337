import DialogFindings
import DialogModel
import DialogText

extension [Diagnostic] {
  /// Without the findings that the authors allow, with a warning for what allows nothing.
  func filtering(allowancesOf project: ProjectContext, known: KnownRules) -> [Diagnostic] {
    let program = project.program
    guard !program.allowances.isEmpty else { return self }
    let allowances = AllowanceTable(program, known)
    var isUsed = [Bool](repeating: false, count: program.allowances.count)
    var kept: [Diagnostic] = filter { finding in
      let allowing = finding.isSettable ? allowances.allowing(finding) : []
      for index in allowing { isUsed[index] = true }
      return allowing.isEmpty
    }
    guard let severity = program.project.severity(of: .directiveUnusedAllow) else { return kept }
    for (index, allowance) in program.allowances.enumerated()
    where !isUsed[index] && program.project.checks(allowance.rule, known) {
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
    guard let setting = ruleSettings.last(where: { $0.rule == rule.id }) else { return usual }
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
  init(_ program: Program, _ known: KnownRules) {
    for (index, allowance) in program.allowances.enumerated() {
      byRule[known.meant(by: allowance.rule), default: []].append(index)
      let dialog = program.dialog(around: allowance.scope)
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

extension Program {
  /// The dialog that a range is in; dialogs stand in the order of their sources.
  fileprivate func dialog(around range: SourceRange) -> Dialog? {
    var (low, high) = (0, dialogs.count)
    while low < high {
      let middle = (low + high) / 2
      let place = dialogs[middle].range
      if (place.file.index, place.start) <= (range.file.index, range.start) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 && dialogs[low - 1].range.encloses(range) ? dialogs[low - 1] : nil
  }
}

extension SourceRange {
  func encloses(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
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
