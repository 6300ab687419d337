public import DialogFindings
public import DialogSupport
public import DialogSyntax

/// Finds out what files mean together, and again as they change: what a change does not touch stays
/// as it was found.
///
/// Never fails: what is wrong stands in the findings, and the program holds all that could be
/// understood. For one thread.
public final class ProgramBuilder {
  /// What the files mean so far.
  public private(set) var program: Program
  /// The places of the program's dialogs by name.
  public private(set) var dialogIndex: [String: Int] = [:]
  /// What is wrong with each of the program's dialogs by itself.
  public private(set) var findingsOfDialogs: [[Diagnostic]] = []
  /// What is wrong beside that: with the project, its enums and terms, and with names.
  public var otherFindings: [Diagnostic] {
    surroundings.findings + findingsOfNames + findingsOfReferences
  }

  private let edition: Edition?
  private var files: [[Declaration]]
  /// What the dialogs are read against.
  private var surroundings = Lowering()
  /// What the program's dialogs are made from, in their order.
  private var sources: [DialogSource] = []
  /// What is wrong with declarations apart from what they mean: names used twice, names of nothing.
  private var findingsOfNames: [Diagnostic] = []
  private var findingsOfReferences: [Diagnostic] = []
  /// Whether a declaration belongs to no dialog of the program: its name is taken, or names nothing.
  private var hasMisfits = false
  /// The places of the dialogs that name another.
  private var referring: Set<Int> = []

  /// - Parameters:
  ///   - files: the declarations of each file, in their order.
  ///   - edition: holds over the project's own, where given.
  public init(_ files: [[Syntax]], edition: Edition? = nil) {
    self.edition = edition
    self.files = files.map { $0.declarations(reusing: []) }
    program = surroundings.program
    rebuild()
  }

  /// What `@allow` says in a dialog and its translations.
  public func allowances(ofDialog index: Int) -> [Allowance] { sources[index].allowances }

  /// What `@allow` says elsewhere.
  public var otherAllowances: [Allowance] {
    var all: [Allowance] = []
    for file in files {
      for declaration in file
      where !declaration.allowances.isEmpty && !belongsToDialog(declaration) {
        all += declaration.allowances
      }
    }
    return all
  }

  /// The ids of the files, or sections of them, in which a dialog and its translations stand.
  public func sections(ofDialog index: Int) -> [FileID] { sources[index].files }

  private func belongsToDialog(_ declaration: Declaration) -> Bool {
    declaration.kind.dialogName.flatMap { dialogIndex[$0] }
      .map { sources[$0].contains(declaration) } ?? false
  }

  /// What a change of a file changed.
  public struct Change: Sendable {
    /// The places of the dialogs that were read anew.
    public var dialogs: [Int] = []
    /// For each dialog the place it had before, nil of one that was read anew; nil as a whole where
    /// all are where they were.
    public var oldPlaces: [Int?]?
    /// The names of the dialogs that are no more.
    public var gone: Set<String> = []
    /// Whether what all dialogs are read against changed.
    public var isWhole = false
  }

  /// Takes a file as it is now.
  ///
  /// - Parameters:
  ///   - file: its place among the files.
  ///   - syntaxes: its declarations; those it had before, of the same trees, are not read anew.
  public func replace(file: Int, with syntaxes: [Syntax]) -> Change {
    let old = files[file]
    let new = syntaxes.declarations(reusing: old)
    files[file] = new
    if touchesSurroundings(old, new) {
      rebuild()
      return Change(isWhole: true)
    }
    if hasMisfits || old.map(\.kind) != new.map(\.kind) { return rearrange() }
    return replaceInPlace(old, new)
  }

  // MARK: All of it

  private func rebuild() {
    surroundings = Lowering(files.flatMap { $0 }, edition: edition)
    sources = []
    program = surroundings.program
    _ = rearrange()
  }

  /// Whether something changed that all dialogs are read against: also a language that only dialogs
  /// name, where the project names none.
  private func touchesSurroundings(_ old: [Declaration], _ new: [Declaration]) -> Bool {
    if !old.beside.elementsEqual(new.beside, by: ===) { return true }
    return !program.project.namesLocales && old.languages != new.languages
  }

  /// Puts all declarations in order; dialogs whose sources are as they were are not read anew.
  private func rearrange() -> Change {
    let arrangement = Arrangement(files)
    let known = sources
    let dialogs = program.dialogs
    let (findings, index) = (findingsOfDialogs, dialogIndex)
    var change = Change()
    var places: [Int?] = []
    program.dialogs = []
    findingsOfDialogs = []
    sources = arrangement.sources
    dialogIndex = arrangement.index
    referring = []
    for (place, source) in sources.enumerated() {
      if let old = index[source.name], old < known.count, known[old] == source {
        program.dialogs.append(dialogs[old])
        findingsOfDialogs.append(findings[old])
        places.append(old)
      } else {
        append(surroundings.lowered(source))
        change.dialogs.append(place)
        places.append(nil)
      }
      noteReferences(of: place)
    }
    program.allowances = files.flatMap { $0.flatMap(\.allowances) }
    hasMisfits = arrangement.hasMisfits
    findingsOfNames = arrangement.findings(surroundings, files)
    checkReferences()
    change.oldPlaces = places
    change.gone = Set(index.keys.filter { dialogIndex[$0] == nil })
    return change
  }

  private func append(_ lowered: (dialog: Dialog, findings: [Diagnostic])) {
    program.dialogs.append(lowered.dialog)
    findingsOfDialogs.append(lowered.findings)
  }

  // MARK: Dialogs in their places

  /// Reads the dialogs anew that have another declaration in the place of one of the same kind and
  /// name.
  private func replaceInPlace(_ old: [Declaration], _ new: [Declaration]) -> Change {
    var changed: Set<Int> = []
    for (old, new) in zip(old, new) where old !== new {
      guard let name = new.kind.dialogName, let place = dialogIndex[name] else { continue }
      sources[place].replace(old, with: new)
      changed.insert(place)
    }
    for place in changed {
      let lowered = surroundings.lowered(sources[place])
      program.dialogs[place] = lowered.dialog
      findingsOfDialogs[place] = lowered.findings
      noteReferences(of: place)
    }
    if !old.elementsEqual(new, by: ===) { checkReferences() }
    return Change(dialogs: changed.sorted())
  }

  // MARK: Names of one dialog in another

  private func noteReferences(of place: Int) {
    if program.dialogs[place].notification?.consent == nil {
      referring.remove(place)
    } else {
      referring.insert(place)
    }
  }

  private func checkReferences() {
    var lowering = surroundings
    lowering.findings = []
    if let permission = program.project.notificationPermission {
      lowering.checkReference(permission, of: nil, among: program.dialogs, dialogIndex)
    }
    for place in referring.sorted() {
      let dialog = program.dialogs[place]
      guard let consent = dialog.notification?.consent else { continue }
      lowering.checkReference(consent, of: dialog.name.text, among: program.dialogs, dialogIndex)
    }
    findingsOfReferences = lowering.findings
  }
}

extension [Declaration] {
  fileprivate var beside: [Declaration] { filter { $0.kind == .besideDialogs } }

  fileprivate var languages: [String] { flatMap(\.languages).map(\.text) }
}
