import DialogFindings
import DialogSupport

/// How far work is that takes long, as the client shows it (`$/progress`).
final class Progress {
  private let session: Session
  private let token: String
  private let title: Message
  private var state = State.asking
  private let start = ContinuousClock.now

  private enum State { case asking, begun, ended }

  /// How long the client’s leave is waited for.
  private static let patience = Duration.milliseconds(200)

  /// Asks the client to show it; nil where it cannot.
  init?(_ title: Message, in session: Session) {
    guard session.client.has("window.workDoneProgress") else { return nil }
    self.session = session
    self.title = title
    token = session.newToken()
    session.ask(
      "window/workDoneProgress/create", JSONAnswer.object { [token] in $0.member("token", token) }
    ) { [weak self] result in
      guard let self, case .asking = state else { return }
      if result == nil { state = .ended } else { begin() }
    }
  }

  /// Whether the client may still give its leave, so that the work should wait.
  var isAsking: Bool {
    if case .asking = state { ContinuousClock.now - start < Progress.patience } else { false }
  }

  private func begin() {
    state = .begun
    notify { [title, language = session.language] json in
      json.member("kind", "begin")
      json.member("title", title[language])
      json.member("percentage", 0)
    }
  }

  /// - Parameters:
  ///   - done: how much of all is done.
  ///   - all: from 1.
  func report(_ done: Int, of all: Int) {
    guard case .begun = state else { return }
    notify { json in
      json.member("kind", "report")
      json.member("message", "\(done)/\(all)")
      json.member("percentage", 100 * done / all)
    }
  }

  func end() {
    if case .begun = state { notify { $0.member("kind", "end") } }
    state = .ended
  }

  private func notify(_ value: @escaping (inout JSONWriter) -> Void) {
    session.outbox.notify(
      "$/progress",
      JSONAnswer.object { [token] json in
        json.member("token", token)
        json.member("value", object: value)
      })
  }
}
