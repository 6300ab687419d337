import DialogFindings
import DialogRules
import Testing

/// Which rules mend so that nobody needs to look: what their examples' fixes say of themselves.
@Suite struct FixApplicabilityTests {
  /// Marks, capitals, spaces, particles, and what has no effect.
  static let safe: Set<RuleID> = [
    "alert/not-customizable", "directive/unused-allow", "l10n/ending", "l10n/invisible",
    "l10n/normalization", "l10n/particle", "l10n/typography", "l10n/whitespace",
    "notification/sound", "text/ending-punctuation", "text/apostrophe", "text/name-capitalization",
    "text/title-capitalization",
  ]

  /// As it is found in the example: in one place certain, in another a guess.
  static let either: Set<RuleID> = [
    "button/ok", "l10n/bidi", "l10n/platform-term", "notification/style",
    "text/not-truncated", "text/sentence-capitalization",
  ]

  @Test("a fix is safe where the meaning is kept for certain")
  func isAsSureAsItCanBe() {
    for example in ExampleTests.cases where !Self.either.contains(example.rule.id) {
      let text = unmark(example.example.marked).text
      let isSafe = Self.safe.contains(example.rule.id)
      for fix in findings(in: text, beside: example.example.beside).flatMap(\.fixes) {
        #expect((fix.applicability == .safe) == isSafe, "\(example): \(fix.title.english)")
      }
    }
  }

  @Test(
    "marks that nobody can pair are not mended",
    arguments: [
      #"A: \"x \"y\" z\"."#, #"Fish 'n' chips is open."#, #"Use ''{name}''."#,
      #"He says: \"It means 'yes'\" to {name}."#, #"{name} - {name}"#,
    ])
  func leavesWhatCantBePaired(_ message: String) {
    let found = findings(
      in: """
        alert Ask(name: String) {
          purpose choose
          title "Open {name}?"
          message "\(message)"
          button open "Open"
          cancel
        }
        """)
    let marks = found.filter { $0.rule == "l10n/typography" }
    // Of the straight double ones, the inner ones are left alone.
    #expect(marks.flatMap(\.fixes).flatMap(\.edits).allSatisfy { $0.text == "“" || $0.text == "”" })
    #expect(marks.flatMap(\.fixes).flatMap(\.edits).count <= 2)
  }
}
