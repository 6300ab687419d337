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
  /// All findings as they are told; worked out when asked for.
  private var told: [Diagnostic]?

  /// - Parameter files: of the project, in the order in which they are read.
  init(_ files: [SourceFile], options: CompilerOptions) {
    self.options = options
    let threads = options.threads(for: files)
    sections = SectionTable(files, threads: threads)
    builder = ProgramBuilder(sections.files.map(\.declarations), edition: options.edition)
    checker = GuidelineChecker(
      builder.program, sources: sections.lookup, least: options.least, threads: threads,
      judges: options.checks == .all)
    settled = SettledFindings(builder, checker, sections)
  }

  var program: Program { builder.program }
  var files: [SourceFile] { sections.files.map(\.file) }

  /// A place in the program as one in a file.
  func resolved(_ range: SourceRange) -> SourceRange { sections.resolved(range) }

  func dialog(named name: String) -> CheckedDialog? {
    guard let place = builder.dialogIndex[name] else { return nil }
    let found = sections.files.compactMap(\.whole).flatMap(\.findings) + settled.all
    return CheckedDialog(builder.program.dialogs[place], of: builder.program, findings: found)
  }

  func file(_ place: Int) -> SourceFile { sections[place].file }

  /// The tree of a whole file, where one was made.
  func whole(_ place: Int) -> SyntaxTree? { sections[place].whole }

  // MARK: Changes

  /// Takes a file as it is now.
  ///
  /// - Parameter file: its place among the files.
  func replace(_ file: Int, with bytes: [UInt8]) {
    told = nil
    sections.replace(file, with: bytes)
    checker.releaseProgram()
    let change = builder.replace(file: file, with: sections[file].declarations)
    if change.isWhole {
      checker = GuidelineChecker(
        builder.program, sources: sections.lookup, least: options.least,
        judges: options.checks == .all)
      settled = SettledFindings(builder, checker, sections)
    } else {
      let places = checker.update(builder.program, change)
      settled.update(places, gone: change.gone, builder, checker, sections)
    }
  }

  // MARK: Findings

  /// What is wrong in a file, in its order.
  func findings(of file: Int) -> [Diagnostic] {
    if isToldTogether { return allFindings.filter { $0.range.file == FileID(file) } }
    return options.tell(settled.findings(ofFile: file, sections)).inSourceOrder()
  }

  /// What is wrong, by file, then by place. The id of a file is its place among the files.
  var allFindings: [Diagnostic] {
    if let told { return told }
    let whole = sections.files.compactMap(\.whole)
    let found = whole.flatMap(\.findings) + settled.all.map(sections.resolved)
    let kept = found.without(Damages(of: found, .all)).gathered(.all)
    let all = options.tell(kept + findingsOfEmptiness).inSourceOrder()
    told = all
    return all
  }

  /// Whether what is found in one file depends on how others are written.
  private var isToldTogether: Bool {
    settled.mayGather || sections.files.contains { $0.whole != nil || !$0.isMeant }
  }

  private var findingsOfEmptiness: [Diagnostic] {
    sections.files.contains(where: \.isMeant) || sections.files.isEmpty
      ? [] : [.noDeclarations(in: FileID(0))]
  }
}
