import DialogCompiler
import DialogFindings
import DialogSupport
import Testing

@Suite struct RulePageTests {
  private let rule = RuleDescription(
    "button/yes-no", .warning,
    summary: Message(en: "buttons say what they do", ko: "버튼은 하는 일을 말합니다"),
    reason: Message(en: "people read buttons\nbefore texts", ko: "사람은 버튼부터 읽습니다"),
    examples: [
      RuleExample("alert A {\n  button ⟦예⟧ ⟦no⟧\n}\n", fixed: "alert A {\n  button go\n}\n"),
      RuleExample("alert B {}"),
    ])

  @Test func readsOnATerminal() {
    #expect(
      text(RulePage(rule, language: .english).text()) == """
        button/yes-no  (warning)

        Buttons say what they do.

        People read buttons before texts.

        Found:

            alert A {
              button 예 no
                     ^^
                        ^^
            }

        Fixed:

            alert A {
              button go
            }

        Fine:

            alert B {}

        since dialogc 0.1
        docs/rules/button.md#yes-no

        """)
  }

  @Test func readsInKorean() {
    let page = text(RulePage(rule, language: .korean).text())
    #expect(page.hasPrefix("button/yes-no  (경고)\n\n버튼은 하는 일을 말합니다.\n"))
  }

  @Test func readsAsMarkdown() {
    #expect(
      text(RulePage(rule, language: .english).markdown()).hasPrefix(
        """
        ## `button/yes-no`

        *warning* · since dialogc 0.1

        Buttons say what they do.

        People read buttons before texts.

        Found:

        ```
        alert A {
          button 예 no
                 ^^
                    ^^
        }
        ```

        """))
  }

  @Test func tellsTheEditionsAndSourcesOfGuidelines() {
    let guideline = RuleDescription(
      "button/yes-no", .only(.hig2019, .hig2020, .hig2024, as: .note),
      from: [Citation("Guidelines: Alerts", "Alert Buttons")], summary: rule.summary,
      reason: rule.reason, examples: [])
    let page = RulePage(guideline, language: .english)
    let origin = "\nEditions: 2019–2020, 2024–\nGuidelines: Alerts, “Alert Buttons”\n"
    #expect(text(page.text()).contains(origin + "\nsince dialogc 0.1\ndocs/"))
    let markdown = text(page.markdown())
    #expect(markdown.contains("*note* · Editions: 2019–2020, 2024– · since dialogc 0.1\n"))
    #expect(markdown.contains("\nSources:\n\n- Guidelines: Alerts, “Alert Buttons”\n\nPage:"))
    #expect(text(page.json()).contains("\"2024\": \"note\""))
  }

  @Test func tellsWhereTheDocumentationHasIt() {
    let (english, korean) = (
      RulePage(rule, language: .english), RulePage(rule, language: .korean)
    )
    #expect(text(english.markdown()).hasSuffix("\nPage: `docs/rules/button.md#yes-no`\n"))
    #expect(text(korean.text()).hasSuffix("\ndocs/rules/button.ko.md#yes-no\n"))
    #expect(text(english.json()).contains(#""page": "docs/rules/button.md#yes-no""#))
  }

  @Test func tellsExamplesWithTheirRanges() {
    let json = text(RulePage(rule, language: .english).json())
    #expect(json.contains(#""text": "alert A {\n  button 예 no\n}\n""#))
    #expect(json.contains("\"start\": 19,\n          \"end\": 22"))
  }

  @Test func wrapsLongTextsAtSpaces() {
    let lines = Printable.lines(of: "버튼은 하는 일을 말합니다 그래서", columns: 12)
    #expect(lines == ["버튼은 하는", "일을", "말합니다", "그래서"])
  }
}
