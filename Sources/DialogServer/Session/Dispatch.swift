import DialogFindings
import DialogSupport

extension Session {
  /// Does what a message asks for.
  func take(_ message: IncomingMessage) {
    switch message {
    case .request(let id, let method, let params): answer(id, method, params)
    case .notification(let method, let params): note(method, params)
    case .response(let id, let result): take(result, of: id)
    case .malformed(let error, let id): refuse(id, error)
    case .end: state = .ended(state == .shutDown ? 0 : 1)
    }
  }

  // MARK: Requests

  private func answer(_ id: RequestID, _ method: String, _ params: JSONValue) {
    let start = ContinuousClock.now
    current = id
    do throws(RequestError) {
      outbox.answer(id, try result(method, params))
    } catch {
      refuse(id, error)
    }
    current = nil
    inbox.finish(id)
    logTrace(method, id, since: start, params)
  }

  private func result(
    _ method: String, _ params: JSONValue
  ) throws(RequestError) -> any JSONWritable {
    try checkState(method)
    guard let handler = handlers.first(where: { $0.method == method }),
      case .request(let answer) = handler.work
    else { throw .unknownMethod(method) }
    if state == .started || method == "shutdown" { return try answer(self, params) }
    try checkCancellation()
    if let uri = params[path: "textDocument", "uri"]?.string, inbox.hasChange(of: uri),
      !Session.lasting.contains(method)
    {
      throw .contentModified
    }
    documents.flush()
    return try answer(self, params)
  }

  /// What an editor can use though more was typed: it filters by that.
  private static let lasting: Set = ["textDocument/completion"]

  private func checkState(_ method: String) throws(RequestError) {
    switch state {
    case .started: if method != "initialize" { throw .notInitialized }
    case .running: if method == "initialize" { throw .initializedTwice }
    case .shutDown, .ended: throw .shutDown
    }
  }

  private func refuse(_ id: RequestID?, _ error: RequestError) {
    outbox.refuse(id, error.code, error.message[language])
  }

  // MARK: Notifications

  private func note(_ method: String, _ params: JSONValue) {
    // What comes before its time or after it is dropped, as the protocol has it.
    guard state == .running || method == "exit" else { return }
    guard let handler = handlers.first(where: { $0.method == method }),
      case .notification(let take) = handler.work
    else {
      // The client need not mind that the server does not know it.
      if !method.hasPrefix("$/") { log(RequestError.unknownMethod(method).message, .log) }
      return
    }
    let start = ContinuousClock.now
    do throws(RequestError) {
      try take(self, params)
    } catch {
      log(
        Message(
          en: "\(method): \(error.message.english)", ko: "\(method): \(error.message.korean)"),
        .error)
    }
    logTrace(method, nil, since: start, params)
  }

  // MARK: Trace

  private func logTrace(
    _ method: String, _ id: RequestID?, since start: ContinuousClock.Instant, _ params: JSONValue
  ) {
    if trace == .off || method == "$/setTrace" { return }
    let microseconds = Int((ContinuousClock.now - start) / .microseconds(1))
    outbox.notify(
      "$/logTrace",
      JSONAnswer.object { [trace] json in
        let name = id.map { "\(method) (\($0.text))" } ?? method
        json.member("message", "\(name): \(microseconds) µs")
        if trace == .verbose {
          var verbose = JSONWriter(pretty: false)
          verbose.value(params)
          json.member("verbose", String(decoding: verbose.finish(), as: UTF8.self))
        }
      })
  }
}
