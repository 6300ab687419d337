/// A text that equals only what has its very scalars: a key for tables.
///
/// `String` calls canonically equal texts equal, which hides what is not normalized, and pays for it
/// with every hash of a text that is not ASCII.
public struct ExactString: Hashable, Sendable {
  /// The text that is compared byte by byte.
  public let text: String

  /// - Parameter text: what is compared by its UTF-8.
  public init(_ text: String) { self.text = text }

  public static func == (a: ExactString, b: ExactString) -> Bool {
    a.text.hasSameScalars(as: b.text)
  }

  public func hash(into hasher: inout Hasher) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
