public import DialogCompiler
import DialogFindings
import DialogSupport

/// The language server: the Language Server Protocol 3.17 over a pair of streams, and nothing else.
/// What it answers is worked out in `DialogEditing`, as plain values; here they become messages.
///
/// One thread reads, so that the client never waits and can take requests back; one works, in the
/// order of the messages. Nothing here touches the system: `ServerHost` does.
///
/// ## A feature
///
/// is a file in `Requests` and a line in `Handler+All.swift`. The file says the method’s name, what the
/// server says of it in `initialize`, and how it is answered, from a value of `DialogEditing`:
///
/// ```swift
/// extension Handler {
///   /// Where else the name under the cursor stands in the file.
///   static let documentHighlight = Handler(
///     "textDocument/documentHighlight", provides: "documentHighlightProvider"
///   ) { session, params throws(RequestError) in
///     let place = try session.place(params)
///     return place.file.highlights(at: place.offset).map { highlight in
///       JSONAnswer.object { json in
///         json.member("range", place.document.range(highlight.range))
///         json.member("kind", highlight.isWritten ? 3 : 2)
///       }
///     }
///   }
/// }
/// ```
///
/// `session.place`, `.range` and `.document` read what most requests are given; `session.location` and
/// `AskedDocument.range` turn bytes into what the client counts by. `session.client` is what the client
/// can do, `session.language` the language to answer in. What takes long calls
/// `session.checkCancellation()`. A command is a `ServerCommand` and a line in `ServerCommand+All.swift`.
/// Its conversation test stands in `Tests/Checks/LanguageServer`.
public struct LanguageServer<Source: FileSource> {
  private let host: ServerHost
  private let session: Session
  private let inbox = Inbox()

  /// How long the client may be gone unseen.
  private static var watchInterval: Int { 1000 }

  /// - Parameter source: where the files are that no buffer is open of.
  public init(_ host: ServerHost, files source: Source) {
    self.host = host
    session = Session(
      host, files: EditorFiles(source), inbox: inbox, handlers: Handler.all,
      commands: ServerCommand.all)
  }

  /// Serves the client to the end.
  ///
  /// - Returns: the status that the process is to end with: 0 after `shutdown`, else 1.
  public func run() -> Int32 {
    let reader = Reader(host, inbox)
    guard SystemThread(reader.run) != nil else { return 1 }
    while true {
      if case .ended(let status) = session.state { return status }
      if !session.outbox.isOpen { return 1 }
      guard let message = nextMessage() else {
        rest()
        continue
      }
      session.take(message)
    }
  }

  /// The next message; nil where there is something better to do.
  private func nextMessage() -> IncomingMessage? {
    let reports = session.reports
    if !reports.isDue { return inbox.take(within: LanguageServer.watchInterval) }
    if reports.progress?.isAsking ?? false { return inbox.take(within: 10) }
    // What is found now is of no use where more changes wait, unless they never end.
    let isOverdue = ContinuousClock.now - reports.lastTold > .milliseconds(100)
    return isOverdue && inbox.hasChanges ? nil : inbox.take(within: 0)
  }

  /// What is done while nothing comes.
  private func rest() {
    if session.reports.isDue {
      let waits = session.reports.progress?.isAsking ?? false
      if !waits || !session.reports.changed.isEmpty { session.tellFindings() }
      return
    }
    if let process = session.clientProcess, !host.isRunning(process) {
      session.state = .ended(session.state == .shutDown ? 0 : 1)
    }
  }
}

/// Reads the client’s stream into the inbox.
private struct Reader: Sendable {
  private let host: ServerHost
  private let inbox: Inbox

  init(_ host: ServerHost, _ inbox: Inbox) {
    self.host = host
    self.inbox = inbox
  }

  func run() {
    var framing = MessageFraming()
    while true {
      let chunk = host.read()
      if chunk.isEmpty { break }
      framing.append(chunk)
      while let frame = framing.next() { put(frame) }
    }
    if let frame = framing.atEnd() { put(frame) }
    inbox.put(.end)
  }

  private func put(_ frame: MessageFraming.Frame) {
    switch frame {
    case .body(let body): inbox.put(IncomingMessage(body))
    case .malformed(let problem): inbox.put(.malformed(RequestError(problem), nil))
    }
  }
}
