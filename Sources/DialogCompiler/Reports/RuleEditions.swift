import DialogFindings

extension EditionSeverities {
  /// The editions in few characters: `all`, `2022–`, `–2020`, `2019–2020, 2024`.
  func label(_ language: MessageLanguage) -> String {
    let all = Edition.allCases
    if editions.count == all.count { return Message(en: "all", ko: "모두")[language] }
    var runs: [ClosedRange<Int>] = []
    for edition in editions {
      let index = all.firstIndex(of: edition)!
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs.map { EditionSeverities.label($0, all) }.joined(separator: ", ")
  }

  private static func label(_ run: ClosedRange<Int>, _ all: [Edition]) -> String {
    let last = run.upperBound == all.count - 1 ? "" : "\(all[run.upperBound].rawValue)"
    let first = "\(all[run.lowerBound].rawValue)"
    if run.count == 1, !last.isEmpty { return first }
    return first + "–" + last
  }
}

extension RuleDescription {
  /// Whether it is a guideline’s, which editions and documents are told of.
  var isGuideline: Bool { !citations.isEmpty }
}

extension Citation {
  /// `Human Interface Guidelines: Alerts (2022), “Alert Buttons”`
  var text: String { "\(document), “\(heading)”" }
}
