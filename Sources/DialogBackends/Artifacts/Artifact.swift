/// A file that a backend makes.
public struct Artifact: Sendable {
  /// Relative to the output folder, parts separated by `/`.
  public let path: String
  /// All that stands in it.
  public let bytes: [UInt8]

  /// - Parameter path: relative to the output folder, parts separated by `/`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
