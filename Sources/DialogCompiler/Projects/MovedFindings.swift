public import DialogFindings
import DialogModel
import DialogSupport

extension Diagnostic {
  /// The same about other files.
  ///
  /// - Parameter files: what the index of each file becomes.
  public func moved(to files: [Int]) -> Diagnostic {
    var finding = self
    finding.range = range.moved(to: files)
    finding.notes = notes.map { Note($0.message, at: $0.range?.moved(to: files)) }
    finding.fixes = fixes.map { fix in
      fix.replacing(
        edits: fix.edits.map { TextEdit(replace: $0.range.moved(to: files), with: $0.text) })
    }
    return finding
  }
}

extension Name {
  func moved(to files: [Int]) -> Name { Name(text, at: range.moved(to: files)) }
}

extension SourceRange {
  fileprivate func moved(to files: [Int]) -> SourceRange {
    SourceRange(FileID(files[Int(file.index)]), bytes)
  }
}
