extension Backend {
  /// Every kind of artifact that can be asked for.
  public static let all: [Backend] = [.json, .c, .terminal, .swift]
}
