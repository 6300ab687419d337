import DialogSupport

extension PhrasePatterns {
  /// - Parameter lines: phrases, with predicates by their dictionary form: `~지우다`.
  convenience init(predicates lines: String) { self.init(lines.withPredicateForms) }
}

extension String {
  /// Phrases in which each predicate that is named by its dictionary form, `~지우다`, is all of its forms, between
  /// bars: `지우-|지워-|지웠-|지웁-|지운|지울|지움`.
  fileprivate var withPredicateForms: String {
    let bytes = Array(utf8)
    var all: [UInt8] = []
    all.reserveCapacity(bytes.count * 4)
    var start = 0
    while let mark = bytes[start...].firstIndex(of: UInt8(ascii: "~")) {
      all += bytes[start..<mark]
      start = bytes[mark...].firstIndex { " |?\n".utf8.contains($0) } ?? bytes.count
      let name = String(decoding: bytes[(mark + 1)..<start], as: UTF8.self)
      let (open, whole) = KoreanStem.beginnings(of: name)
      for form in open {
        all += form.utf8
        all += "-|".utf8
      }
      for form in whole {
        all += form.utf8
        all.append(UInt8(ascii: "|"))
      }
      all.removeLast()
    }
    all += bytes[start...]
    return String(decoding: all, as: UTF8.self)
  }
}
