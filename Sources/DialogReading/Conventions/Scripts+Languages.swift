public import DialogLocales

extension Scripts {
  /// The language that a text in these letters is likeliest in: of those known the first that is written in
  /// all of them and in the fewest others. Nil where none is.
  public var likeliestLanguage: LanguageTag? {
    let letters = distinct
    guard !letters.isEmpty else { return nil }
    let written = LanguageWords.all.compactMap { row -> (tag: LanguageTag, scripts: Scripts)? in
      guard
        let tag = LanguageTag(
          [row.language, row.script].compactMap(\.self).joined(separator: "-")),
        let scripts = Scripts.of(tag), scripts.isSuperset(of: letters)
      else { return nil }
      return (tag, scripts)
    }
    return written.min {
      $0.scripts.rawValue.nonzeroBitCount < $1.scripts.rawValue.nonzeroBitCount
    }?.tag
  }
}
