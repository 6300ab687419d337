import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let nameMissingSource = RuleDescription(
    "name/missing-source", .error,
    summary: Message(
      en: "every text exists in the source language", ko: "모든 텍스트는 원본 언어로 씁니다"),
    reason: Message(
      en: """
        Translations are made from it, and it is shown to people whose language the project does not \
        speak. Without a project block the source language is English.
        """,
      ko: """
        번역은 원본 언어에서 시작하고, 프로젝트에 없는 언어의 사용자에게는 원본 언어를 보여 줍니다. project 블록이 없으면 원본 \
        언어는 영어입니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title ⟦{ ko "로그아웃할까요?" }⟧
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          source ko
        }

        alert SignOut {
          title { ko "로그아웃할까요?" }
          button signOut "로그아웃"
          cancel
        }
        """),
    ],
    relations: RuleRelations(
      yieldsTo: [Precedence(RuleDescription.nameUnknownLanguage.id, in: .insideRange)],
      dependsOn: .project))
}

extension Diagnostic {
  static func missingSource(
    _ source: LanguageTag, at range: SourceRange, first: LanguageTag?, isNamed: Bool
  ) -> Diagnostic {
    let other = isNamed || first == nil ? nil : first
    return Diagnostic(
      .nameMissingSource,
      Message(
        en: "the text is missing in the source language, \(source); write it"
          + (other.map { ", or name another source in a project block: source \($0)" } ?? ""),
        ko: "원본 언어(\(source)) 텍스트가 없습니다. "
          + (other.map { "텍스트를 쓰거나 project 블록에 원본 언어를 쓰세요: source \($0)" }
            ?? "텍스트를 쓰세요")),
      at: range)
  }
}
