import DialogFindings
import DialogLanguage
import DialogSyntax

extension RuleDescription {
  static let nameUnknownLanguage = RuleDescription(
    "name/unknown-language", .error,
    summary: Message(
      en: "a language is named by its BCP 47 tag", ko: "언어는 BCP 47 태그로 씁니다"),
    reason: Message(
      en: """
        en, ko, pt-BR, zh-Hans: a language with, where it matters, its script and region. Generated \
        code matches these tags with those that people prefer.
        """,
      ko: """
        en, ko, pt-BR, zh-Hans처럼 언어를 쓰고 필요하면 문자와 지역을 붙입니다. 생성된 코드는 이 태그를 사용자가 선호하는 \
        언어와 맞추어 봅니다.
        """),
    examples: [
      RuleExample(
        """
        project Photos {
          locales en, ⟦pt_BR⟧
        }
        """,
        fixed: """
          project Photos {
            locales en, pt-BR
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title { en "Sign Out?"  ⟦korean⟧ "로그아웃할까요?" }
          button signOut "Sign Out"
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          locales en, pt-BR
        }
        """),
    ])
}

extension Diagnostic {
  static func unknownLanguage(_ word: Word) -> Diagnostic {
    let hyphenated = word.text.split(separator: "_").joined(separator: "-")
    let tag = LanguageTag(hyphenated)?.tag
    return Diagnostic(
      .nameUnknownLanguage,
      Message(
        en: "‘\(word.text)’ is not a language tag; write "
          + (tag.map { "‘\($0)’" } ?? "one such as en, ko, pt-BR or zh-Hans"),
        ko: "‘\(word.text, .topic)’ 언어 태그가 아닙니다. "
          + (tag.map { "‘\($0, .direction)’ 쓰세요" }
            ?? "en, ko, pt-BR, zh-Hans처럼 쓰세요")),
      at: word.range, fixes: tag.map { [.replacing(word.range, with: $0)] } ?? [])
  }
}
