import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax

extension EditedFile {
  /// Makes an action sheet of the alert around a place, or an alert of the sheet; nil where something
  /// in it has no place in the other.
  func conversion(at offset: Int) -> CodeAction? {
    let place = place(at: offset)
    guard let dialog = place.declaration, dialog.kind == .dialog,
      let name = DialogDeclaration(dialog).name?.text
    else { return nil }
    switch dialog.keyword {
    case .alert: return convert(dialog, place.piece, name, to: .actionSheet)
    case .actionSheet: return convert(dialog, place.piece, name, to: .alert)
    default: return nil
    }
  }

  private func convert(
    _ dialog: Syntax, _ piece: FilePiece, _ name: String, to kind: Keyword
  ) -> CodeAction? {
    let isSheet = kind == .actionSheet
    let allowed = isSheet ? Keyword.actionSheetStatements : Keyword.alertStatements
    let attributes = isSheet ? Keyword.choiceAttributes : Keyword.buttonAttributes
    var edits = [edit(piece.range(dialog.keywordRange.bytes), kind.rawValue)]
    for statement in dialog.children {
      guard let keyword = statement.keyword else { continue }
      switch keyword {
      case .button, .choice:
        let isFitting = statement.attributes.allSatisfy {
          $0.keyword.map(attributes.contains) ?? true
        }
        if !isFitting { return nil }
        let meant: Keyword = isSheet ? .choice : .button
        edits.append(edit(piece.range(statement.keywordRange.bytes), meant.rawValue))
      case .source where !isSheet:
        edits.append(edit(lines(of: piece.range(statement.range.bytes)), ""))
      case _ where statement.kind == .parameter || statement.kind == .directive: continue
      case _ where !allowed.contains(keyword): return nil
      default: continue
      }
    }
    if isSheet {
      let body = piece.range(DialogDeclaration(dialog).body.bytes)
      let control = name.prefix(1).lowercased() + name.dropFirst() + "Button"
      edits.append(edit(body.atStart, indented("source \(control)", in: body)))
    }
    return .change(
      isSheet
        ? Message(en: "convert to an action sheet", ko: "동작 시트로 바꾸기")
        : Message(en: "convert to an alert", ko: "경고창으로 바꾸기"), .rewrite,
      edits.sorted { $0.place.range.start < $1.place.range.start })
  }

  // MARK: Lines

  /// A statement as the first of a block: on a line of its own where the block has lines.
  func indented(_ statement: String, in body: ByteRange) -> String {
    let inside = source.bytes[body.indices]
    guard let lineEnd = inside.firstIndex(of: 0x0A) else { return " \(statement);" }
    let spaces = source.bytes[(lineEnd + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
    return "\n" + String(decoding: spaces, as: UTF8.self) + statement
  }

  /// A statement with the white space before it and its line end, where it has its lines to itself.
  func lines(of range: ByteRange) -> ByteRange {
    let bytes = source.bytes
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let startsLine = start == 0 || bytes[start - 1] == 0x0A
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x3B {
      end += 1
    }
    if !startsLine { return ByteRange(Int(range.start), end) }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { return ByteRange(start, end + 1) }
    return range
  }
}
