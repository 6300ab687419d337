public import DialogText

/// The documentation of rules: a page each and a list, in both languages.
///
/// - Returns: files for `docs/`, with paths relative to it.
public func ruleDocuments(_ rules: [RuleDescription] = compilerRules) -> [Artifact] {
  MessageLanguage.allCases.flatMap { language in
    [indexDocument(rules, language)] + rules.map { ruleDocument($0, language) }
  }
}

extension RuleID {
  /// The page of a rule, relative to `docs/`: `rules/alert-title-required.md`.
  public func documentPath(_ language: MessageLanguage) -> String {
    "rules/" + name.split(separator: "/").joined(separator: "-") + suffix(language)
  }
}

extension RuleID {
  /// What stands before the slash.
  fileprivate var group: Substring { name.prefix { $0 != "/" } }
}

private func suffix(_ language: MessageLanguage) -> String {
  language == .english ? ".md" : ".\(language.rawValue).md"
}

private let origin = Message(
  en: "Generated from the rules in Sources; do not edit.", ko: "Sources의 규칙에서 생성한 문서이므로 고치지 마세요.")

private func ruleDocument(_ rule: RuleDescription, _ language: MessageLanguage) -> Artifact {
  let page = RulePage(rule, language: language).markdown(level: 1)
  let comment = Array("<!-- \(origin[language]) -->\n\n".utf8)
  return Artifact(path: rule.id.documentPath(language), bytes: comment + page)
}

private func indexDocument(
  _ rules: [RuleDescription], _ language: MessageLanguage
) -> Artifact {
  var page = "<!-- \(origin[language]) -->\n\n# \(Message(en: "Rules", ko: "규칙")[language])\n"
  let groups = rules.map(\.id.group)
  for (index, group) in groups.enumerated() where !groups[..<index].contains(group) {
    page += "\n## \(group)\n\n\(tableHead[language])\n|---|---|---|---|\n"
    for rule in rules where rule.id.group == group { page += row(rule, language) }
  }
  return Artifact(path: "rules/README" + suffix(language), bytes: Array(page.utf8))
}

private let tableHead = Message(
  en: "| rule | severity | editions | what it wants |", ko: "| 규칙 | 심각도 | 지침의 판 | 내용 |")

private func row(_ rule: RuleDescription, _ language: MessageLanguage) -> String {
  let file = rule.id.documentPath(language).dropFirst("rules/".count)
  let cells = [
    "[`\(rule.id)`](\(file))", ReportWords.severity(rule.severity)[language],
    rule.severities.label(language),
    rule.summary[language].escapedForMarkdown.split(separator: "|").joined(separator: "\\|"),
  ]
  return "| " + cells.joined(separator: " | ") + " |\n"
}
