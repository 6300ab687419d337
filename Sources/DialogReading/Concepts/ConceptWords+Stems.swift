import DialogLocales
import DialogSupport

/// Verbs of Korean in a list of concepts, with their stem alone: 잠그~.
extension ConceptWords {
  /// The list with each such phrase in all forms of its verb: 잠그-, 잠가-, 잠갔-, 잠급-, 잠근, 잠글, 잠금. Nil of a
  /// list without one.
  static func withForms(of list: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let (mark, bar) = (UInt8(ascii: "~"), UInt8(ascii: "|"))
    var (start, end) = (0, list.place(of: mark, from: 0, before: list.count))
    guard end < list.count else { return nil }
    var all: [UInt8] = []
    all.reserveCapacity(list.count * 2)
    while end < list.count {
      let stem = list[..<end].lastIndex { $0 == UInt8(ascii: " ") }! + 1
      let phrase = list[..<stem].lastIndex { $0 == bar || $0 == UInt8(ascii: ":") }! + 2
      all += list[start..<stem]
      let (open, whole) = KoreanStem.beginnings(
        of: String(decoding: list[stem..<end], as: UTF8.self) + "다")
      let separator = Array(" | ".utf8) + list[phrase..<stem]
      all += (open.map { $0 + "-" } + whole).map { Array($0.utf8) }.joined(separator: separator)
      start = end + 1
      end = list.place(of: mark, from: start, before: list.count)
    }
    return all + list[start...]
  }
}
