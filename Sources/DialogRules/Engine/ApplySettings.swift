public import DialogFindings
public import DialogModel

extension [Diagnostic] {
  /// With the severities that a project sets, without what it turns off.
  public func withSettings(of project: Project, _ rules: RuleTable) -> [Diagnostic] {
    guard !project.ruleSettings.isEmpty else { return self }
    let settings = project.settingsByRule
    return compactMap { finding in
      guard rules.isSettable(finding), let setting = settings[finding.rule] else {
        return finding
      }
      return setting.severity.map(finding.weighing)
    }
  }
}
