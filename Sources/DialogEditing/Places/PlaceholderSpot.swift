public import DialogSupport
import DialogSyntax

/// A place in a placeholder, from its `{` on, complete or not: `{`, `{co`, `{count:`, `{count:number}`.
public struct PlaceholderSpot: Hashable, Sendable {
  /// What stands between the brace and the colon or the end; empty where nothing does.
  public let name: ByteRange
  /// What stands after the colon; nil where there is none.
  public let style: ByteRange?
  /// Whether it ends in a `}`.
  public let isClosed: Bool
  /// Whether the place is after the colon.
  public let isInStyle: Bool
}

extension Place.StringSpot {
  /// - Parameter token: the string.
  init(at offset: Int, of tree: SyntaxTree, token: Int) {
    let range = tree.tokens.range(token)
    let spot = tree.file.bytes.withUnsafeBufferPointer { bytes in
      PlaceholderSpot(at: offset, in: range, bytes)
    }
    self = spot.map(Place.StringSpot.placeholder) ?? .text
  }
}

extension PlaceholderSpot {
  fileprivate init?(at offset: Int, in token: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = PlaceholderSpot.start(before: offset, from: Int(token.start), bytes) else {
      return nil
    }
    let end = PlaceholderSpot.end(from: start, to: Int(token.end), bytes)
    let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":"))
    name = ByteRange(start, colon ?? PlaceholderSpot.nameEnd(from: start, to: end, bytes))
    style = colon.map { ByteRange($0 + 1, end) }
    isClosed = end < Int(token.end) && bytes[end] == UInt8(ascii: "}")
    isInStyle = colon.map { offset > $0 } ?? false
    // What is not closed is only what stands right after the brace; the rest is text.
    if !isClosed, colon == nil, offset > Int(name.end) { return nil }
  }

  /// After the `{` that an offset comes after.
  private static func start(
    before offset: Int, from tokenStart: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var i = offset - 1
    while i > tokenStart {
      switch bytes[i] {
      case UInt8(ascii: "{"):
        return isEscaped(i, bytes) ? nil : i + 1
      case UInt8(ascii: "}"), 0x0A, 0x0D: return nil
      default: i -= 1
      }
    }
    return nil
  }

  /// Whether a brace is part of `\{` or `\u{`.
  private static func isEscaped(_ brace: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = bytes[brace - 1] == UInt8(ascii: "u") ? brace - 2 : brace - 1
    var first = last
    while first >= 0, bytes[first] == UInt8(ascii: "\\") { first -= 1 }
    return (last - first) % 2 == 1
  }

  /// The `}`, the closing quote, or the end of the line.
  private static func end(
    from start: Int, to tokenEnd: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var i = start
    while i < tokenEnd {
      switch bytes[i] {
      case UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "\""), 0x0A, 0x0D: return i
      default: i += 1
      }
    }
    return tokenEnd
  }

  private static func nameEnd(
    from start: Int, to end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "}")
    if isClosed { return end }
    return bytes[start..<end].firstIndex { !($0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F) }
      ?? end
  }
}
