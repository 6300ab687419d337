import DialogCompiler
import DialogEditing
import DialogSupport
import TestSupport

/// Each name of a project: what declares it is among what names it, whatever place is asked; renamed and
/// renamed back nothing is different, and the same is found in between.
struct RenamedNames {
  private let tree: ProjectTree<MemoryFiles>

  init(of sample: SampleProject) {
    let files = sample.files.map { ($0.name, $0.text(ByteRange(0, $0.bytes.count))) }
    tree = ProjectTree(
      in: MemoryFiles(Dictionary(uniqueKeysWithValues: files)), options: CompilerOptions())
    tree.open([Path(".")])
  }

  /// What was first found to differ; nil where nothing did.
  func firstDifference() -> String? {
    let places = firstPlaces()
    if places.count < 10 { return "of \(places.count) names alone" }
    for place in places {
      guard let file = EditedFile(at: place.path, in: tree) else { return "no \(place.path.text)" }
      if let difference = disagreement(at: place, file) ?? differenceOfRenaming(at: place, file) {
        return difference
      }
    }
    return nil
  }

  /// The first place of each name.
  private func firstPlaces() -> [FilePlace] {
    var seen: Set<Symbol> = []
    return tree.projects[0].files.flatMap { path -> [FilePlace] in
      guard let file = EditedFile(at: path, in: tree) else { return [] }
      return file.project.workspace.declarations(of: file.id).flatMap(file.mentions)
        .filter { $0.role != .term && seen.insert($0.symbol).inserted }
        .map { FilePlace(file.place(of: $0.word.range)) }
    }
  }

  /// Where a place that names a thing finds other places than this one does, or not what declares it.
  private func disagreement(at place: FilePlace, _ file: EditedFile) -> String? {
    let all = file.references(at: Int(place.range.start), declaring: true)
    if !all.contains(place) { return "\(place) does not find itself" }
    guard let symbol = file.symbol(at: file.place(at: Int(place.range.start))) else { return nil }
    for other in all {
      let home = EditedFile(file, at: other.path)
      let offset = Int(other.range.start)
      // A button’s own name stands before the term’s.
      guard let mention = home.mention(at: home.place(at: offset)), mention.symbol == symbol else {
        continue
      }
      if home.references(at: offset, declaring: true) != all { return "references at \(other)" }
      if mention.term != nil { continue }
      if !home.definitions(at: offset).map(\.name).allSatisfy(all.contains) {
        return "definitions at \(other)"
      }
    }
    return nil
  }

  private func differenceOfRenaming(at place: FilePlace, _ file: EditedFile) -> String? {
    let name = file.source.text(place.range)
    // A name of the same length and case, so that widths, styles and places stay.
    let other = String(name.dropLast()) + (name.hasSuffix("q") ? "z" : "q")
    guard let edits = try? file.rename(at: Int(place.range.start), to: other) else { return nil }
    let before = file.project.files.map { tree.bytes(of: $0)! }
    let findings = told(file)
    apply(edits)
    guard let renamed = EditedFile(at: place.path, in: tree) else { return "no file then" }
    if edits.contains(where: { $0.place.range.isEmpty }) {
      // Where a name was put after a keyword, none was there before.
      for (path, bytes) in zip(file.project.files, before) { tree.change(path, to: bytes) }
    } else {
      if told(renamed) != findings { return "findings of \(name) as \(other)" }
      guard let back = try? renamed.rename(at: Int(place.range.start), to: name) else {
        return "\(other) not back to \(name)"
      }
      apply(back)
    }
    let after = file.project.files.map { tree.bytes(of: $0)! }
    return after == before ? nil : "\(name) as \(other) and back"
  }

  /// What is found, without the words of messages.
  private func told(_ file: EditedFile) -> [String] {
    file.project.workspace.findings.map {
      "\($0.rule) \($0.range.file.index):\($0.range.start)-\($0.range.end)"
    }
  }

  private func apply(_ edits: [FileEdit]) {
    for (path, edits) in Dictionary(grouping: edits, by: \.place.path) {
      for edit in edits.reversed() {
        tree.change(path, replacing: edit.place.range, with: edit.text)
      }
    }
  }
}

extension FilePlace {
  fileprivate init(_ place: (path: Path, range: ByteRange)) { self.init(place.path, place.range) }
}
