import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxMissingBrace = RuleDescription(
    "syntax/missing-brace", .error,
    summary: Message(en: "a block that { opens ends with }", ko: "{로 시작한 블록은 }로 닫습니다"),
    reason: Message(
      en: """
        Where a } is missing, the indentation of the lines shows which block it belongs to, so that \
        the declarations around it can still be read.
        """,
      ko: """
        }가 빠지면 줄의 들여쓰기로 어느 블록의 것인지 찾으므로 주변의 선언은 그대로 읽을 수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title ⟦{⟧ en "Sign Out?"  ko "로그아웃할까요?"
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title { en "Sign Out?"  ko "로그아웃할까요?" }
            button signOut { en "Sign Out"  ko "로그아웃" } destructive
            cancel
          }
          """),
      RuleExample(
        """
        actionSheet CloseDraft ⟦{⟧
          source composeCancel
          choice deleteDraft "Delete Draft" destructive
          cancel

        enum Media { photo, video }
        """,
        fixed: """
          actionSheet CloseDraft {
            source composeCancel
            choice deleteDraft "Delete Draft" destructive
            cancel
          }

          enum Media { photo, video }
          """),
      RuleExample(
        """
        alert SignOut {
          title { en "Sign Out?"  ko "로그아웃할까요?" }
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func mistypedBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxMissingBrace,
      Message(
        en: "this { opens nothing; write the } that ends the texts",
        ko: "이 {로 시작할 블록이 없습니다. 텍스트 블록을 닫는 }를 쓰세요"),
      at: range, fixes: [.replace(range, with: "}")])
  }

  /// - Parameter text: the `}` with the space in front of it.
  static func missingClosingBrace(
    opening: SourceRange, at place: SourceRange, text: String
  ) -> Diagnostic {
    Diagnostic(
      .syntaxMissingBrace,
      Message(
        en: "the block that opens here is not closed; write } where it ends",
        ko: "여기서 시작한 블록이 닫히지 않았습니다. 끝나는 곳에 }를 쓰세요"),
      at: opening,
      notes: [
        Note(Message(en: "it seems to end here", ko: "여기서 끝나는 것으로 보입니다"), at: place)
      ],
      fixes: [.insert(text, at: place)])
  }
}
