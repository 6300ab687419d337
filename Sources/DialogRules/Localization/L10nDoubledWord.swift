import DialogFindings
import DialogReading

extension Rule {
  static let l10nDoubledWord = Rule(
    "l10n/doubled-word", .always(.warning),
    from: [.pofilter("doublewords"), .weblate("Consecutive duplicated words")],
    summary: Message(
      en: "a word does not stand twice in a row", ko: "같은 단어를 잇달아 두 번 쓰지 않습니다"),
    reason: Message(
      en: """
        A word that was moved and not removed reads like a stutter. What a language says twice is let pass: \
        “had had”, « nous nous », 천천히 천천히, yavaş yavaş, 慢慢.
        """,
      ko: """
        옮기고 지우지 않은 단어는 더듬는 말처럼 읽힙니다. 언어에서 원래 두 번 쓰는 말(‘had had’, ‘nous nous’, ‘천천히 천천히’, \
        ‘yavaş yavaş’, ‘慢慢’)은 찾지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  de "⟦Dieses dieses⟧ Album löschen?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  de "Dieses Album löschen?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 ⟦앨범을 앨범을⟧ 삭제할까요?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
            button delete destructive
            cancel
          }
          """),
    ],
    relations: .ofTranslations,
    check: .writing([.doubled]) { fault, _ in .doubled(fault) })
}

extension Message {
  fileprivate static func doubled(_ fault: WritingFault) -> Message {
    let word = fault.right ?? fault.written
    return Message(
      en: "‘\(word)’ stands twice in a row; take one out",
      ko: "‘\(word, .subject)’ 잇달아 두 번 쓰였습니다. 하나를 지우세요")
  }
}
