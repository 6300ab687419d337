public import DialogCompiler
import DialogSupport

/// What the client calls a document, byte for byte.
struct DocumentURI: Hashable, JSONWritable {
  let text: String

  init(_ text: String) { self.text = text }

  func write(to json: inout JSONWriter) { json.value(text) }

  // MARK: Files

  /// The URI of a file, in the form that most clients write it: everything but letters, digits and
  /// `-._~/` as `%` and two capital hexadecimal digits.
  init(file path: Path) { text = "file://" + DocumentURI.encoded(path.bytes) }

  /// That of a file or folder below this one.
  func appending(_ relative: some Collection<UInt8>) -> DocumentURI {
    let slash = text.utf8.last == UInt8(ascii: "/") ? "" : "/"
    return DocumentURI(text + slash + DocumentURI.encoded(relative))
  }

  /// The file that it names, without a slash at its end; nil of what is no file.
  var path: Path? {
    guard let path = Array(text.utf8).pathOfFileURI else { return nil }
    var bytes = DocumentURI.decoded(path)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes.contains(0) ? nil : Path(bytes: bytes)
  }

  private static func encoded(_ bytes: some Collection<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, !"+-".contains(digits.first!),
        let value = UInt8(digits, radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

/// The URI of a file, as dialogc writes it.
public func fileURI(of path: Path) -> String { DocumentURI(file: path).text }

extension [UInt8] {
  /// The path of a `file:` URI, still encoded: without scheme, host, query and fragment.
  fileprivate var pathOfFileURI: ArraySlice<UInt8>? {
    let scheme = "file:"
    guard count > scheme.utf8.count,
      zip(self, scheme.utf8).allSatisfy({ $0 == $1 || ($0.isASCIILetter && $0 | 0x20 == $1) })
    else { return nil }
    var rest = dropFirst(scheme.utf8.count)
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") }
    }
    return rest.first == UInt8(ascii: "/") ? rest : nil
  }
}
