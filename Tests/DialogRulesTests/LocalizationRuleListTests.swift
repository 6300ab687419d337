import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// The table of the translation checks against the rules.
struct LocalizationRuleListTests {
  static let rows: [(rule: RuleID, severity: Severity)] = [
    ("l10n/missing", .warning), ("l10n/extra", .warning), ("l10n/empty", .error),
    ("l10n/unchanged", .warning), ("l10n/placeholder", .error), ("l10n/plural-missing", .error),
    ("l10n/plural-unused", .warning), ("l10n/plural-quantity", .warning),
    ("l10n/plural-candidate", .note), ("l10n/plural-forms", .warning), ("l10n/counter", .warning),
    ("l10n/ending", .warning), ("l10n/whitespace", .warning),
    ("l10n/numbers", .warning), ("l10n/typography", .warning), ("l10n/length", .warning),
    ("l10n/duplicate-button", .error), ("l10n/platform-term", .warning),
    ("l10n/polarity", .warning), ("l10n/meaning", .warning),
    ("l10n/statement", .warning), ("l10n/omission", .warning),
    ("l10n/action-word", .note), ("l10n/button-reference", .warning),
    ("l10n/particle", .warning), ("l10n/agreement", .warning), ("l10n/spelling", .warning),
    ("l10n/doubled-word", .warning), ("l10n/region", .note),
    ("l10n/register", .warning), ("l10n/imperative", .note),
    ("l10n/wrong-language", .warning), ("l10n/name", .warning), ("l10n/bidi", .error),
    ("l10n/invisible", .warning),
    ("l10n/mixed-script", .warning), ("l10n/normalization", .warning), ("l10n/stale", .warning),
    ("l10n/inconsistent", .note),
  ]

  @Test("every row has its rule, in every edition, in the order of the table")
  func hasRules() {
    let rules = Rule.all.map(\.description).filter { $0.id.name.hasPrefix("l10n/") }
    #expect(rules.map(\.id) == Self.rows.map(\.rule))
    for (rule, row) in zip(rules, Self.rows) {
      #expect(
        Edition.allCases.map { rule.severities[$0] } == Edition.allCases.map { _ in row.severity })
    }
  }

  @Test("every rule says where it comes from")
  func cites() {
    for rule in Rule.all.map(\.description) where rule.id.name.hasPrefix("l10n/") {
      #expect(!rule.citations.isEmpty, "\(rule.id)")
    }
  }
}
