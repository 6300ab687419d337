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

extension String {
  fileprivate func utf8Offset(of character: Character) -> Int? {
    firstIndex(of: character).map { utf8.distance(from: startIndex, to: $0) }
  }
}
