import DialogEditing
import DialogFindings
import DialogSupport

extension Handler {
  /// What may stand where the cursor is.
  static let completion = Handler(
    "textDocument/completion",
    provides: Capability("completionProvider") { _, json in
      json.object { json in
        // Not the space: after it Return would take the first of the list instead of ending the line.
        json.member("triggerCharacters", ["{", ":", "@", "(", "/"])
        json.member("resolveProvider", true)
      }
    }
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    let items = place.file.completions(at: place.offset)
    return JSONAnswer.object { json in
      json.member("isIncomplete", false)
      json.member("items", items.map { ClientCompletion(item: $0, document: place.document) })
    }
  }

  /// What a completion stands for, at length.
  static let completionResolve = Handler("completionItem/resolve") { session, params in
    guard let data = params["data"], let name = data["topic"]?.string,
      let uri = data["uri"]?.string,
      let topic = Topic(name: name),
      let file = session.file(at: Documents.path(of: DocumentURI(uri)))
    else { return params }
    let explanation = file.explanation(of: topic)
    return JSONAnswer.object { json in
      for member in params.members ?? [] { json.member(JSONKey(member.key), member.value) }
      json.member(
        "documentation",
        session.markup(
          explanation, as: "textDocument.completion.completionItem.documentationFormat"))
    }
  }
}

/// A completion, `CompletionItem` of the protocol.
private struct ClientCompletion: JSONWritable {
  let item: Completion
  let document: AskedDocument

  func write(to json: inout JSONWriter) {
    let session = document.session
    let fillsIn =
      item.snippet.hasStops
      && session.client.has("textDocument.completion.completionItem.snippetSupport")
    let plain = item.plainText(indentation: indentation)
    let edit = ClientEdit(
      range: document.range(item.replaced), text: fillsIn ? item.snippet.protocolText : plain)
    json.object { json in
      json.member("label", item.label)
      json.member("kind", item.kind.number)
      json.member("detail", item.detail.map { $0[session.language] })
      json.member("sortText", sortText)
      json.member("filterText", item.filter)
      json.member("insertTextFormat", fillsIn ? 2 : 1)
      // The lines are indented here where nobody else does it.
      if !fillsIn, plain.contains("\n") { json.member("insertTextMode", 1) }
      json.member("textEdit", edit)
      if let topic = item.topic {
        json.member(
          "data",
          object: { json in
            json.member("topic", topic.name)
            json.member("uri", session.documents.uri(of: document.path))
          })
      }
    }
  }

  /// Four digits, so that items stand by rank where they are sorted as words.
  private var sortText: String {
    let digits = String(item.rank)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The white space that begins the line of the cursor.
  private var indentation: String {
    let text = document.text
    let line = text.line(text.lineIndex(at: Int(item.replaced.start)))
    let spaces = text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: spaces, as: UTF8.self)
  }
}

extension Snippet {
  /// In the protocol’s syntax: `title "${1:Saved}"$0`.
  fileprivate var protocolText: String {
    parts.map { part in
      switch part {
      case .text(let text): Snippet.escaped(text, "$\\")
      case .stop(let number, ""): "$\(number)"
      case .stop(let number, let text): "${\(number):\(Snippet.escaped(text, "$\\}"))}"
      }
    }.joined() + "$0"
  }

  /// - Parameter signs: those that would mean something.
  private static func escaped(_ text: String, _ signs: String) -> String {
    text.reduce(into: "") { text, character in
      if signs.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

extension Completion.Kind {
  /// `CompletionItemKind` of the protocol, the nearest.
  fileprivate var number: Int {
    switch self {
    case .keyword: 14
    case .value, .device: 12
    case .parameter: 6
    case .type: 22
    case .enumCase: 20
    case .language: 21
    case .rule: 18
    case .button: 5
    case .dialog: 7
    case .screen: 9
    case .term: 21
    case .style: 24
    case .text: 15
    }
  }
}
