import DialogEditing
import DialogFindings
import Testing

@Suite struct HoverTests {
  private func hover(
    _ text: String, beside: [String: String] = [:], in language: MessageLanguage = .english
  ) -> String {
    let open = OpenFile(text, beside: beside)
    return open.file.hover(at: Int(open.selection.start))?.markdown(in: language) ?? "nothing"
  }

  private static let project = "project P { source en; locales en, ko }\n"

  @Test func aKeyword() {
    let text = "alert A {\n  purp⟦⟧ose inform\n  title \"Saved\"\n  button ok\n}"
    let values = """
      ```dialog
      purpose destructive, purchase, problem, permission, consent, input, choose, inform
      ```
      """
    #expect(hover(text) == "Why the dialog interrupts.\n\n" + values)
    #expect(hover(text, in: .korean) == "대화상자가 하던 일을 멈추게 하는 이유.\n\n" + values)
  }

  @Test func aTextInItsLanguagesAndTheDialogInThatOfTheCursor() {
    #expect(
      hover(
        Self.project + """
          alert DeleteAlbum(album: String) {
            title { en "Delete “{album}”?"  ko "앨범 {album:을/를} 삭⟦⟧제할까요?" }
            button deleteAlbum { en "Delete Album"  ko "앨범 삭제" } destructive
            cancel
          }
          """) == """
          - `en` Delete “{album}”?
          - `ko` 앨범 {album:을/를} 삭제할까요?

          ```text
          ╭──────────────────────────────────╮
          │                                  │
          │     앨범 Album을 삭제할까요?     │
          │                                  │
          ├────────────────┬─────────────────┤
          │      취소      │   ! 앨범 삭제   │
          ╰────────────────┴─────────────────╯
          ```

          Return presses “취소”

          red: “앨범 삭제”
          """)
  }

  @Test func aPlaceholder() {
    #expect(
      hover(
        Self.project + """
          alert Buy(price: Currency, off: Double) {
            title { en "Buy for {price}?"  ko "{pr⟦⟧ice}에 살까요?" }
            message { en "It is {off:percent} off."  ko "{off:percent} 할인됩니다." }
            button buy { en "Buy"  ko "구매" }
            cancel
          }
          """) == """
          ```dialog
          price: Currency
          ```

          An amount of money with its currency.

          for example “US$12.50” in ko
          """)
    #expect(
      hover(
        Self.project + """
          alert Buy(price: Currency, off: Double) {
            title { en "Buy for {price}?"  ko "{price}에 살까요?" }
            message { en "It is {off:per⟦⟧cent} off."  ko "{off:percent} 할인됩니다." }
            button buy { en "Buy"  ko "구매" }
            cancel
          }
          """) == """
          ```dialog
          off: Double
          ```

          A number, or with :percent a share.

          A share as a percentage.

          for example “25%” in en
          """)
  }

  @Test func theGuidelineBehindAFinding() {
    let found = hover(
      "alert Share {\n  purpose permission\n  title \"Share this album?\"\n  button share \"Y⟦⟧es\"\n  cancel\n}"
    )
    #expect(found.contains("**`button/yes-no`**"))
    #expect(found.contains("Human Interface Guidelines: Alerts (2022)"))
  }

  @Test func aTermAndATypeAndARule() {
    #expect(
      hover(Self.project + "alert A(n: I⟦⟧nt) { title \"{n}\" }") == """
        ```dialog
        Int
        ```

        A whole number; texts can choose by it.
        """)
    #expect(
      hover(
        Self.project + "alert A { title \"Delete Photo?\"\n  button del⟦⟧ete destructive\n cancel }"
      )
        == "- `en` Delete\n- `ko` 삭제")
  }

  @Test func aSoundDialogBesideABrokenOne() {
    let broken = ["Broken.dialog": "alert Broken { title by }\n"]
    #expect(
      hover(
        "alert Le⟦⟧ave {\n  title \"Leave?\"\n  button leave \"Leave\"\n  cancel\n}", beside: broken
      ) == """
        ```text
        ╭────────────────────────────────╮
        │                                │
        │             Leave?             │
        │                                │
        ├───────────────┬────────────────┤
        │    Cancel     │     Leave      │
        ╰───────────────┴────────────────╯
        ```

        Return presses “Leave”
        """)
  }

  @Test func nothingBetweenDeclarations() {
    #expect(hover("alert A { title \"Saved\"  button ok }\n\n⟦⟧\n") == "nothing")
  }

  /// What is listed in a completion can be told about at length.
  @Test func topicsAreFoundByTheirNames() throws {
    let file = OpenFile("alert A { title \"Saved\"  button ok }").file
    for item in file.completions(at: 0) {
      let topic = try #require(item.topic)
      #expect(Topic(name: topic.name) == topic)
      #expect(!file.explanation(of: topic).blocks.isEmpty)
    }
  }
}
