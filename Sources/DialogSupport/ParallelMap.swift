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
  return parallelMap(count, threads: threads, first: { body(0) }, body)
}

/// Works on several things at once, the first of which the caller’s own thread takes.
///
/// - Parameters:
///   - count: how many things there are, from 1.
///   - threads: how many are worked on at once, from 1; the caller's own is one of them.
///   - first: the work on the first.
///   - body: called once with the index of each other, in any order, on any thread.
/// - Returns: what they returned, by index.
public func parallelMap<Result: Sendable>(
  _ count: Int, threads: Int, first: () -> Result, _ body: @Sendable (Int) -> Result
) -> [Result] {
  withoutActuallyEscaping(body) { body in
    let work = ParallelWork(1..<count, body)
    let helpers = (1..<max(min(threads, count), 1)).compactMap { _ in SystemThread(work.run) }
    let result = first()
    work.run()
    for helper in helpers { helper.join() }
    return [result] + work.results.map { $0! }
  }
}

/// Works on blocks of things that follow each other, several at once.
///
/// - Parameters:
///   - count: how many things there are.
///   - size: how many a block has, the last maybe fewer: enough that what belongs to a block does not count, few
///     enough that threads end together.
///   - threads: how many blocks are worked on at once, from 1.
///   - body: called once with the indices of each block, in any order, on any thread.
/// - Returns: what it returned for each block, in their order.
public func parallelMap<Result: Sendable>(
  ofBlocksIn count: Int, size: Int = 64, threads: Int, _ body: @Sendable (Range<Int>) -> Result
) -> [Result] {
  parallelMap((count + size - 1) / size, threads: threads) { block in
    body(block * size..<min((block + 1) * size, count))
  }
}

/// An array whose elements several threads make, each where it stays: for large ones, which cost much to move.
///
/// - Parameters:
///   - count: how many elements there are.
///   - size: how many a block has, the last maybe fewer.
///   - threads: how many blocks are worked on at once, from 1.
///   - body: called once with the indices of each block, in any order, on any thread; hands over each of its
///     elements, in their order.
/// - Returns: the elements, and what the body returned for each block, in their order.
public func parallelArray<Element: Sendable, Result: Sendable>(
  ofBlocksIn count: Int, size: Int = 64, threads: Int,
  _ body: @Sendable (_ block: Range<Int>, _ add: (consuming Element) -> Void) -> Result
) -> (elements: [Element], results: [Result]) {
  var results: [Result] = []
  let elements = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each block writes into a part of its own.
    nonisolated(unsafe) let start = buffer.baseAddress
    results = parallelMap(ofBlocksIn: count, size: size, threads: threads) { block in
      var place = block.lowerBound
      let result = body(block) { element in
        start!.advanced(by: place).initialize(to: element)
        place += 1
      }
      precondition(place == block.upperBound, "elements are missing")
      return result
    }
    initialized = count
  }
  return (elements, results)
}

/// Things to do, and what came of them; each thread takes the next that nobody has.
private final class ParallelWork<Result: Sendable>: @unchecked Sendable {
  private let body: @Sendable (Int) -> Result
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let indices: Range<Int>
  /// Guarded by the lock.
  private var taken = 0
  private(set) var results: [Result?]

  init(_ indices: Range<Int>, _ body: @escaping @Sendable (Int) -> Result) {
    self.body = body
    self.indices = indices
    results = Array(repeating: nil, count: indices.count)
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  @Sendable func run() {
    while let place = take() {
      let result = body(indices.lowerBound + place)
      pthread_mutex_lock(lock)
      results[place] = result
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard taken < results.count else { return nil }
    taken += 1
    return taken - 1
  }
}
