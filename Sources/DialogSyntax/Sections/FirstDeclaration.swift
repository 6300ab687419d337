public import DialogSupport

extension SectionedFile {
  /// The first declaration of a kind in a file, and the piece of the file that it was read in.
  ///
  /// Sections are read until one has it; the whole file only where one before it is not sound.
  public static func first(
    _ kind: NodeKind, in file: SourceFile
  ) -> (declaration: Syntax, piece: FilePiece)? {
    var start = 0
    while start < file.bytes.count {
      let section = section(of: file, at: start)
      if !section.isSound { return find(kind, in: SyntaxTree.parse(file, id: FileID(0)), at: 0) }
      if let found = find(kind, in: section.tree, at: start) { return found }
      start = section.end
    }
    return nil
  }

  private static func section(of file: SourceFile, at start: Int) -> Section {
    let cut = file.bytes.withUnsafeBufferPointer { Section.nextCut(in: $0, from: start) }
    return Section(file.bytes[start..<(cut ?? file.bytes.count)], id: FileID(0))
  }

  private static func find(
    _ kind: NodeKind, in tree: SyntaxTree, at start: Int
  ) -> (declaration: Syntax, piece: FilePiece)? {
    tree.root.first(kind).map { ($0, FilePiece(tree: tree, start: start)) }
  }
}
