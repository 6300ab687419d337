import DialogCompiler
import DialogFindings
import DialogSupport

extension Handler {
  /// The client tells what it can do, and is told what the server can.
  static let initialize = Handler("initialize") { session, params throws(RequestError) in
    session.client = ClientCapabilities(params["capabilities"])
    session.encoding = PositionEncoding(
      offered: session.client.names("general.positionEncodings"))
    if let locale = params["locale"]?.string, !session.host.isLanguageFixed {
      session.language = MessageLanguage(locale: locale)
    }
    session.trace = params["trace"]?.string.flatMap(Session.Trace.init(rawValue:)) ?? .off
    session.clientProcess = params["processId"]?.integer
    session.foldersToOpen = folders(params)
    session.state = .running
    return JSONAnswer.object { json in
      json.member("capabilities", object: { writeCapabilities(of: session, to: &$0) })
      json.member("serverInfo", object: writeServerInfo)
    }
  }

  private static func writeServerInfo(_ json: inout JSONWriter) {
    json.member("name", "dialogc")
    json.member("version", version)
  }

  /// The open folders; of clients that know one alone, that one.
  private static func folders(_ params: JSONValue) -> [DocumentURI] {
    if let folders = params["workspaceFolders"]?.elements {
      return folders.compactMap { $0["uri"]?.string }.map(DocumentURI.init)
    }
    if let uri = params["rootUri"]?.string { return [DocumentURI(uri)] }
    if let path = params["rootPath"]?.string, !path.isEmpty {
      return [DocumentURI(file: Path(path))]
    }
    return []
  }

  private static func writeCapabilities(of session: Session, to json: inout JSONWriter) {
    json.member("positionEncoding", session.encoding)
    json.member("textDocumentSync", object: writeSync)
    json.member(
      "workspace",
      object: { $0.member("workspaceFolders", object: writeFolders) })
    for capability in session.handlers.compactMap(\.capability) where capability.isSaid(session) {
      json.key(JSONKey(capability.name))
      capability.write(session, &json)
    }
  }

  private static func writeSync(_ json: inout JSONWriter) {
    json.member("openClose", true)
    // Changes come as ranges and their texts.
    json.member("change", 2)
  }

  private static func writeFolders(_ json: inout JSONWriter) {
    json.member("supported", true)
    json.member("changeNotifications", true)
  }

  /// The client is ready: folders are opened, and what they hold is found out.
  static let initialized = Handler(notification: "initialized") { session, _ in
    for note in session.host.notes { session.log(note) }
    session.watchFiles()
    session.openFolders()
  }
}

extension MessageLanguage {
  /// Korean for clients that are; English for all others, since dialogc speaks these two.
  ///
  /// - Parameter locale: a tag, as `ko` or `ko-KR`.
  init(locale: String) {
    self = locale.lowercased().prefix { $0.isLetter } == "ko" ? .korean : .english
  }
}
