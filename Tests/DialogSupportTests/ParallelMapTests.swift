import DialogSupport
import Testing

@Suite struct ParallelMapTests {
  @Test("what comes back is in order", arguments: [1, 2, 3, 8, 200])
  func order(threads: Int) {
    #expect(parallelMap(100, threads: threads) { $0 * $0 } == (0..<100).map { $0 * $0 })
  }

  @Test func nothingToDo() {
    #expect(parallelMap(0, threads: 4) { $0 }.isEmpty)
  }

  /// Deep recursion, as in nested sources, has room in each thread.
  @Test func depth() {
    @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    #expect(parallelMap(4, threads: 4) { _ in depth(20_000) } == [20_000, 20_000, 20_000, 20_000])
  }
}
