/// Half-open range of UTF-8 byte offsets in one file.
public struct ByteRange: Hashable, Sendable {
  /// The first byte, from 0.
  public let start: UInt32
  /// After the last byte.
  public let end: UInt32

  /// - Parameters:
  ///   - start: the first byte, from 0.
  ///   - end: after the last byte; not less than `start`.
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The same of offsets as arrays have them; they must fit 32 bits.
  public init(_ start: Int, _ end: Int) { self.init(UInt32(start), UInt32(end)) }

  /// Whether it has no byte: a place between two.
  public var isEmpty: Bool { start == end }
  /// The bytes as indices of the file’s array.
  public var indices: Range<Int> { Int(start)..<Int(end) }
  /// The empty range before this one.
  public var atStart: ByteRange { ByteRange(start, start) }
  /// The empty range after this one.
  public var atEnd: ByteRange { ByteRange(end, end) }

  /// Whether a byte is one of the range.
  public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}

/// A range of bytes and the file it is in.
public struct SourceRange: Hashable, Sendable {
  /// The file, by its number among those of a compilation.
  public let file: FileID
  /// The bytes of the file.
  public let bytes: ByteRange

  /// A range of a file’s bytes.
  public init(_ file: FileID, _ bytes: ByteRange) {
    self.file = file
    self.bytes = bytes
  }

  /// The first byte.
  public var start: UInt32 { bytes.start }
  /// After the last byte.
  public var end: UInt32 { bytes.end }
  /// The empty range before this one.
  public var atStart: SourceRange { SourceRange(file, bytes.atStart) }
  /// The empty range after this one.
  public var atEnd: SourceRange { SourceRange(file, bytes.atEnd) }

  /// Whether all of another range is in this one.
  public func encloses(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// Whether another range begins in this one or at its end.
  public func touches(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.start <= end
  }
}
