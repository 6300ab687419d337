import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxInvalidUtf8 = RuleDescription(
    "syntax/invalid-utf8", .error,
    summary: Message(en: "a source is UTF-8", ko: "소스는 UTF-8로 저장합니다"),
    reason: Message(
      en: """
        In another encoding the same bytes are other letters, and what people read would come out \
        wrong in some language. Nothing else in the file is judged until it is saved as UTF-8.
        """,
      ko: """
        같은 바이트도 인코딩이 다르면 다른 글자가 되어 어떤 언어에서는 글자가 깨집니다. UTF-8로 다시 저장할 때까지 그 파일의 \
        다른 내용은 검사하지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SaveCafe {
          title "Save Caf⟦é⟧?"
          button save "Save"
          cancel
        }
        """, savedAs: .latin1),
      RuleExample(
        """
        alert SaveCafe {
          title "Save Café?"
          button save "Save"
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func encoding(_ problem: EncodingProblem, in file: FileID) -> Diagnostic {
    switch problem {
    case .invalidUTF8(let offset):
      Diagnostic(
        .syntaxInvalidUtf8,
        Message(
          en: "the file is not UTF-8 from this byte on; save it as UTF-8",
          ko: "여기부터 UTF-8이 아닙니다. 파일을 UTF-8로 저장하세요"),
        at: SourceRange(file, ByteRange(offset, offset + 1)))
    case .nul(let offset): nulByte(at: SourceRange(file, ByteRange(offset, offset + 1)))
    case .utf16:
      Diagnostic(
        .syntaxInvalidUtf8,
        Message(
          en: "the file is UTF-16; save it as UTF-8", ko: "UTF-16 파일입니다. UTF-8로 저장하세요"),
        at: SourceRange(file, ByteRange(0, 2)))
    }
  }
}
