/// What a compilation does, one after the other.
public enum CompilerPass: String, Sendable, CaseIterable {
  /// Tokens and trees.
  case parse
  /// The model: what the declarations mean together.
  case resolve
  /// The rules of the guidelines and of localization.
  case judge
  /// What of the findings is told.
  case settle
}
