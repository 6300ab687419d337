import DialogFindings
import DialogLocales
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
          title { en "Sign Out?"  ⟦kr⟧ "로그아웃할까요?" }
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """,
        fixed: """
          alert SignOut {
            title { en "Sign Out?"  ko "로그아웃할까요?" }
            button signOut { en "Sign Out"  ko "로그아웃" } destructive
            cancel
          }
          """),
      RuleExample(
        """
        project Photos {
          locales en, ⟦xx⟧
        }
        """,
        fixed: """
          project Photos {
            locales en
          }
          """),
      RuleExample(
        """
        project Photos {
          locales en, pt-BR
        }
        """),
    ],
    relations: RuleRelations(
      yieldsTo: [Precedence(RuleDescription.nameDuplicate.id, in: .insideRange)]))
}

extension Diagnostic {
  /// - Parameter meant: the tag that is most likely meant.
  static func unknownLanguage(_ word: Word, meant: String?) -> Diagnostic {
    Diagnostic(
      .nameUnknownLanguage,
      Message(
        en: "‘\(word.text)’ is not a language tag; write "
          + (meant.map { "‘\($0)’" } ?? "one such as en, ko, pt-BR or zh-Hans"),
        ko: "‘\(word.text, .topic)’ 언어 태그가 아닙니다. "
          + (meant.map { "‘\($0, .direction)’ 쓰세요" }
            ?? "en, ko, pt-BR, zh-Hans처럼 쓰세요")),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }

  /// The key of an arm where a language is to stand.
  static func armAsLanguage(_ word: Word) -> Diagnostic {
    Diagnostic(
      .nameUnknownLanguage,
      Message(
        en:
          "‘\(word.text)’ is no language; texts for numbers stand after ‘by’ and the number’s name, as in "
          + "‘by count { one \"…\"  other \"…\" }’",
        ko:
          "‘\(word.text, .topic)’ 언어가 아닙니다. 수에 따라 다른 텍스트는 ‘by count { one \"…\"  other \"…\" }’처럼 "
          + "by와 수의 이름 뒤에 씁니다"),
      at: word.range)
  }

  /// A tag that is a language’s and also a country’s, which the text shows to be meant.
  static func countryAsLanguage(_ word: Word, meant: String) -> Diagnostic {
    Diagnostic(
      .nameUnknownLanguage,
      Message(
        en: "‘\(word.text)’ is the tag of another language; write ‘\(meant)’",
        ko: "‘\(word.text, .topic)’ 다른 언어의 태그입니다. ‘\(meant, .direction)’ 쓰세요"),
      at: word.range, fixes: [.replacing(word.range, with: meant)]
    ).relating(RuleRelations(unknowns: [.rows(dialog: nil)]))
  }
}
