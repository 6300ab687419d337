public import DialogFindings
public import DialogSupport

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
  /// The path as the user gave it, or `<stdin>`.
  public let name: String
  /// What the file holds now, UTF-8 or not.
  public private(set) var bytes: [UInt8]
  /// In their order; together they are the file.
  private(set) var sections: [Section]
  /// The whole file, where a section is not sound.
  public private(set) var whole: SyntaxTree?
  /// The id of the whole file.
  public let id: FileID
  /// The declarations, in their order, each of its section's tree or of the whole file's.
  public private(set) var declarations: [Syntax] = []

  /// The offsets of the sections' first bytes.
  private var origins: [FileID: Int] = [:]

  /// - Parameters:
  ///   - file: what the file holds.
  ///   - sections: its sections.
  ///   - id: the whole file's.
  private init(_ file: SourceFile, _ sections: ArraySlice<Section>, id: FileID) {
    name = file.name
    bytes = file.bytes
    self.id = id
    self.sections = Array(sections)
    readWhole()
  }

  /// The files of a project. A whole file's id is its place among them; sections have ids that no
  /// other one of them has.
  ///
  /// - Parameter threads: how many sections are read at once, from 1.
  /// - Returns: the files, and where ids of further sections come from.
  public static func read(
    _ files: [SourceFile], threads: Int
  ) -> (files: [SectionedFile], ids: SectionIDs) {
    var (pieces, ends): ([ArraySlice<UInt8>], [Int]) = ([], [0])
    for file in files {
      pieces += Section.pieces(of: file.bytes[...])
      ends.append(pieces.count)
    }
    let sections = parallelMap(ofBlocksIn: pieces.count, size: 8, threads: threads) {
      [pieces] block in
      block.map { Section(pieces[$0], id: FileID(files.count + $0)) }
    }.flatMap { $0 }
    let read = parallelMap(files.count, threads: threads) { [ends] place in
      SectionedFile(files[place], sections[ends[place]..<ends[place + 1]], id: FileID(place))
    }
    return (read, SectionIDs(after: files.count + sections.count))
  }

  /// The file as it is now, whole.
  public var file: SourceFile { SourceFile(name: name, bytes: bytes) }

  /// What is wrong with the syntax; places are the whole file's.
  public var findings: [Diagnostic] { whole?.findings ?? [] }

  /// Whether it declares something, or a mistake of syntax may be why it does not.
  public var isMeant: Bool { !declarations.isEmpty || findings.hasErrors }

  /// The ids of its sections, and of the whole file.
  public var allIDs: [FileID] { [id] + sections.map(\.id) }

  /// The offset in the file of the first byte of a section, or of the whole file.
  public func origin(of id: FileID) -> Int? { id == self.id ? 0 : origins[id] }

  /// The bytes of a section, or of the whole file.
  public func source(of id: FileID) -> SourceFile? {
    if id == self.id { return file }
    return sections.first { $0.id == id }?.tree.file
  }

  // MARK: Changes

  /// Takes the file as it is now; sections whose bytes are as they were stay.
  public mutating func replace(with new: [UInt8], ids: inout SectionIDs) {
    let (start, oldEnd) = changedSections(new)
    let firstByte = start < sections.count ? sections[start].start : bytes.count
    let shift = new.count - bytes.count
    let lastByte = (oldEnd < sections.count ? sections[oldEnd].start : bytes.count) + shift
    let cut = Section.pieces(of: new[firstByte..<lastByte]).map { Section($0, id: ids.next()) }
    sections.replaceSubrange(start..<oldEnd, with: cut)
    for index in (start + cut.count)..<sections.count { sections[index].start += shift }
    bytes = new
    readWhole()
  }

  /// The sections that a change touches. A section that the change only ends at may go on in what
  /// follows, so it counts; so does one beside it where either is not sound: both may be parts of one.
  private func changedSections(_ new: [UInt8]) -> (start: Int, end: Int) {
    let common = bytes.commonPrefix(with: new)
    let commonEnd = bytes.commonSuffix(with: new, from: common)
    var start = 0
    while start < sections.count, sections[start].end < common { start += 1 }
    var end = sections.count
    while end > start, sections[end - 1].start > bytes.count - commonEnd { end -= 1 }
    let touched = sections[start..<end]
    if start > 0, touched.first?.isSound == false { start -= 1 }
    if end < sections.count, touched.last?.isSound == false { end += 1 }
    while start > 0, !sections[start - 1].isSound { start -= 1 }
    while end < sections.count, !sections[end].isSound { end += 1 }
    return (start, end)
  }

  // MARK: The whole

  private mutating func readWhole() {
    origins = Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0.start) })
    if sections.allSatisfy(\.isSound) {
      whole = nil
      declarations.removeAll(keepingCapacity: true)
      for section in sections { declarations += section.tree.root.children }
    } else {
      let tree = SyntaxTree.parse(file, id: id)
      whole = tree
      declarations = SoundParts(sections).declarations(of: tree)
    }
  }
}

/// Hands out the ids of sections, each once.
public struct SectionIDs: Sendable {
  private var count: Int

  /// - Parameter count: the first id.
  init(after count: Int) { self.count = count }

  mutating func next() -> FileID {
    defer { count += 1 }
    return FileID(count)
  }
}
