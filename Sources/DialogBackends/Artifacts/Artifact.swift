/// A file that a backend makes.
public struct Artifact: Sendable {
  /// Relative to the output folder, parts separated by `/`.
  public let path: String
  /// All that stands in it.
  public let bytes: [UInt8]
  /// Where pieces of single dialogs stand in it, as `ArtifactPieces` takes them up; empty where nothing is
  /// to be remembered.
  public let pieces: [UInt64]

  /// - Parameters:
  ///   - path: relative to the output folder, parts separated by `/`.
  ///   - bytes: all that stands in it.
  ///   - pieces: where pieces of single dialogs stand in it.
  public init(path: String, bytes: [UInt8], pieces: [UInt64] = []) {
    self.path = path
    self.bytes = bytes
    self.pieces = pieces
  }
}
