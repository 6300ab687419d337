import DialogCompiler
import DialogEditing
import DialogSupport

extension Handler {
  /// What a document declares.
  static let documentSymbol = Handler(
    "textDocument/documentSymbol", provides: "documentSymbolProvider"
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    let items = document.file.outline
    let isTree = session.client.has(
      "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
    if isTree { return items.map { ClientSymbol(item: $0, document: document) } }
    return items.flatMap { session.flat($0, in: document.path, "") }
  }

  /// What all projects declare, by letters of its name.
  static let workspaceSymbol = Handler(
    "workspace/symbol", provides: "workspaceSymbolProvider"
  ) { session, params throws(RequestError) in
    let query = try params.string("query")
    var answers: [JSONAnswer] = []
    for tree in session.documents.trees {
      try session.checkCancellation()
      answers += tree.symbols(matching: query).map { found in
        session.symbol(found.item, in: found.path, found.container)
      }
    }
    return answers
  }
}

/// `DocumentSymbol` of the protocol.
private struct ClientSymbol: JSONWritable {
  let item: OutlineItem
  let document: AskedDocument

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", item.name)
      if !item.detail.isEmpty { json.member("detail", item.detail) }
      json.member("kind", item.kind.number)
      if item.isDeprecated { json.member("tags", [1]) }
      json.member("range", document.range(item.range))
      json.member("selectionRange", document.range(item.nameRange))
      json.member("children", item.children.map { ClientSymbol(item: $0, document: document) })
    }
  }
}

extension Session {
  /// `SymbolInformation` of the protocol.
  fileprivate func symbol(
    _ item: OutlineItem, in path: Path, _ container: String
  ) -> JSONAnswer {
    .object { [self] json in
      json.member("name", item.name)
      json.member("kind", item.kind.number)
      if item.isDeprecated { json.member("tags", [1]) }
      if !container.isEmpty { json.member("containerName", container) }
      json.member("location", location((path, item.nameRange)))
    }
  }

  fileprivate func flat(
    _ item: OutlineItem, in path: Path, _ container: String
  ) -> [JSONAnswer] {
    [symbol(item, in: path, container)] + item.children.flatMap { flat($0, in: path, item.name) }
  }
}

extension OutlineItem.Kind {
  /// `SymbolKind` of the protocol.
  fileprivate var number: Int {
    switch self {
    case .project: 2  // Module
    case .enumeration: 10  // Enum
    case .enumCase: 22  // EnumMember
    case .terms: 3  // Namespace
    case .term: 14  // Constant
    case .alert, .actionSheet: 5  // Class
    case .notification: 24  // Event
    case .translation: 3  // Namespace
    case .parameter: 13  // Variable
    case .text, .row: 15  // String
    case .button: 6  // Method
    case .field: 8  // Field
    }
  }
}
