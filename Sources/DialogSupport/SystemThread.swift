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
          reserveHeap()
          #if canImport(Darwin)
            let start = Unmanaged<Start>.fromOpaque(pointer)
          #else
            let start = Unmanaged<Start>.fromOpaque(pointer!)
          #endif
          start.takeRetainedValue().body()
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

/// Reserves addresses that the thread’s allocations grow into. The GNU C library gives each thread a heap of its own,
/// and asks the system anew for each four kilobytes that it grows by, unless it was once as large: a fifth of the
/// time of a thread that reads files. Nothing is written, so no memory is taken.
private func reserveHeap() {
  #if canImport(Glibc)
    // Below what is mapped by itself.
    let piece = 120 << 10
    let pieces = (0..<160).map { _ in malloc(piece) }
    for piece in pieces { free(piece) }
  #endif
}
