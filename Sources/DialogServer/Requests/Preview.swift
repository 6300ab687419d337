import DialogCompiler
import DialogEditing
import DialogFindings
import DialogSupport

extension ServerCommand {
  /// Shows a dialog as it will stand: its file, its name and a language to begin with. The result is
  /// the text; clients that can open documents are asked to open it, where it can be put into a file.
  static let preview = ServerCommand(name: "dialogc.preview") {
    session, arguments throws(RequestError) in
    let (file, name) = try session.dialog(arguments)
    let tag = arguments.count > 2 ? arguments[2].string.flatMap { LanguageTag($0) } : nil
    guard let preview = file.preview(ofDialog: name, first: tag) else { throw .unknownDialog(name) }
    let text = preview.text(in: session.language)
    if session.client.has("window.showDocument.support"),
      let path = session.host.keep(name + ".txt", Array(text.utf8))
    {
      session.ask(
        "window/showDocument",
        JSONAnswer.object { json in
          json.member("uri", DocumentURI(file: path))
          json.member("takeFocus", false)
        })
    }
    return text
  }

  /// Writes the texts that a dialog lacks, in its file.
  static let addLanguages = ServerCommand(
    name: "dialogc.addLanguages"
  ) { session, arguments throws(RequestError) in
    let (file, name) = try session.dialog(arguments)
    guard let action = file.addLanguages(toDialog: name) else { return JSONValue(.null) }
    session.ask(
      "workspace/applyEdit",
      JSONAnswer.object { json in
        json.member("label", action.title[session.language])
        json.member("edit", session.workspaceEdit(action.edits))
      })
    return JSONValue(.null)
  }
}

extension Session {
  /// The file and the name of the dialog that a command is about.
  fileprivate func dialog(
    _ arguments: [JSONValue]
  ) throws(RequestError) -> (file: EditedFile, name: String) {
    guard arguments.count > 1, let uri = arguments[0].string, let name = arguments[1].string else {
      throw .wrong("arguments")
    }
    guard let file = file(at: Documents.path(of: DocumentURI(uri))) else {
      throw .unknownDocument(uri)
    }
    return (file, name)
  }
}

extension RequestError {
  fileprivate static func unknownDialog(_ name: String) -> RequestError {
    RequestError(
      .invalidParams, Message(en: "there is no dialog ‘\(name)’", ko: "‘\(name)’ 대화상자는 없습니다"))
  }
}
