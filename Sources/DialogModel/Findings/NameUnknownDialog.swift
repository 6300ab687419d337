import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let nameUnknownDialog = RuleDescription(
    "name/unknown-dialog", .error,
    summary: Message(
      en: "a dialog that is named is declared in the project",
      ko: "이름으로 가리키는 대화상자는 프로젝트에 선언되어 있어야 합니다"),
    reason: Message(
      en: """
        A translation of a dialog that is not there would be lost, and so would the alert that asks \
        for permission or consent. The declaration may stand in any file that is compiled with it.
        """,
      ko: """
        없는 대화상자의 번역은 쓰이지 않고, 권한이나 동의를 묻는 경고창도 마찬가지입니다. 함께 컴파일하는 어느 파일에 선언해도 \
        됩니다.
        """),
    examples: [
      RuleExample(
        """
        translation ko of ⟦CloseDrft⟧ {
          saveDraft "초안 저장"
          deleteDraft "초안 삭제"
        }

        actionSheet CloseDraft {
          source composeCancel
          choice saveDraft "Save Draft"
          choice deleteDraft "Delete Draft" destructive
          cancel
        }
        """,
        fixed: """
          translation ko of CloseDraft {
            saveDraft "초안 저장"
            deleteDraft "초안 삭제"
          }

          actionSheet CloseDraft {
            source composeCancel
            choice saveDraft "Save Draft"
            choice deleteDraft "Delete Draft" destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          notifications {
            permission ⟦AskToNotify⟧
          }
        }
        """),
      RuleExample(
        """
        translation ko of CloseDraft {
          saveDraft "초안 저장"
          deleteDraft "초안 삭제"
        }

        actionSheet CloseDraft {
          source composeCancel
          choice saveDraft "Save Draft"
          choice deleteDraft "Delete Draft" destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(dependsOn: .names, isGathered: true))
}

extension Diagnostic {
  static func unknownDialog(_ name: Name, known: SpellingIndex) -> Diagnostic {
    let (hint, meant) = Message.suggestion(for: name.text, among: known, isListed: false)
    return Diagnostic(
      .nameUnknownDialog,
      Message(
        en: "there is no dialog ‘\(name.text)’; "
          + (hint?.english ?? "declare it, in this file or another"),
        ko: "대화상자 ‘\(name.text, .subject)’ 없습니다. "
          + "\(hint?.korean ?? "이 파일이나 다른 파일에 선언하세요")"),
      at: name.range, fixes: meant.map { [.replacing(name.range, with: $0)] } ?? []
    ).relating(RuleRelations(unknowns: [.rows(dialog: meant)]))
  }
}
