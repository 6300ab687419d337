import DialogLocales

/// The table of languages, with what the project's texts need of each.
extension CHeader {
  func writeLanguages(needing needs: TextNeeds, to writer: inout SourceWriter) {
    writer.heading("Languages")
    var tables = CLocaleTables(prefix: prefix, needs: needs)
    for locale in locales { tables.add(locale) }
    tables.write(for: locales, to: &writer)
    writer.line()
    writeLanguageTable(to: &writer)
  }

  private func writeLanguageTable(to writer: inout SourceWriter) {
    let matching = LanguageMatching(of: locales)
    let fallback = LocaleFallback(of: locales)
    var strings = CStrings()
    let rows = locales.indices.map { index in
      let (tag, tags) = (strings.add(locales[index].tag), strings.add(matching.written(of: index)))
      return "{\(tag), \(tags), \(fallback.targets[index]), \(conventions[index].isRightToLeft)}"
    }
    writer.block("static const struct", "} \(prefix)_languages = {") { writer in
      writer.line("dialog_languages l; dialog_language rows[\(rows.count)];")
      writer.line("\(strings.members)")
    }
    writer.indented { writer in
      writer.line("{\(rows.count)},")
      writer.wrapped(CLocaleTable.braced(rows), separator: ",", tail: ",")
      strings.write(to: &writer)
    }
    writer.line("};")
  }
}

extension LanguageMatching {
  /// `zh zh-cn ~zh-hant cmn=zh`
  fileprivate func written(of index: Int) -> String {
    let answers = answers[index].map { ($0.isLastResort ? "~" : "") + $0.tag }
    return (answers + aliases[index].map { "\($0.code)=\($0.meaning)" }).joined(separator: " ")
  }
}
