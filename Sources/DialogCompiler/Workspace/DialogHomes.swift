import DialogModel
import DialogSupport

/// In which sections and files the dialogs of a program stand.
struct DialogHomes {
  /// The names of the dialogs in each section: one, but where declarations share it.
  private var dialogs: [FileID: Set<String>] = [:]
  private var sections: [String: [FileID]] = [:]
  private var dialogsOfFiles: [Int: Set<String>] = [:]
  private var files: [String: Set<Int>] = [:]

  /// The names of the dialogs that have a section in a file.
  func dialogs(inFile file: Int) -> Set<String> { dialogsOfFiles[file] ?? [] }

  /// The dialog that a range stands in, or in a translation of which.
  func dialog(around range: SourceRange, in builder: ProgramBuilder) -> String? {
    dialogs[range.file]?.filter { name in
      guard let place = builder.program.dialogIndex[name] else { return false }
      let dialog = builder.program.dialogs[place]
      return ([dialog.range] + dialog.translations).contains { $0.touches(range) }
    }.min()
  }

  /// Takes a dialog as it is now.
  mutating func take(_ place: Int, _ builder: ProgramBuilder, _ table: SectionTable) {
    let name = builder.program.dialogs[place].name.text
    let new = builder.sections(ofDialog: place)
    if sections[name] == new { return }
    remove(name)
    sections[name] = new
    for id in new { dialogs[id, default: []].insert(name) }
    let homes = Set(new.compactMap { table.home(of: $0) })
    files[name] = homes
    for file in homes { dialogsOfFiles[file, default: []].insert(name) }
  }

  mutating func remove(_ name: String) {
    for id in sections.removeValue(forKey: name) ?? [] {
      dialogs[id]?.remove(name)
      if dialogs[id]?.isEmpty ?? false { dialogs[id] = nil }
    }
    for file in files.removeValue(forKey: name) ?? [] { dialogsOfFiles[file]?.remove(name) }
  }
}
