import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let selectionUnknownKey = RuleDescription(
    "selection/unknown-key", .error,
    summary: Message(
      en: "each arm of by is for values that exist", ko: "텍스트의 갈래는 있을 수 있는 값에만 둡니다"),
    reason: Message(
      en: """
        For an Int they are plural categories (zero, one, two, few, many, other) and whole numbers, for \
        a Bool true and false, for an enum its cases; other stands for the rest.
        """,
      ko: """
        Int에는 복수형 범주(zero, one, two, few, many, other)와 정수, Bool에는 true와 false, 열거형에는 그 케이스를 쓰고 other는 나머지 \
        모두를 뜻합니다.
        """),
    examples: [
      RuleExample(
        """
        enum Media { photo, video }

        alert DeleteItem(kind: Media) {
          title by kind { ⟦photos⟧ "Delete Photo?"  other "Delete Item?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          enum Media { photo, video }

          alert DeleteItem(kind: Media) {
            title by kind { photo "Delete Photo?"  other "Delete Item?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title by count { ⟦singular⟧ "Delete Item?"  other "Delete {count} Items?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteItems(count: Int) {
            title by count { one "Delete Item?"  other "Delete {count} Items?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title by count { one "Delete Item?"  other "Delete {count} Items?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(isGathered: true))
}

extension Diagnostic {
  static func unknownKey(_ word: Word, type: String, known: SpellingIndex) -> Diagnostic {
    let (hint, meant) = Message.suggestion(
      for: word.text, among: known,
      foreign: type == "Bool" ? ForeignWords.truths : ForeignWords.arms)
    return Diagnostic(
      .selectionUnknownKey,
      Message(
        en: "\(withArticle(type)) is never ‘\(word.text)’" + (hint.map { "; \($0.english)" } ?? ""),
        ko: "\(type) 값에 ‘\(word.text, .topic)’ 없습니다"
          + (hint.map { ". \($0.korean)" } ?? "")),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }

  /// A category that a language does not have, in the place of `other`.
  static func categoryForOther(_ word: Word, _ locale: LanguageTag) -> Diagnostic {
    Diagnostic(
      .selectionUnknownKey,
      Message(
        en: "\(locale.englishName) never uses ‘\(word.text)’; all other numbers are ‘other’",
        ko: "\(locale.koreanName)에서는 ‘\(word.text, .object)’ 쓰지 않습니다. 나머지 숫자는 모두 ‘other’입니다"),
      at: word.range, fixes: [.replacing(word.range, with: "other")])
  }
}
