import DialogCompiler
import DialogFindings
import DialogSupport

extension Session {
  /// Takes note that findings may be others than the client was told.
  func findingsMayChange(of document: OpenDocument? = nil) {
    forgetTexts()
    reports.isDue = true
    if let document { reports.changed.insert(document.path) }
  }

  /// Tells the client what is wrong in its files, as far as it was not told; of documents that have
  /// changed in any case, so that it knows what holds for which version.
  func tellFindings() {
    reports.isDue = false
    documents.flush()
    let changed = reports.changed
    reports.changed = []
    for tree in documents.trees {
      for (path, findings) in tree.changedFindings() where !changed.contains(path) {
        tell(findings, of: path, in: tree)
      }
    }
    for path in changed.sorted() {
      let tree = documents.open[path]?.tree ?? documents.tree
      tell(tree.isOpen(path) ? tree.findings(of: path) : [], of: path, in: tree)
    }
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
}
