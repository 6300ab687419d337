import DialogFindings

extension Lowering {
  /// Says of the findings of a rule that `body` adds what they make unknown.
  mutating func marking<Result>(
    _ rule: RuleDescription, _ unknowns: Unknown..., body: (inout Lowering) -> Result
  ) -> Result {
    let count = findings.count
    let result = body(&self)
    for index in count..<findings.count where findings[index].rule == rule.id {
      findings[index].relations.unknowns += unknowns
    }
    return result
  }
}
