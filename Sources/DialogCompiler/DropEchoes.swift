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
    if damaged.isEmpty { return self }
    return filter { finding in
      let isEcho = damaged.contains { $0.touches(finding.range) }
      return !isEcho && !(isLost && namesOfDeclarations.contains(finding.rule))
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

extension Diagnostic {
  /// Whether the parser read what was meant and went on, so that nothing later is misled.
  fileprivate var isMended: Bool { !fixes.isEmpty && mendedRules.contains(rule) }
}

private let mendedRules: [RuleID] = [
  "syntax/unknown-keyword", "syntax/missing-type", "syntax/typographic-quotes",
  "syntax/hyphen-in-name", "syntax/unterminated-string", "syntax/unknown-directive",
]
