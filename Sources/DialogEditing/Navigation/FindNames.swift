public import DialogCompiler
public import DialogSupport
import DialogSyntax

/// A range of a file of the project.
public struct FilePlace: Hashable, Sendable {
  /// The file, by its path in the tree.
  public let path: Path
  /// In bytes of the file.
  public let range: ByteRange

  /// A range of a file.
  public init(_ path: Path, _ range: ByteRange) {
    self.path = path
    self.range = range
  }
}

/// Where a name leads.
public struct NameTarget: Hashable, Sendable {
  /// The name where it is declared.
  public let name: FilePlace
  /// All of what declares it: a statement, or a whole declaration.
  public let whole: ByteRange
}

extension EditedFile {
  /// The name at an offset, as a range of the file; nil where there is none.
  public func nameRange(at offset: Int) -> ByteRange? {
    let place = place(at: offset)
    return mention(at: place).map { place.piece.range($0.word.range.bytes) }
  }

  /// Where the name at an offset is declared. A button that takes its text from a term of the project
  /// leads to the term. What only the app declares leads to where the project names it first.
  public func definitions(at offset: Int) -> [NameTarget] {
    let place = place(at: offset)
    guard let mention = mention(at: place) else { return [] }
    if mention.role == .declaration || mention.role == .keyword,
      let term = terms(named: mention).first
    {
      return targets(of: [term])
    }
    return targets(of: definitions(of: mention.symbol))
  }

  /// Where the type of the name at an offset is declared: the enum of a parameter or a case.
  public func typeDefinitions(at offset: Int) -> [NameTarget] {
    switch symbol(at: place(at: offset)) {
    case .parameter(let name, let dialog)?:
      guard let type = DialogScope(dialog).parameters[name] else { return [] }
      return targets(of: declarations(of: .enumeration(type)))
    case .enumCase(_, let type)?, .enumeration(let type)?:
      return targets(of: declarations(of: .enumeration(type)))
    default: return []
    }
  }

  /// All places that name what the name at an offset stands for, in the order of the project’s files.
  ///
  /// - Parameter declaring: whether those that declare it are among them.
  public func references(at offset: Int, declaring: Bool) -> [FilePlace] {
    guard let symbol = symbol(at: place(at: offset)) else { return [] }
    return mentions(of: symbol).filter { declaring || !$0.declares }.map(filePlace)
  }

  /// The places of this file that name what the name at an offset stands for, in their order.
  public func highlights(at offset: Int) -> [(range: ByteRange, declares: Bool)] {
    guard let symbol = symbol(at: place(at: offset)) else { return [] }
    return mentions(of: symbol, inFile: id).map {
      (place(of: $0.word.range).range, $0.declares)
    }
  }

  // MARK: Places

  /// A mention’s name in its file.
  func filePlace(_ mention: Mention) -> FilePlace {
    let place = place(of: mention.word.range)
    return FilePlace(place.path, place.range)
  }

  private func definitions(of symbol: Symbol) -> [Mention] {
    switch symbol {
    case .appName: Array(mentions(of: symbol).prefix(1))
    case .rule: []
    default: declarations(of: symbol)
    }
  }

  /// The terms of the project that a button takes its text from.
  private func terms(named button: Mention) -> [Mention] {
    let term = button.term.map { declarations(of: .term($0)) }
    return term ?? []
  }

  private func targets(of mentions: [Mention]) -> [NameTarget] {
    mentions.map { mention in
      let statement = place(of: mention.node.range).range
      return NameTarget(name: filePlace(mention), whole: statement)
    }
  }
}
