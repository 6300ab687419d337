import DialogSupport
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
    mentions(of: symbol).filter { $0.role == .declaration || $0.role == .keyword }
  }

  /// All places that name a symbol, in the order of the project’s files.
  public func mentions(of symbol: Symbol) -> [Mention] {
    declarationsNaming(symbol).flatMap { mentions(in: $0).filter { $0.symbol == symbol } }
  }

  /// The declarations that may name a symbol.
  private func declarationsNaming(_ symbol: Symbol) -> [Syntax] {
    guard let dialog = symbol.dialog else {
      let name = Array(symbol.writtenWord.utf8)
      return project.files.indices.flatMap { file in
        project.workspace.declarations(of: FileID(file)).filter { $0.contains(word: name) }
      }
    }
    let name = DialogDeclaration(dialog).name?.text
    guard let name, let known = project.workspace.declarations(ofDialog: name),
      known.dialog == dialog
    else { return [dialog] }
    return [dialog] + known.translations
  }
}

extension Symbol {
  /// A word that stands wherever it is named.
  fileprivate var writtenWord: String {
    guard case .rule(let id) = self else { return name }
    return id.split(separator: "/").last.map(String.init) ?? id
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
