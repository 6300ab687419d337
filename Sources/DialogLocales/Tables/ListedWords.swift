extension String {
  /// The words of a list that source code holds, between spaces and line feeds.
  ///
  /// Cut at bytes: lists are read when a command starts, where reading characters would be felt.
  public var listedWords: [Substring] {
    var words: [Substring] = []
    forEachListedWord { _, range in
      let start = utf8.index(startIndex, offsetBy: range.lowerBound)
      words.append(self[start..<utf8.index(start, offsetBy: range.count)])
    }
    return words
  }

  /// The words as texts of their own.
  fileprivate func forEachListedText(_ body: (String) -> Void) {
    forEachListedWord { bytes, range in
      body(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
    }
  }

  private func forEachListedWord(_ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Void) {
    var list = self
    list.withUTF8 { bytes in
      var start = 0
      for place in 0...bytes.count
      where place == bytes.count || bytes[place].separatesListedWords {
        if start < place { body(bytes, start..<place) }
        start = place + 1
      }
    }
  }
}

extension UInt8 {
  fileprivate var separatesListedWords: Bool { self == 0x20 || self == 0x0A }
}

// A list of literals takes the compiler many times as long as one literal.

extension [String] {
  /// The words of a list that source code holds.
  public static func words(_ list: String) -> Self {
    var words: [String] = []
    list.forEachListedText { words.append($0) }
    return words
  }
}

extension Set<String> {
  /// The words of a list that source code holds.
  public static func words(_ list: String) -> Self {
    // Words of lists have seven letters or so.
    var words = Set(minimumCapacity: list.utf8.count / 8)
    list.forEachListedText { words.insert($0) }
    return words
  }
}
