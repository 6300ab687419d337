import DialogFindings
import DialogModel

/// The rules that hold in a project, by what they look at.
struct ActiveRules: Sendable {
  private var ofDialogs: [(ActiveRule, @Sendable (DialogContext, inout Findings) -> Void)] = []
  private typealias TextCheck = @Sendable (TextVariant, inout Findings) -> Void
  private var ofTexts: [(ActiveRule, Rule.Check.Scope, TextCheck)] = []
  private var ofTranslations: [(ActiveRule, @Sendable (DialogContext, inout Findings) -> Void)] = []
  private var ofProject: [(ActiveRule, @Sendable (ProjectContext, inout Findings) -> Void)] = []
  private var comparisons: [(ActiveRule, @Sendable (ActiveRule) -> any AnyComparisonTable)] = []

  init(of project: Project, among rules: [Rule], least: Severity = .note) {
    let settings = project.settingsByRule
    for rule in rules {
      guard let usual = rule.description.severities[project.edition] else { continue }
      let setting = settings[rule.id]
      let weight = rule.description.weight(usual, in: project.release)
      guard let severity = setting.map(\.severity) ?? weight, severity >= least else { continue }
      let isSet = setting != nil || rule.description.isNewer(than: project.release)
      add(rule.check, of: ActiveRule(id: rule.id, severity: severity, isSet: isSet))
    }
  }

  private mutating func add(_ check: Rule.Check, of active: ActiveRule) {
    if let dialog = check.dialog { ofDialogs.append((active, dialog)) }
    if let text = check.text { ofTexts.append((active, check.scope, text)) }
    if let comparison = check.comparison { ofTranslations.append((active, comparison)) }
    if let project = check.project { ofProject.append((active, project)) }
    for make in check.comparisons { comparisons.append((active, make)) }
  }

  /// - Parameter counts: how many findings rules have in single dialogs.
  func checkProject(_ project: ProjectContext, counts: [RuleID: Int]) -> [Diagnostic] {
    var findings = Findings()
    for (rule, check) in ofProject {
      findings.begin(rule)
      findings.countInDialogs = counts[rule.id] ?? 0
      check(project, &findings)
    }
    return findings.all
  }

  /// The rules that look at dialogs and at the project.
  var countedRules: Set<RuleID> {
    Set(ofProject.map(\.0.id)).intersection(ofDialogs.map(\.0.id))
  }

  /// Empty tables of the comparisons that hold.
  func makeComparisons() -> [any AnyComparisonTable] {
    comparisons.map { rule, make in make(rule) }
  }

  func check(_ dialog: DialogContext, _ findings: inout Findings) {
    for (rule, check) in ofDialogs {
      findings.begin(rule)
      check(dialog, &findings)
    }
    if !ofTexts.isEmpty { checkTexts(of: dialog, &findings) }
    for (rule, check) in ofTranslations {
      findings.begin(rule)
      check(dialog, &findings)
    }
  }

  private func checkTexts(of dialog: DialogContext, _ findings: inout Findings) {
    let all = dialog.variants.borrowed
    let known = all.filter { $0.with { $0.locale.isEnglish || $0.locale.isKorean } }
    let prose = known.filter { $0.with { $0.place == .title || $0.place == .message } }
    let buttons = known.filter { $0.with { $0.place == .button } }
    for (rule, scope, check) in ofTexts {
      findings.begin(rule)
      switch scope {
      case .all: ActiveRules.check(all, check, &findings)
      case .known: ActiveRules.check(known, check, &findings)
      case .prose: ActiveRules.check(prose, check, &findings)
      case .buttons: ActiveRules.check(buttons, check, &findings)
      }
    }
  }

  private static func check(
    _ variants: [Borrowed<TextVariant>], _ check: (TextVariant, inout Findings) -> Void,
    _ findings: inout Findings
  ) {
    for borrowed in variants { borrowed.with { check($0, &findings) } }
  }
}

extension Project {
  /// The last setting of each rule.
  var settingsByRule: [RuleID: RuleSetting] {
    Dictionary(ruleSettings.map { ($0.rule, $0) }, uniquingKeysWith: { $1 })
  }
}
