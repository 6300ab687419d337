public import DialogFindings
import DialogModel

extension RuleTable {
  /// Of names and types, and of the guidelines; of the parser’s only what release they came with.
  public static let all = RuleTable(
    RuleDescription.model + Rule.all.map(\.description), others: RuleDescription.syntax)
}
