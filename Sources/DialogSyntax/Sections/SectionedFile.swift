public import DialogText

/// A file in sections that are read one by one, so that an edit leaves all but one as they are.
///
/// A section is a piece of the file that is sound by itself, usually one declaration with what stands
/// before it. Places in its tree count from its start: text that comes or goes above moves none of
/// them. Where a file has a mistake of syntax, the whole of it is read too, since that mistake may
/// reach beyond its section; of its declarations those count that the mistake concerns.
///
/// ```
/// alert A { … }⏎        section 0
/// ⏎alert B { … }⏎       section 1
/// ⏎alert C { …⏎         the rest: not sound, so read as part of the whole file
/// ```
public struct SectionedFile: Sendable {
  public let name: String
  public private(set) var bytes: [UInt8]
  /// In their order; together they are the file.
  private(set) var sections: [Section]
  /// The whole file, where a section is not sound.
  public private(set) var whole: SyntaxTree?
  /// The id of the whole file.
  public let id: FileID
  /// The declarations, in their order, each of its section's tree or of the whole file's.
  public private(set) var declarations: [Syntax] = []

  /// - Parameters:
  ///   - file: what the file holds.
  ///   - ids: where ids of sections come from; no two files of a workspace share any.
  public init(_ file: SourceFile, ids: inout SectionIDs) {
    name = file.name
    bytes = file.bytes
    id = ids.next()
    sections = Section.cut(file.bytes[...], at: 0, ids: &ids)
    readWhole()
  }

  public var file: SourceFile { SourceFile(name: name, bytes: bytes) }

  /// What is wrong with the syntax; places are the whole file's.
  public var findings: [Diagnostic] { whole?.findings ?? [] }

  /// The ids of its sections, and of the whole file.
  public var allIDs: [FileID] { [id] + sections.map(\.id) }

  /// What stands at an id: the offset of its first byte in the file, and its bytes.
  public func origin(of id: FileID) -> Int? {
    if id == self.id { return 0 }
    return sections.first { $0.id == id }?.start
  }

  /// The bytes of a section, or of the whole file.
  public func source(of id: FileID) -> SourceFile? {
    if id == self.id { return file }
    return sections.first { $0.id == id }?.tree.file
  }

  // MARK: Changes

  /// Takes the file as it is now; sections whose bytes are as they were stay.
  ///
  /// - Returns: the ids of the sections that are gone.
  @discardableResult
  public mutating func replace(with new: [UInt8], ids: inout SectionIDs) -> [FileID] {
    let (start, oldEnd) = changedSections(new)
    let firstByte = start < sections.count ? sections[start].start : bytes.count
    let shift = new.count - bytes.count
    let lastByte = (oldEnd < sections.count ? sections[oldEnd].start : bytes.count) + shift
    let gone = sections[start..<oldEnd].map(\.id)
    let cut = Section.cut(new[firstByte..<lastByte], at: firstByte, ids: &ids)
    sections.replaceSubrange(start..<oldEnd, with: cut)
    for index in (start + cut.count)..<sections.count { sections[index].start += shift }
    bytes = new
    readWhole()
    return gone
  }

  /// The sections that a change touches. A section that the change only ends at may go on in what
  /// follows, so it counts.
  private func changedSections(_ new: [UInt8]) -> (start: Int, end: Int) {
    let common = bytes.commonPrefix(with: new)
    let commonEnd = bytes.commonSuffix(with: new, from: common)
    var start = 0
    while start < sections.count, sections[start].end < common { start += 1 }
    var end = sections.count
    while end > start, sections[end - 1].start > bytes.count - commonEnd { end -= 1 }
    return (start, end)
  }

  // MARK: The whole

  private mutating func readWhole() {
    if sections.allSatisfy(\.isSound) {
      whole = nil
      declarations = sections.flatMap { Array($0.tree.root.children) }
    } else {
      let tree = SyntaxTree.parse(file, id: id)
      whole = tree
      declarations = SoundParts(sections).declarations(of: tree)
    }
  }
}

/// Hands out the ids of sections, each once.
public struct SectionIDs: Sendable {
  private var count = 0

  public init() {}

  public mutating func next() -> FileID {
    defer { count += 1 }
    return FileID(count)
  }
}
