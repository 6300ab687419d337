import DialogCompiler
import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax

extension EditedFile {
  /// Puts the text of the button at a place into the project’s terms, so that every button of its name
  /// has it; nil where it has none that can be shared.
  func extractTerm(at offset: Int) -> CodeAction? {
    let place = place(at: offset)
    guard let button = place.node(.button), button.keyword != .cancel, let name = button.name?.text,
      let text = button.textSyntax, !text.syntax.hasPlaceholders
    else { return nil }
    let program = project.workspace.programInAnyOrder
    if program.terms.contains(where: { $0.name.text == name }) { return nil }
    let range = place.piece.range(text.syntax.range.bytes)
    let written = source.text(range)
    let gap = source.bytes[..<Int(range.start)].reversed().prefix { $0 == 0x20 }.count
    let removal = edit(ByteRange(Int(range.start) - gap, Int(range.end)), "")
    let row = "\(name) \(written)"
    let (home, end, term) = termsBlock(row)
    return .change(
      Message(en: "extract the term ‘\(name)’", ko: "‘\(name)’ 용어로 추출"), .extract,
      [removal, FileEdit(place: FilePlace(home, end), text: term)])
  }

  /// Where a term is added: in the project’s block of terms, else in a new one at the end of this file.
  private func termsBlock(_ row: String) -> (path: Path, end: ByteRange, text: String) {
    let workspace = project.workspace
    for file in project.files.indices {
      for declaration in workspace.declarations(of: FileID(file)) where declaration.kind == .terms {
        guard let last = declaration.lastTerm else { continue }
        let resolved = workspace.resolved(last.range.atEnd)
        return (project.files[Int(resolved.file.index)], resolved.bytes, "\n  " + row)
      }
    }
    let end = ByteRange(source.bytes.count, source.bytes.count)
    let gap = source.bytes.last == 0x0A ? "\n" : "\n\n"
    return (path, end, "\(gap)terms {\n  \(row)\n}\n")
  }
}

extension Syntax {
  fileprivate var lastTerm: Syntax? {
    var last: Syntax?
    for child in children where child.kind == .term { last = child }
    return last
  }

  /// Whether a string in it places a value, or a text is chosen by one.
  fileprivate var hasPlaceholders: Bool {
    if kind == .selection { return true }
    if kind == .string {
      return StringSyntax(self).segments.contains {
        if case .placeholder = $0 { true } else { false }
      }
    }
    return children.contains { $0.hasPlaceholders }
  }
}
