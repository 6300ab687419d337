import DialogSupport

/// Cuts the client's bytes into messages: a header that tells how many bytes follow, and those.
///
/// What is no header is passed over up to the next `Content-Length:`, and reported once.
struct MessageFraming {
  /// What comes next of the stream.
  enum Frame: Equatable {
    case body([UInt8])
    case malformed(FramingProblem)
  }

  private var bytes: [UInt8] = []
  /// The first byte that is not taken yet.
  private var start = 0
  /// Up to where the end of a line was looked for.
  private var searched = 0
  private var state = State.header(Header())

  private enum State {
    case header(Header)
    case body(Header, length: Int)
    case skipping
  }

  private struct Header {
    var length: Int?
    var isForeign = false
    var isBegun = false
  }

  /// More than any message has; a length above it is taken for a mistake.
  static let longestBody = 256 << 20
  /// More than any line of a header has.
  static let longestLine = 4096

  mutating func append(_ chunk: [UInt8]) {
    bytes.removeSubrange(..<start)
    (start, searched) = (0, max(searched - start, 0))
    bytes += chunk
  }

  /// The next message or mistake; nil until more bytes have come.
  mutating func next() -> Frame? {
    while true {
      switch state {
      case .header(let header):
        guard let line = takeLine() else {
          if searched - start <= MessageFraming.longestLine { return nil }
          // What is too long may begin as a header does, and have the next message's header in it.
          start += 1
          return skip(.notHeader)
        }
        if let problem = read(line, header) { return skip(problem) }
      case .body(let header, let length):
        guard let body = take(length) else { return nil }
        state = .header(Header())
        return header.isForeign ? .malformed(.foreignCharacters) : .body(body)
      case .skipping:
        guard findHeader() else { return nil }
        state = .header(Header())
      }
    }
  }

  /// What the stream's end leaves behind; nil where it ended between messages.
  func atEnd() -> Frame? {
    if case .header(let header) = state, !header.isBegun, start == bytes.count { return nil }
    if case .skipping = state { return nil }
    return .malformed(.cutOff)
  }

  // MARK: Header

  /// Takes a line of a header, unless it is too long; a bare line feed ends one too.
  private mutating func takeLine() -> ArraySlice<UInt8>? {
    let lineFeed = bytes[max(searched, start)...].firstIndex(of: 0x0A)
    guard let lineFeed, lineFeed - start <= MessageFraming.longestLine else {
      searched = lineFeed ?? bytes.count
      return nil
    }
    let line = bytes[start..<lineFeed]
    start = lineFeed + 1
    return line.last == 0x0D ? line.dropLast() : line
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ header: Header) -> FramingProblem? {
    var header = header
    if line.isEmpty {
      // Empty lines between messages do no harm.
      if let length = header.length { state = .body(header, length: length) }
      return header.length == nil && header.isBegun ? .noLength : nil
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return .notHeader }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    let value = String(decoding: line[(colon + 1)...], as: UTF8.self).lowercased()
      .trimmingSpaces
    header.isBegun = true
    switch name {
    case "content-length":
      guard let length = MessageFraming.length(value), header.length ?? length == length else {
        return .wrongLength
      }
      header.length = length
    case "content-type": header.isForeign = MessageFraming.isForeign(value)
    default: break
    }
    state = .header(header)
    return nil
  }

  private static func length(_ digits: String) -> Int? {
    guard digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(digits).flatMap { $0 <= longestBody ? $0 : nil }
  }

  /// Whether a content type names another character set than UTF-8, old spelling too.
  private static func isForeign(_ type: String) -> Bool {
    guard let place = Array(type.utf8).range(of: "charset=") else { return false }
    let name = type.utf8.dropFirst(place.upperBound).prefix { $0 != UInt8(ascii: ";") }
    let bare = name.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: " ") }
    return !["utf-8", "utf8"].contains(String(decoding: bare, as: UTF8.self))
  }

  // MARK: Bytes

  private mutating func take(_ length: Int) -> [UInt8]? {
    guard bytes.count - start >= length else { return nil }
    let body = Array(bytes[start..<(start + length)])
    start += length
    searched = start
    return body
  }

  private mutating func skip(_ problem: FramingProblem) -> Frame {
    state = .skipping
    return .malformed(problem)
  }

  private static let headerStart = Array("content-length:".utf8)

  /// Passes over everything in front of the next header, whatever its letters' case.
  private mutating func findHeader() -> Bool {
    let wanted = MessageFraming.headerStart
    while start + wanted.count <= bytes.count {
      let isHeader = zip(bytes[start...], wanted).allSatisfy {
        $0 == $1 || ($0.isASCIILetter && $0 | 0x20 == $1)
      }
      if isHeader { return true }
      start += 1
    }
    bytes.removeSubrange(..<start)
    (start, searched) = (0, 0)
    return false
  }
}

/// Why bytes are no message.
enum FramingProblem: Equatable {
  case notHeader, wrongLength, noLength, foreignCharacters, cutOff
}

extension String {
  fileprivate var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
