import DialogFindings
import DialogModel

/// The rules that hold in a project, by what they look at.
///
/// They are asked of every dialog, and most have nothing to say: the lists borrow them, so that asking
/// counts no references.
struct ActiveRules: Sendable {
  /// Holds what the lists borrow.
  private var all: [ActiveRule] = []
  private var ofDialogs: [Borrowed<ActiveRule>] = []
  private var ofTexts: [Borrowed<ActiveRule>] = []
  private var ofTranslations: [Borrowed<ActiveRule>] = []
  private var ofProject: [Borrowed<ActiveRule>] = []

  init(of project: Project, among rules: [Rule], least: Severity = .note) {
    let settings = project.settingsByRule
    var clues = 0
    for rule in rules {
      guard let usual = rule.description.severities[project.edition] else { continue }
      let setting = settings[rule.id]
      let weight = rule.description.weight(usual, in: project.release)
      guard let severity = setting.map(\.severity) ?? weight, severity >= least else { continue }
      let isSet = setting != nil || rule.description.isNewer(than: project.release)
      add(ActiveRule(rule, severity: severity, isSet: isSet, clues: &clues))
    }
  }

  private mutating func add(_ rule: ActiveRule) {
    all.append(rule)
    if rule.check.dialog != nil { ofDialogs.append(Borrowed(rule)) }
    if rule.check.text != nil { ofTexts.append(Borrowed(rule)) }
    if rule.check.comparison != nil { ofTranslations.append(Borrowed(rule)) }
    if rule.check.project != nil { ofProject.append(Borrowed(rule)) }
  }

  /// - Parameter counts: how many findings rules have in single dialogs.
  func checkProject(_ project: ProjectContext, counts: [RuleID: Int]) -> [Diagnostic] {
    var findings = Findings()
    for rule in ofProject {
      rule.with { rule in
        findings.begin(rule)
        findings.countInDialogs = counts[rule.id] ?? 0
        rule.check.project?(project, &findings)
      }
    }
    return findings.all
  }

  /// The rules that look at dialogs and at the project.
  var countedRules: Set<RuleID> {
    Set(all.filter { $0.check.project != nil && $0.check.dialog != nil }.map(\.id))
  }

  /// Empty tables of the comparisons that hold.
  func makeComparisons() -> [any AnyComparisonTable] {
    all.flatMap { rule in rule.check.comparisons.map { $0(rule) } }
  }

  /// Whether none looks at a dialog by itself.
  var ignoresDialogs: Bool { ofDialogs.isEmpty && ofTexts.isEmpty && ofTranslations.isEmpty }

  func check(_ dialog: DialogContext, _ findings: inout Findings) {
    for rule in ofDialogs {
      rule.with { rule in
        findings.begin(rule)
        rule.check.dialog?(dialog, &findings)
      }
    }
    if !ofTexts.isEmpty { checkTexts(of: dialog, &findings) }
    if !ofTranslations.isEmpty { checkTranslations(of: dialog, &findings) }
  }

  private func checkTexts(of dialog: DialogContext, _ findings: inout Findings) {
    let variants = dialog.variants.map(ScopedVariant.init)
    let scopes = variants.reduce(into: Rule.Check.Scopes()) { $0.formUnion($1.scopes) }
    for rule in ofTexts {
      rule.with { rule in
        guard scopes.contains(rule.check.scope) else { return }
        findings.begin(rule)
        rule.checkTexts(variants, &findings)
      }
    }
  }

  /// Most rules of translations compare them with their sources.
  private func checkTranslations(of dialog: DialogContext, _ findings: inout Findings) {
    let hasPairs = !dialog.pairs.isEmpty
    for rule in ofTranslations {
      rule.with { rule in
        guard hasPairs || !rule.check.comparesPairs else { return }
        findings.begin(rule)
        rule.check.comparison?(dialog, &findings)
      }
    }
  }
}

/// A rule that holds in a project, and what its findings weigh there.
final class ActiveRule: Sendable {
  let id: RuleID
  let severity: Severity
  /// Whether the project settles the severity.
  let isSet: Bool
  fileprivate let check: Rule.Check
  private let clue: TextClue?

  /// - Parameter clues: how many clues rules have so far.
  fileprivate init(_ rule: Rule, severity: Severity, isSet: Bool, clues: inout Int) {
    id = rule.id
    self.severity = severity
    self.isSet = isSet
    check = rule.check
    clue = check.clue.map { TextClue(clues, $0) }
    if clue != nil { clues += 1 }
  }

  fileprivate func checkTexts(_ variants: [ScopedVariant], _ findings: inout Findings) {
    guard let check = check.text else { return }
    let scope = self.check.scope
    for variant in variants where variant.scopes.rawValue & scope.rawValue != 0 {
      variant.variant.with { variant in
        if let clue, !variant.reading.gives(clue) { return }
        check(variant, &findings)
      }
    }
  }
}

/// A variant, and the kinds that it is of.
private struct ScopedVariant {
  let variant: Borrowed<TextVariant>
  let scopes: Rule.Check.Scopes

  init(_ variant: TextVariant) {
    self.variant = Borrowed(variant)
    let language = variant.reading.language
    let isKnown = language.isEnglish || language.isKorean
    var scopes: Rule.Check.Scopes = isKnown ? [.all, .known] : .all
    switch variant.place {
    case .title, .message: if isKnown { scopes.insert(.prose) }
    case .button: scopes.formUnion(isKnown ? [.allButtons, .buttons] : .allButtons)
    case .preview, .other: break
    }
    if variant.isInNotification {
      if variant.isVisibleNotificationText { scopes.insert(.notifications) }
      if scopes.isSuperset(of: [.notifications, .prose]) { scopes.insert(.notificationProse) }
      if scopes.contains(.allButtons) { scopes.insert(.actions) }
    }
    self.scopes = scopes
  }
}

extension Project {
  /// The last setting of each rule.
  var settingsByRule: [RuleID: RuleSetting] {
    Dictionary(ruleSettings.map { ($0.rule, $0) }, uniquingKeysWith: { $1 })
  }
}
