/// Numbers that look random and are the same for a seed on every machine: a linear congruential
/// generator (Knuth, MMIX).
struct Draw: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func element<Element>(of array: [Element]) -> Element { array[below(array.count)] }
}
