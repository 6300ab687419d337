import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxByteOrderMark = RuleDescription(
    "syntax/byte-order-mark", .warning,
    summary: Message(
      en: "a source has no byte order mark", ko: "소스에는 바이트 순서 표시(BOM)를 쓰지 않습니다"),
    reason: Message(
      en: """
        UTF-8 has one order of bytes and needs no mark for it. Some editors write one all the same; \
        it is read over.
        """,
      ko: """
        UTF-8은 바이트 순서가 하나뿐이라 표시가 필요 없습니다. 표시를 쓰는 편집기도 있으므로 있으면 읽고 넘어갑니다.
        """),
    examples: [
      RuleExample(
        "⟦\u{FEFF}⟧enum Media { photo, video }\n", fixed: "enum Media { photo, video }\n"),
      RuleExample("enum Media { photo, video }\n"),
    ])
}

extension Diagnostic {
  static func byteOrderMark(in file: FileID) -> Diagnostic {
    let range = SourceRange(file, ByteRange(0, 3))
    return Diagnostic(
      .syntaxByteOrderMark,
      Message(
        en: "the file starts with a byte order mark, which UTF-8 does not need; remove it",
        ko: "UTF-8에 필요 없는 바이트 순서 표시(BOM)가 있습니다. 지우세요"),
      at: range,
      fixes: [
        FixIt(
          Message(en: "remove the byte order mark", ko: "바이트 순서 표시 삭제"), .remove(range),
          applicability: .safe)
      ])
  }
}
