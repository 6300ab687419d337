extension String {
  /// The runs of letters in lower case, apostrophes within them written `'`; all else is out,
  /// placeholders (U+FFFC) too.
  ///
  /// - Parameter isCaseKept: whether they stay as they are.
  public func letterRuns(isCaseKept: Bool = false) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var reader = LetterRunReader(isCaseKept: isCaseKept)
      reader.read(bytes)
      return reader.runs
    }
  }
}

/// Gathers runs of letters in one pass over a text's UTF-8.
private struct LetterRunReader {
  let isCaseKept: Bool
  private(set) var runs: [String] = []
  /// The UTF-8 of the run at hand.
  private var run: [UInt8] = []

  init(isCaseKept: Bool) {
    self.isCaseKept = isCaseKept
    run.reserveCapacity(32)
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        addASCII(byte)
        place += 1
      } else {
        let (scalar, length) = bytes.scalar(at: place)
        add(scalar, bytes[place..<place + length])
        place += length
      }
    }
    endRun()
  }

  private mutating func addASCII(_ byte: UInt8) {
    let letter = byte | 0x20
    if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
      run.append(isCaseKept ? byte : letter)
    } else {
      addBoundary(isApostrophe: byte == UInt8(ascii: "'"))
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard scalar.isLetterOrMark else { return addBoundary(isApostrophe: scalar == "’") }
    if isCaseKept || !scalar.mayHaveLowerCase {
      run.append(contentsOf: bytes)
    } else {
      scalar.appendLowerCase(to: &run)
    }
  }

  private mutating func addBoundary(isApostrophe: Bool) {
    guard !run.isEmpty else { return }
    if isApostrophe { run.append(UInt8(ascii: "'")) } else { endRun() }
  }

  private mutating func endRun() {
    guard !run.isEmpty else { return }
    runs.append(String(decoding: run, as: UTF8.self))
    run.removeAll(keepingCapacity: true)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar of valid UTF-8 that starts at a byte, and its length in bytes.
  public func scalar(at place: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(self[place])
    func next(_ offset: Int) -> UInt32 { UInt32(self[place + offset] & 0x3F) }
    let value: (UInt32, Int) =
      switch first {
      case 0..<0x80: (first, 1)
      case 0..<0xE0: ((first & 0x1F) << 6 | next(1), 2)
      case 0..<0xF0: ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
      default: ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
      }
    return (Unicode.Scalar(value.0) ?? "\u{FFFD}", value.1)
  }
}

extension Unicode.Scalar {
  /// Whether it is alphabetic or a combining mark: of the blocks that texts are written in from
  /// their ranges, of others from the standard library's tables.
  public var isLetterOrMark: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0...0xA9: false
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
    case 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F: true
    case 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30: true
    case 0x2000...0x206F, 0x3000...0x3004: false
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    case 0xFF00...0xFF20, 0xFFFC: false
    default: properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
    }
  }

  /// False only of scalars that are their own lower case.
  fileprivate var mayHaveLowerCase: Bool {
    switch value {
    case 0x3B1...0x3C1, 0x3C3...0x3C9, 0x430...0x45F: false
    case 0x590...0x109F, 0x1100...0x139F, 0x2E80...0xA63F, 0xAC00...0xD7A3: false
    default: true
    }
  }

  fileprivate func appendLowerCase(to bytes: inout [UInt8]) {
    switch value {
    case 0x410...0x42F, 0x391...0x3A1, 0x3A3...0x3A9, 0xC0...0xD6, 0xD8...0xDE:
      bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(value + 0x20)!)!)
    case 0xDF...0xFF: bytes.append(contentsOf: UTF8.encode(self)!)
    default: bytes.append(contentsOf: properties.lowercaseMapping.utf8)
    }
  }
}
