import DialogEditing
import DialogFindings
import DialogSupport

extension Handler {
  /// That a dialog can be previewed, and the languages that it lacks.
  static let codeLens = Handler(
    "textDocument/codeLens",
    provides: Capability("codeLensProvider") { _, json in json.object { _ in } }
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    return document.file.codeLenses().flatMap { lens in
      lens.commands(in: session, document).map { command in
        JSONAnswer.object { json in
          json.member("range", document.range(lens.range))
          json.member("command", command)
        }
      }
    }
  }
}

extension CodeLens {
  fileprivate func commands(in session: Session, _ document: AskedDocument) -> [ClientCommand] {
    let uri = session.documents.uri(of: document.path)
    let preview = ClientCommand(
      title: Message(en: "Preview", ko: "미리보기")[session.language], command: .preview,
      arguments: [uri.text, dialog])
    return [preview]
      + missing.map { language, count in
        ClientCommand(
          title: Message(
            en: "\(language): \(count) text\(count == 1 ? "" : "s") missing",
            ko: "\(language): 텍스트 \(count)개 없음")[session.language],
          command: .addLanguages, arguments: [uri.text, dialog])
      }
  }
}

/// `Command` of the protocol.
struct ClientCommand: JSONWritable {
  let title: String
  let command: ServerCommand
  let arguments: [String]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("command", command.name)
      json.member("arguments", arguments)
    }
  }
}
