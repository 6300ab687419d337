/// How a sentence hides what happened.
public enum Evasion: Sendable {
  /// Says that something is wrong, not what: Something went wrong.
  case vague
  /// Says that it is nothing: No big deal.
  case light
  /// Tells a failure as something nice: The server takes a break.
  case pretty
  /// Tells a deletion as something nice: Say goodbye to this photo?
  case farewell
}
