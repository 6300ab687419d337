import DialogSupport

/// Verbs of Korean in a list of concepts, by their dictionary form: ~잠그다.
extension ConceptWords {
  /// The list with each such phrase in all forms of its verb, or in those that endings in brackets name: 잠그-, 잠가-,
  /// 잠갔-, 잠급-, 잠근, 잠글, 잠금. Nil of a list without one.
  static func withForms(of list: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let mark = UInt8(ascii: "~")
    var (start, name) = (0, list.place(of: mark, from: 0, before: list.count))
    guard name < list.count else { return nil }
    var all: [UInt8] = []
    all.reserveCapacity(list.count * 4)
    while name < list.count {
      all += list[start..<name]
      start = list[name...].firstIndex { " |\n".utf8.contains($0) } ?? list.count
      let forms = KoreanStem.beginnings(of: String(decoding: list[name + 1..<start], as: UTF8.self))
      // Each form is a phrase of its own, with what stands before the verb.
      let phrase = list[..<name].lastIndex { "|:".utf8.contains($0) }! + 2
      for (index, form) in forms.all.enumerated() {
        if index > 0 { all += Array(" | ".utf8) + list[phrase..<name] }
        all += form.utf8
        if index < forms.open.count { all.append(UInt8(ascii: "-")) }
      }
      name = list.place(of: mark, from: start, before: list.count)
    }
    return all + list[start...]
  }
}
