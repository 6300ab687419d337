import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let syntaxExpected = RuleDescription(
    "syntax/expected", .error,
    summary: Message(
      en: "each statement has all of its parts, on its line",
      ko: "구문에는 필요한 요소를 같은 줄에 모두 씁니다"),
    reason: Message(
      en: """
        A statement starts with its keyword and ends with its line. Where something is missing or \
        something else stands in its place, nothing is guessed: the message says what is expected.
        """,
      ko: """
        구문은 키워드로 시작하고 줄이 바뀌면 끝납니다. 무엇이 빠졌거나 다른 것이 있으면 짐작하지 않고, 무엇이 와야 하는지 \
        알려 줍니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title ⟦30⟧
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        project Photos {
          locales en ⟦ko⟧
        }
        """,
        fixed: """
          project Photos {
            locales en, ko
          }
          """),
      RuleExample(
        """
        alert SignOut {
          title ⟦en⟧ "Sign Out?"  ko "로그아웃할까요?" }
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
        alert SignOut {
          purpose⟦⟧
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          purpose destructive
          title { en "Sign Out?"  ko "로그아웃할까요?" }
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// - Parameter found: what stands in the place; nil where nothing does.
  static func expected(
    _ what: Expectation, found: String?, at range: SourceRange, fixes: [FixIt] = []
  ) -> Diagnostic {
    let what = what.message
    let korean: KoreanMessage = "\(what.korean, .subject)"
    let message =
      found.map {
        Message(
          en: "expected \(what.english), not ‘\($0)’", ko: "‘\($0)’ 자리에 \(korean) 와야 합니다")
      } ?? Message(en: "expected \(what.english) here", ko: "여기에 \(korean) 필요합니다")
    return Diagnostic(.syntaxExpected, message, at: range, fixes: fixes)
  }

  static func expectedStatement(
    found: String?, at range: SourceRange, allowed: [Keyword]
  ) -> Diagnostic {
    let words = allowed.listed
    let message =
      found.map {
        Message(
          en: "a statement starts with a word, not ‘\($0)’; here one of \(words)",
          ko: "‘\($0)’ 자리에 키워드가 와야 합니다. 쓸 수 있는 키워드: \(words)")
      }
      ?? Message(
        en: "expected a statement here, one of \(words)",
        ko: "여기에 구문이 필요합니다. 쓸 수 있는 키워드: \(words)")
    return Diagnostic(.syntaxExpected, message, at: range)
  }

  static func missingComma(
    before word: String, at range: SourceRange, after place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .syntaxExpected,
      Message(en: "expected a comma in front of ‘\(word)’", ko: "‘\(word)’ 앞에 쉼표가 필요합니다"),
      at: range, fixes: [.insert(",", at: place, .safe)])
  }
}
