extension Range<Int> {
  /// The range so much further on.
  func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
