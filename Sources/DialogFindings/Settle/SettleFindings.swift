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
  private let places: PlacesOfFindings
  /// The findings that supersede each.
  private var superseding: [Int: [Int]] = [:]
  private var states: [State]

  private enum State { case unknown, asked, kept, hidden }

  init(_ findings: [Diagnostic], _ rules: RuleTable, source: String) {
    self.findings = findings
    self.rules = rules
    self.source = source
    states = [State](repeating: .unknown, count: findings.count)
    places = PlacesOfFindings(findings, rules)
    for index in findings.indices { noteSuperseded(by: index) }
  }

  private mutating func noteSuperseded(by index: Int) {
    let own = findings[index]
    for precedence in rules.relations(of: own.rule).supersedes + own.relations.supersedes {
      for other in places.candidates(precedence, at: index)
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
    let isHidden = isHidden(index)
    states[index] = isHidden ? .hidden : .kept
    return !isHidden
  }

  private mutating func isHidden(_ index: Int) -> Bool {
    for other in superseding[index] ?? [] where isKept(other) { return true }
    let finding = findings[index]
    let relations = rules.relations(of: finding.rule)
    for precedence in relations.yieldsTo + finding.relations.yieldsTo
    where isHidden(index, by: precedence) {
      return true
    }
    let sharesFault = relations.isSharedByTranslations && finding.locale != source
    return sharesFault && isHidden(index, by: Precedence(finding.rule, in: .sourceText))
  }

  private mutating func isHidden(_ index: Int, by precedence: Precedence) -> Bool {
    places.hiders(precedence, of: index).contains { other in
      other != index && isMet(precedence.place, by: other, at: index) && isKept(other)
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

/// A dialog’s findings by what is asked of them, so that no finding is held against all others.
private struct PlacesOfFindings {
  private let findings: [Diagnostic]
  /// By rule, those of no rule being errors of names; all by where they begin.
  private let ofDialog: [RuleID?: [Int]]
  private let ofElements: [Place: [Int]]

  private struct Place: Hashable {
    let rule: RuleID?
    let element: String?
  }

  init(_ findings: [Diagnostic], _ rules: RuleTable) {
    self.findings = findings
    let byStart = findings.indices.sorted { findings[$0].range.start < findings[$1].range.start }
    let errors = byStart.filter {
      findings[$0].severity == .error && rules.phase(of: findings[$0].rule) <= .names
    }
    var ofDialog = Dictionary(grouping: byStart) { RuleID?.some(findings[$0].rule) }
    ofDialog.updateValue(errors, forKey: nil)
    ofElements = ofDialog.reduce(into: [:]) { places, group in
      for index in group.value {
        places[Place(rule: group.key, element: findings[index].element), default: []].append(index)
      }
    }
    self.ofDialog = ofDialog
  }

  /// Those of a kind that may stand at a place of a finding’s.
  func candidates(_ precedence: Precedence, at index: Int) -> [Int] {
    switch precedence.findings {
    case .errorsOfNames: of(nil, precedence.place, at: index)
    case .rules(let rules): rules.flatMap { of($0, precedence.place, at: index) }
    }
  }

  /// Of these, those that may hide the finding by where they begin.
  func hiders(_ precedence: Precedence, of index: Int) -> ArraySlice<Int> {
    let all = candidates(precedence, at: index)[...]
    guard precedence.place == .insideRange, case .rules(let rules) = precedence.findings,
      rules.count == 1
    else { return all }
    let range = findings[index].range
    let first = all.partitioningIndex { findings[$0].range.start >= range.start }
    return all[first...].prefix { findings[$0].range.start <= range.end }
  }

  private func of(_ rule: RuleID?, _ place: Precedence.Place, at index: Int) -> [Int] {
    switch place {
    case .sameText, .sourceText, .sameElement:
      ofElements[Place(rule: rule, element: findings[index].element)] ?? []
    case .sameDialog, .insideRange: ofDialog[rule] ?? []
    }
  }
}
