public import DialogSupport

/// The name of a file as the system has it: bytes, by custom UTF-8.
public struct Path: Hashable, Comparable, Sendable {
  /// As the system takes them, without the zero that ends them there.
  public let bytes: [UInt8]

  /// `-`, which on the command line stands for no file of that name.
  public static let standardInput = Path("-")

  /// The UTF-8 of a text; empty for the folder one is in.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// - Parameter bytes: none of them zero.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The bytes up to the first zero, which must be there.
  public init(cString: UnsafePointer<CChar>) {
    var length = 0
    while cString[length] != 0 { length += 1 }
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: length))
  }

  /// The path as text, with U+FFFD for what is not UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether `-` is all of it.
  public var isStandardInput: Bool { self == .standardInput }

  /// What reports call the file.
  public var name: String { isStandardInput ? "<stdin>" : text }

  /// A path below this one; below `.` it is that path alone.
  public func appending(_ path: Path) -> Path {
    if bytes.isEmpty || self == Path(".") { return path }
    return Path(
      bytes: bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path.bytes)
  }

  /// A path below this one; below `.` it is that path alone.
  public func appending(_ path: String) -> Path { appending(Path(path)) }

  /// The rest of it below a folder, by names alone; nil where it is not below.
  public func below(_ folder: Path) -> Path? {
    let slash = UInt8(ascii: "/")
    let start = folder.bytes + (folder.bytes.last == slash ? [] : [slash])
    return bytes.starts(with: start) ? Path(bytes: bytes.dropFirst(start.count)) : nil
  }

  /// The folder that holds it: `.` for a name alone, `/` for the root.
  public var parent: Path {
    let slash = UInt8(ascii: "/")
    var end = bytes.count
    while end > 1, bytes[end - 1] == slash { end -= 1 }
    while end > 0, bytes[end - 1] != slash { end -= 1 }
    if end == 0 { return Path(".") }
    while end > 1, bytes[end - 1] == slash { end -= 1 }
    return Path(bytes: bytes[..<end])
  }

  /// The name of the file or folder in its folder.
  public var lastPart: Path {
    Path(bytes: bytes.split(separator: UInt8(ascii: "/")).last ?? [])
  }

  /// The folder around a folder. It goes by names, so that around a symbolic link it is the folder that
  /// the link stands in; only where the name does not tell it is asked of the system, with `..`.
  public var enclosing: Path {
    var folder = bytes[...]
    while folder.count > 1, folder.last == UInt8(ascii: "/") || folder.hasSuffix("/.") {
      folder.removeLast()
    }
    let path = Path(bytes: folder)
    let endsAbove = folder.elementsEqual("..".utf8) || folder.hasSuffix("/..")
    if endsAbove || path == Path(".") || folder.isEmpty { return path.appending("..") }
    return path.parent
  }

  /// Whether it starts with a dot; asked of a name alone, not of a path with folders.
  public var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// Whether a name ends in a dot and these letters, of the same case, and has something before them.
  public func hasExtension(_ name: String) -> Bool {
    let ending = Array(".\(name)".utf8)
    return bytes.count > ending.count && bytes.suffix(ending.count).elementsEqual(ending)
  }

  /// With every occurrence of a text replaced by another.
  public func replacing(_ text: String, with other: String) -> Path {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let range = rest.range(of: text, from: rest.startIndex) {
      result += rest[..<range.lowerBound] + Array(other.utf8)
      rest = rest[range.upperBound...]
    }
    return Path(bytes: result + rest)
  }

  /// Calls with the bytes and the zero that ends them; the pointer holds during the call alone.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return terminated.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  public static func < (a: Path, b: Path) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

extension SourceFile {
  /// A file of the system, or standard input.
  public init(_ path: Path, bytes: [UInt8]) {
    self.init(name: path.name, bytes: bytes, path: path.isStandardInput ? nil : path.bytes)
  }
}
