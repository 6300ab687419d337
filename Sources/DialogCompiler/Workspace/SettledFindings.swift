import DialogFindings
import DialogModel
import DialogRules
import DialogText

/// What is found in a program, dialog by dialog, after the project's settings and allowances; places
/// are of sections.
struct SettledFindings {
  /// By the dialogs' names.
  private var ofDialogs: [String: [Diagnostic]] = [:]
  /// What stands in no dialog.
  private var others: [Diagnostic] = []
  /// What stands in a dialog without being found in it, by the dialogs' names.
  private var besides: [String: [Diagnostic]] = [:]
  private var homes = DialogHomes()
  /// The names of the dialogs with a mistake that may hide other findings.
  private var mistaken: Set<String> = []

  /// Settles all.
  init(_ builder: ProgramBuilder, _ checker: GuidelineChecker, _ sections: SectionTable) {
    update(Set(builder.program.dialogs.indices), gone: [], builder, checker, sections)
  }

  var all: [Diagnostic] { ofDialogs.values.flatMap { $0 } + others }

  /// Whether there is a mistake that may hide other findings.
  var hasMistakes: Bool { !mistaken.isEmpty || others.contains(where: \.isMistake) }

  /// What stands in a file.
  func findings(ofFile file: Int, _ sections: SectionTable) -> [Diagnostic] {
    let found = homes.dialogs(inFile: file).flatMap { ofDialogs[$0] ?? [] } + others
    return found.filter { sections.home(of: $0.range.file) == file }.map(sections.resolved)
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
      ofDialogs[name] = nil
      mistaken.remove(name)
      homes.remove(name)
    }
    for place in places { homes.take(place, builder, sections) }
    var places = places
    for name in takeOthers(builder, checker) {
      if let place = builder.dialogIndex[name] { places.insert(place) }
    }
    for place in places { settle(place, builder, checker) }
  }

  /// - Returns: the names of the dialogs in which other such findings stand than before.
  private mutating func takeOthers(
    _ builder: ProgramBuilder, _ checker: GuidelineChecker
  ) -> Set<String> {
    let before = besides
    besides = [:]
    var rest: [Diagnostic] = []
    for finding in builder.otherFindings.withSettings(of: builder.program.project)
      + checker.findingsOfProject
    {
      if let name = homes.dialog(around: finding.range, in: builder) {
        besides[name, default: []].append(finding)
      } else {
        rest.append(finding)
      }
    }
    others =
      checker.settle(rest, allowances: builder.otherAllowances) + checker.findingsOfSettings
    return Set(before.keys).union(besides.keys).filter { before[$0] != besides[$0] }
  }

  private mutating func settle(
    _ place: Int, _ builder: ProgramBuilder, _ checker: GuidelineChecker
  ) {
    let name = builder.program.dialogs[place].name.text
    let found =
      builder.findingsOfDialogs[place].withSettings(of: builder.program.project)
      + checker.findings(ofDialog: place) + (besides[name] ?? [])
    let settled = checker.settle(
      found, allowances: builder.allowances(ofDialog: place), ofDialog: place)
    ofDialogs[name] = settled
    if settled.contains(where: \.isMistake) { mistaken.insert(name) } else { mistaken.remove(name) }
  }
}
