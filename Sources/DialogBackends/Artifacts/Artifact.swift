/// A file that a backend makes.
public struct Artifact: Sendable {
  /// Relative to the output folder, parts separated by `/`.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
