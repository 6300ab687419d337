extension ConceptReading {
  /// Whether it says more than one unit.
  public var hasSeveralUnits: Bool { said.intersection(ConceptGroup.units).count > 1 }

  /// The unit right after each number in digits, where only one stands after that: minutes after 10 of “10 minutes per
  /// hour”.
  ///
  /// - Parameter text: what has been read.
  public func countedUnits(in text: String) -> [String: Int] {
    let text = ConceptText(text)
    let counted = places.filter { ConceptGroup.units.contains($0.concept) }.compactMap { unit in
      text.number(before: unit.range.lowerBound).map { ($0, unit.concept) }
    }
    return Dictionary(counted) { one, other in one == other ? one : several }
      .filter { $0.value != several }
  }
}

/// What stands for more than one unit after a number.
private let several = -1

extension ConceptText {
  /// The digits that end right before a byte, or before a space or hyphen there.
  fileprivate func number(before place: Int) -> String? {
    let end = kinds[..<place].lastIndex { $0 != .separator && $0 != .continuation }
    guard let end, kinds[end] == .digit, place - end <= 4,
      !bytes[end + 1..<place].contains(where: { ",.;:/()".utf8.contains($0) })
    else { return nil }
    let start = kinds[...end].lastIndex { $0 != .digit }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...end], as: UTF8.self)
  }
}
