import DialogReading

extension Contradiction {
  /// What says before or after, up to when or since.
  static let ofOrder = ConceptSet(
    ["before", "after", "until_when", "since_when"].map(ConceptGroup.concept))

  /// Whether a Korean source may not mean what one of its words says by itself: 까지 is no more than, until and before;
  /// 8시 40분 is a time.
  var isUnsureInKorean: Bool {
    let text = origin.text
    if ofEnds.contains(meant) {
      return text.contains("까지") && !["최대", "이하", "이내", "한도"].contains(where: text.contains)
    }
    if Contradiction.ofOrder.contains(meant) { return text.contains("부터") && text.contains("까지") }
    return ofClocks.contains(meant) && ofClocks.contains(said)
      && origin.reading.asSource.clockTimes != nil
  }
}

private let ofEnds = ConceptSet(["at_least", "at_most"].map(ConceptGroup.concept))
private let ofClocks = ConceptSet(["minute", "hour"].map(ConceptGroup.concept))
