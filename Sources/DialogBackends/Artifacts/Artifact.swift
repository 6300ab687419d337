public import DialogSupport

/// A file that a backend makes.
public struct Artifact: Sendable {
  /// Relative to the output folder, parts separated by `/`.
  public let path: String
  /// All that stands in it, as it lies.
  public let content: ByteBlocks
  /// Where pieces of single dialogs stand in it, as `ArtifactPieces` takes them up; empty where nothing is
  /// to be remembered.
  public let pieces: [UInt64]

  /// - Parameters:
  ///   - path: relative to the output folder, parts separated by `/`.
  ///   - content: all that stands in it.
  ///   - pieces: where pieces of single dialogs stand in it.
  public init(path: String, content: ByteBlocks, pieces: [UInt64] = []) {
    self.path = path
    self.content = content
    self.pieces = pieces
  }

  /// - Parameters:
  ///   - path: relative to the output folder, parts separated by `/`.
  ///   - bytes: all that stands in it.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, content: ByteBlocks(bytes))
  }
}
