import DialogLocales

extension LetterReader {
  /// The same letters twice in a row, so many that it is no way to form words: もう一度もう一度.
  func readRepetition(ofAtLeast least: Int, _ faults: inout [WritingFault]) {
    var start = 0
    while start + 2 * least <= scalars.count {
      let most = min(24, (scalars.count - start) / 2)
      let count = (least...most).first { count in
        let (first, second) = (start..<start + count, start + count..<start + 2 * count)
        return scalars[first].elementsEqual(scalars[second])
          && scalars[first].allSatisfy(\.isLetterOrMark) && Set(scalars[first]).count > 2
      }
      if let count {
        let written = String(String.UnicodeScalarView(scalars[start..<start + count]))
        faults.append(fault(.doubled, start..<start + 2 * count, written))
      }
      start += count.map { 2 * $0 } ?? 1
    }
  }
}
