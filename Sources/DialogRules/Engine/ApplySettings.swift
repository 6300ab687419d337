public import DialogFindings
public import DialogModel
import DialogText

extension RuleID {
  /// Rules of the language itself, not of the guidelines.
  static let compilerGroups = ["syntax/", "name/", "type/", "input/", "output/"]

  /// Whether artifacts can't be made while an error of it stands.
  fileprivate var isOfCompiler: Bool { RuleID.compilerGroups.contains { name.hasPrefix($0) } }
}

extension Diagnostic {
  /// Errors of the language itself stay what they are, whatever a project says.
  public var isSettable: Bool { severity != .error || !rule.isOfCompiler }
}

extension [Diagnostic] {
  /// With the severities that a project sets, without what it turns off.
  public func withSettings(of project: Project) -> [Diagnostic] {
    guard !project.ruleSettings.isEmpty else { return self }
    let settings = project.settingsByRule
    return compactMap { finding in
      guard finding.isSettable, let setting = settings[finding.rule] else { return finding }
      return setting.severity.map(finding.weighing)
    }
  }
}
