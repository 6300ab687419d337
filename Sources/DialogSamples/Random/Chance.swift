import DialogSupport

/// What is left to chance, so that what never was comes first.
struct Chance {
  private var numbers: SplitMix64
  private var isUsed = [Bool](repeating: false, count: Construct.allCases.count)

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Those that were used so far.
  var used: Set<Construct> { Set(Construct.allCases.filter { isUsed[$0.rawValue] }) }

  /// Remembers that constructs are in the program.
  mutating func use(_ constructs: Construct...) { use(constructs) }

  mutating func use(_ constructs: [Construct]) {
    for construct in constructs { isUsed[construct.rawValue] = true }
  }

  /// Whether an optional construct is to be there: the first time, then once in so many times.
  mutating func wants(_ construct: Construct, oneIn count: Int = 3) -> Bool {
    let wanted = numbers.oneIn(count) || !isUsed[construct.rawValue]
    if wanted { use(construct) }
    return wanted
  }

  /// One of several that stand for each other, with what it is written as.
  mutating func choose(_ choices: [(Construct, String)]) -> String {
    let choice = choices.first { !isUsed[$0.0.rawValue] } ?? numbers.element(of: choices)
    use(choice.0)
    return choice.1
  }

  /// One of several of which each has constructs: one with a construct that never was, else any.
  mutating func choose<Choice>(_ choices: [Choice], with constructs: (Choice) -> [Construct])
    -> Choice
  {
    let new = choices.first { constructs($0).contains { !isUsed[$0.rawValue] } }
    let choice = new ?? numbers.element(of: choices)
    use(constructs(choice))
    return choice
  }

  mutating func element<Element>(of array: [Element]) -> Element { numbers.element(of: array) }

  mutating func oneIn(_ count: Int) -> Bool { numbers.oneIn(count) }

  mutating func below(_ bound: Int) -> Int { numbers.below(bound) }
}
