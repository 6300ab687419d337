import DialogLanguage

/// The table of languages, with what the project's texts need of each.
extension CHeader {
  func writeLanguages(to writer: inout CWriter) {
    writer.heading("Languages")
    var tables = CLocaleTables(prefix: prefix, needs: needs)
    let matching = LanguageMatching(of: locales)
    let fallback = LocaleFallback(of: locales)
    let known = locales.map { tables.names(for: $0) }
    writer.append(tables.writer)
    writer.block("static const dialog_language \(prefix)_language_table[] =", "};") { writer in
      for index in locales.indices {
        let row = [
          CLiteral.string(locales[index].tag), CLiteral.string(matching.written(of: index)),
          String(conventions[index].isRightToLeft), String(fallback.targets[index]),
        ]
        // The tags are a list of their own; their line may be long.
        writer.line("{\(row.joined(separator: ", "))}" + (index + 1 < locales.count ? "," : ""))
      }
    }
    writeConventions(known, to: &writer)
  }

  /// What each language knows, in tables of their own: a text reaches those that it needs.
  ///
  /// - Parameter known: the names of what each language knows, as `CLocaleTables.kinds` has them.
  private func writeConventions(_ known: [[String]], to writer: inout CWriter) {
    let kinds = CLocaleTables.kinds.indices.filter { kind in known.contains { $0[kind] != "NULL" } }
    for kind in kinds {
      let names = known.map { $0[kind] }
      let (type, name) = (CLocaleTables.kinds[kind].type, CLocaleTables.kinds[kind].member)
      writer.line()
      writer.block("static \(type) *const \(prefix)_\(name.uppercased())_table[] =", "};") {
        $0.wrapped(names.dropLast().map { $0 + "," } + names.suffix(1), hanging: "")
      }
    }
    writer.line()
    writer.block(
      "DIALOG_INLINE dialog_conventions \(prefix)_CONVENTIONS(unsigned needs, size_t language)"
    ) { writer in
      writer.line("dialog_conventions known;")
      writer.line("memset(&known, 0, sizeof known);")
      for kind in kinds.map({ CLocaleTables.kinds[$0] }) {
        writer.line(
          "if ((needs & \(kind.needs)) != 0) "
            + "known.\(kind.member) = \(prefix)_\(kind.member.uppercased())_table[language];")
      }
      if kinds.isEmpty { writer.line("(void)needs, (void)language;") }
      writer.line("return known;")
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
