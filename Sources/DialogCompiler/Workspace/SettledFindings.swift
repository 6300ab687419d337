import DialogFindings
import DialogModel
import DialogRules
import DialogSupport

/// What is found in a program, dialog by dialog; places are of sections.
///
/// Findings are settled in one order, on every road:
///
/// 1. The project's settings weigh and drop what reading found, syntax included; rules were asked by
///    them.
/// 2. Each dialog's findings are settled by themselves: what one says better than another.
/// 3. Allowances take away what authors allow. One that nothing needs is reported, unless something
///    that is hidden would have needed it.
/// 4. What follows from mistakes anywhere in the project is taken away (`damages`).
/// 5. The same wrong name in several places is told once (`gathered`), all in source order.
///
/// The first three are kept for each dialog; the others are worked out when findings are told.
struct SettledFindings {
  /// By the dialogs' names.
  private var ofDialogs: [String: [Diagnostic]] = [:]
  /// What stands in no dialog.
  private var others: [Diagnostic] = []
  /// What stands in a dialog without being found in it, by the dialogs' names.
  private var besides: [String: [Diagnostic]] = [:]
  /// Where the dialogs stand; nil as long as nobody asks.
  private var homes: DialogHomes?
  /// What makes something unknown, by the dialogs' names.
  private var mistakes: [String: [Diagnostic]] = [:]
  /// The names of the dialogs with a finding that may be gathered with others.
  private var gathering: Set<String> = []
  private var mistakesOfOthers: [Diagnostic] = []
  /// What the mistakes make unknown; nil as long as there are none.
  private var damages: Damages?

  /// Settles all.
  init(_ builder: ProgramBuilder, _ checker: GuidelineChecker, _ sections: SectionTable) {
    _ = takeOthers(builder, checker, sections)
    settle(builder.program.dialogs.indices, builder, checker)
  }

  var all: [Diagnostic] { ofDialogs.values.flatMap { $0 } + others }

  // MARK: Telling

  /// What is told of a file; places are of files.
  mutating func told(
    ofFile file: Int, _ builder: ProgramBuilder, _ sections: SectionTable
  ) -> [Diagnostic] {
    let homes = homes(builder, sections)
    let found = homes.dialogs(inFile: file).flatMap { ofDialogs[$0] ?? [] } + others
    let own = found.filter { sections.home(of: $0.range.file) == file }
    return toldAlone(own, sections) + gathered(sections).filter { $0.range.file == FileID(file) }
  }

  /// What is told of a dialog, and of what stands in none; places are of files.
  func told(ofDialog name: String, _ sections: SectionTable) -> [Diagnostic] {
    toldAlone((ofDialogs[name] ?? []) + others, sections) + gathered(sections)
  }

  /// What is told of all files; places are of files.
  func told(_ sections: SectionTable) -> [Diagnostic] {
    toldAlone(all, sections) + gathered(sections)
  }

  private func toldAlone(_ findings: [Diagnostic], _ sections: SectionTable) -> [Diagnostic] {
    findings.filter { !$0.isGathered }.without(damages).map(sections.resolved)
  }

  /// What one finding may stand for in several files.
  private func gathered(_ sections: SectionTable) -> [Diagnostic] {
    let found = gathering.flatMap { ofDialogs[$0] ?? [] } + others
    return found.filter(\.isGathered).without(damages).map(sections.resolved).gathered(.all)
  }

  // MARK: Changes

  /// - Parameters:
  ///   - places: of the dialogs of which something else may be found.
  ///   - gone: the names of the dialogs that are no more.
  mutating func update(
    _ places: Set<Int>, gone: Set<String>, _ builder: ProgramBuilder, _ checker: GuidelineChecker,
    _ sections: SectionTable
  ) {
    for name in gone {
      forget(name)
      homes?.remove(name)
    }
    for place in places { homes?.take(place, builder, sections) }
    var places = places
    for name in takeOthers(builder, checker, sections) {
      if let place = builder.program.dialogIndex[name] { places.insert(place) }
    }
    settle(places, builder, checker)
  }

  private mutating func settle(
    _ places: some Sequence<Int>, _ builder: ProgramBuilder, _ checker: GuidelineChecker
  ) {
    let before = mistakes
    let othersBefore = mistakesOfOthers
    mistakesOfOthers = others.filter { RuleTable.all.mayHide($0) }
    for place in places { settle(place, builder, checker) }
    if mistakes != before || mistakesOfOthers != othersBefore {
      damages = Damages(of: mistakes.values.joined() + mistakesOfOthers, .all)
    }
  }

  /// - Returns: the names of the dialogs in which other such findings stand than before.
  private mutating func takeOthers(
    _ builder: ProgramBuilder, _ checker: GuidelineChecker, _ sections: SectionTable
  ) -> Set<String> {
    let before = besides
    besides = [:]
    var rest: [Diagnostic] = []
    let read = sections.files.flatMap(\.findings) + builder.otherFindings
    let all = read.withSettings(of: builder.program.project, .all) + checker.findingsOfProject
    let homes = all.isEmpty ? DialogHomes() : homes(builder, sections)
    var homesOfSections: [FileID: SectionHomes] = [:]
    for finding in all {
      let section = finding.range.file
      let around = homesOfSections[section] ?? homes.homes(inSection: section, of: builder)
      homesOfSections[section] = around
      if let name = around.dialog(around: finding.range) {
        besides[name, default: []].append(finding)
      } else {
        rest.append(finding)
      }
    }
    others =
      checker.settle(rest, allowances: builder.otherAllowances) + checker.findingsOfSettings
    return Set(before.keys).union(besides.keys).filter { before[$0] != besides[$0] }
  }

  private mutating func homes(_ builder: ProgramBuilder, _ sections: SectionTable) -> DialogHomes {
    if let homes { return homes }
    var made = DialogHomes()
    for place in builder.program.dialogs.indices { made.take(place, builder, sections) }
    homes = made
    return made
  }

  /// Nothing is found in the dialog of a name, as in most.
  private mutating func forget(_ name: String) {
    if !ofDialogs.isEmpty { ofDialogs[name] = nil }
    if !mistakes.isEmpty { mistakes[name] = nil }
    if !gathering.isEmpty { gathering.remove(name) }
  }

  private mutating func settle(
    _ place: Int, _ builder: ProgramBuilder, _ checker: GuidelineChecker
  ) {
    let name = builder.program.dialogs[place].name.text
    // Nothing is copied of what is asked of every dialog.
    let read = builder.findingsOfDialogs[place]
    var all = read.isEmpty ? [] : read.withSettings(of: builder.program.project, .all)
    all += checker.findings(ofDialog: place)
    if !besides.isEmpty { all += besides[name] ?? [] }
    let allowances = builder.allowances(ofDialog: place)
    if all.isEmpty, allowances.isEmpty { return forget(name) }
    let settled = checker.settle(all, allowances: allowances, ofDialog: place)
    ofDialogs[name] = settled.isEmpty ? nil : settled
    let found = settled.filter { RuleTable.all.mayHide($0) }
    mistakes[name] = found.isEmpty ? nil : found
    if settled.contains(where: \.isGathered) {
      gathering.insert(name)
    } else {
      gathering.remove(name)
    }
  }
}

extension Diagnostic {
  /// Whether it may be told with others of its kind.
  fileprivate var isGathered: Bool { RuleTable.all.relations(of: rule).isGathered }
}
