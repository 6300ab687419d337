import DialogFindings
import DialogRules
import Testing

/// Fix-its leave a well laid out file, however it was before.
struct FixLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  @Test("the first fix-it writes just this", arguments: cases)
  func writes(_ example: Case) throws {
    let fix = try #require(findings(in: example.before).lazy.compactMap(\.fixes.first).first)
    #expect(apply(fix, to: example.before) == example.after)
  }

  static let cases = [
    Case(
      testDescription: "a block on one line",
      before: "alert A { purpose problem; title \"Sync Paused\"; button retry }",
      after: "alert A { purpose problem; title \"Sync Paused\"; button retry; exit dismissed }"),
    Case(
      testDescription: "an empty block on one line",
      before: "actionSheet MoreOptions {}",
      after: "actionSheet MoreOptions { cancel }"),
    Case(
      testDescription: "a statement after the brace of a block of several lines",
      before: "actionSheet MoreOptions { choice a \"Rename\"\n  choice b \"Move\"\n  cancel\n}",
      after:
        "actionSheet MoreOptions { source moreOptionsButton; choice a \"Rename\"\n"
        + "  choice b \"Move\"\n  cancel\n}"),
    Case(
      testDescription: "a comment after the brace stays there",
      before: "actionSheet More { // all\n  choice a \"Rename\"\n  choice b \"Move\"\n  cancel\n}",
      after:
        "actionSheet More { // all\n  source moreButton\n  choice a \"Rename\"\n"
        + "  choice b \"Move\"\n  cancel\n}"),
    Case(
      testDescription: "a comment after the last statement stays after it",
      before: "alert A {\n\tpurpose problem\n\ttitle \"Sync Paused\"\n\tbutton retry // fine\n}",
      after:
        "alert A {\n\tpurpose problem\n\ttitle \"Sync Paused\"\n\tbutton retry // fine\n\texit dismissed\n}"
    ),
    Case(
      testDescription: "a comment over several lines is not written into",
      before:
        "alert A {\n  purpose problem\n  title \"Sync Paused\"\n  button retry /* fine\n  */\n}",
      after:
        "alert A {\n  purpose problem\n  title \"Sync Paused\"\n  button retry\n"
        + "  exit dismissed /* fine\n  */\n}"),
    Case(
      testDescription: "a closing brace after the last statement",
      before: "alert A {\n  purpose problem\n  title \"Sync Paused\"\n  button retry }",
      after:
        "alert A {\n  purpose problem\n  title \"Sync Paused\"\n  button retry\n  exit dismissed }"
    ),
    Case(
      testDescription: "a statement among others on its line",
      before: "alert A { color red; purpose problem; title \"Sync Paused\"; button ok; exit ok }",
      after: "alert A { purpose problem; title \"Sync Paused\"; button ok; exit ok }"),
    Case(
      testDescription: "a statement alone on its line",
      before:
        "alert A {\n  color red\n  purpose problem\n  title \"Sync Paused\"\n  button ok\n  exit ok\n}",
      after: "alert A {\n  purpose problem\n  title \"Sync Paused\"\n  button ok\n  exit ok\n}"),
    Case(
      testDescription: "buttons with comments are not reordered",
      before: """
        alert A {
          layout manual
          purpose problem
          title "Sync Paused"
          /// Goes on.
          button resume "Resume"
          cancel
        }
        """,
      after: """
        alert A {
          purpose problem
          title "Sync Paused"
          /// Goes on.
          button resume "Resume"
          cancel
        }
        """),
  ]
}
