import DialogFindings
import DialogLocales
import DialogModel

extension Rule {
  static let l10nPluralUnused = Rule(
    "l10n/plural-unused", .always(.warning),
    from: [
      .cldr("Part 3, Language Plural Rules"), .androidLint("UnusedQuantity"),
    ],
    summary: Message(
      en: "a selection by a number has no form that the language never uses",
      ko: "수로 고르는 텍스트에 그 언어가 쓰지 않는 형태는 없어야 합니다"),
    reason: Message(
      en: """
        Categories are of grammar, not of numbers: English puts 0 in `other`, Korean every number. \
        A text for a category that a language does not have is never shown. For a text about a \
        certain number write the number: `0`.
        """,
      ko: """
        범주는 수가 아니라 문법입니다. 영어에서 0은 other이고 한국어에서는 모든 수가 other입니다. 그 언어에 없는 범주의 \
        텍스트는 절대 보이지 않습니다. 특정한 수의 텍스트는 0처럼 수로 쓰세요.
        """),
    examples: [
      RuleExample(
        """
        alert ShareFiles(count: Int) {
          purpose consent
          title {
            en by count { one "Share {count} File?"  other "Share {count} Files?" }
            ko by count { ⟦one⟧ "파일을 공유할까요?"  other "파일 {count}개를 공유할까요?" }
          }
          button share
          cancel
        }
        """,
        fixed: """
          alert ShareFiles(count: Int) {
            purpose consent
            title {
              en by count { one "Share {count} File?"  other "Share {count} Files?" }
              ko by count { 1 "파일을 공유할까요?"  other "파일 {count}개를 공유할까요?" }
            }
            button share
            cancel
          }
          """)
    ],
    relations: .ofTranslations,
    check: .plurals { selection, findings in
      for arm in selection.selection.arms {
        guard case .category(let category) = arm.key, category != .other,
          !selection.rules.categories.contains(category)
        else { continue }
        findings.report(
          .unused(category, in: selection.locale), of: selection, at: arm.keyRange,
          fixes: selection.fix(category, arm))
      }
    })
}

extension Message {
  fileprivate static func unused(
    _ category: PluralCategory, in locale: LanguageTag
  ) -> Message {
    let number = category.number.map { String($0) }
    return Message(
      en: "\(locale.englishName) never uses \(category.rawValue), so this is never shown; "
        + (number.map { "write \($0) if you mean that number" } ?? "remove it"),
      ko:
        "\(locale.koreanName)에서는 \(category.rawValue, .object) 쓰지 않아 이 텍스트가 보이지 않습니다. "
        + (number.map {
          "수 \($0, .object) 뜻하면 \($0, .direction) 쓰세요"
        } ?? "지우세요"))
  }
}

extension PluralCategory {
  /// The number that the category's name says.
  fileprivate var number: Int? {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    default: nil
    }
  }
}

extension PluralSelection {
  /// Writes the number that was meant, or takes the arm out.
  fileprivate func fix(_ category: PluralCategory, _ arm: Selection.Arm) -> [FixIt] {
    guard let number = category.number, self.arm(.exactly(number)) == nil else { return [] }
    return [.replacing(range(arm.keyRange), with: String(number))]
  }
}
