import DialogFindings
import DialogSupport

/// Lines and columns of the places that a report speaks of.
struct Places {
  private let files: [SourceFile]
  /// By file; nil where nothing is said of it.
  private let tables: [LineTable?]

  init(_ report: Report) {
    var isMeant = [Bool](repeating: false, count: report.files.count)
    for finding in report.findings {
      isMeant[Int(finding.range.file.index)] = true
      for note in finding.notes {
        if let range = note.range { isMeant[Int(range.file.index)] = true }
      }
      for edit in finding.fixes.lazy.flatMap(\.edits) {
        isMeant[Int(edit.range.file.index)] = true
      }
    }
    files = report.files
    tables = zip(report.files, isMeant).map { $1 ? LineTable($0) : nil }
  }

  func file(_ range: SourceRange) -> SourceFile { files[Int(range.file.index)] }

  func table(_ range: SourceRange) -> LineTable {
    tables[Int(range.file.index)] ?? LineTable(file(range))
  }

  func start(_ range: SourceRange) -> Position { table(range).position(at: Int(range.start)) }

  func end(_ range: SourceRange) -> Position { table(range).position(at: Int(range.end)) }
}
