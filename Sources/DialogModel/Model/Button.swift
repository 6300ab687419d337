public import DialogText

/// An alert's button, a sheet's choice or a notification's action.
public struct Button: Sendable {
  public let name: Name
  public var role: Role
  /// Whether the source marks it `default`. Which button is the default one, the dialog says.
  public var isMarkedDefault: Bool
  public var title: Text
  /// Whether it is shown at all.
  public var condition: Condition?
  /// A choice for each element of a list.
  public var repetition: Repetition?
  /// `authenticated`: the device is unlocked first (notifications).
  public var needsAuthentication: Bool
  /// Text typed in place (notifications).
  public var input: TextInput?
  public var documentation: String
  /// `destructive`, `default`, `if …`: in source order.
  public var attributes: [Clause]
  /// `button`, `choice`, `action` or `cancel`.
  public let keyword: SourceRange
  /// The whole statement.
  public let range: SourceRange

  public enum Role: String, Hashable, Sendable, CaseIterable {
    case normal, cancel, destructive
  }

  /// `choice album for album in albums … limit 6`
  public struct Repetition: Sendable {
    /// What the text calls the element.
    public let variable: Name
    /// The list, an index of the dialog's parameters.
    public let list: Int
    public let limit: Int?
  }

  /// `input "Comment" send "Send"`
  public struct TextInput: Sendable {
    public var placeholder: Text
    public var send: Text?
  }
}

/// `if canReset`, `if not canReset`
public struct Condition: Hashable, Sendable {
  /// A Bool, an index of the dialog's parameters.
  public let parameter: Int
  public let isNegated: Bool
}
