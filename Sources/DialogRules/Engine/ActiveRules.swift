import DialogFindings
import DialogModel

/// The rules that hold in a project, by what they look at.
struct ActiveRules: Sendable {
  private var ofDialogs: [(ActiveRule, @Sendable (DialogContext, inout Findings) -> Void)] = []
  private var ofTexts: [TextRule] = []
  private var clues = 0
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
    if let text = check.text {
      ofTexts.append(
        TextRule(
          rule: active, scope: check.scope, clue: check.clue.map { TextClue(clues, $0) },
          check: text))
      if check.clue != nil { clues += 1 }
    }
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
    for text in ofTexts {
      findings.begin(text.rule)
      switch text.scope {
      case .all: text.check(all, &findings)
      case .known: text.check(known, &findings)
      case .prose: text.check(prose, &findings)
      case .buttons: text.check(buttons, &findings)
      }
    }
  }
}

/// A rule about texts.
private struct TextRule: Sendable {
  let rule: ActiveRule
  let scope: Rule.Check.Scope
  let clue: TextClue?
  let check: @Sendable (TextVariant, inout Findings) -> Void

  func check(_ variants: [Borrowed<TextVariant>], _ findings: inout Findings) {
    for borrowed in variants {
      borrowed.with { variant in
        if let clue, !variant.reading.gives(clue) { return }
        check(variant, &findings)
      }
    }
  }
}

extension Project {
  /// The last setting of each rule.
  var settingsByRule: [RuleID: RuleSetting] {
    Dictionary(ruleSettings.map { ($0.rule, $0) }, uniquingKeysWith: { $1 })
  }
}
