public import DialogFindings
import DialogModel
import DialogRules
public import DialogSupport
public import DialogSyntax

/// Finds out what the files of one compilation mean together, and what is wrong with them.
///
/// A place's file is an index of `files`.
public func analyze(_ files: [SourceFile], options: CompilerOptions) -> Analysis {
  Workspace(files, options: options).analysis
}

extension [Diagnostic] {
  /// With errors of some rules as warnings.
  func lowering(_ rules: Set<RuleID>) -> [Diagnostic] {
    if rules.isEmpty { return self }
    return map { finding in
      let isMeant = finding.severity == .error && rules.contains(finding.rule)
      return isMeant && finding.isSettable ? finding.weighing(.warning) : finding
    }
  }
}

extension CompilerOptions {
  /// How many threads are worth their start: reading and checking so many bytes takes longer.
  func threads(for files: [SourceFile]) -> Int {
    let bytesPerThread = 64 << 10
    return min(jobs, 1 + files.reduce(0) { $0 + $1.bytes.count } / bytesPerThread)
  }
}

/// Lays files out as is the custom; the findings of a refusal are about file 0.
public func format(_ files: [SourceFile], options: CompilerOptions) -> [FormatResult] {
  parallelMap(files.count, threads: options.threads(for: files)) { index in
    SyntaxTree.parse(files[index], id: FileID(0)).formatted()
  }
}

/// The files with the source text recorded after each translation that has no record yet; those that
/// do not parse as they were.
public func stamped(_ files: [SourceFile]) -> [SourceFile] {
  let trees = SyntaxTree.parse(files)
  let edits = Program.build(from: trees).program.missingStamps()
  return trees.map { tree in
    if tree.findings.hasErrors { return tree.file }
    let own = edits.filter { $0.range.file == tree.id }
    return SourceFile(name: tree.file.name, bytes: tree.file.bytes.applying(own))
  }
}

/// All that is said of the rules.
public let compilerRules: [RuleDescription] =
  RuleDescription.syntax + RuleDescription.model + Rule.all.map(\.description)
