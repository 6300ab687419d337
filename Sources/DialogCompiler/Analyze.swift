import DialogModel
import DialogRules
public import DialogSyntax
public import DialogText

/// Finds out what the files of one compilation mean together, and what is wrong with them.
///
/// A place's file is an index of `files`.
public func analyze(_ files: [SourceFile], options: CompilerOptions) -> Analysis {
  let trees = files.enumerated().map { SyntaxTree.parse($0.element, id: FileID($0.offset)) }
  let (program, findings) = Program.build(from: trees, edition: options.edition)
  let checked = checkGuidelines(program, sources: files, earlier: findings)
  let all = trees.flatMap(\.findings) + checked.withoutEchoes(of: trees)
  return Analysis(files: files, program: program, findings: all.inSourceOrder())
}

/// Lays a file out as is the custom; the findings of a refusal are about file 0.
public func format(_ file: SourceFile) -> FormatResult {
  SyntaxTree.parse(file, id: FileID(0)).formatted()
}

/// All that is said of the rules.
public let ruleCatalog: [RuleDescription] =
  RuleDescription.syntax + RuleDescription.model + Rule.all.map(\.description)
