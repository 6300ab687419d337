public import DialogFindings
public import DialogModel
public import DialogRules
public import DialogSupport
public import DialogSyntax

/// The files of one project, and all that is known of them, kept up as they change: the one road from
/// sources to findings, which a compilation takes once and an editor with every change.
///
/// What a change does not concern is neither read nor judged again; answers are the same as from
/// scratch. What nobody asks for is not found out. For one thread.
public final class Workspace {
  private let options: CompilerOptions
  /// The files, as long as nothing was asked of what they mean.
  private var unread: [SourceFile]
  private var known: ProjectState?

  /// - Parameter files: of the project, in the order in which findings tell of them. The id of a file
  ///   is its place among them.
  public init(_ files: [SourceFile], options: CompilerOptions) {
    self.options = options
    unread = files
  }

  /// The same files, to be changed apart from these.
  func copy() -> Workspace { Workspace(files, options: options) }

  private var state: ProjectState {
    if let known { return known }
    let state = ProjectState(unread, options: options)
    known = state
    unread = []
    return state
  }

  /// Finds out what the files mean, unless it is known.
  func read() { _ = state }

  /// The files as they are now.
  public var files: [SourceFile] { known?.files ?? unread }

  /// The bytes of all files.
  public var size: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// What the files mean together. Places in it are of sections of files; findings tell places of
  /// files.
  public var program: Program { state.program }

  /// The same with its dialogs in any order: nothing is sorted to answer.
  public var programInAnyOrder: Program { state.programInAnyOrder }

  /// What is wrong, by file, then by place.
  public var findings: [Diagnostic] { state.allFindings }

  /// What is wrong in a file, in its order.
  public func findings(of file: FileID) -> [Diagnostic] { state.findings(of: Int(file.index)) }

  /// What is wrong with the dialog of a name, and with what is no dialog’s: as much as can be found at a
  /// place in it, without asking all others.
  public func findings(ofDialog name: String) -> [Diagnostic] { state.findings(ofDialog: name) }

  /// The name in the `project` block, with its place in the files.
  public var projectName: Name? {
    state.projectName.map { Name($0.text, at: state.resolved($0.range)) }
  }

  /// The dialog of a name, unless an error concerns it, as it is whatever is wrong with others.
  public func dialog(named name: String) -> CheckedDialog? { state.dialog(named: name) }

  /// What was worked out of the dialogs when all were last judged; nothing unless the options ask for it.
  public var remembered: RememberedDialogs { state.remembered }

  /// For each dialog, in source order, a number that stands for it and for all that it is read against.
  public var fingerprints: [UInt64] { state.fingerprints }

  // MARK: Files in pieces

  /// The pieces that a file is read in, in their order. Of a large file without mistakes they are there
  /// without reading it as a whole.
  public func pieces(of file: FileID) -> [FilePiece] { state.sectioned(file).pieces }

  /// The piece around an offset of a file.
  public func piece(of file: FileID, at offset: Int) -> FilePiece {
    state.sectioned(file).piece(at: offset)
  }

  /// What a file declares, in its order, each a node of its piece’s tree.
  public func declarations(of file: FileID) -> [Syntax] { state.sectioned(file).declarations }

  /// The declaration of the dialog of a name and the blocks that translate it; nil where none
  /// declares it. Of several dialogs of one name it is the first.
  public func declarations(ofDialog name: String) -> (dialog: Syntax, translations: [Syntax])? {
    state.declarations(ofDialog: name)
  }

  // MARK: Whole files

  /// A file as it is now.
  public func file(_ id: FileID) -> SourceFile {
    known?.file(Int(id.index)) ?? unread[Int(id.index)]
  }

  /// The lossless tree of a file as a whole; its id is the file's.
  public func tree(of file: FileID) -> SyntaxTree {
    known?.whole(Int(file.index)) ?? SyntaxTree.parse(self.file(file), id: file)
  }

  /// Files laid out as is the custom. Nothing else is found out of them.
  public func formatted(_ files: [FileID]) -> [FormatResult] {
    let sources = files.map(file)
    let trees = files.map { known?.whole(Int($0.index)) }
    return parallelMap(files.count, threads: options.threads(for: sources)) { index in
      (trees[index] ?? SyntaxTree.parse(sources[index], id: files[index])).formatted()
    }
  }

  /// A place in the program as one in a file.
  public func resolved(_ range: SourceRange) -> SourceRange { state.resolved(range) }

  /// The same project with the source text recorded after each translation that has no record yet;
  /// files that do not parse stay as they are.
  public func withRecords() -> Workspace {
    let recorded = copy()
    recorded.apply(
      program.missingStamps().map { TextEdit(replace: resolved($0.range), with: $0.text) }
        .filter { known?.whole(Int($0.range.file.index))?.findings.hasErrors != true })
    return recorded
  }

  // MARK: Changes

  /// Takes a file as it is now.
  public func replace(_ file: FileID, with bytes: [UInt8]) {
    let place = Int(file.index)
    if let known { return known.replace(place, with: bytes) }
    unread[place] = SourceFile(name: unread[place].name, bytes: bytes)
  }

  /// Takes edits of files as they are now.
  ///
  /// - Parameter edits: as `applying` takes them, of any files.
  public func apply(_ edits: [TextEdit]) {
    for (file, own) in Dictionary(grouping: edits, by: \.range.file) {
      replace(file, with: self.file(file).bytes.applying(own))
    }
  }
}
