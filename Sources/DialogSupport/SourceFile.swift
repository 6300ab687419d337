/// A file of a compilation, by its place in the list of files.
public struct FileID: Hashable, Comparable, Sendable {
  /// The place in the list, from 0.
  public let index: UInt32

  /// - Parameter index: the place in the list, from 0; it must fit 32 bits.
  public init(_ index: Int) { self.index = UInt32(index) }

  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// The name and the bytes of one source.
public struct SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`.
  public let name: String
  /// What the file holds, UTF-8 or not.
  public let bytes: [UInt8]
  /// The path as the system has it, UTF-8 or not; nil of what is no file of the system’s.
  public let path: [UInt8]?

  /// - Parameters:
  ///   - bytes: what the file holds, UTF-8 or not.
  ///   - path: as the system has it; nil of what is no file of the system’s.
  public init(name: String, bytes: [UInt8], path: [UInt8]? = nil) {
    self.name = name
    self.bytes = bytes
    self.path = path
  }

  /// A file that holds a text as UTF-8.
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
