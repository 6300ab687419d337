import DialogFindings
import DialogSupport

extension SourceFile {
  /// Edits that make of a piece what another text says, token by token, so that lines and comments
  /// between what stays the same are kept.
  ///
  /// - Returns: nil where blocks come or go, or hardly anything stays.
  func editsKeepingLayout(of piece: Range<Int>, as text: String) -> [(
    range: Range<Int>, text: String
  )]? {
    let new = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { own in
      new.withUnsafeBufferPointer { new in
        let old = LooseLexer.lex(own, piece).filter { $0.kind != .comment }
        let written = LooseLexer.lex(new, 0..<new.count).filter { $0.kind != .comment }
        return edits(old, written, own, new)
      }
    }
  }

  private func edits(
    _ old: [LooseToken], _ new: [LooseToken], _ oldBytes: UnsafeBufferPointer<UInt8>,
    _ newBytes: UnsafeBufferPointer<UInt8>
  ) -> [(range: Range<Int>, text: String)]? {
    let oldWords = old.map { String(decoding: oldBytes[$0.range], as: UTF8.self) }
    let newWords = new.map { String(decoding: newBytes[$0.range], as: UTF8.self) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in newWords.difference(from: oldWords) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let changed = removed.map { oldWords[$0] } + inserted.map { newWords[$0] }
    guard removed.count * 2 < old.count, !changed.contains(where: { "{}()[]".contains($0) }) else {
      return nil
    }
    var edits: [(range: Range<Int>, text: String)] = []
    var (place, written) = (0, 0)
    while place < old.count || written < new.count {
      let (start, first) = (place, written)
      while removed.contains(place) { place += 1 }
      while inserted.contains(written) { written += 1 }
      if place > start || written > first {
        let text = written > first ? words(new[first..<written], newBytes) : ""
        edits.append((hunk(old, start..<place, oldBytes), text))
      } else {
        (place, written) = (place + 1, written + 1)
      }
    }
    return edits.map { spaced($0, oldBytes) }
  }

  private func words(
    _ tokens: ArraySlice<LooseToken>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    let range = span(tokens.first!.range.lowerBound, tokens.last!.range.upperBound)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The bytes of some tokens; of none, the place after the one before.
  private func hunk(
    _ tokens: [LooseToken], _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    if !range.isEmpty {
      return span(
        tokens[range.lowerBound].range.lowerBound, tokens[range.upperBound - 1].range.upperBound)
    }
    let place =
      range.lowerBound > 0
      ? tokens[range.lowerBound - 1].range.upperBound
      : tokens[0].range.lowerBound
    return place..<place
  }

  /// A removal takes the space along that would be left over, an insertion brings one.
  private func spaced(
    _ edit: (range: Range<Int>, text: String), _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (range: Range<Int>, text: String) {
    let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
    if edit.range.isEmpty { return (edit.range, " " + edit.text) }
    guard edit.text.isEmpty else { return edit }
    let isSpaced = start > 0 && bytes[start - 1] == 0x20
    let isFollowed = end >= bytes.count || bytes[end] <= 0x20
    return isSpaced && isFollowed ? (span(start - 1, end), "") : edit
  }
}
