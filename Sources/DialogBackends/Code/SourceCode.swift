import DialogSupport

/// A piece of source code, put together of bytes: `"#define \(name)_COUNT \(count)"` makes no text of
/// its own of what stands in it.
struct SourceCode: ExpressibleByStringInterpolation {
  /// UTF-8.
  let bytes: [UInt8]

  init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }

  init(stringInterpolation pieces: StringInterpolation) { bytes = pieces.bytes }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { bytes.append(literal) }
    mutating func appendInterpolation(_ text: String) { bytes.append(text) }
    mutating func appendInterpolation(_ text: SourceCode) { bytes += text.bytes }
    mutating func appendInterpolation(_ number: some BinaryInteger) { bytes.append(number) }
    mutating func appendInterpolation(_ flag: Bool) { bytes.append(flag ? "true" : "false") }
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends the digits of a number.
  mutating func append(_ number: some BinaryInteger) {
    if 0..<10 ~= number { return append(UInt8(ascii: "0") + UInt8(number)) }
    append(String(number))
  }
}
