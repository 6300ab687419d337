extension [Diagnostic] {
  /// What is to be said of one dialog, and what is not, by what its findings yield to and supersede
  /// and what translations share with their source. The order in which they come does not matter.
  ///
  /// - Parameters:
  ///   - rules: how the rules stand to each other.
  ///   - source: the tag of the source language.
  public func settled(_ rules: RuleTable, source: String) -> (
    kept: [Diagnostic], hidden: [Diagnostic]
  ) {
    if count < 2 { return (self, []) }
    var settlement = Settlement(self, rules, source: source)
    var kept: [Diagnostic] = []
    var hidden: [Diagnostic] = []
    for index in indices {
      if settlement.isKept(index) { kept.append(self[index]) } else { hidden.append(self[index]) }
    }
    return (kept, hidden)
  }

  /// The same of the findings of many dialogs, each by itself.
  public func settledByDialog(
    _ rules: RuleTable, source: String
  ) -> (kept: [Diagnostic], hidden: [Diagnostic]) {
    var kept: [Diagnostic] = []
    var hidden: [Diagnostic] = []
    for findings in Dictionary(grouping: self, by: \.dialog).values {
      let settled = findings.settled(rules, source: source)
      kept += settled.kept
      hidden += settled.hidden
    }
    return (kept, hidden)
  }
}

/// Which of a dialog's findings hide which.
private struct Settlement {
  private let findings: [Diagnostic]
  private let rules: RuleTable
  private let source: String
  private let byRule: [RuleID: [Int]]
  private let errorsOfNames: [Int]
  /// The findings that supersede each.
  private var superseding: [Int: [Int]] = [:]
  private var states: [State]

  private enum State { case unknown, asked, kept, hidden }

  init(_ findings: [Diagnostic], _ rules: RuleTable, source: String) {
    self.findings = findings
    self.rules = rules
    self.source = source
    states = [State](repeating: .unknown, count: findings.count)
    byRule = Dictionary(grouping: findings.indices, by: { findings[$0].rule })
    errorsOfNames = findings.indices.filter {
      findings[$0].severity == .error && rules.phase(of: findings[$0].rule) <= .names
    }
    for (rule, own) in byRule {
      let common = rules.relations(of: rule).supersedes
      for index in own { noteSuperseded(by: index, common) }
    }
  }

  private mutating func noteSuperseded(by index: Int, _ common: [Precedence]) {
    for precedence in common + findings[index].relations.supersedes {
      for other in candidates(precedence.findings)
      where other != index && isMet(precedence.place, by: index, at: other) {
        superseding[other, default: []].append(index)
      }
    }
  }

  /// Whether no finding that is kept hides it.
  mutating func isKept(_ index: Int) -> Bool {
    switch states[index] {
    case .kept: return true
    // Relations lead back to no rule; where they did, neither would hide the other.
    case .hidden, .asked: return false
    case .unknown: break
    }
    states[index] = .asked
    let isHidden = hiders(of: index).contains { isKept($0) }
    states[index] = isHidden ? .hidden : .kept
    return !isHidden
  }

  private func hiders(of index: Int) -> [Int] {
    let finding = findings[index]
    let relations = rules.relations(of: finding.rule)
    var hiders = superseding[index] ?? []
    for precedence in relations.yieldsTo + finding.relations.yieldsTo {
      hiders += candidates(precedence.findings).filter {
        $0 != index && isMet(precedence.place, by: $0, at: index)
      }
    }
    if relations.isSharedByTranslations, finding.locale != source {
      hiders += (byRule[finding.rule] ?? []).filter { isMet(.sourceText, by: $0, at: index) }
    }
    return hiders
  }

  private func candidates(_ kind: Precedence.Kind) -> [Int] {
    switch kind {
    case .errorsOfNames: errorsOfNames
    case .rules(let rules): rules.flatMap { byRule[$0] ?? [] }
    }
  }

  /// Whether a finding stands where it hides another.
  private func isMet(_ place: Precedence.Place, by first: Int, at index: Int) -> Bool {
    let (first, other) = (findings[first], findings[index])
    if place == .insideRange { return other.range.touches(first.range) }
    guard first.dialog != nil else { return false }
    switch place {
    case .sameText: return first.element == other.element && first.locale == other.locale
    case .sourceText: return first.element == other.element && first.locale == source
    case .sameElement: return first.element == other.element
    case .sameDialog, .insideRange: return true
    }
  }
}
