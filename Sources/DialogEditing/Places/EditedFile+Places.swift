public import DialogSupport
public import DialogSyntax

extension EditedFile {
  /// What stands at an offset; one beyond the file’s end is taken for its end.
  public func place(at offset: Int) -> Place {
    let length = source.bytes.count
    let offset = min(max(offset, 0), length)
    return Place(in: project.workspace.piece(of: id, at: offset), at: offset)
  }

  /// The name that a place is in or touches, and what it stands for; nil where there is none. Of a
  /// button that takes its text from a term it is the button.
  public func mention(at place: Place) -> Mention? {
    guard let declaration = place.declaration else { return nil }
    let at = UInt32(place.offset)
    return mentions(in: declaration).first { $0.word.range.start <= at && at <= $0.word.range.end }
  }

  /// What the name stands for that a place is in or touches; nil where there is none.
  public func symbol(at place: Place) -> Symbol? { mention(at: place)?.symbol }

  /// The names in a declaration of the project, and what they stand for.
  public func mentions(in declaration: Syntax) -> [Mention] {
    let workspace = project.workspace
    return MentionCollector.mentions(in: declaration) {
      workspace.declarations(ofDialog: $0)?.dialog
    }
  }

  /// Where a symbol is declared, the first place first; none of what the app declares.
  public func declarations(of symbol: Symbol) -> [Mention] {
    mentions(of: symbol).filter(\.declares)
  }

  /// All places that name a symbol, in the order of the project’s files.
  public func mentions(of symbol: Symbol) -> [Mention] {
    mentions(of: symbol, in: project.files.indices.map { FileID($0) })
  }

  /// The places of a file that name a symbol, in their order.
  public func mentions(of symbol: Symbol, inFile file: FileID) -> [Mention] {
    mentions(of: symbol, in: [file])
  }

  private func mentions(of symbol: Symbol, in files: [FileID]) -> [Mention] {
    let homes = symbol.dialog.map(declarations(around:))
    let name = Array(symbol.writtenWord.utf8)
    return files.flatMap { file in
      project.workspace.declarations(of: file)
        .filter { homes?.contains($0) ?? $0.contains(word: name) }
        .flatMap { mentions(in: $0).filter { $0.symbol == symbol } }
    }
  }

  /// A dialog and the blocks that translate it.
  private func declarations(around dialog: Syntax) -> Set<Syntax> {
    guard let name = DialogDeclaration(dialog).name?.text,
      let known = project.workspace.declarations(ofDialog: name), known.dialog == dialog
    else { return [dialog] }
    return Set([dialog] + known.translations)
  }
}

extension Symbol {
  /// A word that stands wherever it is named.
  fileprivate var writtenWord: String {
    switch self {
    case .rule(let id): id.split(separator: "/").last.map(String.init) ?? id
    case .text(let path, _): path.split(separator: ".").last.map(String.init) ?? path
    default: name
    }
  }
}

extension Syntax {
  /// Whether a word is one of its tokens. Far quicker than finding out what the tokens stand for.
  fileprivate func contains(word: [UInt8]) -> Bool {
    let tokens = tree.tokens
    return tree.file.bytes.withUnsafeBufferPointer { bytes in
      (firstToken..<max(firstToken, endToken)).contains { token in
        let range = tokens.range(token).indices
        return range.count == word.count && bytes[range].elementsEqual(word)
      }
    }
  }
}
