public import DialogFindings
public import DialogModel
public import DialogText

/// Holds what files mean against the guidelines.
///
/// - Parameters:
///   - program: what the files mean, with the edition that is to hold.
///   - sources: the files, by their ids.
///   - earlier: what parsing and resolving found; the project's settings and allowances hold for
///     it too.
///   - others: rules that the earlier findings may bear beside `Rule.all`.
///   - least: the least severity that matters; rules below it are not asked.
///   - threads: how many work on dialogs at once, from 1.
/// - Returns: the earlier findings and those of the rules, in source order.
public func checkGuidelines(
  _ program: Program, sources: [SourceFile], earlier: [Diagnostic] = [],
  others: [RuleDescription] = [], least: Severity = .note, threads: Int = 1
) -> [Diagnostic] {
  let project = ProjectContext(program, sources: sources)
  let rules = ActiveRules(of: program.project, least: least)
  let known = KnownRules(others: others)
  var all = earlier.withSettings(of: program.project)
  all += rules.checkProject(project, after: rules.checkDialogs(project, threads: threads))
  all = all.filtering(allowancesOf: project, known: known)
  all += findingsOfSettings(program, known: known)
  return all.inSourceOrder()
}

/// Holds single dialogs against the guidelines, as an editor asks for them. For one thread: what it
/// has read of the project it keeps, so that only the first dialog waits for it.
public final class GuidelineChecker {
  private let project: ProjectContext
  private let rules: ActiveRules

  /// - Parameters:
  ///   - program: what the files mean, with the edition that is to hold.
  ///   - sources: the files, by their ids.
  public init(_ program: Program, sources: [SourceFile]) {
    project = ProjectContext(program, sources: sources)
    rules = ActiveRules(of: program.project)
  }

  /// The findings of one dialog in source order, without allowances.
  ///
  /// - Parameter index: its place among the program's dialogs.
  public func findings(ofDialog index: Int) -> [Diagnostic] {
    var findings = Findings()
    rules.check(DialogContext(index, of: project), &findings)
    return findings.all.inSourceOrder()
  }
}

/// The rules that hold in a project, by what they look at.
struct ActiveRules: Sendable {
  private var ofDialogs: [(ActiveRule, @Sendable (DialogContext, inout Findings) -> Void)] = []
  private typealias TextCheck = @Sendable (TextVariant, inout Findings) -> Void
  private var ofTexts: [(ActiveRule, Rule.Check.Scope, TextCheck)] = []
  private var ofTranslations: [(ActiveRule, @Sendable (DialogContext, inout Findings) -> Void)] = []
  private var ofProject: [(ActiveRule, @Sendable (ProjectContext, inout Findings) -> Void)] = []

  init(of project: Project, among rules: [Rule] = Rule.all, least: Severity = .note) {
    let settings = project.settingsByRule
    for rule in rules {
      guard let usual = rule.description.severities[project.edition] else { continue }
      let setting = settings[rule.id]
      guard let severity = setting.map(\.severity) ?? usual, severity >= least else { continue }
      add(rule.check, of: ActiveRule(id: rule.id, severity: severity, isSet: setting != nil))
    }
  }

  private mutating func add(_ check: Rule.Check, of active: ActiveRule) {
    if let dialog = check.dialog { ofDialogs.append((active, dialog)) }
    if let text = check.text { ofTexts.append((active, check.scope, text)) }
    if let comparison = check.comparison { ofTranslations.append((active, comparison)) }
    if let project = check.project { ofProject.append((active, project)) }
  }

  /// - Parameter found: what is found in the dialogs, by which rules may judge habits.
  /// - Returns: that, and what is found in the project.
  func checkProject(_ project: ProjectContext, after found: [Diagnostic]) -> [Diagnostic] {
    var findings = Findings(found)
    for (rule, check) in ofProject {
      findings.begin(rule)
      check(project, &findings)
    }
    return findings.all
  }

  /// What is found in all dialogs. Threads share nothing but the program: what is remembered of it
  /// is each one's own.
  func checkDialogs(_ project: ProjectContext, threads: Int) -> [Diagnostic] {
    let dialogs = project.program.dialogs.indices
    if threads == 1 { return check(dialogs, of: project) }
    let (program, sources) = (project.program, project.sources)
    return parallelMap(threads, threads: threads) { block in
      let range =
        dialogs.count * block / threads..<dialogs.count * (block + 1) / threads
      return check(range, of: ProjectContext(program, sources: sources))
    }.flatMap { $0 }
  }

  private func check(_ dialogs: Range<Int>, of project: ProjectContext) -> [Diagnostic] {
    var findings = Findings()
    for index in dialogs { check(DialogContext(index, of: project), &findings) }
    return findings.all
  }

  func check(_ dialog: DialogContext, _ findings: inout Findings) {
    findings.beginDialog()
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

  /// What the source text of an element is reported for is not looked for in its translations.
  private static func check(
    _ variants: [Borrowed<TextVariant>], _ check: (TextVariant, inout Findings) -> Void,
    _ findings: inout Findings
  ) {
    var faulty: Element?
    for borrowed in variants {
      borrowed.with { variant in
        if !variant.isSource, variant.element == faulty { return }
        let count = findings.count
        check(variant, &findings)
        if variant.isSource, findings.count > count { faulty = variant.element }
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
