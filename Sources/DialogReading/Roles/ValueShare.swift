internal import DialogSupport

extension RoleWords {
  /// The place of the value that is the whole of which the other is a part: 10 of “3 of 10”, “3 Fotos von 10”, “10장의
  /// 사진 중 3장”; nil where that is not certain.
  ///
  /// - Parameter text: with U+FFFC for each of two values.
  public func whole(in text: String) -> Int? {
    let sides = ValueGoals.sides(of: text.lowercased())
    guard sides.before.count == 2 else { return nil }
    let between = sides.after[0].trimmed
    if between == "/" || ends(between, in: share) { return 1 }
    if ends(sides.before[0].trimmed, in: share) || isWhole(before: between) { return 0 }
    return ValueGoals.only(sides.after) { opens($0, with: part) }.map { 1 - $0 }
  }

  /// Whether what stands between two values says of the first that it is the whole.
  private func isWhole(before text: String) -> Bool {
    if text.contains(where: { "/(（,、，".contains($0) }) { return false }
    return whole.contains { mark in
      guard let range = text.ranges(of: mark).last else { return false }
      let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
      if isUnspaced { return after.count <= 4 }
      let isWord = before.last == " " && (after.isEmpty || after.first == " ")
      let isEnding = after.isEmpty && counters.union([""]).contains(String(before).trimmed)
      return isEnding || isWord && after.split(separator: " ").count < 2
    }
  }

  private func opens(_ text: String, with words: [String]) -> Bool {
    text.split(separator: " ").first.map { words.contains(String($0)) } ?? false
  }
}
