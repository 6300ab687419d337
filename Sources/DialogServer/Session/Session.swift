import DialogCompiler
import DialogEditing
import DialogFindings
import DialogSupport

/// A conversation with a client: what it can do, what it has open, how far it has come. Handlers are
/// given it, and ask it for documents and places.
final class Session {
  let host: ServerHost
  let outbox: Outbox
  let inbox: Inbox
  /// All that the server can do.
  let handlers: [Handler]
  let commands: [ServerCommand]

  var state = State.started
  /// What the client can do.
  var client = ClientCapabilities(nil)
  /// How it counts along a line.
  var encoding = PositionEncoding.utf16
  /// The language that it is spoken to in.
  var language: MessageLanguage
  /// The process whose end is the server’s, by its number.
  var clientProcess: Int?
  var trace = Trace.off
  var documents: Documents
  /// Those of `initialize`, until they are opened.
  var foldersToOpen: [DocumentURI] = []
  /// What the client was told of files, and has asked of them.
  var reports = FindingReports()
  /// The tokens that it was told of documents.
  var tokens = ToldTokens()
  /// The request that is being answered.
  var current: RequestID?
  private var asked: [RequestID: (JSONValue?) -> Void] = [:]
  private var lastID = 0
  /// The texts of files that are not open, until something changes.
  private var texts: [Path: DocumentText] = [:]

  enum State: Equatable {
    case started, running, shutDown
    /// With the status of the process.
    case ended(Int32)
  }

  enum Trace: String { case off, messages, verbose }

  init(
    _ host: ServerHost, files: EditorFiles, inbox: Inbox, handlers: [Handler],
    commands: [ServerCommand]
  ) {
    self.host = host
    self.inbox = inbox
    self.handlers = handlers
    self.commands = commands
    outbox = Outbox(host)
    language = host.language
    documents = Documents(files, host.options)
  }

  // MARK: Files

  /// A file of an open project, with its buffer where one is open.
  func file(at path: Path) -> EditedFile? {
    EditedFile(at: path, in: documents.open[path]?.tree ?? documents.tree)
  }

  /// The text of a file, for places in it; empty of one that is not there.
  func text(of path: Path) -> DocumentText {
    if let document = documents.open[path] { return document.text }
    if let known = texts[path] { return known }
    let text = DocumentText(documents.tree.bytes(of: path) ?? [])
    texts[path] = text
    return text
  }

  /// Takes note that files may hold something else than before.
  func forgetTexts() { texts = [:] }

  /// A range of a file as the client counts it.
  func range(_ bytes: ByteRange, of path: Path) -> ClientRange {
    text(of: path).range(of: bytes, in: encoding)
  }

  /// A range of a file as the client finds it.
  func location(_ place: (path: Path, range: ByteRange)) -> ClientLocation {
    ClientLocation(
      uri: documents.uri(of: place.path), range: range(place.range, of: place.path))
  }

  // MARK: Speaking

  /// Asks the client for something.
  ///
  /// - Parameter answer: called with its result; with nil where the client refuses.
  func ask(
    _ method: String, _ params: some JSONWritable, answer: @escaping (JSONValue?) -> Void = { _ in }
  ) {
    let id = RequestID.string(newToken())
    asked[id] = answer
    outbox.request(id, method, params)
  }

  /// A name that nothing else has in this conversation.
  func newToken() -> String {
    lastID += 1
    return "dialogc-\(lastID)"
  }

  /// Takes the client’s answer.
  func take(_ result: JSONValue?, of id: RequestID) { asked.removeValue(forKey: id)?(result) }

  enum LogLevel: Int {
    case error = 1
    case warning, info, log
  }

  /// Writes into the client’s log.
  func log(_ message: Message, _ level: LogLevel = .info) {
    send("window/logMessage", message, level)
  }

  /// Tells the client’s user.
  func tell(_ message: Message) { send("window/showMessage", message, .info) }

  private func send(_ method: String, _ message: Message, _ level: LogLevel) {
    outbox.notify(
      method,
      JSONAnswer.object { [language] json in
        json.member("type", level.rawValue)
        json.member("message", message[language])
      })
  }

  /// Ends a handler where the client has taken its request back: to be called now and then by those
  /// that take long.
  func checkCancellation() throws(RequestError) {
    if let current, inbox.isCancelled(current) { throw .cancelled }
  }
}
