import DialogSupport

// Lists that source code holds are cut at bytes: they are read when a command starts, where reading characters
// would be felt.

extension Substring {
  /// The words of a list, between spaces and line feeds.
  public var listedWords: [Substring] { parts { $0.endOfListedWord(from: $1) } }

  /// Those of the words whose bytes may be what is looked for: the others take no time.
  public func listedWords(where mayBe: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Substring] {
    parts(where: mayBe) { $0.endOfListedWord(from: $1) }
  }

  /// Those of the lines whose bytes may be what is looked for.
  public func lines(where mayBe: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Substring] {
    parts(where: mayBe) { $0.place(of: 0x0A, from: $1, before: $0.count) }
  }

  /// The parts of an entry between bytes of ASCII, those that are empty left out.
  ///
  /// - Parameters:
  ///   - separator: of ASCII.
  ///   - keepsEmpty: whether those that are empty are parts, too.
  public func parts(at separator: Unicode.Scalar, keepsEmpty: Bool = false) -> [Substring] {
    let separator = UInt8(ascii: separator)
    return parts(keepsEmpty: keepsEmpty) { $0.place(of: separator, from: $1, before: $0.count) }
  }

  /// What stands before and after the first byte of ASCII; nil without one.
  public func cut(at separator: Unicode.Scalar) -> (Substring, Substring)? {
    guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return nil }
    return (self[..<place], self[utf8.index(after: place)...])
  }

  private func parts(
    keepsEmpty: Bool = false,
    where isMeant: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true },
    _ end: (UnsafeBufferPointer<UInt8>, Int) -> Int
  ) -> [Substring] {
    var parts: [Substring] = []
    forEachPart(keepsEmpty: keepsEmpty, end) { bytes, range in
      if !isMeant(UnsafeBufferPointer(rebasing: bytes[range])) { return }
      let start = utf8.index(startIndex, offsetBy: range.lowerBound)
      parts.append(self[start..<utf8.index(start, offsetBy: range.count)])
    }
    return parts
  }

  /// With a space for each `_`.
  public var withSpaces: String {
    var text = String(self)
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { spaced in
        for place in bytes.indices {
          spaced[place] = bytes[place] == UInt8(ascii: "_") ? 0x20 : bytes[place]
        }
        return bytes.count
      }
    }
  }
}

extension String {
  /// The words of a list, between spaces and line feeds.
  public var listedWords: [Substring] { self[...].listedWords }

  /// Those of the words whose bytes may be what is looked for.
  public func listedWords(where mayBe: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Substring] {
    self[...].listedWords(where: mayBe)
  }

  /// The parts of an entry between bytes of ASCII, those that are empty left out.
  public func parts(at separator: Unicode.Scalar) -> [Substring] { self[...].parts(at: separator) }

  /// What stands before and after the first byte of ASCII; nil without one.
  public func cut(at separator: Unicode.Scalar) -> (Substring, Substring)? {
    self[...].cut(at: separator)
  }

  /// With a space for each `_`.
  public var withSpaces: String { self[...].withSpaces }
}

extension Substring {
  /// - Parameter end: where the part that begins at a byte ends, before its separator.
  fileprivate func forEachPart(
    keepsEmpty: Bool = false, _ end: (UnsafeBufferPointer<UInt8>, Int) -> Int,
    _ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Void
  ) {
    var list = self
    list.withUTF8 { bytes in
      var start = 0
      while start <= bytes.count {
        let end = end(bytes, start)
        if keepsEmpty || start < end { body(bytes, start..<end) }
        start = end + 1
      }
    }
  }

  /// The words of a list as texts of their own.
  fileprivate func forEachListedText(_ body: (String) -> Void) {
    forEachPart {
      $0.endOfListedWord(from: $1)
    } _: { bytes, range in
      body(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls with the bytes of each word of a list, between spaces and line feeds.
  public func forEachListedWord(_ body: (Range<Int>) -> Void) {
    var start = 0
    while start < count {
      let end = endOfListedWord(from: start)
      if start < end { body(start..<end) }
      start = end + 1
    }
  }

  /// Where a space or line feed comes, or the bytes end.
  func endOfListedWord(from start: Int) -> Int {
    var place = start
    while place < count, self[place] != 0x20, self[place] != 0x0A { place += 1 }
    return place
  }
}

// A list of literals takes the compiler many times as long as one literal.

extension [String] {
  /// The words of a list that source code holds.
  public static func words(_ list: String) -> Self {
    var words: [String] = []
    list[...].forEachListedText { words.append($0) }
    return words
  }
}

extension Set<String> {
  /// The words of a list that source code holds.
  public static func words(_ list: String) -> Self {
    // Words of lists have seven letters or so.
    var words = Set(minimumCapacity: list.utf8.count / 8)
    list[...].forEachListedText { words.insert($0) }
    return words
  }
}
