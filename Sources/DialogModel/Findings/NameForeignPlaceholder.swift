public import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  /// A placeholder as another system writes it: `%d`.
  public static let nameForeignPlaceholder = RuleDescription(
    "name/foreign-placeholder", .error,
    summary: Message(
      en: "a value is written in a text as {name}, not as in other languages",
      ko: "텍스트에 들어갈 값은 다른 언어의 방식이 아니라 {name}으로 씁니다"),
    reason: Message(
      en: """
        %d, %@, %1$@, %(name)s, ${name} and $name mean nothing here: people would read them. A parameter is \
        named in braces, and the number that chooses an arm is no #. Nor is there markup: &amp; and <b> would \
        be read as they stand. Signs that people are to read, in a text about formats, are written \\u{25}d, \
        \\u{24}name and \\u{7B}name\\}.
        """,
      ko: """
        %d, %@, %1$@, %(name)s, ${name}, $name은 여기서는 아무 뜻이 없어서 사용자가 그대로 읽게 됩니다. 매개변수의 이름은 중괄호 안에 \
        쓰며, 텍스트를 고르는 수도 #이 아니라 이름으로 씁니다. 마크업도 없어서 &amp;나 <b>는 그대로 보입니다. 형식을 설명하는 글처럼 기호를 그대로 보여 \
        주려면 \\u{25}d, \\u{24}name, \\u{7B}name\\}으로 씁니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title "Delete ⟦%d⟧ Items?"
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
        alert RemoveAlbum(album: String) {
          title { en "Remove “{album}”?"  ko "‘⟦%1$@’를⟧ 제거할까요?" }
          button remove { en "Remove"  ko "제거" } destructive
          cancel
        }
        """,
        fixed: """
          alert RemoveAlbum(album: String) {
            title { en "Remove “{album}”?"  ko "‘{album}’{album:을/를} 제거할까요?" }
            button remove { en "Remove"  ko "제거" } destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert RemoveAlbum(album: String) {
          title "Remove “⟦${album}⟧”?"
          button remove destructive
          cancel
        }
        """,
        fixed: """
          alert RemoveAlbum(album: String) {
            title "Remove “{album}”?"
            button remove destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DiskFull {
          title "The disk is 100⟦%%⟧ full."
          button ok
        }
        """,
        fixed: """
          alert DiskFull {
            title "The disk is 100% full."
            button ok
          }
          """),
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title { en by count { one "Delete ⟦#⟧ Item?"  other "Delete {count} Items?" } }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteItems(count: Int) {
            title { en by count { one "Delete {count} Item?"  other "Delete {count} Items?" } }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DiskFull {
          title "The disk of Tom ⟦&amp;⟧ Ana is full."
          button ok
        }
        """,
        fixed: """
          alert DiskFull {
            title "The disk of Tom & Ana is full."
            button ok
          }
          """),
      RuleExample(
        #"""
        alert Subscribe(price: Double) {
          title "Subscribe for ${price}?"
          message "New readers get 50 % discount on a year, 20%discount on a month."
          button subscribe "Subscribe"
          cancel
        }
        """#),
      RuleExample(
        #"""
        alert AddFormat {
          title "Add a format?"
          message "\u{25}d stands for the day."
          button add "Add"
          cancel
        }
        """#),
    ])
}

extension Diagnostic {
  /// - Parameters:
  ///   - written: what people would read.
  ///   - replacement: what is written here; nil where no parameter fits.
  ///   - isInDialog: whether the text has parameters at all.
  static func foreignPlaceholder(
    _ written: String, at range: SourceRange, replacement: String?, isInDialog: Bool
  ) -> Diagnostic {
    let advice =
      replacement.map {
        $0.isEmpty
          ? Message(en: "remove it, texts have no markup", ko: "텍스트에는 마크업이 없으니 지우세요")
          : $0.contains(where: { $0.isLetter || $0.isNumber })
            ? Message(en: "write \($0)", ko: "\($0, .direction) 쓰세요")
            : Message(en: "write \($0)", ko: "‘\($0)’ 기호를 쓰세요")
      }
      ?? (isInDialog
        ? Message(
          en: "declare a parameter and write its name, as in {count}",
          ko: "매개변수를 선언하고 {count}처럼 그 이름을 쓰세요")
        : Message(
          en: "write the text out, since nothing is filled in here",
          ko: "여기에는 아무것도 채워지지 않으니 텍스트를 그대로 쓰세요"))
    return Diagnostic(
      .nameForeignPlaceholder,
      Message(
        en: "people would read ‘\(written)’ as it stands; \(advice.english)",
        ko: "‘\(written, .topic)’ 그대로 표시됩니다. \(advice.korean)"),
      at: range, fixes: replacement.map { [.replacing(range, with: $0)] } ?? [])
  }

  /// The name of a parameter in braces that are shown.
  static func escapedName(_ name: String, at range: SourceRange) -> Diagnostic {
    let written = "\\{\(name)\\}"
    return Diagnostic(
      .nameForeignPlaceholder,
      Message(
        en: "‘\(written)’ shows the name in its braces, not the value; write {\(name)}",
        ko: "‘\(written, .topic)’ 값이 아니라 이름과 중괄호를 그대로 보입니다. {\(name)}처럼 쓰세요"),
      at: range, fixes: [.replacing(range, with: "{\(name)}")])
  }

  /// A name of texts that a .stringsdict has elsewhere.
  static func foreignTexts(
    _ written: String, by selector: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .nameForeignPlaceholder,
      Message(
        en: "people would read ‘\(written)’ as it stands; choose the text with "
          + "‘by \(selector) { one \"…\"  other \"…\" }’",
        ko: "‘\(written, .topic)’ 그대로 표시됩니다. "
          + "‘by \(selector) { one \"…\"  other \"…\" }’로 텍스트를 고르세요"),
      at: range)
  }
}
