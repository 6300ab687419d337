import DialogSupport

extension String {
  /// The runs of letters in lower case, apostrophes within them written `'`; all else is out,
  /// placeholders (U+FFFC) too.
  ///
  /// - Parameter isCaseKept: whether they stay as they are.
  public func letterRuns(isCaseKept: Bool = false) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var reader = LetterRunReader(bytes, isCaseKept: isCaseKept)
      var runs: [String] = []
      while let range = reader.next() { runs.append(reader.text(range)) }
      return runs
    }
  }

  /// The same of what comes before the first token of some kinds.
  public func letterRuns(before isBound: (TextToken.Kind) -> Bool) -> [String] {
    TextTokens(self).textBefore(isBound).letterRuns()
  }

  /// The bytes of each run of letters, as `letterRuns` has them.
  public var letterRunRanges: [Range<Int>] {
    var text = self
    return text.withUTF8 { bytes in
      var reader = LetterRunReader(bytes, isCaseKept: true)
      var ranges: [Range<Int>] = []
      while let range = reader.next() { ranges.append(range) }
      return ranges
    }
  }
}

/// Gathers letters and the apostrophes after them.
private struct LetterRunReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isCaseKept: Bool
  private var tokenizer: TextTokenizer
  /// The UTF-8 of the run at hand.
  private var run: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, isCaseKept: Bool) {
    self.bytes = bytes
    self.isCaseKept = isCaseKept
    tokenizer = TextTokenizer(bytes)
  }

  mutating func next() -> Range<Int>? {
    var start: Int?
    while let token = tokenizer.next() {
      if token.kind == .letters || token.kind == .apostrophe && start != nil {
        start = start ?? token.range.lowerBound
      } else if let start {
        return start..<token.range.lowerBound
      }
    }
    return start.map { $0..<bytes.count }
  }

  mutating func text(_ range: Range<Int>) -> String {
    run.removeAll(keepingCapacity: true)
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] < 0x80 {
        run.append(isCaseKept ? bytes[place] : bytes[place].lowercasedASCII)
        place += 1
      } else {
        let (scalar, length) = bytes.scalar(at: place)
        append(scalar, UnsafeBufferPointer(rebasing: bytes[place..<place + length]))
        place += length
      }
    }
    return String(decoding: run, as: UTF8.self)
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ bytes: UnsafeBufferPointer<UInt8>) {
    if scalar == "’" {
      run.append(UInt8(ascii: "'"))
    } else if isCaseKept || !scalar.mayHaveLowerCase {
      run.append(contentsOf: bytes)
    } else {
      scalar.appendLowerCase(to: &run)
    }
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
    case 0x61...0x7A, 0x41...0x5A, 0xAC00...0xD7A3: true
    case 0...0xA9: false
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
    case 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F: true
    case 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30: true
    case 0x2000...0x206F, 0x3000...0x3004: false
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
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
