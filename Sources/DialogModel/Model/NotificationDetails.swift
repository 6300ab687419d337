/// What only a notification has.
public struct NotificationDetails: Sendable {
  public var delivery: Delivery?
  public var category: Category?
  /// What the source suggests; the person decides in Settings.
  public var suggestedStyle: Style?
  public var level: Level?
  /// The name of the thread that groups it: a parameter or a name of the app's.
  public var thread: Name?
  /// The name of the identifier that lets a later one replace it.
  public var identifier: Name?
  public var sound: Sound?
  public var badge: Badge?
  /// The alert that asks for consent, `category marketing`.
  public var consent: Name?
  /// The screen where the choice can be changed.
  public var settings: Name?
  public var media: [Media]
  /// Whether it has a detail view.
  public var hasDetail: Bool

  public enum Delivery: String, Hashable, Sendable, CaseIterable { case local, remote }

  public enum Category: String, Hashable, Sendable, CaseIterable {
    case communication, reminder, status, event, transaction, marketing
  }

  public enum Style: String, Hashable, Sendable, CaseIterable { case banner, alert }

  public enum Level: String, Hashable, Sendable, CaseIterable {
    case passive, active, timeSensitive, critical
  }

  public enum Sound: Hashable, Sendable {
    case none
    case standard
    /// A file of the app's; its length in milliseconds where it is given.
    case file(String, milliseconds: Int?)
  }

  public struct Badge: Sendable {
    /// The number, an index of the dialog's parameters; nil where it is not a parameter.
    public let count: Int?
    public let name: Name
    /// The screen that clears it.
    public let clearedBy: Name?
  }

  public struct Media: Sendable {
    public let kind: Kind
    /// The parameter or the app's name for it.
    public let name: Name

    public enum Kind: String, Hashable, Sendable, CaseIterable { case image, video, audio, map }
  }
}
