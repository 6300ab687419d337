extension Grammar {
  /// For each production how deep its flattest derivation nests, itself among it.
  func heights() -> [Int] {
    // More than any derivation needs, so that what is not known yet is never the flattest.
    var heights = [Int](repeating: productions.count + 1, count: productions.count)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, production) in productions.enumerated() {
        let height = height(of: production.body, heights) + 1
        guard height < heights[index] else { continue }
        heights[index] = height
        hasChanged = true
      }
    }
    return heights
  }

  /// How deep the flattest derivation of an expression nests.
  func height(of expression: Expression, _ heights: [Int]) -> Int {
    switch expression {
    case .literal, .character: 0
    case .production(let index): heights[index]
    case .sequence(let parts): parts.map { height(of: $0, heights) }.max()!
    case .choice(_, let parts): parts.map { height(of: $0, heights) }.min()!
    case .repetition(_, let part, let repetition):
      repetition.minimum == 0 ? 0 : height(of: part, heights)
    case .difference(let part, _): height(of: part, heights)
    }
  }

  /// For each branch the outcomes whose derivations nest least.
  func shortestOutcomes() -> [[Int]] {
    let heights = heights()
    var all = outcomes.map { [Int](repeating: 0, count: $0) }
    forEachOutcome { branch, outcome, part in
      // Outcome 0 of a repetition derives as little as may be; any part is more.
      all[branch][outcome] = height(of: part, heights) + 1
    }
    return all.map { heights in heights.indices.filter { heights[$0] == heights.min() } }
  }

  /// For each outcome of each branch the weight of the productions it names, the least of them.
  func weightsOfOutcomes(_ weights: [String: Int], usual: Int) -> [[Int]] {
    let weights = weights.reduce(into: [:]) { $0[index(of: $1.key)!] = $1.value }
    var all = outcomes.map { [Int](repeating: usual, count: $0) }
    forEachOutcome { branch, outcome, part in
      all[branch][outcome] = references(in: part).compactMap { weights[$0] }.min() ?? usual
    }
    return all
  }

  /// The texts of an expression made of literals.
  func texts(of expression: Expression) -> [String] {
    switch expression {
    case .literal(let text): [text]
    case .choice(_, let parts): parts.flatMap(texts)
    default: []
    }
  }
}
