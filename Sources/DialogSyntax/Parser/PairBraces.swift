import DialogFindings

extension [Diagnostic] {
  /// Full-width braces that belong together are written anew together: one alone would leave the block
  /// open.
  consuming func pairingBraces() -> [Diagnostic] {
    var all = self
    var open: [Int] = []
    for index in all.indices where all[index].rule == RuleDescription.syntaxUnknownCharacter.id {
      switch all[index].fixes.first?.edits.first?.text {
      case "{": open.append(index)
      case "}":
        guard let opening = open.popLast() else { continue }
        let edits = all[opening].fixes[0].edits + all[index].fixes[0].edits
        for place in [opening, index] {
          all[place].fixes[0] = all[place].fixes[0].replacing(edits: edits)
        }
      default: continue
      }
    }
    return all
  }
}
