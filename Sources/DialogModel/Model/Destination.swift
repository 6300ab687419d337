/// Where a notification or one of its actions leads: `opens CommentScreen showing comment`.
public struct Destination: Sendable {
  /// The app's screen.
  public let screen: Name
  /// What it shows there: a parameter or a name of the app's; nil where the screen says it all.
  public let value: Name?
}
