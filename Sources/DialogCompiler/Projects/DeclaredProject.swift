import DialogModel
import DialogSupport
import DialogSyntax

/// The `project` block of a file, as far as it tells which project its folder is.
struct DeclaredProject: Sendable {
  /// Nil where the block lacks it; its place is of a file with the id 0.
  let name: Name?

  /// Nil where a file has no such block. Only a file that may have one is parsed.
  init?(in file: SourceFile) {
    guard file.bytes.mayDeclareProject else { return nil }
    guard let block = SyntaxTree.parse(file, id: FileID(0)).root.first(.project) else { return nil }
    name = ProjectDeclaration(block).name.map { Name($0.text, at: $0.range) }
  }
}

extension SourceFile {
  /// Whether it holds nothing that would belong to a project.
  var declaresNothing: Bool {
    let tree = SyntaxTree.parse(self, id: FileID(0))
    return !tree.root.children.contains { _ in true } && !tree.findings.hasErrors
  }
}

extension [UInt8] {
  /// Whether the parser might find a `project` block: the word occurs, or one at the start of a line
  /// for which it would be taken.
  fileprivate var mayDeclareProject: Bool {
    let keyword = Keyword.project.rawValue
    return contains(keyword) || misspellsAtLineStart(keyword)
  }

  private func misspellsAtLineStart(_ keyword: String) -> Bool {
    let known = Set(Keyword.declarations.map(\.rawValue))
    return split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
      let letters = line.prefix { $0.isASCIILetter }
      // Others differ too much in length to be taken for it.
      guard (5...10).contains(letters.count) else { return false }
      let word = String(decoding: letters, as: UTF8.self)
      return !known.contains(word) && Spelling.nearest(to: word, in: [keyword]) != nil
    }
  }
}
