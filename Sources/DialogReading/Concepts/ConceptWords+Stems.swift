import DialogLocales
import DialogSupport

/// Verbs of Korean in a list of concepts, by their dictionary form: ~잠그다.
extension ConceptWords {
  /// The list with each such phrase in all forms of its verb: 잠그-, 잠가-, 잠갔-, 잠급-, 잠근, 잠글, 잠금. Nil of a
  /// list without one.
  static func withForms(of list: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let (mark, bar) = (UInt8(ascii: "~"), UInt8(ascii: "|"))
    var (start, name) = (0, list.place(of: mark, from: 0, before: list.count))
    guard name < list.count else { return nil }
    var all: [UInt8] = []
    all.reserveCapacity(list.count * 2)
    while name < list.count {
      let end = list[name...].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      let phrase = list[..<name].lastIndex { $0 == bar || $0 == UInt8(ascii: ":") }! + 2
      all += list[start..<name]
      start = end ?? list.count
      let (open, whole) = KoreanStem.beginnings(
        of: String(decoding: list[name + 1..<start], as: UTF8.self))
      for (index, form) in (open + whole).enumerated() {
        if index > 0 {
          all += " | ".utf8
          all += list[phrase..<name]
        }
        all += form.utf8
        if index < open.count { all.append(UInt8(ascii: "-")) }
      }
      name = list.place(of: mark, from: start, before: list.count)
    }
    return all + list[start...]
  }
}
