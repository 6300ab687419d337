import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// The table of the guidelines against the rules.
struct RuleListTests {
  /// A row: its rule, and what a finding weighs in 2019, 2020, 2022 and 2024.
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let severities: [Severity?]

    var testDescription: String { rule.name }
  }

  static let rows: [Row] =
    all(
      .error, "alert/title-required", "alert/no-buttons", "button/destructive-needs-cancel",
      "button/duplicate-title", "alert/not-customizable", "sheet/source", "notification/actions",
      "notification/marketing-consent", "notification/marketing-settings",
      "notification/permission", "notification/sensitive")
    + all(
      .warning, "text/sentence-capitalization", "text/ending-punctuation", "text/accusatory-tone",
      "text/not-truncated", "text/title-capitalization", "text/name-capitalization",
      "text/app-name", "alert/title-multiword",
      "alert/title-descriptive",
      "alert/title-length",
      "alert/message-sentences", "alert/message-length", "alert/scrolls", "sheet/scrolls",
      "alert/explains-buttons", "button/title-length", "button/yes-no", "button/ok",
      "button/cancel-role", "button/second-cancel", "button/destructive-role",
      "notification/sentences",
      "notification/instructs", "notification/action-title", "notification/action-opens-app",
      "notification/destination",
      "notification/permission-timing",
      "alert/too-many-buttons", "button/cancel-title", "button/default",
      "button/position", "alert/exit", "sheet/two-choices", "sheet/cancel",
      "sheet/destructive-first", "notification/repeats", "notification/hidden-preview",
      "notification/sound", "notification/destructive-action", "notification/style",
      "notification/empty-detail", "notification/no-information", "notification/length",
      "badge/critical", "badge/purpose", "badge/cleared", "directive/unused-allow",
      "directive/unknown-rule", "directive/unknown-screen")
    + all(
      .note, "button/verb", "alert/message-repeats-title", "alert/minimize",
      "sheet/dynamic-choices", "sheet/unrelated-choices", "text/oblique", "text/apostrophe")
    + [
      Row(rule: "text/pronoun", severities: [.warning, .warning, nil, nil]),
      Row(rule: "alert/single-button", severities: [.note, .note, nil, .note]),
      Row(
        rule: "alert/choices-need-action-sheet", severities: [nil, nil, .warning, .warning]),
      Row(rule: "alert/at-launch", severities: [nil, nil, nil, .warning]),
      Row(rule: "sheet/text-length", severities: [nil, nil, nil, .warning]),
      Row(rule: "alert/undoable", severities: [nil, nil, nil, .warning]),
      Row(rule: "notification/level", severities: [nil, nil, nil, .error]),
      Row(rule: "notification/error", severities: [nil, nil, nil, .note]),
    ]

  private static func all(_ severity: Severity, _ rules: RuleID...) -> [Row] {
    rules.map { Row(rule: $0, severities: [severity, severity, severity, severity]) }
  }

  @Test("every row has its rule, of its editions and severities")
  func hasRule() {
    for row in Self.rows {
      let rule = Rule.all.first { $0.id == row.rule }?.description
      #expect(Edition.allCases.map { rule?.severities[$0] } == row.severities, "\(row.rule)")
      #expect(rule != nil, "\(row.rule)")
    }
  }

  @Test("every rule has a row, once; rules about translations are in another table")
  func hasRow() {
    let rules = Rule.all.map(\.id).filter { !$0.name.hasPrefix("l10n/") }
    #expect(rules.sorted() == Self.rows.map(\.rule).sorted())
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test("every guideline cites document and heading")
  func cites() {
    for rule in Rule.all.map(\.description) {
      let isOwn = ["directive/", "l10n/"].contains { rule.id.name.hasPrefix($0) }
      guard !isOwn else { continue }
      let isComplete = rule.citations.allSatisfy { !$0.document.isEmpty && !$0.heading.isEmpty }
      #expect(!rule.citations.isEmpty && isComplete, "\(rule.id)")
    }
  }

  @Test("both languages say what a rule wants and why")
  func isBilingual() {
    for rule in Rule.all.map(\.description) {
      for text in [rule.summary, rule.reason] {
        let isKorean = text.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        #expect(!text.english.isEmpty && isKorean, "\(rule.id)")
      }
    }
  }
}
