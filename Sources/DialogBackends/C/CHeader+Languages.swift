import DialogLanguage

/// The table of languages, with what the project's texts need of each.
extension CHeader {
  func writeLanguages(to writer: inout CWriter) {
    writer.heading("Languages")
    var tables = CLocaleTables(prefix: prefix, needs: needs)
    let rows = zip(locales, LanguageMatching(of: locales).answers).enumerated().map { index, row in
      let (locale, answers) = row
      return [
        CLiteral.string(locale.tag), CLiteral.string(answers.map(\.written).joined(separator: " ")),
        String(conventions[index].isRightToLeft), String(fallback(of: index)),
      ] + tables.names(for: locale)
    }
    writer.append(tables.writer)
    writer.block("static const dialog_language \(prefix)_languages[] =", "};") { writer in
      for (index, row) in rows.enumerated() {
        var pieces = list(row)
        pieces[0] = "{" + pieces[0]
        // The tags are a list of their own; their line may be long.
        writer.wrapped(pieces, tail: "}" + (index + 1 < rows.count ? "," : ""))
      }
    }
  }

  /// The language of texts that one lacks: the nearest of its ancestors that the project has, or
  /// the source language.
  private func fallback(of index: Int) -> Int {
    var parent = locales[index].parent
    while let tag = parent {
      if let found = locales.firstIndex(of: tag) { return found }
      parent = tag.parent
    }
    return 0
  }
}

extension LanguageMatching.Answer {
  /// `zh-tw`, `~zh-hant`
  fileprivate var written: String { (isLastResort ? "~" : "") + tag }
}
