import DialogFindings
import DialogRules
import DialogSupport
import DialogSyntax
import Synchronization

/// The files of a project, and where their sections are.
final class SectionTable: Sendable {
  private struct State: Sendable {
    var ids: SectionIDs
    var files: [SectionedFile]
    /// The places of files by the ids of their sections, and of the whole files.
    var homes: [FileID: Int] = [:]
  }

  private let state: Mutex<State>

  init(_ files: [SourceFile], threads: Int) {
    let read = SectionedFile.read(files, threads: threads)
    var homes: [FileID: Int] = [:]
    for (place, file) in read.files.enumerated() {
      for id in file.allIDs { homes[id] = place }
    }
    state = Mutex(State(ids: read.ids, files: read.files, homes: homes))
  }

  var files: [SectionedFile] { state.withLock(\.files) }

  subscript(place: Int) -> SectionedFile { state.withLock { $0.files[place] } }

  /// Takes a file as it is now.
  func replace(_ place: Int, with bytes: [UInt8]) {
    state.withLock { state in
      for id in state.files[place].allIDs { state.homes[id] = nil }
      state.files[place].replace(with: bytes, ids: &state.ids)
      for id in state.files[place].allIDs { state.homes[id] = place }
    }
  }

  /// The place of the file that a section is in.
  func home(of id: FileID) -> Int? { state.withLock { $0.homes[id] } }

  /// The bytes of a section or of a whole file.
  var lookup: SourceLookup {
    { [self] id in
      state.withLock { state in state.homes[id].flatMap { state.files[$0].source(of: id) } }
    }
  }

  /// A range of a section as one of its file, whose id is its place.
  func resolved(_ range: SourceRange) -> SourceRange {
    state.withLock { state in
      guard let home = state.homes[range.file],
        let origin = state.files[home].origin(of: range.file)
      else { return range }
      return SourceRange(
        FileID(home), ByteRange(Int(range.start) + origin, Int(range.end) + origin))
    }
  }
}

extension SectionTable {
  /// A finding with places in files.
  func resolved(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.range = resolved(finding.range)
    finding.relations.restsOn = finding.relations.restsOn.map(resolved)
    for index in finding.notes.indices {
      let note = finding.notes[index]
      finding.notes[index] = Diagnostic.Note(note.message, at: note.range.map(resolved))
    }
    for index in finding.fixes.indices {
      let fix = finding.fixes[index]
      let edits = fix.edits.map { TextEdit(replace: resolved($0.range), with: $0.text) }
      finding.fixes[index] = fix.replacing(
        edits: edits.inSourceOrder())
    }
    return finding
  }
}
