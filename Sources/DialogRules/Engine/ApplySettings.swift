public import DialogFindings
public import DialogModel

extension [Diagnostic] {
  /// With the severities that a project sets, without what it turns off; of rules that are newer than
  /// those it was written for as notes.
  public func withSettings(of project: Project, _ rules: @autoclosure () -> RuleTable)
    -> [Diagnostic]
  {
    guard !isEmpty, !project.ruleSettings.isEmpty || project.release != nil else { return self }
    let rules = rules()
    let settings = project.settingsByRule
    return compactMap { finding in
      guard rules.isSettable(finding) else { return finding }
      if let setting = settings[finding.rule] { return setting.severity.map(finding.weighing) }
      return finding.weighing(rules.weight(of: finding, in: project.release))
    }
  }
}
