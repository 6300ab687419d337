public import DialogSupport

/// An alert's button, a sheet's choice or a notification's action.
public struct Button: Sendable {
  /// The outcome that it stands for, one among the dialog’s buttons.
  public let name: Name
  /// What pressing it means to the system.
  public var role: Role
  /// Whether the source marks it `default`. Which button is the default one, the dialog says.
  public var isMarkedDefault: Bool
  /// What it reads, from the dialog, the glossary or the platform.
  public var title: Text
  /// Whether it is shown at all.
  public var condition: Condition?
  /// A choice for each element of a list.
  public var repetition: Repetition?
  /// `authenticated`: the device is unlocked first (notifications).
  public var needsAuthentication: Bool
  /// The place in the app that an action opens; nil where it works in place (notifications).
  public var destination: Destination?
  /// Text typed in place (notifications).
  public var input: TextInput?
  /// The text of its `///` comments, without the slashes.
  public var documentation: String
  /// `destructive`, `default`, `if …`: in source order.
  public var attributes: [Clause]
  /// `button`, `choice`, `action` or `cancel`.
  public let keyword: SourceRange
  /// The whole statement.
  public let range: SourceRange

  /// What pressing a button means to the system, which shows it accordingly.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case normal, cancel, destructive
  }

  /// `choice album for album in albums … limit 6`
  public struct Repetition: Sendable {
    /// What the text calls the element.
    public let variable: Name
    /// The list, an index of the dialog's parameters.
    public let list: Int
    /// The most choices that are shown, from 1; nil for all.
    public let limit: Int?

    /// What a limit may be; far more than anyone reads, and so few that all of them can be counted.
    static let mostElements = 10_000
  }

  /// `input "Comment" send "Send"`
  public struct TextInput: Sendable {
    /// What the empty field shows.
    public var placeholder: Text
    /// The title of the button beside the field; nil for the platform’s own.
    public var send: Text?
  }
}

/// `if canReset`, `if not canReset`
public struct Condition: Hashable, Sendable {
  /// A Bool, an index of the dialog's parameters.
  public let parameter: Int
  /// Whether it holds where the parameter is false: `if not`.
  public let isNegated: Bool
}
