extension Handler {
  /// How much the client wants to know of what the server does.
  static let setTrace = Handler(notification: "$/setTrace") {
    session, params throws(RequestError) in
    guard let trace = Session.Trace(rawValue: try params.string("value")) else {
      throw .wrong("value")
    }
    session.trace = trace
  }
}
