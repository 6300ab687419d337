/// Half-open range of UTF-8 byte offsets in one file.
public struct ByteRange: Hashable, Sendable {
  public let start: UInt32
  public let end: UInt32

  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  public init(_ start: Int, _ end: Int) { self.init(UInt32(start), UInt32(end)) }

  public var isEmpty: Bool { start == end }
  public var indices: Range<Int> { Int(start)..<Int(end) }
  /// The empty range before this one.
  public var atStart: ByteRange { ByteRange(start, start) }
  /// The empty range after this one.
  public var atEnd: ByteRange { ByteRange(end, end) }

  public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}

/// A range of bytes and the file it is in.
public struct SourceRange: Hashable, Sendable {
  public let file: FileID
  public let bytes: ByteRange

  public init(_ file: FileID, _ bytes: ByteRange) {
    self.file = file
    self.bytes = bytes
  }

  public var start: UInt32 { bytes.start }
  public var end: UInt32 { bytes.end }
  public var atStart: SourceRange { SourceRange(file, bytes.atStart) }
  public var atEnd: SourceRange { SourceRange(file, bytes.atEnd) }

  /// Whether another range begins in this one or at its end.
  public func touches(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.start <= end
  }
}
