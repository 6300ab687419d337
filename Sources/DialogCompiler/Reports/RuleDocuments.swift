public import DialogFindings
import DialogRules

/// The documentation of rules in both languages: a page for each group and a list of all.
///
/// - Returns: files for `docs/`, with paths relative to it.
public func ruleDocuments(_ rules: [RuleDescription] = allRules) -> [Artifact] {
  MessageLanguage.allCases.flatMap { language in
    let groups = RuleGroup.groups(of: rules)
    return [indexDocument(groups, language)] + groups.map { groupDocument($0, language) }
  }
}

extension RuleID {
  /// The page that has a rule, relative to `docs/`: `rules/alert.md`.
  public func documentPath(_ language: MessageLanguage) -> String {
    "rules/" + page(language)
  }

  /// The page and its place there: `rules/alert.md#title-required`.
  public func documentLink(_ language: MessageLanguage) -> String {
    documentPath(language) + "#" + anchor
  }

  /// What stands before the slash.
  fileprivate var group: Substring { name.prefix { $0 != "/" } }

  /// What stands after the slash.
  fileprivate var anchor: Substring { name.dropFirst(group.count + 1) }

  fileprivate func page(_ language: MessageLanguage) -> String { group + suffix(language) }
}

/// Rules whose names have the same beginning.
private struct RuleGroup {
  let name: Substring
  var rules: [RuleDescription]

  /// In the order of their first rules.
  static func groups(of rules: [RuleDescription]) -> [RuleGroup] {
    var groups: [RuleGroup] = []
    for rule in rules {
      if let index = groups.firstIndex(where: { $0.name == rule.id.group }) {
        groups[index].rules.append(rule)
      } else {
        groups.append(RuleGroup(name: rule.id.group, rules: [rule]))
      }
    }
    return groups
  }

  /// How their findings are accepted or weighed.
  var settings: Message {
    if rules.allSatisfy({ rule in RuleDescription.files.contains { $0.id == rule.id } }) {
      settingsOfFiles
    } else if rules.allSatisfy({ rule in RuleDescription.catalogs.contains { $0.id == rule.id } }) {
      settingsOfCatalogs
    } else {
      DialogCompiler.settings
    }
  }
}

private func suffix(_ language: MessageLanguage) -> String {
  language == .english ? ".md" : ".\(language.rawValue).md"
}

private let comment = Message(
  en: "<!-- Generated from the rules in Sources; do not edit. -->\n\n",
  ko: "<!-- Sources의 규칙에서 생성한 문서이므로 고치지 마세요. -->\n\n")

private let title = Message(en: "Rules", ko: "규칙")

private let settings = Message(
  en: """
    To accept a finding that is meant, write [`@allow`](../language.md#directives) with a reason in front of it. A
    [project](../language.md#project) or [`--guidelines`](../command-line.md#dialogc-check) says which edition of the
    guidelines applies; `--warn` turns errors of rules into warnings.
    """,
  ko: """
    그대로 두기로 한 지적에는 그 자리에 [`@allow`](../language.ko.md#지시어)와 이유를 적습니다. 어느 판의
    지침을 따르는지는 [project](../language.ko.md#project)나
    [`--guidelines`](../command-line.ko.md#dialogc-check)로 정하고, `--warn`은 규칙의 오류를 경고로 낮춥니다.
    """)

private let settingsOfCatalogs = Message(
  en: """
    These findings are about catalogs, when they are exported or imported. A [project](../language.md#project) says in `rules`
    what warnings and notes weigh; what is an error stays one.
    """,
  ko: """
    카탈로그를 내보내거나 가져올 때 나오는 지적입니다. 경고와 알림의 심각도는 [project](../language.ko.md#project)의
    `rules`에서 정하고, 오류는 바꿀 수 없습니다.
    """)

private let settingsOfFiles = Message(
  en: """
    These findings are about files and the call, not about dialogs: they cannot be allowed, weighed otherwise or turned off.
    """,
  ko: "대화상자가 아니라 파일과 호출에 대한 지적이므로 허용하거나 심각도를 바꾸거나 끌 수 없습니다.")

private let more = Message(en: "[All rules](README.md).", ko: "[모든 규칙](README.ko.md).")

private let guidelines = Message(
  en:
    "[Statement by statement](../guidelines.md) shows which parts of the guidelines they "
    + "enforce; [`dialogc explain RULE`](../command-line.md#dialogc-explain) prints what these pages say of a rule.",
  ko:
    "지침의 어느 문장을 지키는지는 [문장별로 보는 지침](../guidelines.ko.md)에 있습니다. "
    + "[`dialogc explain RULE`](../command-line.ko.md#dialogc-explain)은 이 문서가 규칙마다 하는 설명을 터미널에 보여 줍니다."
)

private func groupDocument(_ group: RuleGroup, _ language: MessageLanguage) -> Artifact {
  var page = "\(comment[language])# \(title[language]): \(group.name)\n\n"
  page += "\(group.settings[language]) \(more[language])\n\n" + table(group, language)
  var bytes = Array(page.utf8)
  for rule in group.rules {
    bytes += "\n<a id=\"\(rule.id.anchor)\"></a>\n\n".utf8
    bytes += RulePage(rule, language: language).section()
    bytes += keptStatements(by: rule.id, language).utf8
  }
  return Artifact(path: group.rules[0].id.documentPath(language), bytes: bytes)
}

/// The statements of the guidelines that a rule keeps, with links to what they ask; empty where it keeps
/// none.
private func keptStatements(by rule: RuleID, _ language: MessageLanguage) -> String {
  let links = GuidelineDocument.all.flatMap { document in
    document.sections.flatMap(\.statements).filter { $0.rules.contains(rule) }.map { statement in
      "[\(document.name)/\(statement.number)](../guidelines\(suffix(language))#\(document.name)-\(statement.number))"
    }
  }
  guard !links.isEmpty else { return "" }
  return "\n\(keeps[language]): \(links.joined(separator: ", "))\n"
}

private let keeps = Message(en: "Keeps", ko: "지키는 문장")

private func indexDocument(_ groups: [RuleGroup], _ language: MessageLanguage) -> Artifact {
  var page = "\(comment[language])# \(title[language])\n\n\(settings[language])\n\n"
  page += "\(guidelines[language])\n"
  for group in groups {
    let file = group.rules[0].id.page(language)
    page += "\n## [\(group.name)](\(file))\n\n" + table(group, language)
  }
  return Artifact(path: "rules/README" + suffix(language), bytes: Array(page.utf8))
}

private let tableHead = Message(
  en: "| rule | severity | editions | what it wants |", ko: "| 규칙 | 심각도 | 지침의 판 | 내용 |")

private func table(_ group: RuleGroup, _ language: MessageLanguage) -> String {
  "\(tableHead[language])\n|---|---|---|---|\n"
    + group.rules.map { row($0, language) }.joined()
}

private func row(_ rule: RuleDescription, _ language: MessageLanguage) -> String {
  let cells = [
    "[`\(rule.id)`](\(rule.id.page(language))#\(rule.id.anchor))",
    ReportWords.severity(rule.severity)[language], rule.severities.label(language),
    rule.summary[language].escapedForMarkdown.split(separator: "|").joined(separator: "\\|"),
  ]
  return "| " + cells.joined(separator: " | ") + " |\n"
}
