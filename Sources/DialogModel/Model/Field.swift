public import DialogSupport

/// A text field of an alert.
public struct Field: Sendable {
  /// The name that its value is told by, one among the dialog’s fields.
  public let name: Name
  /// What the empty field shows.
  public var placeholder: Text
  /// The keyboard that is shown for it.
  public var keyboard: Keyboard
  /// What is asked for; nil where the source does not say.
  public var content: Content?
  /// What it holds at first.
  public var initial: Initial?
  /// Shows dots for what is typed.
  public var isSecure: Bool
  /// The default button waits until it is filled in.
  public var isRequired: Bool
  /// When it is shown; nil for always.
  public var condition: Condition?
  /// The text of its `///` comments, without the slashes.
  public var documentation: String
  /// The whole statement.
  public let range: SourceRange

  /// The keyboards of a text field (UIKeyboardType).
  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    case text, email, number, decimal, phone, url
  }

  /// What is asked for, so that the system can fill it in.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    case name, username, password, newPassword, oneTimeCode, email, phone, address, url
  }

  /// What a field holds before anything is typed.
  public enum Initial: Sendable {
    /// An index of the dialog's parameters.
    case parameter(Int)
    case text(Text)
  }
}
