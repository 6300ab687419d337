import DialogCatalogTexts
import DialogFindings
import DialogModel
import DialogRules
import DialogSupport
import DialogSyntax

/// The files of one project and all that is known of them, kept up as they change: what a change does
/// not concern is neither read nor judged again.
///
/// What is known of a dialog is told by places in its declaration, which do not move when text comes
/// or goes above it; findings are told by places in files only when they are asked for.
final class ProjectState {
  private let options: CompilerOptions
  private let sections: SectionTable
  private let builder: ProgramBuilder
  private var checker: GuidelineChecker
  private var settled: SettledFindings
  /// The program with its dialogs in order, once it is asked for.
  private var ordered: Program?

  /// - Parameter files: of the project, in the order in which they are read.
  init(_ files: [SourceFile], options: CompilerOptions) {
    self.options = options
    let threads = options.threads(for: files)
    sections = SectionTable(files, threads: threads)
    options.passEnded?(.parse)
    builder = ProgramBuilder(
      sections.files.map(\.declarations), edition: options.edition, threads: threads)
    options.passEnded?(.resolve)
    checker = ProjectState.checker(of: builder, sections, options, threads: threads)
    options.passEnded?(.judge)
    settled = SettledFindings(builder, checker, sections)
    options.passEnded?(.settle)
  }

  private static func checker(
    of builder: ProgramBuilder, _ sections: SectionTable, _ options: CompilerOptions, threads: Int
  ) -> GuidelineChecker {
    GuidelineChecker(
      builder.program, sources: sections.lookup,
      others: RuleDescription.files + RuleDescription.catalogs, least: options.least,
      threads: threads, judges: options.checks == .all, remembered: options.remembered,
      fingerprints: builder.fingerprints)
  }

  /// What stands for each dialog with all that it is read against, in source order.
  var fingerprints: [UInt64] {
    let fingerprints = builder.fingerprints
    guard let ranks = builder.ranks else { return fingerprints }
    return ranks.indices.sorted { ranks[$0] < ranks[$1] }.map { fingerprints[$0] }
  }

  /// What was worked out of the dialogs that is to be remembered.
  var remembered: RememberedDialogs { checker.remembered }

  var program: Program {
    if let ordered { return ordered }
    let program = builder.programInSourceOrder
    ordered = program
    return program
  }

  /// The name in the `project` block; its place is of a section.
  var projectName: Name? { builder.program.project.name }

  var programInAnyOrder: Program { builder.program }
  var files: [SourceFile] { sections.files.map(\.file) }

  /// A place in the program as one in a file.
  func resolved(_ range: SourceRange) -> SourceRange { sections.resolved(range) }

  func dialog(named name: String) -> CheckedDialog? {
    guard let place = builder.program.dialogIndex[name] else { return nil }
    return CheckedDialog(
      builder.program.dialogs[place], of: builder.program, findings: settled.all)
  }

  func sectioned(_ file: FileID) -> SectionedFile { sections[Int(file.index)] }

  func declarations(ofDialog name: String) -> (dialog: Syntax, translations: [Syntax])? {
    builder.program.dialogIndex[name].map(builder.declarations(ofDialog:))
  }

  func file(_ place: Int) -> SourceFile { sections[place].file }

  /// The tree of a whole file, where one was made.
  func whole(_ place: Int) -> SyntaxTree? { sections[place].whole }

  // MARK: Changes

  /// Takes a file as it is now.
  ///
  /// - Parameter file: its place among the files.
  func replace(_ file: Int, with bytes: [UInt8]) {
    ordered = nil
    sections.replace(file, with: bytes)
    checker.prepareForChange()
    let change = builder.replace(file: file, with: sections[file].declarations)
    if change.isWhole {
      let threads = options.threads(for: files)
      checker = ProjectState.checker(of: builder, sections, options, threads: threads)
      settled = SettledFindings(builder, checker, sections)
    } else {
      let places = checker.update(builder.program, change, ranks: builder.ranks)
      settled.update(places, gone: change.gone, builder, checker, sections)
    }
  }

  // MARK: Findings

  /// What is wrong in a file, in its order.
  func findings(of file: Int) -> [Diagnostic] {
    let id = FileID(file)
    let found = settled.told(ofFile: file, builder, sections)
    return options.tell(found + findingsOfEmptiness.filter { $0.range.file == id }).inSourceOrder()
  }

  /// What is wrong with a dialog, or with what is no dialog’s, in source order.
  func findings(ofDialog name: String) -> [Diagnostic] {
    options.tell(settled.told(ofDialog: name, sections)).inSourceOrder()
  }

  /// What is wrong, by file, then by place. The id of a file is its place among the files.
  var allFindings: [Diagnostic] {
    options.tell(settled.told(sections) + findingsOfEmptiness).inSourceOrder()
  }

  private var findingsOfEmptiness: [Diagnostic] {
    sections.files.contains(where: \.isMeant) || sections.files.isEmpty
      ? [] : [.noDeclarations(in: FileID(0))]
  }
}
