import DialogCompiler
import DialogEditing
import DialogSupport

/// What is open in the client: documents, and folders with projects in them.
struct Documents {
  /// All files of the open folders, with the buffers of open documents before them.
  let tree: ProjectTree<EditorFiles>
  /// By the paths of files; of what is no file by a path that no file has. Of a file that is open by
  /// several URIs the one that was opened or changed last.
  private(set) var open: [Path: OpenDocument] = [:]
  /// The other documents of files that are open by several URIs, the last that counted at the end.
  private var others: [Path: [OpenDocument]] = [:]
  /// The open folders, as the client wrote them.
  private(set) var folders: [(uri: DocumentURI, path: Path)] = []
  private let files: EditorFiles
  private let options: CompilerOptions

  init(_ files: EditorFiles, _ options: CompilerOptions) {
    self.files = files
    tree = ProjectTree(in: files, options: options)
    self.options = options
  }

  /// The trees of what is open: that of the files, and those of documents that are no files.
  var trees: [ProjectTree<EditorFiles>] {
    [tree] + open.values.filter { $0.tree !== tree }.map(\.tree)
  }

  /// The files whose findings the client is told of.
  var openFiles: [Path] {
    trees.flatMap { tree in tree.projects.flatMap(\.files).filter(tree.isOpen) }
  }

  /// Gives the trees what documents hold now.
  func flush() { for document in open.values { document.flush() } }

  // MARK: Documents

  /// The name by which a document stands in its tree.
  static func path(of uri: DocumentURI) -> Path {
    // A URI has a scheme: as a path it is of no file that is asked for by one.
    uri.path ?? Path("/\u{FFFC}/" + uri.text)
  }

  mutating func open(_ uri: DocumentURI, version: Int?, _ text: String) {
    let path = Documents.path(of: uri)
    let tree = uri.path == nil ? ProjectTree(in: EditorFiles(), options: options) : self.tree
    others[path]?.removeAll { $0.uri == uri }
    prefer(OpenDocument(uri, at: path, in: tree, version: version, text))
  }

  /// The document of a URI; of one that none was opened by, the document of its file.
  subscript(_ uri: DocumentURI) -> OpenDocument? {
    let path = Documents.path(of: uri)
    return others[path]?.first { $0.uri == uri } ?? open[path]
  }

  /// Lets a document count as what its file holds.
  mutating func prefer(_ document: OpenDocument) {
    let path = document.path
    others[path]?.removeAll { $0 === document }
    if let last = open[path], last !== document, last.uri != document.uri {
      others[path, default: []].append(last)
    }
    open[path] = document
  }

  mutating func close(_ document: OpenDocument) {
    let path = document.path
    others[path]?.removeAll { $0 === document }
    if open[path] !== document { return }
    open[path] = others[path]?.popLast()
    if let last = open[path] { last.isTaken = false } else { document.tree.closeBuffer(of: path) }
  }

  // MARK: Folders

  mutating func open(folders uris: [DocumentURI]) {
    let new = uris.compactMap { uri in uri.path.map { (uri, $0) } }
    folders += new
    tree.open(new.map(\.1))
  }

  mutating func close(folders uris: [DocumentURI]) {
    let paths = uris.compactMap(\.path)
    folders.removeAll { paths.contains($0.path) }
    tree.close(paths.filter { path in !folders.contains { $0.path == path } })
  }

  /// Whether what has happened to a file or folder may change what is found: sources do, and folders
  /// that sources are in or come into.
  func mayConcern(_ path: Path) -> Bool {
    if path.lastPart.hasExtension("dialog") { return true }
    if (try? files.entry(at: path))?.kind == .folder { return true }
    return tree.projects.contains { $0.files.contains { $0.isBelow(path) } }
  }

  // MARK: Names

  /// What the client calls a file: as it opened it, else as it wrote the folder around it.
  func uri(of path: Path) -> DocumentURI {
    if let document = open[path] { return document.uri }
    let around = folders.filter { path.isBelow($0.path) }
      .max { $0.path.bytes.count < $1.path.bytes.count }
    guard let around else { return DocumentURI(file: path) }
    return around.uri.appending(path.bytes.dropFirst(around.path.bytes.count).drop { $0 == 0x2F })
  }
}

extension Path {
  /// Whether it is in a folder, by its name.
  fileprivate func isBelow(_ folder: Path) -> Bool {
    let slash = UInt8(ascii: "/")
    let prefix = folder.bytes.last == slash ? folder.bytes : folder.bytes + [slash]
    return bytes.starts(with: prefix)
  }
}
