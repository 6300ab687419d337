import DialogSupport

extension String {
  /// The sentences that have a letter. A full stop within a number or a name ends none.
  func makeSentences() -> [String] {
    let scalars = unicodeScalars
    var sentences: [String] = []
    var (start, hasLetter) = (startIndex, false)
    func end(_ index: String.Index) {
      if hasLetter { sentences.append(String(scalars[start..<index])) }
    }
    for index in scalars.indices {
      let scalar = scalars[index]
      if !scalar.endsSentence {
        hasLetter = hasLetter || scalar.properties.isAlphabetic
        continue
      }
      let next = scalars.index(after: index)
      let isInner = scalar == "." && next < endIndex && !scalars[next].properties.isWhitespace
      if isInner { continue }
      end(index)
      (start, hasLetter) = (next, false)
    }
    end(endIndex)
    return sentences
  }
}

extension Unicode.Scalar {
  fileprivate var endsSentence: Bool {
    switch self {
    case ".", "?", "!", "…", "\n", "。", "？", "！", "؟", "।": true
    default: false
    }
  }
}
