import DialogSupport

/// Derives random sentences from a grammar; equal seeds give equal sentences.
///
/// Between the parts of a production that is not a token it writes `Space`, as `dialog.ebnf` says.
/// What was never taken is taken at the first chance, so that a few hundred sentences use all.
struct SentenceGenerator {
  let grammar: Grammar
  /// How often each outcome of each branch was taken.
  private(set) var taken: [[Int]]

  private var random: SplitMix64
  private let bounds: Bounds
  private let space: Int?
  private let favourites: [Int: [String]]
  private let uniform: [Int: Int]
  /// How likely each outcome of each branch is beside the others.
  private let weights: [[Int]]
  /// The outcomes of each branch whose derivations nest least.
  private let shortest: [[Int]]

  private var sentence = Sentence(bytes: [], uses: [])
  private var depth = 0
  private var tokenStart = 0
  private var chosen: [Int: ArraySlice<UInt8>] = [:]

  struct Sentence {
    var bytes: [UInt8]
    /// How often each production of the grammar was derived.
    var uses: [Int]
  }

  struct Bounds {
    /// How deep productions nest before the shortest way out is taken.
    var depth = 24
    /// The length of a sentence, in bytes, from which the shortest way out is taken.
    var length = 1_500
    /// The same of a token.
    var tokenLength = 24
    /// How often a part is repeated beyond what it must be, at most.
    var repetitions = 3
  }

  /// - Parameters:
  ///   - favourites: texts of a production that are written now and then.
  ///   - uniform: productions with one text in each derivation of their owner, the value.
  ///   - weights: how likely productions are beside others, which have 8.
  init(
    _ grammar: Grammar, seed: UInt64, bounds: Bounds = Bounds(),
    favourites: [String: [String]] = [:], uniform: [String: String] = [:],
    weights: [String: Int] = [:]
  ) {
    self.grammar = grammar
    self.bounds = bounds
    random = SplitMix64(seed: seed)
    space = grammar.index(of: "Space")
    self.favourites = favourites.reduce(into: [:]) { $0[grammar.index(of: $1.key)!] = $1.value }
    self.uniform = uniform.reduce(into: [:]) {
      $0[grammar.index(of: $1.key)!] = grammar.index(of: $1.value)!
    }
    self.weights = grammar.weightsOfOutcomes(weights, usual: 8)
    shortest = grammar.shortestOutcomes()
    taken = grammar.outcomes.map { [Int](repeating: 0, count: $0) }
  }

  /// A sentence of the grammar's first production.
  mutating func next() -> Sentence {
    sentence = Sentence(bytes: [], uses: [Int](repeating: 0, count: grammar.productions.count))
    tokenStart = 0
    derive(production: 0, inToken: false)
    return sentence
  }

  // MARK: Deriving

  private mutating func derive(_ expression: Grammar.Expression, inToken: Bool) {
    switch expression {
    case .literal(let text): write(inToken: inToken) { $0.sentence.bytes += text.utf8 }
    case .character(let set): write(inToken: inToken) { $0.writeCharacter(of: set) }
    case .production(let index): derive(production: index, inToken: inToken)
    case .sequence(let parts): for part in parts { derive(part, inToken: inToken) }
    case .choice(let branch, let parts):
      derive(parts[choose(branch)], inToken: inToken)
    case .repetition(let branch, let part, let repetition):
      for _ in 0..<chooseCount(branch, repetition) { derive(part, inToken: inToken) }
    case .difference(let part, let other):
      write(inToken: inToken) { $0.derive(part, without: other) }
    }
  }

  private mutating func derive(production index: Int, inToken: Bool) {
    let production = grammar.productions[index]
    if production.isToken, !inToken {
      return write(inToken: false) { $0.derive(production: index, inToken: true) }
    }
    sentence.uses[index] += 1
    depth += 1
    defer { depth -= 1 }
    for (part, owner) in uniform where owner == index { chosen[part] = nil }
    if let text = readyText(of: index) {
      sentence.bytes += text
      return
    }
    let start = sentence.bytes.count
    derive(production.body, inToken: inToken)
    if uniform[index] != nil { chosen[index] = sentence.bytes[start...] }
  }

