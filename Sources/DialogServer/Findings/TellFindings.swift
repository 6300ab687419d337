import DialogCompiler
import DialogFindings
import DialogSupport

extension Session {
  /// Takes note that findings may be others than the client was told.
  ///
  /// - Parameter document: one of which it is told in any case, so that it knows what holds for which
  ///   version.
  func findingsMayChange(of document: OpenDocument? = nil) {
    forgetTexts()
    if !reports.isDue { reports.lastTold = .now }
    reports.isDue = true
    if let document { reports.changed.insert(document.path) }
  }

  /// Tells the client what is wrong in its files, as far as it was not told: first of the documents
  /// that have changed, then of one project. Nothing is due when all is told.
  func tellFindings() {
    documents.flush()
    reports.lastTold = .now
    let changed = reports.changed
    reports.changed = []
    if !changed.isEmpty { return changed.sorted().forEach(tellFindings) }
    for tree in documents.trees {
      if let changed = tree.nextChangedFindings() {
        for (path, findings) in changed { tell(findings, of: path, in: tree) }
        return reportProgress()
      }
    }
    reports.isDue = false
    endProgress()
  }

  private func tellFindings(of path: Path) {
    let tree = documents.open[path]?.tree ?? documents.tree
    tell(tree.tellFindings(of: path), of: path, in: tree)
  }

  /// - Parameter findings: of a file; they name files of the tree.
  private func tell(
    _ findings: [Diagnostic], of path: Path, in tree: ProjectTree<EditorFiles>
  ) {
    let uri = documents.uri(of: path)
    let document = documents.open[path]
    let before = reports.told.removeValue(forKey: path)
    if let before, before != uri { publish([], under: before, nil) }
    if reports.asksForAll || (reports.asksForDocuments && document != nil) {
      if before == uri { publish([], under: uri, nil) }
      return
    }
    if document == nil, findings.isEmpty, before != uri { return }
    publish(
      findings.map { ClientFinding(finding: $0, session: self, tree: tree) }, under: uri,
      document?.version)
    if document != nil || !findings.isEmpty { reports.told[path] = uri }
  }

  private func publish(_ findings: [ClientFinding], under uri: DocumentURI, _ version: Int?) {
    outbox.notify(
      "textDocument/publishDiagnostics",
      JSONAnswer.object { json in
        json.member("uri", uri)
        json.member("version", version)
        json.member("diagnostics", findings)
      })
  }

  /// Withdraws what was told, from now on the client asks for it.
  ///
  /// - Parameter all: what is open, or everything.
  func stopTelling(all: Bool) {
    if all { reports.asksForAll = true } else { reports.asksForDocuments = true }
    for (path, uri) in reports.told where all || documents.open[path] != nil {
      reports.told[path] = nil
      publish([], under: uri, documents.open[path]?.version)
    }
  }
}
