public import Synchronization

/// A value that is made when it is first asked for, on whichever thread; others wait for it. Once it is made, no
/// thread waits for another. Pointers are not `Sendable`; what this one points at is.
public struct MadeOnce<Value: Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value
    @usableFromInline init(_ value: Value) { self.value = value }
  }

  /// The box, which this owns: nobody counts references to read it.
  @usableFromInline let known = Atomic<UnsafeRawPointer?>(nil)
  @usableFromInline let making = Mutex(())

  /// One that is not made yet.
  @inlinable public init() {}

  deinit {
    if let box = known.load(ordering: .acquiring) { Unmanaged<Box>.fromOpaque(box).release() }
  }

  /// - Parameter make: called once.
  @inlinable
  public func value(_ make: () -> Value) -> Value {
    if let known = knownValue { return known }
    return making.withLock { _ in
      if let known = knownValue { return known }
      let value = make()
      known.store(
        UnsafeRawPointer(Unmanaged.passRetained(Box(value)).toOpaque()), ordering: .releasing)
      return value
    }
  }

  @inlinable var knownValue: Value? {
    known.load(ordering: .acquiring).map {
      Unmanaged<Box>.fromOpaque($0)._withUnsafeGuaranteedRef { $0.value }
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
