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

  /// The dialogs and translations that stand in a section, to look up many places in.
  func homes(inSection section: FileID, of builder: ProgramBuilder) -> SectionHomes {
    SectionHomes(
      (dialogs[section] ?? []).flatMap { name -> [SectionHomes.Home] in
        guard let place = builder.program.dialogIndex[name] else { return [] }
        let dialog = builder.program.dialogs[place]
        return ([dialog.range] + dialog.translations).filter { $0.file == section }
          .map { SectionHomes.Home(range: $0, dialog: name) }
      })
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

/// The dialogs of one section, in order: it may have many, where declarations share lines.
struct SectionHomes {
  struct Home {
    let range: SourceRange
    let dialog: String
  }

  private let homes: [Home]

  /// - Parameter homes: none of them in another.
  init(_ homes: [Home]) {
    self.homes = homes.sorted { ($0.range.start, $0.dialog) < ($1.range.start, $1.dialog) }
  }

  /// The dialog that a range stands in, or in a translation of which; where two touch it, the first by name.
  func dialog(around range: SourceRange) -> String? {
    let end = homes.partitioningIndex { $0.range.start > range.start }
    return homes[..<end].reversed().prefix { $0.range.touches(range) }.map(\.dialog).min()
  }
}
