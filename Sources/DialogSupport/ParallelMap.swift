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
    let helpers = (1..<min(threads, count)).compactMap { _ in SystemThread(work.run) }
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
