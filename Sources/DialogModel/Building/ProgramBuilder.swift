public import DialogFindings
public import DialogSupport
public import DialogSyntax

/// Finds out what files mean together, and again as they change: what a change does not touch stays
/// as it was found.
///
/// Never fails: what is wrong stands in the findings, and the program holds all that could be
/// understood. For one thread.
public final class ProgramBuilder {
  /// What the files mean so far. Its dialogs keep their places as long as they are; after a change
  /// they may stand in any order.
  public private(set) var program: Program
  /// What is wrong with each of the program's dialogs by itself.
  public private(set) var findingsOfDialogs: [[Diagnostic]] = []
  /// What is wrong beside that: with the project, its enums and terms, and with names.
  public var otherFindings: [Diagnostic] {
    surroundings.findings + findingsOfAllowances.joined() + findingsOfNames + findingsOfReferences
  }
  /// Which dialog comes before which, by their places; nil where they stand in source order.
  public private(set) var ranks: [Int]?

  let edition: Edition?
  private let threads: Int
  private(set) var arrangement: Arrangement
  /// What the dialogs are read against.
  private(set) var surroundings = Lowering()
  /// What the program's dialogs are made from, in their order.
  private(set) var sources: [DialogSource] = []
  /// What is wrong with `@allow`, by file.
  private var findingsOfAllowances: [[Diagnostic]]
  /// What is wrong with declarations apart from what they mean: names used twice, names of nothing.
  private var findingsOfNames: [Diagnostic] = []
  private var findingsOfReferences: [Diagnostic] = []
  /// The names of the dialogs that name another.
  private var referring: Set<String> = []

  /// - Parameters:
  ///   - files: the declarations of each file, in their order.
  ///   - edition: holds over the project's own, where given.
  ///   - threads: how many dialogs are read at once where all are, from 1.
  public init(_ files: [[Syntax]], edition: Edition? = nil, threads: Int = 1) {
    self.edition = edition
    self.threads = threads
    let declarations = files.map { $0.declarations(reusing: []) }
    arrangement = Arrangement(declarations)
    findingsOfAllowances = declarations.map { $0.flatMap(\.findings) }
    program = surroundings.program
    rebuild()
  }

  /// The program with its dialogs in source order.
  public var programInSourceOrder: Program {
    guard let ranks else { return program }
    var ordered = program
    ordered.dialogs = ranks.indices.sorted { ranks[$0] < ranks[$1] }.map { program.dialogs[$0] }
    ordered.indexDialogs()
    return ordered
  }

  /// What `@allow` says in a dialog and its translations.
  public func allowances(ofDialog index: Int) -> [Allowance] { sources[index].allowances }

  /// What `@allow` says elsewhere.
  public var otherAllowances: [Allowance] {
    var all: [Allowance] = []
    for declaration in arrangement.files.joined()
    where !declaration.allowances.isEmpty && !belongsToDialog(declaration) {
      all += declaration.allowances
    }
    return all
  }

  /// The ids of the files, or sections of them, in which a dialog and its translations stand.
  public func sections(ofDialog index: Int) -> [FileID] { sources[index].files }

  /// What a dialog is declared by, and the blocks that translate it.
  public func declarations(ofDialog index: Int) -> (dialog: Syntax, translations: [Syntax]) {
    (sources[index].declaration.syntax, sources[index].translations.map(\.syntax))
  }

  private func belongsToDialog(_ declaration: Declaration) -> Bool {
    declaration.kind.dialogName.flatMap { program.dialogIndex[$0] }
      .map { sources[$0].contains(declaration) } ?? false
  }

  /// What a change of a file changed.
  public struct Change: Sendable {
    /// The places of dialogs that are no more, one after the other: the last dialog then takes the
    /// place, so that no other one moves.
    public var removed: [Int] = []
    /// The names of those dialogs.
    public var gone: Set<String> = []
    /// The places of the dialogs that were read anew, in order; new ones come last of all.
    public var dialogs: [Int] = []
    /// Whether what all dialogs are read against changed.
    public var isWhole = false
  }

  /// Takes a file as it is now.
  ///
  /// - Parameters:
  ///   - file: its place among the files.
  ///   - syntaxes: its declarations; those it had before, of the same trees, are not read anew.
  public func replace(file: Int, with syntaxes: [Syntax]) -> Change {
    let old = arrangement.files[file]
    let new = syntaxes.declarations(reusing: old)
    let names = arrangement.replace(file, with: new)
    findingsOfAllowances[file] = new.flatMap(\.findings)
    if touchesSurroundings(old, new) {
      rebuild()
      return Change(isWhole: true)
    }
    if names.isEmpty { return Change() }
    let change = update(names)
    let isReordered = !old.lazy.compactMap(\.dialog).elementsEqual(new.lazy.compactMap(\.dialog))
    if ranks != nil || isReordered { rank(names, andAllOf: file) }
    return change
  }

  // MARK: All of it

