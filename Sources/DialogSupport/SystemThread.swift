import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system's.
public struct SystemThread {
  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif

  private final class Start {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// As deep as the first thread's: sources nest.
  private static let stackSize = 8 << 20

  /// Starts it. Signals to the process are left to the thread that starts it: while that holds them back, none
  /// ends the process.
  ///
  /// - Returns: nil where the system has no more of them.
  public init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, SystemThread.stackSize)
    let start = Unmanaged.passRetained(Start(body))
    let status = withoutInterruption {
      pthread_create(
        &handle, &attributes,
        { pointer in
          #if canImport(Darwin)
            let start = Unmanaged<Start>.fromOpaque(pointer)
          #else
            let start = Unmanaged<Start>.fromOpaque(pointer!)
          #endif
          ThreadHeaps.begin()
          start.takeRetainedValue().body()
          ThreadHeaps.end()
          return nil
        }, start.toOpaque())
    }
    guard status == 0 else {
      start.release()
      return nil
    }
  }

  /// Waits until it has ended.
  public func join() {
    #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
  }
}

/// The heaps that the GNU C library gives to threads: each new one may be used again when its thread has ended. It asks
/// the system anew for each four kilobytes that a heap grows by, unless it was once as large: a fifth of the time of a
/// thread that reads files. So a new one is made large at once; what is not written is given back, and only its
/// addresses stay.
private enum ThreadHeaps {
  private static let counts = Mutex((used: 0, made: 0))

  static func begin() {
    let isNew = counts.withLock { counts in
      counts.used += 1
      defer { counts.made = max(counts.made, counts.used) }
      return counts.used > counts.made
    }
    if isNew { makeLarge() }
  }

  static func end() { counts.withLock { $0.used -= 1 } }

  private static func makeLarge() {
    #if canImport(Glibc)
      // Below what is mapped by itself.
      let pieces = (0..<160).map { _ in malloc(120 << 10) }
      for piece in pieces { free(piece) }
    #endif
  }
}
