import DialogCompiler
import DialogEditing
import DialogSupport
import TestSupport

/// One file in an editor, with the cursor where `⟦⟧` stands in its text, or `⟦` and `⟧` around what is
/// selected.
struct OpenFile {
  let file: EditedFile
  /// Bytes of the file; empty where the cursor is.
  let selection: ByteRange

  /// - Parameter others: texts of the project’s other files, by name.
  init(_ text: String, beside others: [String: String] = [:]) {
    let start = text.utf8Offset(of: "⟦")
    let end = text.utf8Offset(of: "⟧").map { $0 - "⟦".utf8.count }
    selection = ByteRange(start ?? 0, end ?? start ?? 0)
    let bare = text.filter { $0 != "⟦" && $0 != "⟧" }
    var files = others
    files["Open.dialog"] = bare
    let tree = ProjectTree(in: MemoryFiles(files), options: CompilerOptions())
    tree.open([Path(".")])
    file = EditedFile(at: Path("Open.dialog"), in: tree)!
  }
}

extension OpenFile {
  /// Where the cursor is.
  var cursor: Int { Int(selection.start) }

  /// The text of a file of the project with `⟦` and `⟧` around ranges.
  func drawn(_ ranges: [ByteRange], in path: Path? = nil) -> String {
    let place = file.project.files.firstIndex(of: path ?? file.path)!
    var bytes = file.project.workspace.file(FileID(place)).bytes
    let marks = ranges.flatMap { [(Int($0.start), "⟦"), (Int($0.end), "⟧")] }
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
      bytes.insert(contentsOf: mark.utf8, at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines of all files that have one of some ranges, with `⟦` and `⟧` around those.
  func drawn(_ places: [FilePlace]) -> String {
    file.project.files.flatMap { path in
      drawn(places.filter { $0.path == path }.map(\.range), in: path)
        .split(whereSeparator: \.isNewline).filter { $0.contains("⟦") }
        .map { $0.trimmingPrefix { $0 == " " } }
    }
    .joined(separator: "\n")
  }
}

extension String {
  fileprivate func utf8Offset(of character: Character) -> Int? {
    firstIndex(of: character).map { utf8.distance(from: startIndex, to: $0) }
  }
}
