public import DialogFindings
public import DialogSupport
import DialogSyntax

/// Why a name cannot be changed, or not to what is asked.
public struct RenameRefusal: Error, Hashable, Sendable {
  /// In one sentence, as findings are told.
  public let message: Message
}

/// A new text in the place of a range of a file.
public struct FileEdit: Hashable, Sendable {
  /// What goes; empty where something is put in.
  public let place: FilePlace
  /// What comes in its place.
  public let text: String
}

extension EditedFile {
  /// The name at an offset that can be changed, as a range of the file.
  public func renamedRange(at offset: Int) throws(RenameRefusal) -> ByteRange {
    let place = place(at: offset)
    let mention = try renamedMention(at: place)
    _ = try symbolsInStep(with: mention)
    return place.piece.range(mention.word.range.bytes)
  }

  /// What changes the name at an offset everywhere: in declarations, texts and translations, in all
  /// files of the project. A term and the buttons that take their texts from it keep one name.
  ///
  /// - Returns: in the order of the project’s files, and of places in each.
  public func rename(at offset: Int, to name: String) throws(RenameRefusal) -> [FileEdit] {
    let mention = try renamedMention(at: place(at: offset))
    let symbols = try symbolsInStep(with: mention)
    guard name.isName else { throw .notName(name) }
    if name == mention.symbol.name { return [] }
    for symbol in symbols { try check(name, isFreeFor: symbol) }
    let edits = edits(renaming: symbols, to: name)
    if !keepsMeaning(edits) { throw .misread(name) }
    return edits.map { edit in
      let place = place(of: edit.range)
      return FileEdit(place: FilePlace(place.path, place.range), text: edit.text)
    }
  }

  // MARK: What is named

  private func renamedMention(at place: Place) throws(RenameRefusal) -> Mention {
    guard let mention = mention(at: place) else {
      throw place.word.map { RenameRefusal.noName($0.text) } ?? .nothing
    }
    switch mention.symbol {
    case .text, .language, .rule: throw .noName(mention.word.text)
    default:
      if mention.role == .keyword { throw .noName(mention.word.text) }
      return mention
    }
  }

  /// What must have the same name as what a mention names: a term, and the buttons that take their
  /// texts from it.
  private func symbolsInStep(with mention: Mention) throws(RenameRefusal) -> Set<Symbol> {
    let symbol = mention.symbol
    var term: String?
    if case .term(let name) = symbol { term = name }
    if case .part = symbol { term = declarations(of: symbol).lazy.compactMap(\.term).first }
    guard let term else { return [symbol] }
    let uses = mentions(of: .term(term))
    let takers = uses.filter { $0.role == .term }
    // A Cancel button takes its text from the term cancel, whatever its name.
    if term == Keyword.cancel.rawValue {
      if case .part = symbol { return [symbol] }
      if !takers.isEmpty { throw .namedByPlatform(term) }
    }
    guard uses.contains(where: { $0.role == .declaration }) else { throw .namedByPlatform(term) }
    return Set(takers.compactMap(\.taker)).union([.term(term)])
  }

  // MARK: Edits

  private func edits(renaming symbols: Set<Symbol>, to name: String) -> [TextEdit] {
    let edits = symbols.flatMap { symbol in
      mentions(of: symbol).compactMap { mention -> TextEdit? in
        switch mention.role {
        case .declaration, .use: TextEdit(replace: mention.word.range, with: name)
        case .keyword: TextEdit(replace: mention.word.range.atEnd, with: " " + name)
        case .term: nil
        }
      }
    }
    return Set(edits).sorted { place(of: $0) < place(of: $1) }
  }

  /// Where an edit stands among the files, to sort by.
  private func place(of edit: TextEdit) -> (FileID, UInt32) {
    let range = project.workspace.resolved(edit.range)
    return (range.file, range.start)
  }

  /// Whether the files read as before with edits, but for the name: a keyword may be read as such.
  private func keepsMeaning(_ edits: [TextEdit]) -> Bool {
    Dictionary(grouping: edits, by: \.range.file).allSatisfy { _, edits in
      let range = project.workspace.resolved(edits[0].range)
      let piece = project.workspace.piece(of: range.file, at: Int(range.start))
      let file = SourceFile(name: "", bytes: piece.tree.file.bytes.applying(edits))
      let tree = SyntaxTree.parse(file, id: piece.tree.id)
      return tree.findings.count == piece.tree.findings.count
        && tree.root.descendants.map(\.kind).elementsEqual(piece.tree.root.descendants.map(\.kind))
    }
  }
}

extension String {
  /// Whether it is written as a name: letters of ASCII, digits and `_`, without a digit in front.
  var isName: Bool {
    guard let first = utf8.first, !first.isASCIIDigit else { return false }
    return utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
  }
}
