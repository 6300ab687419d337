public import DialogFindings
public import DialogModel
import DialogSupport

/// Holds a program against the guidelines, and again as it changes: what a change can't concern is not
/// judged anew. For one thread.
public final class GuidelineChecker {
  private let project: ProjectContext
  private let rules: ActiveRules
  private lazy var table = RuleTable(RuleDescription.model + asked)
  private let counted: Set<RuleID>
  private let comparisons: [any AnyComparisonTable]
  /// What is found in each dialog by itself, by its place.
  private var own: [Judgement] = []
  private var counts: [RuleID: Int] = [:]
  private let asked: [RuleDescription]
  /// Rules that may be allowed or set besides.
  private let others: [RuleDescription]
  private lazy var known = KnownRules(
    asked + RuleDescription.syntax + RuleDescription.model + others)
  /// Which dialogs have a word in an English text; made when a change first asks.
  private var words: WordIndex?
  /// What is wrong with the project as a whole.
  public private(set) var findingsOfProject: [Diagnostic] = []
  /// What was worked out of the dialogs at first; nothing where nothing is to be remembered.
  public private(set) var remembered = RememberedDialogs()

  /// Judges all dialogs by some rules.
  init(
    _ program: Program, by all: [Rule], sources: @escaping SourceLookup, others: [RuleDescription],
    least: Severity, threads: Int, memory: DialogMemory? = nil
  ) {
    asked = all.map(\.description)
    self.others = others
    project = ProjectContext(program, sources: sources, remembered: memory)
    rules = ActiveRules(of: program.project, among: all, least: least)
    counted = rules.countedRules
    comparisons = rules.makeComparisons()
    own = judgeAll(threads: threads)
    if memory != nil { remembered = RememberedDialogs(own, shares: project.sharesToRemember) }
    for comparison in comparisons { comparison.judgeGroups(project) }
    for judgement in own { count(judgement, 1) }
    findingsOfProject = rules.checkProject(project, counts: counts)
  }

  /// What is found of the dialog at a place, by itself and beside others.
  public func findings(ofDialog place: Int) -> [Diagnostic] {
    own[place].findings
      + comparisons.filter { !$0.isQuiet }.flatMap {
        $0.findings(ofDialog: place, named: project.program.dialogs[place].name.text)
      }
  }

  /// All that is found.
  public var allFindings: [Diagnostic] {
    own.flatMap(\.findings) + comparisons.flatMap(\.findings) + findingsOfProject
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
    if findings.isEmpty, allowances.isEmpty { return [] }
    let (kept, hidden) = findings.settledByDialog(table, source: project.sourceLocale.tag)
    if allowances.isEmpty { return kept }
    let dialog = place.map { project.program.dialogs[$0] }
    return kept.filtering(allowances, hidden: hidden, of: dialog, in: project, known, table)
      + allowances.compactMap { known.unknown($0.rule, at: $0.ruleRange) }
  }

  /// Settings of rules that do not exist.
  public var findingsOfSettings: [Diagnostic] {
    project.program.project.ruleSettings.compactMap { known.unknown($0.rule, at: $0.ruleRange) }
  }

  // MARK: Changes

  /// Gets ready for a change of the program, and lets go of it, so that its owner changes it in place.
  public func prepareForChange() { project.prepareForChange() }

  /// Takes the program after a change of its dialogs; what they are read against is as before.
  ///
  /// - Parameters:
  ///   - built: what changed in it.
  ///   - ranks: which dialog comes before which, by their places; nil where they stand in source order.
  /// - Returns: the places of the dialogs of which something else may be found.
  public func update(
    _ program: Program, _ built: ProgramBuilder.Change, ranks: [Int]?
  ) -> Set<Int> {
    let new = built.dialogs.map { program.dialogs[$0].name.text }
    let change = ProgramChange(
      removed: built.removed, changed: built.dialogs, names: built.gone.union(new), ranks: ranks)
    let consequences = project.take(program, change)
    take(change)
    var places = Set(change.changed).union(self.places(of: consequences))
    judge(places)
    for comparison in comparisons {
      places.formUnion(
        comparison.update(change, in: project).compactMap { project.program.dialogIndex[$0] })
    }
    findingsOfProject = rules.checkProject(project, counts: counts)
    return places
  }

  private func take(_ change: ProgramChange) {
    for place in change.removed {
      count(own[place], -1)
      own.swapRemove(at: place)
    }
    for _ in own.count..<project.program.dialogs.count { own.append(Judgement()) }
    words?.update(change, in: project)
  }

  private func places(of consequences: Consequences) -> Set<Int> {
    var places = consequences.words.isEmpty ? [] : dialogs(with: consequences.words)
    if !consequences.evidence.isEmpty {
      places.formUnion(
        own.indices.filter { !own[$0].evidence.isDisjoint(with: consequences.evidence) })
    }
    places.formUnion(consequences.dialogs.compactMap { project.program.dialogIndex[$0] })
    return places
  }

  /// The places of the dialogs that have one of some words, and maybe others.
  private func dialogs(with changed: Set<String>) -> Set<Int> {
    let words = self.words ?? WordIndex(project)
    self.words = words
    return words.dialogs(withAnyOf: changed)
  }

  // MARK: Judging

  private func judge(_ places: Set<Int>) {
    for place in places {
      count(own[place], -1)
      own[place] = rules.judge(place, in: project)
      count(own[place], 1)
    }
  }

  /// Threads share nothing but the program: what is worked out of it is each one's own. What the first
  /// block’s was stays, for what is judged later.
  private func judgeAll(threads: Int) -> [Judgement] {
    let count = project.program.dialogs.count
    let (program, sources, memory) = (project.program, project.sources, project.remembered)
    let active = rules
    let bounds = (0...threads).map { count * $0 / threads }
    let first = { active.judge(0..<bounds[1], in: self.project, comparisons: self.comparisons) }
    let blocks = parallelMap(threads, threads: threads, first: first) { block in
      active.judge(
        bounds[block]..<bounds[block + 1],
        in: ProjectContext(program, sources: sources, remembered: memory),
        comparisons: active.makeComparisons())
    }
    for block in blocks.dropFirst() {
      project.take(block.memory)
      for (own, next) in zip(comparisons, block.comparisons) { own.add(next) }
    }
    return blocks.flatMap(\.judgements)
  }

  private func count(_ judgement: Judgement, _ sign: Int) {
    for finding in judgement.findings where counted.contains(finding.rule) {
      counts[finding.rule, default: 0] += sign
    }
  }
}
