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

  /// The indexes of the alternatives whose derivations nest least.
  func shortest(of parts: [Expression], _ heights: [Int]) -> [Int] {
    let all = parts.map { height(of: $0, heights) }
    return parts.indices.filter { all[$0] == all.min() }
  }

  /// For each branch, which of its outcomes name one of the productions.
  func outcomes(naming names: Set<String>) -> [[Bool]] {
    let wanted = Set(names.map { index(of: $0)! })
    var found = outcomes.map { [Bool](repeating: false, count: $0) }
    for production in productions {
      forEachBranch(in: production.body) { branch, outcome, part in
        found[branch][outcome] = !wanted.isDisjoint(with: references(in: part))
      }
    }
    return found
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
