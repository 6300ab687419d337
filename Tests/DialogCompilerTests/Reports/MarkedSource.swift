import DialogCompiler
import DialogFindings
import DialogSupport

/// A finding at the range between `⟦` and `⟧` of a source, and the report of it.
func finding(
  in marked: String, _ message: String = "wrong", severity: Severity = .error,
  notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
) -> (finding: Diagnostic, file: SourceFile) {
  let example = RuleExample(marked)
  let range = SourceRange(FileID(0), example.ranges[0])
  let finding = Diagnostic(
    "test/rule", severity, Message(en: message, ko: "잘못"), at: range, notes: notes, fixes: fixes)
  return (finding, SourceFile(name: "a.dialog", text: example.text))
}

func report(
  _ marked: String, notes: [Diagnostic.Note] = [], fixes: [FixIt] = [],
  as format: ReportFormat = .text, screen: Screen = Screen()
) -> String {
  let (finding, file) = finding(in: marked, notes: notes, fixes: fixes)
  return text(Report([finding], in: [file]).bytes(as: format, screen: screen))
}

/// The lines of a report in words between the place and the end of what belongs to the finding.
func drawing(
  _ marked: String, notes: [Diagnostic.Note] = [], fixes: [FixIt] = [], screen: Screen = Screen()
) -> String {
  let lines = report(marked, notes: notes, fixes: fixes, screen: screen)
    .split(separator: "\n", omittingEmptySubsequences: false)
  return lines.dropFirst(3).prefix { !$0.isEmpty }.joined(separator: "\n")
}

func range(_ start: Int, _ end: Int, file: Int = 0) -> SourceRange {
  SourceRange(FileID(file), ByteRange(start, end))
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
