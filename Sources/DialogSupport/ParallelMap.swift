#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Works on several things at once.
///
/// - Parameters:
///   - count: how many things there are.
///   - threads: how many are worked on at once, from 1; the caller's own is one of them.
///   - body: called once with each index, in any order, on any thread.
/// - Returns: what it returned, by index.
public func parallelMap<Result: Sendable>(
  _ count: Int, threads: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  guard threads > 1, count > 1 else { return (0..<count).map(body) }
  return withoutActuallyEscaping(body) { body in
    let work = ParallelWork(count, body)
    let helpers = (1..<min(threads, count)).compactMap { _ in Thread(work.run) }
    work.run()
    for helper in helpers { helper.join() }
    return work.results.map { $0! }
  }
}

/// Things to do, and what came of them; each thread takes the next that nobody has.
private final class ParallelWork<Result: Sendable>: @unchecked Sendable {
  private let body: @Sendable (Int) -> Result
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// Guarded by the lock.
  private var next = 0
  private(set) var results: [Result?]

  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
    self.body = body
    results = Array(repeating: nil, count: count)
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  @Sendable func run() {
    while let index = take() {
      let result = body(index)
      pthread_mutex_lock(lock)
      results[index] = result
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < results.count else { return nil }
    next += 1
    return next - 1
  }
}

/// A thread of the system's.
private struct Thread {
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

  /// Nil where the system has no more of them.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Thread.stackSize)
    let start = Unmanaged.passRetained(Start(body))
    let status = pthread_create(
      &handle, &attributes,
      { pointer in
        #if canImport(Darwin)
          let start = Unmanaged<Start>.fromOpaque(pointer)
        #else
          let start = Unmanaged<Start>.fromOpaque(pointer!)
        #endif
        start.takeRetainedValue().body()
        return nil
      }, start.toOpaque())
    guard status == 0 else {
      start.release()
      return nil
    }
  }

  func join() {
    #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
  }
}
