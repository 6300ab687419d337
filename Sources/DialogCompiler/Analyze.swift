import DialogModel
import DialogRules
public import DialogSyntax
public import DialogText

/// Finds out what the files of one compilation mean together, and what is wrong with them.
///
/// A place's file is an index of `files`.
public func analyze(_ files: [SourceFile], options: CompilerOptions) -> Analysis {
  let threads = options.threads(for: files)
  let trees = parallelMap(files.count, threads: threads) { index in
    SyntaxTree.parse(files[index], id: FileID(index))
  }
  let (program, findings) = Program.build(from: trees, edition: options.edition)
  let checked = checkGuidelines(
    program, sources: files, earlier: findings, threads: threads)
  let all = trees.flatMap(\.findings) + checked.withoutEchoes(of: trees)
  return Analysis(files: files, program: program, findings: all.inSourceOrder())
}

extension CompilerOptions {
  /// How many threads are worth their start: reading and checking so many bytes takes longer.
  fileprivate func threads(for files: [SourceFile]) -> Int {
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

/// All that is said of the rules.
public let ruleCatalog: [RuleDescription] =
  RuleDescription.syntax + RuleDescription.model + Rule.all.map(\.description)
