extension Array {
  /// Removes the element at an index; the last one takes its place, so that no other one moves.
  @inlinable
  public mutating func swapRemove(at index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
