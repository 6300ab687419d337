import DialogSupport

/// How many dialogs are made at once: enough that what belongs to a block does not count, few enough that threads
/// end together.
private let blockSize = 64

/// Works on blocks of things that follow each other, several at once.
///
/// - Parameters:
///   - count: how many things there are.
///   - threads: how many blocks are worked on at once.
/// - Returns: what the body returned for each block, in their order.
func parallelMap<Result: Sendable>(
  ofBlocksIn count: Int, threads: Int, _ body: @Sendable (Range<Int>) -> Result
) -> [Result] {
  parallelMap((count + blockSize - 1) / blockSize, threads: threads) { block in
    body(block * blockSize..<min((block + 1) * blockSize, count))
  }
}

extension Range<Int> {
  /// The range so much further on.
  func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
