import DialogFindings
import DialogLayout
import DialogLocales
import DialogModel
public import DialogSupport

/// Where the bytes of a file are found by its id.
public typealias SourceLookup = @Sendable (FileID) -> SourceFile?

/// What rules read of a whole compilation. For one thread: it remembers what it has worked out.
final class ProjectContext {
  private(set) var program: Program
  /// The sources, for fix-its alone: rules judge what a program means, not how it is written.
  let sources: SourceLookup
  let edition: Edition
  let sourceLocale: LanguageTag
  /// Those of the project, for which each text is measured.
  private(set) lazy var screens = program.project.screens

  /// What is known of the dialogs from an earlier run, until one of them changes.
  private(set) var remembered: DialogMemory?

  init(
    _ program: Program, sources: @escaping SourceLookup, remembered: DialogMemory? = nil
  ) {
    self.program = program
    self.sources = sources
    self.remembered = remembered
    edition = program.project.edition
    sourceLocale = program.project.sourceLocale
  }

  // MARK: Dialogs

  /// The name of the dialog that is judged now.
  private var dialogAtWork = ""
  /// What it has been judged by so far.
  private(set) var evidence: Evidence = []
  /// For each dialog those that were judged by it.
  private var judgedByDialog: [String: Set<String>] = [:]

  /// Says which dialog is judged from now on.
  func beginJudging(_ dialog: String) {
    dialogAtWork = dialog
    evidence = []
  }

  /// What evidence tells of a dialog, as a number, the same in every run.
  func hash(of evidence: Evidence, for dialog: Dialog) -> UInt64 {
    var hasher = ContentHasher()
    for kind in Evidence.facts where evidence.contains(kind.evidence) {
      hasher.add(table(ofKind: kind).hash(for: dialog))
    }
    return hasher.hash
  }

  /// The dialog of a name. The one at work is judged anew when that one changes.
  func dialog(named name: String) -> Dialog? {
    evidence.insert(.otherDialogs)
    judgedByDialog[name, default: []].insert(dialogAtWork)
    return program.dialogIndex[name].map { program.dialogs[$0] }
  }

  // MARK: Source order

  /// Which dialog comes before which, by their places; nil where they stand in source order.
  private var ranks: [Int]?

  /// Places of dialogs in source order.
  func inSourceOrder(_ places: [Int]) -> [Int] {
    guard let ranks else { return places.sorted() }
    return places.sorted { ranks[$0] < ranks[$1] }
  }

  /// The first dialog of a kind in source order; nil of no kind in particular.
  func firstDialog(of kind: Dialog.Kind? = nil) -> Dialog? {
    let dialogs = program.dialogs
    let places = dialogs.indices.lazy.filter { kind == nil || dialogs[$0].kind == kind }
    let first = ranks.map { ranks in places.min { ranks[$0] < ranks[$1] } } ?? places.first
    return first.map { dialogs[$0] }
  }

  // MARK: Changes

  /// What a judgement of dialogs was by, beside the dialogs themselves.
  struct Memory: Sendable {
    fileprivate let kinds: [any AnyFactTable.Type]
    fileprivate let judgedByDialog: [String: Set<String>]
  }

  /// What the dialogs were judged by so far.
  var memory: Memory {
    Memory(kinds: facts.map { type(of: $0) }, judgedByDialog: judgedByDialog)
  }

  /// The facts that others of the same program were asked for, to be kept up from the first change.
  private var kindsOfOthers: [any AnyFactTable.Type] = []

  /// Takes over what dialogs were judged by in another one of the same program.
  func take(_ memory: Memory) {
    kindsOfOthers += memory.kinds
    judgedByDialog.merge(memory.judgedByDialog) { $0.union($1) }
  }

  /// Works out what a change will be held against, and lets go of the program, so that its owner
  /// changes it in place.
  func prepareForChange() {
    for kind in kindsOfOthers { _ = table(ofKind: kind) }
    kindsOfOthers = []
    program.releaseDialogs()
  }

  /// Takes the program after a change of its dialogs.
  ///
  /// - Returns: what the change means for the dialogs that it does not touch.
  func take(_ program: Program, _ change: ProgramChange) -> Consequences {
    self.program = program
    remembered = nil
    ranks = change.ranks
    var consequences = Consequences()
    for name in change.names {
      // Each of them is judged anew, and says again what it is judged by.
      consequences.dialogs.formUnion(judgedByDialog.removeValue(forKey: name) ?? [])
      guard program.dialogIndex[name] == nil else { continue }
      for other in judgedByDialog.keys { judgedByDialog[other]!.remove(name) }
    }
    for table in facts { consequences.formUnion(table.update(change, in: self)) }
    return consequences
  }

  // MARK: Languages

  private var languages: [(tag: LanguageTag, readings: ReadingTable)] = []

  /// What is known of a language.
  func language(_ tag: LanguageTag) -> ProjectLanguage { readings(in: tag).language }

  /// What is known of a text in a language.
  func reading(of text: String, in tag: LanguageTag) -> Reading {
    readings(in: tag).reading(of: text)
  }

  private func readings(in tag: LanguageTag) -> ReadingTable {
    for (known, readings) in languages where known == tag { return readings }
    let readings = ReadingTable(
      ProjectLanguage(tag, of: self), dialogs: program.dialogs.count)
    languages.append((tag, readings))
    return readings
  }

  private(set) lazy var sourceTerms = language(sourceLocale).terms

  /// The names that the project declares.
  private(set) lazy var ownNames = OwnNames(of: self)

  /// The project's languages whose registers are known.
  private(set) lazy var registerLocales = findRegisterLocales()

  // MARK: Facts

  /// A few, so that looking through them is as quick as a table by their kinds.
  private var facts: [any AnyFactTable] = []

  /// What the dialogs show together.
  func fact<Kind: Fact>(_ kind: Kind.Type) -> Kind { table(kind).fact }

  /// What the dialog at a place adds to that.
  func share<Kind: Fact>(of kind: Kind.Type, inDialog place: Int) -> Kind.Share {
    table(kind).shares[place]
  }

  private func table<Kind: Fact>(_ kind: Kind.Type) -> FactTable<Kind> {
    evidence.insert(Kind.evidence)
    return unsafeDowncast(table(ofKind: FactTable<Kind>.self), to: FactTable<Kind>.self)
  }

  private func table(ofKind kind: any AnyFactTable.Type) -> any AnyFactTable {
    for known in facts where type(of: known).kindID == kind.kindID { return known }
    let table = kind.init(of: self)
    facts.append(table)
    return table
  }

  /// What dialogs add to facts that is to be remembered, by numbers that stand for the dialog and the fact.
  var sharesToRemember: [UInt64: [UInt64]] {
    guard let remembered else { return [:] }
    return facts.reduce(into: [:]) { $0.merge($1.shares(toRemember: remembered)) { $1 } }
  }

  /// What to point at where the project as a whole is meant: its name, or the first dialog's.
  var place: SourceRange {
    program.project.name?.range ?? firstDialog()?.name.range
      ?? SourceRange(FileID(0), ByteRange(0, 0))
  }
}
