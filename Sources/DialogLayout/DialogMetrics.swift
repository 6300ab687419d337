/// How wide the texts of alerts and action sheets may be.
///
/// An alert is 270 points wide on every iPhone and iPad, and its text stands 16 points from each
/// edge: 238 points are left for a line, in either orientation. No figure is published: 270 is what
/// developers report of `UIAlertController` since iOS 7, the margins are an estimate, and
/// `certainty` leaves room for both.
public enum DialogMetrics {
  /// Points from edge to edge.
  public static let alert = 270

  /// Points of a line of an alert's title or message.
  public static let alertLine = 238

  /// Points of a line of an action sheet's title or message: all of the screen but a margin and padding
  /// of about 8 on each side, which are estimates.
  ///
  /// - Parameter screen: the width of the screen in points.
  public static func sheetLine(on screen: Int) -> Int { screen - 32 }

  /// Points of a line of a notification's text.
  ///
  /// A margin of 8 and padding of about 14 on each side, and about 48 for the app's icon, are left
  /// blank; no figure is published. On wide screens it is no wider than about 400.
  ///
  /// - Parameter screen: the width of the screen in points.
  public static func notificationLine(on screen: Int) -> Int { min(screen - 92, 400) }

  /// How far the platform's fonts may be narrower than the widths here: a text is sure not to fit
  /// when nine tenths of it do not.
  public static let certainty = 900

  /// The width of a line in 1/1000 em, so wide that what does not fit it is sure not to fit.
  public static func certainLine(points: Int, style: TextStyle, size: TextSize) -> Int {
    points * 1_000_000 / (style.size(at: size) * certainty)
  }
}
