import DialogFindings
import DialogLocales

extension Rule {
  static let l10nEnding = Rule(
    "l10n/ending", .always(.warning),
    from: [
      .weblate("Mismatched question mark, Mismatched full stop, Mismatched ellipsis"),
      .pofilter("endpunc"),
    ],
    summary: Message(
      en: "a translation asks where the source asks, and ends a sentence where it does",
      ko: "원본이 물으면 번역도 묻고, 원본이 문장으로 끝나면 번역도 문장으로 끝납니다"),
    reason: Message(
      en: """
        A question that became a statement no longer fits its buttons; a sentence without its full \
        stop, or a title with one, looks careless. Each language asks by its own means: Korean by \
        ~까요, Japanese by か, Thai without a mark.
        """,
      ko: """
        질문이 서술로 바뀌면 버튼과 맞지 않습니다. 마침표가 빠진 문장이나 마침표가 붙은 제목은 허술해 보입니다. 묻는 방법은 \
        언어마다 다릅니다. 한국어는 ~까요, 일본어는 か로 묻고 태국어에는 물음표가 없습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "⟦이 앨범을 삭제합니다⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  de "Dieses Album löschen?" }
          message { en "Its photos stay in the library."  de "Die Fotos bleiben in der ⟦Mediathek⟧" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  de "Dieses Album löschen?" }
            message { en "Its photos stay in the library."  de "Die Fotos bleiben in der Mediathek." }
            button delete destructive
            cancel
          }
          """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(
        yieldsTo: [
          Precedence(Rule.textEndingPunctuation.id, Rule.textNotTruncated.id, in: .sourceText)
        ])),
    check: .pair { pair, findings in
      guard pair.isTranslated else { return }
      for variant in pair.variants
      where !variant.isEmptyText && !variant.isNotificationHeading {
        EndingComparison(variant, in: pair)?.report(&findings)
      }
    })
}
