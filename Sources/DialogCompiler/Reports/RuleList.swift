public import DialogFindings
import DialogSupport

/// All rules, a line each; as Markdown and JSON with all that is said of them.
public struct RuleList: Page, Sendable {
  private let rules: [RuleDescription]
  private let language: MessageLanguage

  /// - Parameter rules: in the order in which they are listed.
  public init(_ rules: [RuleDescription], language: MessageLanguage) {
    self.rules = rules
    self.language = language
  }

  /// In columns, which are not broken where the screen is narrower: id, severity, editions, summary.
  public func text(screen: Screen) -> [UInt8] {
    var text = StyledOutput(isColored: screen.isColored)
    let labels = Severity.allCases.map { ReportWords.severity($0)[language] }
    let nameWidth = rules.map { $0.id.name.utf8.count }.max() ?? 0
    let labelWidth = labels.map { TextWidth.columns(of: $0) }.max() ?? 0
    let editions = rules.map { $0.severities.label(language) }
    let editionsWidth = editions.map { TextWidth.columns(of: $0) }.max() ?? 0
    for (rule, edition) in zip(rules, editions) {
      let label = ReportWords.severity(rule.severity)[language]
      let padding = labelWidth - TextWidth.columns(of: label)
      text.write(rule.id.name, as: .strong)
      text.write(String(repeating: " ", count: nameWidth - rule.id.name.utf8.count + 2))
      text.write(label, as: .faint)
      text.write(String(repeating: " ", count: padding + 2))
      text.write(edition, as: .faint)
      let gap = editionsWidth - TextWidth.columns(of: edition) + 2
      text.write(String(repeating: " ", count: gap))
      text.line(rule.summary[language])
    }
    return text.bytes
  }

  public func markdown() -> [UInt8] {
    let title = Message(en: "Rules", ko: "규칙")[language]
    let pages = rules.map { RulePage($0, language: language).markdown() }
    return Array("# \(title)\n".utf8) + pages.flatMap { [0x0A] + $0 }
  }

  /// One object with `version`, 1, and `rules`, an array of what each rule's page writes.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member(
        "rules",
        array: { json in
          for rule in rules { RulePage(rule, language: language).write(to: &json) }
        })
    }
    return json.finish()
  }
}
