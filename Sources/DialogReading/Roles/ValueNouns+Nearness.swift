import DialogLocales
internal import DialogSupport

extension ConceptText {
  /// How near a noun stands to a value; nil where it is none of it.
  func nearness(
    of noun: Range<Int>, to value: Range<Int>, _ words: RoleWords
  ) -> ValueNouns.Nearness? {
    let isAfter = noun.lowerBound >= value.upperBound
    let gap =
      isAfter
      ? value
        .upperBound..<(words.isUnspaced
        ? noun.lowerBound : max(startOfWord(before: noun.lowerBound), value.upperBound))
      : (words.marksFollow || words.isUnspaced
        ? noun.upperBound : endOfWord(from: noun.upperBound))..<value.lowerBound
    let text = String(decoding: bytes[gap], as: UTF8.self)
    if text.contains(where: endsName.contains) { return nil }
    return isAfter ? words.nearness(after: text) : words.nearness(before: text)
  }
}

private let endsName = Set("\u{FFFC}.,;!?…。、，；！？،؛\n/")

extension RoleWords {
  fileprivate func nearness(after text: String) -> ValueNouns.Nearness? {
    let text = text.trimmed
    let counter = counters.filter(text.hasPrefix).max { $0.utf8.count < $1.utf8.count } ?? ""
    let rest = String(text.dropFirst(counter.count))
    let words = rest.letterRuns()
    if words.isEmpty { return .beside }
    if isUnspaced { return words.joined().count <= 3 ? .near : nil }
    return words.count <= 2 ? .near : nil
  }

  fileprivate func nearness(before text: String) -> ValueNouns.Nearness? {
    let letters = text.letterRuns().joined()
    // A topic may be of a counter further on.
    guard letters.isEmpty else { return marksFollow && ["의", "の"].contains(letters) ? .near : nil }
    return marksFollow || text.contains { !opensName.contains($0) } ? .beside : .near
  }
}
