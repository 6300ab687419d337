/// How catalogs write values.
public enum PlaceholderSyntax: String, Sendable, CaseIterable {
  /// `%@`, `%1$lld`
  case foundation
  /// `{name}`, `{0}`, and choices by number in the same string
  case icu
}
