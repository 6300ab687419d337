public import DialogBackends
public import DialogCompiler
public import DialogFindings
public import DialogLocales
public import DialogModel
public import DialogSupport
public import DialogSyntax

// What tests do in a call, and programs piece by piece.

extension Program {
  /// What files mean together.
  ///
  /// - Parameter edition: holds over the project's own, where given.
  public static func build(
    from trees: [SyntaxTree], edition: Edition? = nil
  ) -> (program: Program, findings: [Diagnostic]) {
    let builder = ProgramBuilder(trees.map { Array($0.root.children) }, edition: edition)
    let findings = builder.otherFindings + builder.findingsOfDialogs.flatMap { $0 }
    return (builder.program, findings + findingsOfEmptiness(trees))
  }

  /// Reports files without any declaration, unless a mistake of syntax says why.
  private static func findingsOfEmptiness(_ trees: [SyntaxTree]) -> [Diagnostic] {
    guard let first = trees.first,
      !trees.contains(where: { $0.declaresSomething || $0.findings.hasErrors })
    else { return [] }
    return [.noDeclarations(in: first.id)]
  }
}

extension SyntaxTree {
  fileprivate var declaresSomething: Bool { root.children.contains { _ in true } }

  /// The trees of a compilation's files, whose ids are their places.
  public static func parse(_ files: [SourceFile]) -> [SyntaxTree] {
    files.enumerated().map { parse($1, id: FileID($0)) }
  }
}

extension Workspace {
  /// The program, where no finding is an error.
  public var checked: CheckedProgram? { CheckedProgram(program, findings: findings) }
}

extension ProjectTree {
  /// Changes a buffer, or opens that of a file of the tree.
  ///
  /// - Parameters:
  ///   - range: the bytes that go.
  ///   - text: what comes in their place.
  public func change(_ path: Path, replacing range: ByteRange, with text: String) {
    var bytes = bytes(of: path) ?? []
    bytes.replaceSubrange(range.indices, with: text.utf8)
    change(path, to: bytes)
  }

  /// All that `nextChangedFindings` tells, by path.
  public func changedFindings() -> [(path: Path, findings: [Diagnostic])] {
    var all: [Path: [Diagnostic]] = [:]
    while let changed = nextChangedFindings() { all.merge(changed) { $1 } }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Artifact {
  /// All that stands in it, side by side.
  public var bytes: [UInt8] { content.bytes }
}

extension AgreementKind {
  /// The value with the word on its side.
  public func joined(to value: String) -> String {
    switch side {
    case .before: form(beside: value) + value
    case .after: value + form(beside: value)
    }
  }
}
