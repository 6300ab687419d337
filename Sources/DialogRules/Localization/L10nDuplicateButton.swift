import DialogFindings

extension Rule {
  static let l10nDuplicateButton = Rule(
    "l10n/duplicate-button", .always(.error), from: [.dialogc("Checks per dialog")],
    summary: Message(
      en: "buttons that differ in the source differ in every language",
      ko: "원본에서 서로 다른 버튼은 어느 언어에서나 달라야 합니다"),
    reason: Message(
      en: """
        Different words can meet in a translation: Cancel and Undo are both 취소 in Korean, Abbrechen \
        and “abort” in German. Each is right by itself; together nobody can tell them apart.
        """,
      ko: """
        다른 말도 번역에서 같아질 수 있습니다. Cancel과 Undo는 한국어로 모두 ‘취소’가 됩니다. 하나씩 보면 맞지만 함께 있으면 \
        구별할 수 없습니다.
        """),
    examples: [
      RuleExample(
        """
        alert UndoMove {
          purpose destructive
          title { en "Undo this move?"  ko "이동을 되돌릴까요?" }
          button undo { en "Undo"  ko "⟦취소⟧" }
          cancel
        }
        """),
      RuleExample(
        """
        alert UndoMove {
          purpose destructive
          title { en "Undo this move?"  ko "이동을 되돌릴까요?" }
          button undo { en "Undo"  ko "되돌리기" }
          cancel
        }
        """),
    ],
    // A title in lower case is another button’s in haste.
    relations: .ofTranslations.adding(
      RuleRelations(supersedes: [Precedence(Rule.l10nTypography.id, in: .sameText)])),
    check: .comparison { context, findings in
      for alike in context.alikeTitles where !alike.second.isSource && !alike.isInSource {
        let (first, second) = (alike.first, alike.second)
        let (shown, locale) = (second.shown(), second.locale)
        findings.report(
          Message(
            en:
              "two buttons read ‘\(shown)’ in \(locale.englishName); translate one of them otherwise",
            ko: "\(locale.koreanName)에서 두 버튼의 제목이 모두 ‘\(shown)’입니다. 하나를 다르게 옮기세요"),
          in: second,
          notes: [
            Diagnostic.Note(
              Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다"), at: first.range)
          ])
      }
    })
}
