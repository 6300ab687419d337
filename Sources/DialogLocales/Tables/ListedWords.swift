extension String {
  /// The words of a list that source code holds, between spaces and line feeds.
  ///
  /// Cut at bytes: lists are read when a command starts, where reading characters would be felt.
  public var listedWords: [Substring] {
    var words: [Substring] = []
    let utf8 = utf8
    var start = utf8.startIndex
    var place = start
    while place < utf8.endIndex {
      let next = utf8.index(after: place)
      if utf8[place].separatesListedWords {
        if start < place { words.append(self[start..<place]) }
        start = next
      }
      place = next
    }
    if start < place { words.append(self[start..<place]) }
    return words
  }

  /// The same, each as a text of its own.
  fileprivate func forEachListedWord(_ body: (String) -> Void) {
    let isContiguous: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      var start = 0
      for place in 0...bytes.count
      where place == bytes.count || bytes[place].separatesListedWords {
        if start < place {
          body(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self))
        }
        start = place + 1
      }
    }
    if isContiguous == nil { for word in listedWords { body(String(word)) } }
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
    list.forEachListedWord { words.append($0) }
    return words
  }
}

extension Set<String> {
  /// The words of a list that source code holds.
  public static func words(_ list: String) -> Self {
    // Words of lists have seven letters or so.
    var words = Set(minimumCapacity: list.utf8.count / 8)
    list.forEachListedWord { words.insert($0) }
    return words
  }
}
