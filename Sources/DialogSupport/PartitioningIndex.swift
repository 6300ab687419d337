extension RandomAccessCollection {
  /// The first place from which on a condition holds, where it holds of no element before that place
  /// and of all after it. Found by halves.
  ///
  /// - Returns: `endIndex` where it holds of none.
  @inlinable
  public func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let middle = index(start, offsetBy: length / 2)
      if holds(self[middle]) {
        length /= 2
      } else {
        start = index(after: middle)
        length -= length / 2 + 1
      }
    }
    return start
  }
}
