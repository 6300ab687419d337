import DialogSupport

extension PhrasePatterns {
  /// - Parameter lines: phrases, with predicates by their dictionary form: `~지우다`.
  convenience init(predicates lines: String) { self.init(lines.withPredicateForms) }
}

extension String {
  /// Phrases in which each predicate that is named by its dictionary form, `~지우다`, is all of its forms, between
  /// bars: `지우-|지워-|지웠-|지웁-|지운|지울|지움`.
  fileprivate var withPredicateForms: String {
    var all = ""
    var rest = self[...]
    while let mark = rest.firstIndex(of: "~") {
      let end = rest[mark...].firstIndex { " |?\n".contains($0) } ?? rest.endIndex
      let (open, whole) = KoreanStem.beginnings(of: String(rest[rest.index(after: mark)..<end]))
      all += rest[..<mark] + (open.map { $0 + "-" } + whole).joined(separator: "|")
      rest = rest[end...]
    }
    return all + rest
  }
}
