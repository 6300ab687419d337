import DialogSupport

/// The declarations of sound sections, by where they stand in the file.
struct SoundParts {
  private var declarations: [ByteRange: (syntax: Syntax, section: Section)] = [:]

  init(_ sections: [Section]) {
    for section in sections where section.isSound {
      for syntax in section.tree.root.children {
        let range = syntax.range.bytes.shifted(by: section.start)
        declarations[range] = (syntax, section)
      }
    }
  }

  /// The declarations of a whole file, those from sections that no mistake touches.
  func declarations(of tree: SyntaxTree) -> [Syntax] {
    tree.root.children.map { syntax in
      guard let part = declarations[syntax.range.bytes], part.syntax.kind == syntax.kind,
        !tree.findings.contains(where: { part.section.holds($0.range.bytes) })
      else { return syntax }
      return part.syntax
    }
  }
}

extension Section {
  /// Whether a range of the file begins in the section or at its end.
  fileprivate func holds(_ range: ByteRange) -> Bool {
    start <= Int(range.start) && Int(range.start) <= end
  }
}

extension ByteRange {
  fileprivate func shifted(by distance: Int) -> ByteRange {
    ByteRange(Int(start) + distance, Int(end) + distance)
  }
}
