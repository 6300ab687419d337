extension RuleID {
  /// Rules of the language itself, not of the guidelines.
  public static let compilerGroups = ["syntax/", "name/", "type/", "input/", "output/"]

  /// Whether artifacts can't be made while an error of it stands.
  fileprivate var isOfCompiler: Bool { RuleID.compilerGroups.contains { name.hasPrefix($0) } }
}

extension Diagnostic {
  /// Errors of the language itself stay what they are, whatever a project says.
  public var isSettable: Bool { severity != .error || !rule.isOfCompiler }
}
