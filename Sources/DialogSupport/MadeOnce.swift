public import Synchronization

/// A value that is made when it is first asked for, on whichever thread; others wait for it.
public struct MadeOnce<Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let known = Mutex<Value?>(nil)

  /// One that is not made yet.
  @inlinable public init() {}

  /// - Parameter make: called once.
  @inlinable
  public func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

/// Values that are made when they are first asked for, each of a key, on whichever thread; others wait for them.
public struct MadeOnceEach<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let known = Mutex<[Key: Value]>([:])

  /// None that is made yet.
  @inlinable public init() {}

  /// - Parameters:
  ///   - key: what the value is of.
  ///   - make: called once for each key.
  @inlinable
  public func value(of key: Key, _ make: () -> Value) -> Value {
    known.withLock { known in
      if let value = known[key] { return value }
      let value = make()
      known[key] = value
      return value
    }
  }
}
