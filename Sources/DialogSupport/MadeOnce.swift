import Synchronization

/// A value that is made when it is first asked for, on whichever thread; others wait for it.
public struct MadeOnce<Value: Sendable>: ~Copyable, Sendable {
  private let known = Mutex<Value?>(nil)

  /// One that is not made yet.
  public init() {}

  /// - Parameter make: called once.
  public func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
