import DialogSyntax
import DialogText

extension [Diagnostic] {
  /// Without what was found in declarations that do not parse: it most likely echoes the mistake
  /// that the parser reports there. Where whole declarations could not be read, names that seem to
  /// be missing may stand in them.
  func withoutEchoes(of trees: [SyntaxTree]) -> [Diagnostic] {
    var damaged: [SourceRange] = []
    var isLost = false
    for tree in trees where tree.findings.hasErrors {
      let errors = tree.findings.filter { $0.severity == .error && !$0.isMended }
      for declaration in tree.root.children
      where errors.contains(where: { declaration.range.touches($0.range) }) {
        damaged.append(declaration.range)
        isLost = isLost || declaration.kind == .skipped
      }
    }
    return withoutPlaceholdersOfUnknownNames().filter { finding in
      if damaged.isEmpty { return true }
      let isEcho = damaged.contains { $0.touches(finding.range) }
      return !isEcho && !(isLost && namesOfDeclarations.contains(finding.rule))
    }
  }

  /// Without what is said of placeholders where the name of one is not known: it is misspelt, and
  /// the one that was meant seems to be missing.
  private func withoutPlaceholdersOfUnknownNames() -> [Diagnostic] {
    let unknown = filter { $0.rule == "name/unknown-parameter" }.map(\.range)
    if unknown.isEmpty { return self }
    return filter { finding in
      finding.rule != "l10n/placeholder" || !unknown.contains { finding.range.touches($0) }
    }
  }
}

/// Rules about names that other declarations give.
private let namesOfDeclarations: [RuleID] = [
  "name/unknown-dialog", "name/unknown-type", "name/unknown-part",
]

extension SourceRange {
  /// Whether another range begins in this one or at its end.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.start <= end
  }
}
