import DialogFindings
import DialogLanguage
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

  init(_ program: Program, sources: @escaping SourceLookup) {
    self.program = program
    self.sources = sources
    edition = program.project.edition
    sourceLocale = program.project.sourceLocale
  }

  // MARK: Dialogs

  /// The places of the dialogs by name.
  private(set) lazy var dialogIndex: [String: Int] = makeDialogIndex()

  private func makeDialogIndex() -> [String: Int] {
    Dictionary(
      program.dialogs.indices.map { (program.dialogs[$0].name.text, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The name of the dialog that is judged now.
  var dialogAtWork = ""
  /// For each dialog those that were judged by it.
  private var judgedByDialog: [String: Set<String>] = [:]

  /// The dialog of a name. The one at work is judged anew when that one changes.
  func dialog(named name: String) -> Dialog? {
    judgedByDialog[name, default: []].insert(dialogAtWork)
    return dialogIndex[name].map { program.dialogs[$0] }
  }

  // MARK: Changes

  /// Lets go of the program, so that its owner changes it in place.
  func releaseProgram() { program.dialogs = [] }

  /// Takes the program after a change of its dialogs.
  ///
  /// - Returns: what the change means for the dialogs that it does not touch.
  func take(_ program: Program, _ change: ProgramChange) -> Consequences {
    self.program = program
    var consequences = Consequences()
    for name in change.names { consequences.dialogs.formUnion(judgedByDialog[name] ?? []) }
    if change.oldPlaces != nil { dialogIndex = makeDialogIndex() }
    for table in facts.values { consequences.formUnion(table.update(change, in: self)) }
    return consequences
  }

  /// How many kinds of facts were asked for.
  var countOfFacts: Int { facts.count }

  // MARK: Languages

  private var languages: [(tag: LanguageTag, language: ProjectLanguage)] = []

  /// What is known of a language, and of its texts.
  func language(_ tag: LanguageTag) -> ProjectLanguage {
    for (known, language) in languages where known == tag { return language }
    let language = ProjectLanguage(tag, of: self)
    languages.append((tag, language))
    return language
  }

  private(set) lazy var sourceTerms = language(sourceLocale).terms

  /// The project's languages whose registers are known.
  private(set) lazy var registerLocales = findRegisterLocales()

  // MARK: Facts

  private var facts: [ObjectIdentifier: any AnyFactTable] = [:]

  /// What the dialogs show together.
  func fact<Kind: Fact>(_ kind: Kind.Type) -> Kind { table(kind).fact }

  /// What the dialog at a place adds to that.
  func share<Kind: Fact>(of kind: Kind.Type, inDialog place: Int) -> Kind.Share {
    table(kind).shares[place]
  }

  private func table<Kind: Fact>(_ kind: Kind.Type) -> FactTable<Kind> {
    if let known = facts[ObjectIdentifier(kind)] {
      return unsafeDowncast(known, to: FactTable<Kind>.self)
    }
    let table = FactTable<Kind>(of: self)
    facts[ObjectIdentifier(kind)] = table
    return table
  }

  /// What to point at where the project as a whole is meant: its name, or the first dialog's.
  var place: SourceRange {
    program.project.name?.range ?? program.dialogs.first?.name.range
      ?? SourceRange(FileID(0), ByteRange(0, 0))
  }
}
