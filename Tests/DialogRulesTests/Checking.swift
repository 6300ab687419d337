import DialogCompiler
import DialogFindings
import DialogModel
import DialogRules
import DialogSupport
import DialogSyntax
import TestSupport

/// What is found in a file, and in one beside it: syntax, names and guidelines.
func findings(in text: String, beside: String? = nil) -> [Diagnostic] {
  let files = [text, beside].compactMap { $0 }.map { SourceFile(name: "Example.dialog", text: $0) }
  return findings(in: files)
}

/// What is found in files of one project.
func findings(in files: [SourceFile], edition: Edition? = nil) -> [Diagnostic] {
  Workspace(files, options: CompilerOptions(edition: edition)).findings
}

/// A text without its marks, and what stands between them.
func unmark(_ marked: String) -> (text: String, ranges: [ByteRange]) {
  var text = ""
  var ranges: [ByteRange] = []
  var starts: [Int] = []
  for scalar in marked.unicodeScalars {
    switch scalar {
    case "⟦": starts.append(text.utf8.count)
    case "⟧": ranges.append(ByteRange(starts.removeLast(), text.utf8.count))
    default: text.unicodeScalars.append(scalar)
    }
  }
  return (text, ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) })
}

/// A text with marks around what is found in it, and the rules in parentheses after it.
func drawn(_ findings: [Diagnostic], in text: String) -> String {
  findings.map { finding in
    "\(finding.rule) at ‘\(SourceFile(name: "", text: text).text(finding.range.bytes))’:"
      + " \(finding.message.english)"
  }.joined(separator: "\n")
}

func apply(_ fix: FixIt, to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in fix.edits.reversed() {
    bytes.replaceSubrange(edit.range.bytes.indices, with: Array(edit.text.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
