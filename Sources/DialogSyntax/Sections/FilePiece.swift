public import DialogSupport

/// A piece of a file that is read by itself, or the whole file: places in its tree count from its start.
public struct FilePiece: Sendable {
  /// What stands in the piece.
  public let tree: SyntaxTree
  /// The offset of its first byte in the file.
  public let start: Int

  /// A range of the piece as one of the file.
  public func range(_ bytes: ByteRange) -> ByteRange {
    ByteRange(Int(bytes.start) + start, Int(bytes.end) + start)
  }

  /// The bytes of the file that it holds.
  public var range: ByteRange { range(ByteRange(0, tree.file.bytes.count)) }
}

extension SectionedFile {
  /// The pieces that the file is read in, in their order: its sections, or the whole of it where a
  /// section is not sound.
  public var pieces: [FilePiece] {
    if let whole { return [FilePiece(tree: whole, start: 0)] }
    return sections.map { FilePiece(tree: $0.tree, start: $0.start) }
  }

  /// The piece in which a declaration stands that an offset is in or touches, the same tree that
  /// `declarations` has of it; where none stands there, the piece around the offset.
  public func piece(at offset: Int) -> FilePiece {
    if let declaration = declaration(at: offset), let start = origin(of: declaration.tree.id) {
      return FilePiece(tree: declaration.tree, start: start)
    }
    if let whole { return FilePiece(tree: whole, start: 0) }
    // A section ends after its `}`, which an offset between two sections touches.
    let after = sections.firstIndex { $0.start >= offset } ?? sections.count
    guard let section = sections[..<after].last ?? sections.first else {
      return FilePiece(tree: SyntaxTree.parse(file, id: id), start: 0)
    }
    return FilePiece(tree: section.tree, start: section.start)
  }

  private func declaration(at offset: Int) -> Syntax? {
    let after = declarations.partitioningIndex { start(of: $0) > offset }
    guard after > 0 else { return nil }
    let found = declarations[after - 1]
    return offset <= end(of: found) ? found : nil
  }

  private func start(of declaration: Syntax) -> Int {
    Int(declaration.range.start) + (origin(of: declaration.tree.id) ?? 0)
  }

  private func end(of declaration: Syntax) -> Int {
    Int(declaration.range.end) + (origin(of: declaration.tree.id) ?? 0)
  }
}
