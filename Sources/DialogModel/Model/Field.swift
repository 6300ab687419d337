public import DialogText

/// A text field of an alert.
public struct Field: Sendable {
  public let name: Name
  public var placeholder: Text
  public var keyboard: Keyboard
  public var content: Content?
  /// What it holds at first.
  public var initial: Initial?
  /// Shows dots for what is typed.
  public var isSecure: Bool
  /// The default button waits until it is filled in.
  public var isRequired: Bool
  public var condition: Condition?
  public var documentation: String
  /// The whole statement.
  public let range: SourceRange

  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    case text, email, number, decimal, phone, url
  }

  /// What is asked for, so that the system can fill it in.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    case name, username, password, newPassword, oneTimeCode, email, phone, address, url
  }

  public enum Initial: Sendable {
    /// An index of the dialog's parameters.
    case parameter(Int)
    case text(Text)
  }
}
