/// Where the buttons stand; indexes of the dialog's buttons, in reading order: from the leading
/// edge in a row, from the top in a stack or sheet. Right-to-left languages mirror a row.
public struct Placement: Hashable, Sendable {
  /// With every button shown.
  public let arrangement: Arrangement
  /// The buttons as they stand, as indexes of the dialog’s.
  public let order: [Int]
  /// The order from the leading edge when conditions leave no more than two of a stack's buttons:
  /// those still shown stand in a row; nil where they never do, as in a notification.
  public let rowOrder: [Int]?

  /// How buttons stand to each other.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    case row, stack, sheet
  }
}
