import DialogCompiler
import DialogFindings
import DialogSupport

extension Handler {
  /// Folders were opened or closed.
  static let didChangeWorkspaceFolders = Handler(
    notification: "workspace/didChangeWorkspaceFolders"
  ) { session, params throws(RequestError) in
    let event = try params.member("event")
    session.documents.close(folders: Handler.folders(event["removed"]))
    session.documents.open(folders: Handler.folders(event["added"]))
    session.findingsMayChange()
    session.refreshFindings()
    session.logProblems()
  }

  private static func folders(_ json: JSONValue?) -> [DocumentURI] {
    (json?.elements ?? []).compactMap { $0["uri"]?.string }.map(DocumentURI.init)
  }

  /// Files were made, changed or removed behind the client’s buffers.
  static let didChangeWatchedFiles = Handler(
    notification: "workspace/didChangeWatchedFiles"
  ) { session, params throws(RequestError) in
    let changes = try params.array("changes")
    let paths = changes.compactMap { $0["uri"]?.string }.compactMap { DocumentURI($0).path }
      .filter(session.documents.mayConcern)
    if paths.isEmpty { return }
    session.documents.flush()
    session.documents.tree.filesChanged(paths)
    session.findingsMayChange()
    session.refreshFindings()
  }
}

extension Session {
  /// Opens the folders that the client named at the start.
  func openFolders() {
    let start = ContinuousClock.now
    documents.open(folders: foldersToOpen)
    foldersToOpen = []
    findingsMayChange()
    logProblems()
    beginProgress()
    let tree = documents.tree
    let files = tree.projects.reduce(0) { $0 + $1.files.count }
    let (projects, milliseconds) = (tree.projects.count, start.millisecondsToNow)
    log(
      Message(
        en: "projects: \(projects), files: \(files), found in \(milliseconds) ms",
        ko: "프로젝트 \(projects)개, 파일 \(files)개, 찾는 데 \(milliseconds)ms"))
  }

  /// Asks a client that asks for findings itself to do so again.
  fileprivate func refreshFindings() {
    guard reports.asksForDocuments || reports.asksForAll,
      client.has("workspace.diagnostics.refreshSupport")
    else { return }
    ask("workspace/diagnostic/refresh", JSONAnswer { $0.null() })
  }

  /// Tells in the log what could not be read.
  func logProblems() {
    for case .cannotRead(let path, _) in documents.tree.problems {
      log(
        Message(
          en: "‘\(path.name)’ cannot be read", ko: "‘\(path.name, .object)’ 읽을 수 없습니다"), .warning)
    }
  }

  /// Asks the client to tell of files that change behind its buffers, where it can.
  func watchFiles() {
    let what = "workspace.didChangeWatchedFiles"
    guard client.has(what + ".dynamicRegistration") else { return }
    ask(
      "client/registerCapability",
      JSONAnswer.object { json in
        json.member("registrations", array: { $0.object(Session.writeWatchers) })
      })
  }

  private static func writeWatchers(_ json: inout JSONWriter) {
    json.member("id", "dialogc-files")
    json.member("method", "workspace/didChangeWatchedFiles")
    json.member(
      "registerOptions",
      object: { json in
        json.member(
          "watchers",
          array: { json in
            json.object { $0.member("globPattern", "**/*.dialog") }
            // Of a folder that goes, editors tell nothing of what was in it.
            json.object { json in
              json.member("globPattern", "**")
              json.member("kind", 4)
            }
          })
      })
  }
}

extension ContinuousClock.Instant {
  /// Whole milliseconds since then.
  var millisecondsToNow: Int {
    Int((ContinuousClock.now - self) / .milliseconds(1))
  }
}