  /// A text of the production that need not be derived.
  private mutating func readyText(of production: Int) -> ArraySlice<UInt8>? {
    if uniform[production] != nil { return chosen[production] }
    guard let texts = favourites[production], random.oneIn(3) else { return nil }
    return Array(random.element(of: texts).utf8)[...]
  }

  /// Derives a token, again and again while the other derives the same; the other is made of
  /// literals.
  private mutating func derive(_ part: Grammar.Expression, without other: Grammar.Expression) {
    let refused = grammar.texts(of: other).map { Array($0.utf8) }
    let before = sentence
    for _ in 0..<SentenceGenerator.attempts {
      sentence = before
      derive(part, inToken: true)
      let written = sentence.bytes[before.bytes.count...]
      if !refused.contains(where: { $0.elementsEqual(written) }) { return }
    }
  }

  // MARK: Choosing

  private var isLate: Bool {
    let length = sentence.bytes.count
    return depth > bounds.depth || length > bounds.length
      || length - tokenStart > bounds.tokenLength
  }

  private mutating func chooseCount(_ branch: Int, _ repetition: Grammar.Repetition) -> Int {
    guard choose(branch) == 1 else { return repetition.minimum }
    if repetition == .optional { return 1 }
    return repetition.minimum + 1 + random.below(bounds.repetitions)
  }

  /// An outcome that was never taken, whatever it costs; else one by weight, when it is late of the
  /// shortest.
  private mutating func choose(_ branch: Int) -> Int {
    let all = taken[branch].indices
    let outcome =
      taken[branch].firstIndex(of: 0)
      ?? weighted(branch, among: isLate ? shortest[branch] : Array(all))
    taken[branch][outcome] += 1
    return outcome
  }

  private mutating func weighted(_ branch: Int, among candidates: [Int]) -> Int {
    var rest = random.below(candidates.reduce(0) { $0 + weights[branch][$1] })
    return candidates.first { candidate in
      rest -= weights[branch][candidate]
      return rest < 0
    }!
  }

  // MARK: Writing

  /// Writes a token and the spaces before it, or just a part of one.
  private mutating func write(inToken: Bool, _ token: (inout SentenceGenerator) -> Void) {
    if inToken { return token(&self) }
    let start = sentence.bytes.count
    tokenStart = start
    token(&self)
    guard start > 0, start < sentence.bytes.count else { return }
    let text = Array(sentence.bytes[start...])
    sentence.bytes.removeSubrange(start...)
    writeSpace(before: text[0])
    sentence.bytes += text
    tokenStart = sentence.bytes.count
  }

  private mutating func writeSpace(before first: UInt8) {
    guard let space else { return }
    let last = sentence.bytes.last!
    let wouldJoin = last.isOfWord && first.isOfWord || last == 0x22 && first == 0x22
    let count = (wouldJoin ? 1 : 0) + (random.oneIn(3) ? 1 + random.below(2) : 0)
    for _ in 0..<count {
      tokenStart = sentence.bytes.count
      derive(production: space, inToken: true)
    }
  }

  private mutating func writeCharacter(of set: Grammar.CharacterSet) {
    let range = random.element(of: set.ranges)
    var scalar = Unicode.Scalar(range.lowerBound + UInt32(random.below(range.count)))!
    var attempts = 0
    while !set.contains(scalar), attempts < SentenceGenerator.attempts {
      scalar = random.element(of: SentenceGenerator.characters)
      attempts += 1
    }
    sentence.bytes += UTF8.encode(scalar)!
  }

  /// How often a random text is drawn again where it does not fit; one in two does.
  private static let attempts = 100

  /// What stands for “any other character”: of one to four bytes, of several scripts, and all that
  /// means something to the language.
  private static let characters: [Unicode.Scalar] = Array(
    "aZ09_ -/*:;,.@()[]{}\"'\\?!%#\t\u{7F}éßñ“”’…한글의가日本、。عربИд\u{A0}\u{200D}\u{301}👋🏽"
      .unicodeScalars)
}

extension UInt8 {
  /// Whether it can be a part of a word, a number or a tag.
  fileprivate var isOfWord: Bool { isASCIILetter || isASCIIDigit || self == 0x5F || self == 0x2D }
}
