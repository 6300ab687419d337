/// What only a notification has.
public struct NotificationDetails: Sendable {
  /// Who sends it.
  public var delivery: Delivery?
  /// What it is about.
  public var category: Category?
  /// What the source suggests; the person decides in Settings.
  public var suggestedStyle: Style?
  /// How urgent it is; nil for the system’s usual level.
  public var level: Level?
  /// The name of the thread that groups it: a parameter or a name of the app's.
  public var thread: Name?
  /// The name of the identifier that lets a later one replace it.
  public var identifier: Name?
  /// What is heard when it arrives; nil where the source does not say.
  public var sound: Sound?
  /// The number that it puts on the app’s icon.
  public var badge: Badge?
  /// The alert that asks for consent, `category marketing`.
  public var consent: Name?
  /// The screen where the choice can be changed.
  public var settings: Name?
  /// What tapping it leads to, in the app.
  public var destination: Destination?
  /// What it shows beside its text, in source order.
  public var media: [Media]
  /// Whether it has a detail view.
  public var hasDetail: Bool

  /// Whether the app itself or a server sends a notification.
  public enum Delivery: String, Hashable, Sendable, CaseIterable { case local, remote }

  /// What a notification is about, by the kinds that the guidelines name.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case communication, reminder, status, event, transaction, marketing
  }

  /// How a notification appears while the device is unlocked.
  public enum Style: String, Hashable, Sendable, CaseIterable { case banner, alert }

  /// How urgent a notification is (UNNotificationInterruptionLevel).
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case passive, active, timeSensitive, critical
  }

  /// What is heard when a notification arrives.
  public enum Sound: Hashable, Sendable {
    case none
    case standard
    /// A file of the app's; its length in milliseconds where it is given.
    case file(String, milliseconds: Int?)
  }

  /// The number on an app’s icon.
  public struct Badge: Sendable {
    /// The number, an index of the dialog's parameters; nil where it is not a parameter.
    public let count: Int?
    /// The number’s name: a parameter, or a value of the app’s.
    public let name: Name
    /// The screen that clears it.
    public let clearedBy: Name?
  }

  /// A picture, a film, a sound or a map of a notification.
  public struct Media: Sendable {
    /// What it is.
    public let kind: Kind
    /// The parameter or the app's name for it.
    public let name: Name
    /// Whether it changes while it is seen.
    public let isLive: Bool

    /// The kinds of media.
    public enum Kind: String, Hashable, Sendable, CaseIterable { case image, video, audio, map }
  }
}
