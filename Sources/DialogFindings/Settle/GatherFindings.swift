extension [Diagnostic] {
  /// With one finding for a name that is wrong in several places in the same way: most likely its
  /// declaration is misspelt. It stands at the first place, and its fix mends them all.
  ///
  /// - Returns: the findings in source order.
  public func gathered(_ rules: @autoclosure () -> RuleTable) -> [Diagnostic] {
    if isEmpty { return self }
    let rules = rules()
    var places: [Mistake: Int] = [:]
    var kept: [Diagnostic] = []
    for finding in inSourceOrder() {
      let mistake = Mistake(rule: finding.rule, message: finding.message.english)
      if rules.relations(of: finding.rule).isGathered {
        if let first = places[mistake] {
          kept[first].add(finding)
          continue
        }
        places[mistake] = kept.count
      }
      kept.append(finding)
    }
    return kept
  }
}

extension Diagnostic {
  /// Takes up the same mistake at another place.
  fileprivate mutating func add(_ other: Diagnostic) {
    if notes.count < 10 {
      notes.append(Note(Message(en: "here too", ko: "여기도 그렇습니다"), at: other.range))
    }
    for index in fixes.indices where index < other.fixes.count {
      let edits = fixes[index].edits + other.fixes[index].edits
      fixes[index] = fixes[index].replacing(edits: edits.inSourceOrder())
    }
  }
}

private struct Mistake: Hashable {
  let rule: RuleID
  let message: String
}
