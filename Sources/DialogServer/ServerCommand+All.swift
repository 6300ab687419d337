extension ServerCommand {
  /// All that clients can have done by name.
  static let all: [ServerCommand] = [.preview, .addLanguages]
}
