public import DialogFindings
import DialogModel

extension RuleTable {
  /// Of names and types, and of the guidelines; the parser’s rules need none.
  public static let all = RuleTable(RuleDescription.model + Rule.all.map(\.description))
}
