import DialogFindings
import DialogReading

extension Rule {
  static let l10nRegion = Rule(
    "l10n/region", .always(.note),
    from: [
      .cldr("Part 1, Unicode Language and Locale Identifiers"), .dialogc("Words of a region"),
    ],
    summary: Message(
      en: "a language that several regions write has the words of its tag’s region",
      ko: "여러 지역에서 쓰는 언어는 태그가 가리키는 지역의 말로 씁니다"),
    reason: Message(
      en: """
        In Brazil a file is an arquivo, in Portugal a ficheiro; Taiwan says 影片 where the mainland says 视频. \
        A text of the other region is understood and is not one’s own.
        """,
      ko: """
        파일은 브라질에서 arquivo, 포르투갈에서 ficheiro라고 합니다. 중국 본토의 视频은 타이완에서 影片입니다. 다른 지역의 말은 \
        알아들을 수는 있어도 우리말처럼 느껴지지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteFile {
          purpose destructive
          title { en "Delete this file?"  pt-BR "Apagar este ⟦ficheiro⟧?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteFile {
            purpose destructive
            title { en "Delete this file?"  pt-BR "Apagar este arquivo?" }
            button delete destructive
            cancel
          }
          """)
    ],
    relations: .ofTranslations,
    check: .writing([.regional]) { .regional($0, $1) })
}

extension Message {
  fileprivate static func regional(_ fault: WritingFault, _ variant: TextVariant) -> Message {
    let (word, right, locale) = (fault.written, fault.right ?? "", variant.locale)
    return Message(
      en: "‘\(word)’ is a word of another region; in \(locale.englishName) it is ‘\(right)’",
      ko: "‘\(word, .topic)’ 다른 지역의 말입니다. \(locale.koreanName)에서는 ‘\(right)’입니다")
  }
}
