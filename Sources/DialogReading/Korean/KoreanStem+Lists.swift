import DialogLocales
import DialogSupport

/// Predicates in lists, by their dictionary form.
extension KoreanStem {
  /// A list in which each predicate that is named by its dictionary form, `~지우다`, is all of its forms, those
  /// that endings follow with a hyphen: `지우-`, `지워-`, `지운`. Nil of a list without one.
  ///
  /// - Parameter separator: what stands between forms, by the place where they begin.
  static func spread(
    _ list: UnsafeBufferPointer<UInt8>, separator: (_ place: Int) -> [UInt8]
  ) -> [UInt8]? {
    let mark = UInt8(ascii: "~")
    var (start, name) = (0, list.place(of: mark, from: 0, before: list.count))
    guard name < list.count else { return nil }
    var all: [UInt8] = []
    all.reserveCapacity(list.count * 4)
    while name < list.count {
      all += list[start..<name]
      start = list[name...].firstIndex { " |?\n".utf8.contains($0) } ?? list.count
      let (open, whole) = beginnings(of: String(decoding: list[name + 1..<start], as: UTF8.self))
      let separator = separator(name)
      for (index, form) in (open + whole).enumerated() {
        if index > 0 { all += separator }
        all += form.utf8
        if index < open.count { all.append(UInt8(ascii: "-")) }
      }
      name = list.place(of: mark, from: start, before: list.count)
    }
    return all + list[start...]
  }
}

extension PhrasePatterns {
  /// - Parameter lines: phrases, with predicates by their dictionary form: `~지우다`.
  convenience init(predicates lines: String) {
    let spread = Array(lines.utf8).withUnsafeBufferPointer { lines in
      KoreanStem.spread(lines) { _ in [UInt8(ascii: "|")] }
    }
    self.init(spread.map { String(decoding: $0, as: UTF8.self) } ?? lines)
  }
}
