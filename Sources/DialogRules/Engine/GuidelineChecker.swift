public import DialogFindings
public import DialogModel
import DialogSupport

/// Holds a program against the guidelines, and again as it changes: what a change can't concern is not
/// judged anew. For one thread.
public final class GuidelineChecker {
  private let project: ProjectContext
  private let rules: ActiveRules
  private let table: RuleTable
  private let counted: Set<RuleID>
  private let comparisons: [any AnyComparisonTable]
  /// What is found in each dialog by itself, by its place.
  private var own: [[Diagnostic]] = []
  private var counts: [RuleID: Int] = [:]
  private let known: KnownRules
  private var names: [String] = []
  /// Which dialogs have a word in an English text; made with the first change.
  private lazy var words = WordIndex(project)
  /// Whether dialogs were judged beside this object's own memory.
  private var isPartlyRemembered: Bool
  /// What is wrong with the project as a whole.
  public private(set) var findingsOfProject: [Diagnostic] = []

  /// Judges all dialogs by some rules.
  init(
    _ program: Program, by all: [Rule], sources: @escaping SourceLookup, others: [RuleDescription],
    least: Severity, threads: Int
  ) {
    known = KnownRules(all.map(\.description) + others)
    project = ProjectContext(program, sources: sources)
    table = RuleTable(RuleDescription.model + all.map(\.description))
    rules = ActiveRules(of: program.project, among: all, least: least)
    counted = rules.countedRules
    comparisons = rules.makeComparisons()
    isPartlyRemembered = threads > 1
    own = judgeAll(threads: threads)
    for comparison in comparisons { comparison.fill(project) }
    names = program.dialogs.map(\.name.text)
    for findings in own { count(findings, 1) }
    findingsOfProject = rules.checkProject(project, counts: counts)
  }

  /// What is found of the dialog at a place, by itself and beside others.
  public func findings(ofDialog place: Int) -> [Diagnostic] {
    own[place] + comparisons.flatMap { $0.findings(ofDialog: place, named: names[place]) }
  }

  /// All that is found.
  public var allFindings: [Diagnostic] {
    own.flatMap { $0 } + comparisons.flatMap(\.findings) + findingsOfProject
  }

  // MARK: Settling

  /// Findings without what others of the dialog say better, and without those that are allowed; with
  /// a warning for each allowance that neither needs, or of a rule that does not exist.
  ///
  /// - Parameters:
  ///   - findings: all of the dialog, and all that the allowances may be meant for.
  ///   - place: the dialog in which the allowances stand, or in a translation of it; nil elsewhere.
  public func settle(
    _ findings: [Diagnostic], allowances: [Allowance], ofDialog place: Int? = nil
  ) -> [Diagnostic] {
    let (kept, hidden) = findings.settledByDialog(table, source: project.sourceLocale.tag)
    if allowances.isEmpty { return kept }
    let dialog = place.map { project.program.dialogs[$0] }
    return kept.filtering(allowances, hidden: hidden, of: dialog, in: project, known)
      + allowances.compactMap { known.unknown($0.rule, at: $0.ruleRange) }
  }

  /// Settings of rules that do not exist.
  public var findingsOfSettings: [Diagnostic] {
    project.program.project.ruleSettings.compactMap { known.unknown($0.rule, at: $0.ruleRange) }
  }

  // MARK: Changes

  /// Lets go of the program, so that its owner changes it in place.
  public func releaseProgram() { project.releaseProgram() }

  /// Takes the program after a change of its dialogs; what they are read against is as before.
  ///
  /// - Parameters:
  ///   - built: what changed in it.
  /// - Returns: the places of the dialogs of which something else may be found.
  public func update(_ program: Program, _ built: ProgramBuilder.Change) -> Set<Int> {
    let changed = built.dialogs
    let new = changed.map { program.dialogs[$0].name.text }
    let change = ProgramChange(
      changed: changed, names: built.gone.union(new), oldPlaces: built.oldPlaces)
    let consequences = project.take(program, change)
    take(change, program)
    let facts = project.countOfFacts
    var places = Set(changed).union(self.places(of: consequences))
    judge(places)
    if isPartlyRemembered, project.countOfFacts > facts {
      // What is asked for the first time may have been another answer before.
      isPartlyRemembered = false
      places = Set(own.indices)
      judge(places)
    }
    for comparison in comparisons {
      places.formUnion(
        comparison.update(change, in: project).compactMap { project.dialogIndex[$0] })
    }
    findingsOfProject = rules.checkProject(project, counts: counts)
    return places
  }

  private func take(_ change: ProgramChange, _ program: Program) {
    if let places = change.oldPlaces {
      let old = own
      for findings in old { count(findings, -1) }
      own = places.map { place in place.map { old[$0] } ?? [] }
      for findings in own { count(findings, 1) }
      names = program.dialogs.map(\.name.text)
    }
    words.update(change, in: project)
  }

  private func places(of consequences: Consequences) -> Set<Int> {
    if consequences.concernsAll { return Set(own.indices) }
    let names = consequences.words.reduce(into: consequences.dialogs) { names, word in
      names.formUnion(words.dialogs(with: word))
    }
    return Set(names.compactMap { project.dialogIndex[$0] })
  }

  // MARK: Judging

  private func judge(_ places: Set<Int>) {
    for place in places {
      count(own[place], -1)
      own[place] = rules.findings(ofDialog: place, in: project)
      count(own[place], 1)
    }
  }

  /// Threads share nothing but the program: what is remembered of it is each one's own.
  private func judgeAll(threads: Int) -> [[Diagnostic]] {
    let places = project.program.dialogs.indices
    if threads == 1 { return places.map { rules.findings(ofDialog: $0, in: project) } }
    let (program, sources, active) = (project.program, project.sources, rules)
    return parallelMap(threads, threads: threads) { block in
      let project = ProjectContext(program, sources: sources)
      return (places.count * block / threads..<places.count * (block + 1) / threads)
        .map { active.findings(ofDialog: $0, in: project) }
    }.flatMap { $0 }
  }

  private func count(_ findings: [Diagnostic], _ sign: Int) {
    for finding in findings where counted.contains(finding.rule) {
      counts[finding.rule, default: 0] += sign
    }
  }
}

extension ActiveRules {
  /// What is found in the dialog at a place by itself.
  fileprivate func findings(ofDialog place: Int, in project: ProjectContext) -> [Diagnostic] {
    var findings = Findings()
    project.dialogAtWork = project.program.dialogs[place].name.text
    check(DialogContext(place, of: project), &findings)
    return findings.all
  }
}
