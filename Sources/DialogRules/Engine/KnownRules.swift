import DialogText

/// The rules that settings and allowances may name.
struct KnownRules {
  /// In the order in which spellings are compared.
  let names: [String]
  private let severities: [RuleID: EditionSeverities?]

  /// - Parameter others: rules beside `Rule.all`.
  init(others: [RuleDescription]) {
    let described = Rule.all.map(\.description) + others
    let here = Set(described.map(\.id))
    let elsewhere = (KnownRules.measured + KnownRules.localization).filter { !here.contains($0) }
    names = described.map(\.id.name) + elsewhere.map(\.name)
    var severities: [RuleID: EditionSeverities?] = [:]
    for id in elsewhere { severities[id] = .some(nil) }
    for rule in described { severities[rule.id] = rule.severities }
    self.severities = severities
  }

  func contains(_ rule: RuleID) -> Bool { severities[rule] != nil }

  /// Whether findings of a rule are looked for in an edition.
  func isChecked(_ rule: RuleID, in edition: Edition) -> Bool {
    severities[rule].flatMap { $0 }?[edition] != nil
  }

  /// Rules about text that is measured against devices; known by name where nothing is measured.
  static let measured: [RuleID] = [
    "alert/title-length", "alert/message-length", "alert/scrolls", "sheet/scrolls", "l10n/length",
  ]

  /// Rules that compare translations; known by name where nothing is compared.
  static let localization: [RuleID] = [
    "l10n/missing", "l10n/extra", "l10n/empty", "l10n/unchanged", "l10n/placeholder",
    "l10n/plural-missing", "l10n/plural-unused", "l10n/plural-quantity", "l10n/plural-candidate",
    "l10n/ending", "l10n/whitespace", "l10n/numbers", "l10n/typography", "l10n/duplicate-button",
    "l10n/platform-term", "l10n/polarity", "l10n/button-reference", "l10n/particle",
    "l10n/register", "l10n/imperative", "l10n/wrong-language", "l10n/bidi", "l10n/invisible",
    "l10n/mixed-script", "l10n/normalization", "l10n/stale", "l10n/inconsistent",
  ]
}
