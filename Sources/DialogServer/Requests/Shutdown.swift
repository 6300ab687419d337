extension Handler {
  /// The client has no more to ask.
  static let shutdown = Handler("shutdown") { session, _ in
    session.state = .shutDown
    return JSONAnswer { $0.null() }
  }

  /// The server is to end; with 1 where the client has not said so before.
  static let exit = Handler(notification: "exit") { session, _ in
    session.state = .ended(session.state == .shutDown ? 0 : 1)
  }
}