  private func rebuild() {
    surroundings = Lowering(arrangement.files.flatMap { $0 }, edition: edition)
    program = surroundings.program
    sources = arrangement.allSources()
    ranks = nil
    // Dialogs are large: each is made where it stays.
    let lowered = parallelArray(ofBlocksIn: sources.count, threads: threads) {
      [sources, surroundings] places, add in
      var referring: [String] = []
      let findings = surroundings.lower(sources[places]) { dialog in
        if dialog.namesAnother { referring.append(dialog.name.text) }
        add(dialog)
      }
      return (findings, referring)
    }
    program.dialogs = lowered.elements
    program.indexDialogs()
    findingsOfDialogs = lowered.results.flatMap(\.0)
    referring = Set(lowered.results.lazy.flatMap(\.1))
    findingsOfNames = arrangement.findings(surroundings)
    checkReferences()
  }

  /// Whether something changed that all dialogs are read against: also a language that only dialogs
  /// name, where the project names none.
  private func touchesSurroundings(_ old: [Declaration], _ new: [Declaration]) -> Bool {
    if !old.beside.elementsEqual(new.beside, by: ===) { return true }
    return asksTexts && old.languages != new.languages
  }

  /// Whether dialogs are read against the languages that any of them names.
  var asksTexts: Bool { !program.project.namesLocales || surroundings.listsCountries }

  // MARK: Some dialogs

  /// Makes the dialogs of some names anew, from what they are made from now.
  private func update(_ names: Set<String>) -> Change {
    let misfits = arrangement.misfits
    let found = names.sorted().map { ($0, arrangement.source(named: $0)) }
    var change = Change()
    for (name, source) in found where source == nil { remove(name, &change) }
    let count = sources.count
    for case (let name, let source?) in found { put(source, named: name, &change) }
    change.dialogs.sort()
    let concernsMisfits = !misfits.union(arrangement.misfits).isDisjoint(with: names)
    if concernsMisfits || !change.removed.isEmpty || sources.count != count {
      findingsOfNames = arrangement.findings(surroundings)
    }
    checkReferences()
    return change
  }

  private func remove(_ name: String, _ change: inout Change) {
    guard let place = program.dialogIndex[name] else { return }
    program.removeDialog(at: place)
    findingsOfDialogs.swapRemove(at: place)
    sources.swapRemove(at: place)
    ranks?.swapRemove(at: place)
    referring.remove(name)
    change.removed.append(place)
    change.gone.insert(name)
  }

  private func put(_ source: DialogSource, named name: String, _ change: inout Change) {
    guard let place = program.dialogIndex[name] else {
      change.dialogs.append(sources.count)
      sources.append(source)
      ranks?.append(0)
      let lowered = surroundings.lowered(source)
      findingsOfDialogs.append(lowered.findings)
      program.append(lowered.dialog)
      return noteReferences(of: program.dialogs[program.dialogs.count - 1])
    }
    if sources[place] == source { return }
    let lowered = surroundings.lowered(source)
    sources[place] = source
    program.dialogs[place] = lowered.dialog
    findingsOfDialogs[place] = lowered.findings
    noteReferences(of: lowered.dialog)
    change.dialogs.append(place)
  }

  // MARK: Source order

  /// Tells anew where the dialogs of some names stand, and all of a file; of all files where nothing
  /// was told yet.
  private func rank(_ names: Set<String>, andAllOf file: Int) {
    if ranks == nil {
      ranks = [Int](repeating: 0, count: sources.count)
      for file in arrangement.files.indices { rankDialogs(of: file) }
    } else {
      rankDialogs(of: file)
    }
    // Of two dialogs of one name the other may count now, in another file.
    for name in names {
      guard let place = program.dialogIndex[name], let home = arrangement.place(of: name) else {
        continue
      }
      ranks![place] = rank(home.index, in: home.file)
    }
  }

  private func rankDialogs(of file: Int) {
    for (index, declaration) in arrangement.files[file].enumerated() {
      guard let name = declaration.dialog, let place = program.dialogIndex[name],
        sources[place].declaration === declaration
      else { continue }
      ranks![place] = rank(index, in: file)
    }
  }

  /// Files have fewer declarations than bytes, which are below 2³².
  private func rank(_ index: Int, in file: Int) -> Int { file << 32 | index }

  // MARK: Names of one dialog in another

  private func noteReferences(of dialog: Dialog) {
    if dialog.namesAnother {
      referring.insert(dialog.name.text)
    } else if !referring.isEmpty {
      referring.remove(dialog.name.text)
    }
  }

  /// By name, so that of two that are equally near always the same one is proposed.
  private var dialogsToName: SpellingIndex {
    SpellingIndex(program.dialogs.filter { $0.kind != .notification }.map(\.name.text).sorted())
  }

  private func checkReferences() {
    var lowering = surroundings
    lowering.findings = []
    var made: SpellingIndex?
    let known = {
      let index = made ?? self.dialogsToName
      made = index
      return index
    }
    if let permission = program.project.notificationPermission {
      lowering.checkReference(permission, of: nil, in: program, known: known)
    }
    for name in referring.sorted() {
      guard let place = program.dialogIndex[name],
        let consent = program.dialogs[place].notification?.consent
      else { continue }
      lowering.checkReference(consent, of: name, in: program, known: known)
    }
    findingsOfReferences = lowering.findings
  }
}

extension [Declaration] {
  var beside: [Declaration] { filter { $0.kind == .besideDialogs } }

  var languages: [String] { flatMap(\.languages).map { $0.word.text + $0.text } }
}

extension Dialog {
  /// Whether it names another one; a look at its kind tells of most that they do not.
  fileprivate var namesAnother: Bool { kind == .notification && notification?.consent != nil }
}
