/// How heavy a text is set.
public enum TextWeight: Hashable, Sendable {
  case regular, semibold
}
