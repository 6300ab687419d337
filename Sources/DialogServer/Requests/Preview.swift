import DialogCompiler
import DialogEditing
import DialogFindings
import DialogSupport

extension ServerCommand {
  /// Shows a dialog as it will stand: its file, its name and a language to begin with. The result is
  /// the text. Where it can be put into a file, clients that can open documents are asked to open it;
  /// others have their user told where it is, since most of them show no results.
  static let preview = ServerCommand(name: "dialogc.preview") {
    session, arguments throws(RequestError) in
    let (file, name) = try session.dialog(arguments)
    let tag = arguments.count > 2 ? arguments[2].string.flatMap { LanguageTag($0) } : nil
    guard let preview = file.preview(ofDialog: name, first: tag) else { throw .unknownDialog(name) }
    let text = preview.text(in: session.language)
    if let path = session.host.keep(name + ".txt", Array(text.utf8)) {
      session.show(path, of: name)
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
  fileprivate func show(_ path: Path, of dialog: String) {
    guard client.has("window.showDocument.support") else {
      return tell(
        Message(
          en: "the preview of \(dialog) is in ‘\(path.name)’",
          ko: "‘\(path.name)’에 \(dialog) 미리보기가 있습니다"))
    }
    ask(
      "window/showDocument",
      JSONAnswer.object { json in
        json.member("uri", DocumentURI(file: path))
        json.member("takeFocus", false)
      })
  }

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
