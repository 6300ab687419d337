import DialogLanguage

/// The table of languages, with what the project's texts need of each.
extension CHeader {
  func writeLanguages(to writer: inout CWriter) {
    writer.heading("Languages")
    var tables = CLocaleTables(prefix: prefix, needs: needs)
    let matching = LanguageMatching(of: locales)
    let fallback = LocaleFallback(of: locales)
    let rows = locales.indices.map { index in
      [
        CLiteral.string(locales[index].tag), CLiteral.string(matching.written(of: index)),
        String(conventions[index].isRightToLeft), String(fallback.targets[index]),
      ] + tables.names(for: locales[index])
    }
    writer.append(tables.writer)
    writer.block("static const dialog_language \(prefix)_language_table[] =", "};") { writer in
      for (index, row) in rows.enumerated() {
        var pieces = row.dropLast().map { $0 + "," } + row.suffix(1)
        pieces[0] = "{" + pieces[0]
        // The tags are a list of their own; their line may be long.
        writer.wrapped(pieces, tail: "}" + (index + 1 < rows.count ? "," : ""))
      }
    }
  }
}

extension LanguageMatching {
  /// `zh zh-cn ~zh-hant cmn=zh`
  fileprivate func written(of index: Int) -> String {
    let answers = answers[index].map { ($0.isLastResort ? "~" : "") + $0.tag }
    return (answers + aliases[index].map { "\($0.code)=\($0.meaning)" }).joined(separator: " ")
  }
}
