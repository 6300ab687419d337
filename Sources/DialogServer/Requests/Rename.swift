import DialogCompiler
import DialogEditing
import DialogSupport

extension Handler {
  /// The name that can be changed at a place.
  static let prepareRename = Handler(
    "textDocument/prepareRename"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    let name = try renaming { () throws(RenameRefusal) in
      try place.file.renamedRange(at: place.offset)
    }
    return JSONAnswer.object { json in
      json.member("range", place.document.range(name))
      json.member("placeholder", place.file.source.text(name))
    }
  }

  /// A name is changed wherever it stands.
  static let rename = Handler(
    "textDocument/rename",
    provides: Capability("renameProvider") { session, json in
      if session.client.has("textDocument.rename.prepareSupport") {
        json.object { $0.member("prepareProvider", true) }
      } else {
        json.value(true)
      }
    }
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    let name = try params.string("newName")
    let edits = try renaming { () throws(RenameRefusal) in
      try place.file.rename(at: place.offset, to: name)
    }
    return session.workspaceEdit(edits)
  }

  private static func renaming<Result>(
    _ body: () throws(RenameRefusal) -> Result
  ) throws(RequestError) -> Result {
    do {
      return try body()
    } catch {
      throw .failed(error.message)
    }
  }
}

extension Session {
  /// `WorkspaceEdit` of the protocol, with the versions of open documents where the client takes them.
  func workspaceEdit(_ edits: [FileEdit]) -> JSONAnswer {
    let files = Dictionary(grouping: edits, by: \.place.path).sorted { $0.key < $1.key }
    let hasVersions = client.has("workspace.workspaceEdit.documentChanges")
    return .object { [self] json in
      if hasVersions {
        json.member("documentChanges", files.map { documentEdit($0.key, $0.value) })
      } else {
        json.member(
          "changes",
          object: { json in
            for file in files {
              json.member(JSONKey(documents.uri(of: file.key).text), file.value.map(clientEdit))
            }
          })
      }
    }
  }

  private func documentEdit(_ path: Path, _ edits: [FileEdit]) -> JSONAnswer {
    .object { [self] json in
      json.member(
        "textDocument",
        object: { json in
          json.member("uri", documents.uri(of: path))
          json.key("version")
          if let version = documents.open[path]?.version {
            json.value(version)
          } else {
            json.null()
          }
        })
      json.member("edits", edits.map(clientEdit))
    }
  }

  private func clientEdit(_ edit: FileEdit) -> ClientEdit {
    ClientEdit(range: range(edit.place.range, of: edit.place.path), text: edit.text)
  }
}
