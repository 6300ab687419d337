import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxUnexpected = RuleDescription(
    "syntax/unexpected", .error,
    summary: Message(
      en: "nothing is written where it does not belong", ko: "필요 없는 것을 쓰지 않습니다"),
    reason: Message(
      en: """
        A statement ends with its line, a block with its }. What follows on the same line, a brace \
        without its pair, and the colons and commas of other formats are most likely mistakes.
        """,
      ko: """
        구문은 줄이 바뀌면 끝나고 블록은 }에서 끝납니다. 같은 줄에 이어지는 내용, 짝이 없는 중괄호, 다른 형식에서 쓰는 콜론과 \
        쉼표는 잘못 쓴 것일 때가 많습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?" ⟦button⟧ signOut "Sign Out" destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title "Sign Out?"
            button signOut "Sign Out" destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title⟦:⟧ "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title "Sign Out?"
            button signOut "Sign Out" destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title { en "Sign Out?"⟦,⟧ ko "로그아웃할까요?" }
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title { en "Sign Out?" ko "로그아웃할까요?" }
            button signOut { en "Sign Out"  ko "로그아웃" } destructive
            cancel
          }
          """),
      RuleExample(
        """
        enum Media { photo, video }
        ⟦}⟧
        """,
        fixed: """
          enum Media { photo, video }

          """),
      RuleExample(
        """
        alert SignOut { title "Sign Out?"; button signOut "Sign Out" destructive; cancel }
        """),
    ])
}

extension Diagnostic {
  /// - Parameter lineStart: the line end and spaces to put in between; nil where what follows is no
  ///   statement.
  static func expectedEndOfLine(
    found: String, at range: SourceRange, after previous: SourceRange, lineStart: String?
  ) -> Diagnostic {
    let gap = SourceRange(range.file, ByteRange(previous.end, range.start))
    let fix = lineStart.map {
      FixIt(
        Message(en: "write it on a line of its own", ko: "새 줄에 쓰기"),
        TextEdit(replace: gap, with: $0), applicability: .safe)
    }
    return Diagnostic(
      .syntaxUnexpected,
      lineStart == nil
        ? Message(
          en: "the statement is complete before ‘\(found)’; remove the rest of the line",
          ko: "구문은 ‘\(found)’ 앞에서 끝납니다. 줄의 나머지를 지우세요")
        : Message(
          en:
            "the statement is complete before ‘\(found)’; write what follows on a line of its own",
          ko: "구문은 ‘\(found)’ 앞에서 끝납니다. 뒤의 내용은 새 줄에 쓰세요"),
      at: range, fixes: fix.map { [$0] } ?? [])
  }

  static func needlessBrace(_ brace: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnexpected,
      brace == "}"
        ? Message(
          en: "this } closes nothing; remove it, or write the { that it should close",
          ko: "이 }로 닫을 블록이 없습니다. 지우거나 짝이 되는 {를 쓰세요")
        : Message(en: "one { too many; remove it", ko: "{가 하나 더 있습니다. 지우세요"),
      at: range, fixes: [.remove(brace, at: range)])
  }

  static func needlessColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxUnexpected,
      Message(
        en: "no colon stands in front of a text; remove it",
        ko: "텍스트 앞에는 콜론을 쓰지 않습니다. 지우세요"),
      at: range, fixes: [.remove(":", at: range, .safe)])
  }

  static func needlessCommas(_ commas: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .syntaxUnexpected,
      Message(
        en: "no commas stand between texts; remove them",
        ko: "텍스트 사이에는 쉼표를 쓰지 않습니다. 지우세요"),
      at: commas[0],
      fixes: [
        FixIt(
          Message(en: "remove the commas of this block", ko: "이 블록의 쉼표 삭제"),
          commas.map { .remove($0) }, applicability: .safe)
      ])
  }
}
