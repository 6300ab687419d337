import DialogSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What has come from the client and is not done yet, in order: filled by the thread that reads,
/// emptied by the one that works.
///
/// Cancellations do not wait for their turn.
final class Inbox: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let hasCome: UnsafeMutablePointer<pthread_cond_t>
  // All below is guarded by the lock.
  private var messages: [IncomingMessage] = []
  private var first = 0
  private var waiting: Set<RequestID> = []
  private var cancelled: Set<RequestID> = []
  /// How many changes of each document wait, by its URI.
  private var changes: [String: Int] = [:]

  init() {
    lock = .allocate(capacity: 1)
    hasCome = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(hasCome, nil)
  }

  deinit {
    pthread_cond_destroy(hasCome)
    pthread_mutex_destroy(lock)
    hasCome.deallocate()
    lock.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  // MARK: Reading

  func put(_ message: IncomingMessage) {
    locked {
      if let id = message.cancels {
        if waiting.contains(id) { cancelled.insert(id) }
        return
      }
      if case .request(let id, _, _) = message { waiting.insert(id) }
      if let uri = message.changes { changes[uri, default: 0] += 1 }
      messages.append(message)
      pthread_cond_signal(hasCome)
    }
  }

  // MARK: Working

  /// The next message, when it has come.
  ///
  /// - Parameter milliseconds: how long to wait for one; for ever where nil.
  /// - Returns: nil where none has come in that time.
  func take(within milliseconds: Int?) -> IncomingMessage? {
    locked {
      wait(milliseconds)
      guard first < messages.count else { return nil }
      let message = messages[first]
      first += 1
      // What is done goes when it is half of all, so that a message costs the same however many wait.
      if first * 2 >= messages.count {
        messages.removeFirst(first)
        first = 0
      }
      if let uri = message.changes {
        changes[uri]! -= 1
        if changes[uri] == 0 { changes[uri] = nil }
      }
      return message
    }
  }

  private func wait(_ milliseconds: Int?) {
    guard let milliseconds else {
      while first == messages.count { pthread_cond_wait(hasCome, lock) }
      return
    }
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let nanoseconds = end.tv_nsec + milliseconds % 1000 * 1_000_000
    end.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    while first == messages.count, milliseconds > 0 {
      if pthread_cond_timedwait(hasCome, lock, &end) != 0 { return }
    }
  }

  /// Whether a change of a document waits, so that answers about it now are of no use.
  func hasChange(of uri: String) -> Bool { locked { changes[uri] != nil } }

  /// Whether changes of any document wait.
  var hasChanges: Bool { locked { !changes.isEmpty } }

  /// Whether the client has taken a request back that is not answered yet.
  func isCancelled(_ id: RequestID) -> Bool { locked { cancelled.contains(id) } }

  /// Takes note that a request is answered.
  func finish(_ id: RequestID) {
    locked {
      waiting.remove(id)
      cancelled.remove(id)
    }
  }
}

extension IncomingMessage {
  /// The request that it takes back.
  fileprivate var cancels: RequestID? {
    guard case .notification("$/cancelRequest", let params) = self else { return nil }
    return params["id"].flatMap(RequestID.init)
  }

  /// The URI of the document that it changes.
  fileprivate var changes: String? {
    guard case .notification(let method, let params) = self,
      ["textDocument/didChange", "textDocument/didClose", "textDocument/didOpen"].contains(method)
    else { return nil }
    return params[path: "textDocument", "uri"]?.string
  }
}
