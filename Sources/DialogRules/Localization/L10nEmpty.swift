import DialogFindings

extension Rule {
  static let l10nEmpty = Rule(
    "l10n/empty", .always(.error),
    from: [.gettext("--check"), .pofilter("blank, untranslated")],
    summary: Message(en: "no translation is empty", ko: "빈 번역은 없어야 합니다"),
    reason: Message(
      en: "An empty translation is shown as it is: a button without a title, a hole in the text.",
      ko: "빈 번역은 빈 채로 나타나, 버튼에 제목이 없거나 글이 빠지게 됩니다."),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko ⟦""⟧ }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "앨범을 삭제할까요?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .dialog { context, findings in
      var isSourceBlank = false
      for variant in context.variants {
        if variant.isSource {
          isSourceBlank = variant.isEmptyText
          if variant.isEmptyText, variant.key == nil, variant.place == .message {
            findings.report(.emptySource, in: variant)
          }
          if variant.isEmptyText, case .category(let category)? = variant.key {
            findings.report(.emptyArm(category.rawValue), in: variant)
          }
        } else if !isSourceBlank, variant.isEmptyText {
          findings.report(
            Message(
              en: "the translation is empty; write it, or leave the language out",
              ko: "번역이 비어 있습니다. 번역을 쓰거나 이 언어를 빼세요"),
            in: variant)
        }
      }
    })
}

extension Message {
  fileprivate static let emptySource = Message(
    en: "the text is empty; write it, or leave it out in all languages",
    ko: "텍스트가 비어 있습니다. 텍스트를 쓰거나 모든 언어에서 빼세요")

  /// An arm of the source text: a number without words is a hole in every language.
  fileprivate static func emptyArm(_ category: String) -> Message {
    Message(
      en: "the text for ‘\(category)’ is empty; write it",
      ko: "‘\(category)’의 텍스트가 비어 있습니다. 텍스트를 쓰세요")
  }
}
