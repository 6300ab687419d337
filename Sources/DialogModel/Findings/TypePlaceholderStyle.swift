import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let typePlaceholderStyle = RuleDescription(
    "type/placeholder-style", .error,
    summary: Message(
      en: "a value is shown in a style of its type", ko: "값은 그 타입의 스타일로 표시합니다"),
    reason: Message(
      en: """
        A number has no time and a text no percentage. A Bool or an enum is nothing that people read: \
        a text is chosen by it.
        """,
      ko: """
        숫자에는 시각이 없고 텍스트에는 백분율이 없습니다. Bool과 열거형은 사람이 읽는 값이 아니므로 그 값에 따라 텍스트를 \
        고릅니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title "Delete {count:⟦percent⟧} Items?"
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteItems(count: Int) {
            title "Delete {count} Items?"
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        enum Media { photo, video }

        alert DeleteItem(kind: Media) {
          title "Delete {⟦kind⟧}?"
          button delete destructive
          cancel
        }
        """,
        fixed: """
          enum Media { photo, video }

          alert DeleteItem(kind: Media) {
            title by kind { photo "Delete Photo?"  video "Delete Video?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        enum Media { photo, video }

        alert DeleteItems(kind: Media, used: Double) {
          title by kind { photo "Delete Photos?"  video "Delete Videos?" }
          message "They take {used:percent} of the space."
          button delete destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func styleType(
    _ word: Word, _ name: String, _ type: String, fitting: [String]
  ) -> Diagnostic {
    let withColon = SourceRange(word.range.file, ByteRange(word.range.start - 1, word.range.end))
    let words = fitting.map { "{\(name):\($0)}" }.joined(separator: ", ")
    let hint =
      fitting.isEmpty
      ? Message(
        en: "write {\(name)}", ko: "{\(name, .direction)} 쓰세요")
      : Message(
        en: "write {\(name)} or \(words)", ko: "{\(name)} 또는 \(words)처럼 쓰세요")
    return Diagnostic(
      .typePlaceholderStyle,
      Message(
        en: "‘\(name)’ is \(withArticle(type)), which has no style ‘\(word.text)’; \(hint.english)",
        ko: "‘\(name)’의 타입 \(type)에는 스타일 ‘\(word.text, .subject)’ 없습니다. \(hint.korean)"),
      at: word.range,
      fixes: [
        FixIt(
          Message(en: "remove ‘:\(word.text)’", ko: "‘:\(word.text)’ 삭제"), .remove(withColon))
      ])
  }

  /// - Parameter selection: the text for each value, and where it stands now.
  static func unprintable(
    _ word: Word, _ type: String, selection: (text: String, range: SourceRange)?
  ) -> Diagnostic {
    Diagnostic(
      .typePlaceholderStyle,
      Message(
        en: "‘\(word.text)’ is \(withArticle(type)), which people cannot read; "
          + "choose a text with by \(word.text) { … }",
        ko: "‘\(word.text)’의 타입 \(type, .topic) 텍스트로 쓸 수 없습니다. "
          + "by \(word.text) { … }로 텍스트를 고르세요"),
      at: word.range, fixes: selection.map { [.replacing($0.range, with: $0.text)] } ?? [])
  }
}
