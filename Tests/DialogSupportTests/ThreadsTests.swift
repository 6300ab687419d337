import DialogSupport
import Synchronization
import Testing

struct ThreadsTests {
  private final class Box: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test(
    "an array that threads fill in has its elements and results in order",
    arguments: [0, 1, 64, 65, 1000], [1, 3, 8])
  func fillsArray(_ count: Int, _ threads: Int) {
    let made = parallelArray(ofBlocksIn: count, threads: threads) { block, add in
      for place in block { add(Box(place)) }
      return block
    }
    #expect(made.elements.map(\.number) == Array(0..<count))
    #expect(made.results.flatMap(Array.init) == Array(0..<count))
  }

  @Test("a value is made once, whoever asks, and let go with what holds it")
  func makesOnce() {
    final class Holder: Sendable {
      let calls = Atomic(0)
      let made = MadeOnce<Box>()
      var value: Box { made.value { Box(calls.add(1, ordering: .relaxed).newValue) } }
    }
    let holder = Holder()
    let values = parallelMap(64, threads: 4) { _ in holder.value }
    #expect(holder.calls.load(ordering: .relaxed) == 1)
    #expect(values.allSatisfy { $0 === values[0] })

    weak var last: Box?
    do {
      let other = Holder()
      last = other.value
      #expect(last != nil)
    }
    #expect(last == nil)
  }
}
