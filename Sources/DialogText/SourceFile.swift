/// A file of a compilation, by its place in the list of files.
public struct FileID: Hashable, Comparable, Sendable {
  public let index: UInt32

  public init(_ index: Int) { self.index = UInt32(index) }

  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// The name and the bytes of one source.
public struct SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`.
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text of a range of bytes, with U+FFFD for what is not UTF-8.
  public func text(_ range: ByteRange) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range.indices]), as: UTF8.self)
    }
  }
}
