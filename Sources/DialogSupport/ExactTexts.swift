// Of arrays alone: of all sequences, it would be called in place of what a set finds at once.
extension [String] {
  /// Whether a text is one of them, by its very scalars.
  ///
  /// In place of the standard library’s, which also finds what is canonically equal: lists of words are
  /// normalized, and without that a word that is not ASCII is compared at a tenth of the cost.
  @inlinable
  public func contains(_ text: String) -> Bool {
    let length = text.utf8.count
    return contains { $0.utf8.count == length && $0.hasSameScalars(as: text) }
  }
}

extension String {
  /// Whether another text has the very same scalars.
  public func hasSameScalars(as other: String) -> Bool { utf8.equals(other.utf8) }
}
