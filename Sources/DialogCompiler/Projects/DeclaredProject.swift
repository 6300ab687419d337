import DialogModel
import DialogSupport
import DialogSyntax

/// The `project` block of a file, as far as it tells which project its folder is.
struct DeclaredProject: Sendable {
  /// Nil where the block lacks it; its place is of a file with the id 0.
  let name: Name?

  /// Nil where a file has no such block. Only a file that may have one is parsed, up to it.
  init?(in file: SourceFile) {
    guard file.bytes.mayDeclareProject,
      let (block, piece) = SectionedFile.first(.project, in: file)
    else { return nil }
    name = ProjectDeclaration(block).name.map {
      Name($0.text, at: SourceRange(FileID(0), piece.range($0.range.bytes)))
    }
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
  /// Whether the parser might find a `project` block: the word stands where a declaration may begin, or
  /// one at the start of a line for which it would be taken. Asked with every change of a file.
  fileprivate var mayDeclareProject: Bool {
    let keyword = Keyword.project.rawValue
    var next = range(of: keyword)
    while let place = next {
      if mayBeginDeclaration(place.lowerBound) { return true }
      next = range(of: keyword, from: place.upperBound)
    }
    return misspellsAtLineStart(keyword)
  }

  /// Whether no word is in front of a place, but for its line's start or an end of something.
  private func mayBeginDeclaration(_ place: Int) -> Bool {
    let before = self[..<place].last { $0 != 0x20 && $0 != 0x09 } ?? 0x0A
    return !(before.isASCIILetter || before.isASCIIDigit || "_.,:-".utf8.contains(before))
  }

  private func misspellsAtLineStart(_ keyword: String) -> Bool {
    withUnsafeBufferPointer { bytes in
      var last: UInt8 = 0x0A
      for index in bytes.indices {
        let byte = bytes[index]
        if last == 0x0A || last == 0x0D, byte.isASCIILetter {
          let letters = bytes[index...].prefix { $0.isASCIILetter }
          if letters.misspell(keyword) { return true }
        }
        last = byte
      }
      return false
    }
  }
}

/// The words that no file misspells, as they stand at the start of lines.
private let knownWords = Keyword.declarations.map { Array($0.rawValue.utf8) }

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether they are taken for a word, and are none of those that are known.
  fileprivate func misspell(_ keyword: String) -> Bool {
    // Others differ too much in length to be taken for it.
    guard (5...10).contains(count), !knownWords.contains(where: elementsEqual) else { return false }
    return Spelling.nearest(to: String(decoding: self, as: UTF8.self), in: [keyword]) != nil
  }
}
