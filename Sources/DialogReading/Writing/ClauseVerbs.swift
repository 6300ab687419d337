import DialogSupport

/// Verbs that do not go with the finite one before them in their clause, however far that is: German hat … angekommen,
/// kannst … gelöscht; or with nothing but adverbs between: French a déjà allé, Spanish ha correctamente guardada.
struct ClauseVerbs: Sendable {
  private let words: WritingWords.ClauseVerbs
  private let rules: [String: [Rule]]

  /// What does not stand after some finite verbs.
  fileprivate struct Rule: Sendable {
    /// The verb that is right instead of the finite one, where that is what is wrong.
    let right: String?
    /// Whether a thing must stand before the finite verb.
    let isOfThing: Bool
    let wrong: Wrong
  }

  /// What is wrong after finite verbs that a list has together.
  fileprivate struct Wrong: Sendable {
    /// Words, and what is right for them.
    let verbs: [String: String?]
    let ends: [Verb]
    /// The ends of two words.
    let pairs: [(first: Substring, second: Verb)]
    /// Words between both, and after them, with which all is right.
    let unless: Set<Substring>
    let unlessAfter: Set<Substring>
  }

  fileprivate struct Verb: Sendable {
    let end: Substring
    let right: Substring?
  }

  init(_ words: WritingWords.ClauseVerbs) {
    self.words = words
    rules = words.rules.listedWords.reduce(into: [:]) { rules, item in
      let parts = item.parts(at: "/", keepsEmpty: true)
      let wrong = Wrong(parts)
      for finite in parts[0].parts(at: ",") {
        let (word, right) = finite.cut(at: "=") ?? (finite, "")
        rules[String(word.drop { $0 == "@" }), default: []].append(
          Rule(
            right: right.isEmpty ? nil : right.withSpaces, isOfThing: word.first == "@",
            wrong: wrong))
      }
    }
  }

  fileprivate static func words(_ list: [Substring]) -> [String: String?] {
    list.reduce(into: [:]) { words, item in
      let (word, right) = item.cut(at: "=") ?? (item, "")
      words[String(word)] = .some(right.isEmpty ? nil : String(right))
    }
  }

  /// A finite verb and those after it that do not go with it; most words are none.
  func suspects(at finite: Int, in runs: [String]) -> [WritingReader.Suspect] {
    guard let known = rules[runs[finite]], finite + 1 < runs.count else { return [] }
    if finite > 0, words.notAfter.contains(runs[finite - 1]) { return [] }
    let last = min(finite + 10, runs.count - 1)
    var suspects: [WritingReader.Suspect] = []
    for index in finite + 1...last {
      suspects += known.compactMap { suspect(at: index, after: finite, $0, in: runs) }
      if let between = words.between, !between.contains(runs[index]),
        words.betweenEnd.isEmpty || !runs[index].utf8.hasSuffix(words.betweenEnd)
      {
        break
      }
    }
    return suspects
  }

  private func suspect(
    at index: Int, after finite: Int, _ rule: Rule, in runs: [String]
  ) -> WritingReader.Suspect? {
    if rule.isOfThing, finite != 2 || !words.things.contains(runs[1]) { return nil }
    guard let right = rule.wrong.right(at: index, after: finite, in: runs, words.others),
      !runs[finite + 1..<index].contains(where: { rule.wrong.unless.contains($0[...]) }),
      !runs[index + 1..<min(index + 9, runs.count)].contains(where: {
        rule.wrong.unlessAfter.contains($0[...])
      })
    else { return nil }
    return WritingReader.Suspect(
      kind: .wrongAfter, words: finite...index, right: rule.right.map { "~" + $0 } ?? right,
      isEndOfClause: words.between == nil, isOfClause: words.between == nil)
  }
}

extension ClauseVerbs.Wrong {
  /// - Parameter parts: of an item of the list; the finite verbs are the first.
  fileprivate init(_ parts: [Substring]) {
    let verbs = parts[1].parts(at: ",")
    let single = verbs.filter { !$0.contains("_") }
    self.verbs = ClauseVerbs.words(single.filter { $0.first != "*" })
    ends = single.filter { $0.first == "*" }.map { ClauseVerbs.Verb($0.dropFirst()) }
    pairs = verbs.filter { $0.contains("_") }.map { pair in
      let (first, second) = pair.cut(at: "_")!
      return (first.drop { $0 == "*" }, ClauseVerbs.Verb(second))
    }
    unless = parts.count > 2 ? Set(parts[2].parts(at: ",")) : []
    unlessAfter = parts.count > 3 ? Set(parts[3].parts(at: ",")) : []
  }

  /// What is right for a word that is wrong after the finite verb, nil where that is not sure; nil of other words.
  fileprivate func right(
    at index: Int, after finite: Int, in runs: [String], _ others: Set<String>
  ) -> String?? {
    let word = runs[index]
    if let right = verbs[word] { return .some(right) }
    if let pair = pairs.first(where: {
      index - 1 > finite && runs[index - 1].utf8.hasSuffix($0.first) && $0.second.end == word[...]
    }) {
      return .some(pair.second.right.map { String($0) })
    }
    guard let verb = ends.first(where: { word.utf8.hasSuffix($0.end) }), !others.contains(word),
      word.utf8.count > verb.end.utf8.count + 1
    else { return nil }
    return .some(verb.right.map { String(word.dropLast(verb.end.count) + $0) })
  }
}

extension ClauseVerbs.Verb {
  fileprivate init(_ item: Substring) {
    let (end, right) = item.cut(at: "=") ?? (item, "")
    self.init(end: end, right: right.isEmpty ? nil : right)
  }
}
