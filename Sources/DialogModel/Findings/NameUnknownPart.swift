import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let nameUnknownPart = RuleDescription(
    "name/unknown-part", .error,
    summary: Message(
      en: "a row of a translation names a part of its dialog",
      ko: "번역의 각 줄은 그 대화상자의 요소를 가리킵니다"),
    reason: Message(
      en: """
        A row is named after a text’s role (title, message, body …), else after a button or field; \
        of an action’s text field there are also NAME.input and NAME.send, of a field NAME.initial. \
        A row for anything else would translate nothing.
        """,
      ko: """
        줄의 이름은 텍스트의 역할(title, message, body …)이나 버튼, 입력란의 이름입니다. 동작의 입력란에는 이름.input과 \
        이름.send를, 입력란에는 이름.initial을 쓸 수 있습니다. 다른 이름의 줄은 아무것도 번역하지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice saveDraft "Save Draft"
          choice deleteDraft "Delete Draft" destructive
          cancel
        }

        translation ko of CloseDraft {
          ⟦saveDrafts⟧ "초안 저장"
          deleteDraft "초안 삭제"
        }
        """,
        fixed: """
          actionSheet CloseDraft {
            source composeCancel
            choice saveDraft "Save Draft"
            choice deleteDraft "Delete Draft" destructive
            cancel
          }

          translation ko of CloseDraft {
            saveDraft "초안 저장"
            deleteDraft "초안 삭제"
          }
          """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice saveDraft "Save Draft"
          choice deleteDraft "Delete Draft" destructive
          cancel
        }

        translation ko of CloseDraft {
          ⟦saveDraft.input⟧ "초안"
          deleteDraft "초안 삭제"
        }
        """),
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice saveDraft "Save Draft"
          choice deleteDraft "Delete Draft" destructive
          cancel
        }

        translation ko of CloseDraft {
          saveDraft "초안 저장"
          deleteDraft "초안 삭제"
        }
        """),
    ],
    relations: RuleRelations(dependsOn: .names, unknowns: [.ownRows], isGathered: true))
}

extension Diagnostic {
  /// - Parameter left: the only part that has no row in the language.
  static func unknownPart(
    _ name: Word, _ part: Word?, of dialog: String, known: SpellingIndex, left: String?
  ) -> Diagnostic {
    let text = part.map { "\(name.text).\($0.text)" } ?? name.text
    let range = SourceRange(
      name.range.file, ByteRange(name.range.start, part?.range.end ?? name.range.end))
    let near = Message.suggestion(for: text, among: known, isListed: false)
    let (hint, meant) =
      near.meant == nil && left != nil
      ? (Message(en: "did you mean ‘\(left!)’?", ko: "혹시 ‘\(left!)’입니까?"), left)
      : Message.suggestion(for: text, among: known)
    return Diagnostic(
      .nameUnknownPart,
      Message(
        en: "there is no part ‘\(text)’ in \(dialog)" + (hint.map { "; \($0.english)" } ?? ""),
        ko: "\(dialog)에는 ‘\(text)’ 부분이 없습니다"
          + (hint.map { ". \($0.korean)" } ?? "")),
      at: range, fixes: meant.map { [.replacing(range, with: $0)] } ?? [])
  }
}
