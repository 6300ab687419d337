import DialogText

/// The name of a file as the system has it: bytes, by custom UTF-8.
struct Path: Hashable, Comparable {
  let bytes: [UInt8]

  static let standardInput = Path("-")

  init(_ text: String) { bytes = Array(text.utf8) }

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.bytes = bytes
  }

  /// The path as text, with U+FFFD for what is not UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isStandardInput: Bool { self == .standardInput }

  /// What reports call the file.
  var name: String { isStandardInput ? "<stdin>" : text }

  /// A path below this one; below `.` it is that path alone.
  func appending(_ path: Path) -> Path {
    if bytes.isEmpty || self == Path(".") { return path }
    return Path(
      bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path.bytes)
  }

  func appending(_ path: String) -> Path { appending(Path(path)) }

  /// The folder that holds it: `.` for a name alone, `/` for the root.
  var parent: Path {
    let slash = UInt8(ascii: "/")
    var end = bytes.count
    while end > 1, bytes[end - 1] == slash { end -= 1 }
    while end > 0, bytes[end - 1] != slash { end -= 1 }
    if end == 0 { return Path(".") }
    while end > 1, bytes[end - 1] == slash { end -= 1 }
    return Path(bytes: bytes[..<end])
  }

  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  func hasExtension(_ name: String) -> Bool {
    let ending = Array(".\(name)".utf8)
    return bytes.count > ending.count && bytes.suffix(ending.count).elementsEqual(ending)
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return terminated.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  static func < (a: Path, b: Path) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
