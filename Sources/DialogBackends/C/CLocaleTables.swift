import DialogLocales

/// How languages write values: a table for each kind of what is known, with a row for all the
/// languages that share it, and only what the texts of the project need.
///
/// Nothing in them is a pointer: a row has its strings after it, and languages find rows by places.
struct CLocaleTables {
  let prefix: String
  let needs: TextNeeds
  private var tables: [CLocaleTable]

  init(prefix: String, needs: TextNeeds) {
    self.prefix = prefix
    self.needs = needs
    tables = CLocaleTable.Kind.allCases.map { CLocaleTable(kind: $0) }
  }

  /// Adds what is known of a language, the project's next one.
  mutating func add(_ locale: LanguageTag) {
    let data = LocaleData.find(locale) ?? .root
    for kind in tables.indices {
      tables[kind].add(row(tables[kind].kind, locale, data), of: locale)
    }
  }

  private func row(
    _ kind: CLocaleTable.Kind, _ locale: LanguageTag, _ data: LocaleData
  ) -> CLocaleRow? {
    switch kind {
    case .numbers: needsNumbers ? numbers(data) : nil
    case .money: needs.needs(.currency) ? money(data) : nil
    case .sizes: needs.needs(.bytes) ? sizes(data) : nil
    case .calendar: needs.needs(.date) || needs.needs(.time) ? calendar(data) : nil
    case .distances: needs.needs(.relative) ? distances(data) : nil
    case .list: needs.needs(.list) ? list(data, in: locale) : nil
    case .unread:
      sounds(of: locale, "en", .englishInitial) || soundsAtEnd(of: locale) ? unread : nil
    case .korean: sounds(of: locale, "ko", .koreanFinal) ? korean : nil
    case .french: sounds(of: locale, "fr", .frenchInitial) ? french : nil
    case .turkish: sounds(of: locale, "tr", .turkishFinal) ? turkish : nil
    }
  }

  private var needsQuantities: Bool { needs.needs(.bytes) || needs.needs(.relative) }

  private var needsNumbers: Bool {
    needsQuantities || needs.needs(.number) || needs.needs(.percent) || needs.needs(.currency)
      || needs.needs(.date) || needs.needs(.time)
  }

  private func sounds(
    of locale: LanguageTag, _ language: String, _ reader: AgreementKind.Classifier
  ) -> Bool {
    locale.language == language && needs.needs(reader)
  }

  private func soundsAtEnd(of locale: LanguageTag) -> Bool {
    sounds(of: locale, "ko", .koreanFinal) || sounds(of: locale, "tr", .turkishFinal)
  }

  // MARK: Writing

  /// Writes all tables, and what finds the rows of a language.
  func write(for locales: [LanguageTag], to writer: inout SourceWriter) {
    if needs.needs(.currency) { writeCurrencyDigits(to: &writer) }
    let hasPlurals = needs.hasPlurals || needsQuantities
    if hasPlurals { CPlural.write(called: "\(prefix)_PLURAL", for: locales, to: &writer) }
    let tables = tables.filter { !$0.rows.isEmpty }
    for table in tables { table.write(called: name(of: table), to: &writer) }
    writer.block(
      "DIALOG_INLINE dialog_conventions \(prefix)_CONVENTIONS(unsigned needs, size_t language)"
    ) { writer in
      writer.line("dialog_conventions known;")
      writer.line("memset(&known, 0, sizeof known);")
      if hasPlurals {
        writer.line("if ((needs & DIALOG_PLURALS) != 0) known.plurals.rules = \(prefix)_PLURAL;")
      }
      writer.line("known.plurals.language = language;")
      if needs.needs(.currency) {
        writer.line(
          "if ((needs & DIALOG_CURRENCIES) != 0) known.currency_digits = \(prefix)_CURRENCY_digits;"
        )
      }
      for table in tables { table.writeFinding(called: name(of: table), to: &writer) }
      if tables.isEmpty { writer.line("(void)needs;") }
      writer.line("return known;")
    }
  }

  /// Capitals, which no name has that people choose.
  private func name(of table: CLocaleTable) -> String {
    "\(prefix)_\(table.kind.rawValue.uppercased())"
  }
}

/// A row of a table: the members of a structure, each by its declaration and what initializes it, and
/// the strings after them.
struct CLocaleRow {
  var members: [(declaration: String, pieces: [String])]
  var strings = CStrings()

  /// - Parameters:
  ///   - pieces: what initializes the members of the first structure.
  init(_ type: String, _ pieces: [String], _ strings: CStrings = CStrings()) {
    members = [("\(type) row", pieces)]
    self.strings = strings
  }

  /// Adds an array that stands after the row, before the strings.
  mutating func append(_ declaration: String, _ elements: [String]) {
    members.append(("\(declaration)[\(elements.count)]", elements))
  }
}

/// The rows of a kind, and which of them is a language's.
struct CLocaleTable {
  /// The members of `dialog_conventions`.
  enum Kind: String, CaseIterable {
    case numbers, money, sizes, calendar, distances, list, unread, korean, french, turkish
  }

  let kind: Kind
  private(set) var rows: [(name: String, row: CLocaleRow)] = []
  /// Of each language the index of its row.
  private var indexes: [Int?] = []
  private var known: [String: Int] = [:]

  init(kind: Kind) { self.kind = kind }

  mutating func add(_ row: CLocaleRow?, of locale: LanguageTag) {
    guard let row else { return indexes.append(nil) }
    var writer = SourceWriter()
    CLocaleTable.write(row, tail: "", to: &writer)
    let key = String(decoding: writer.finish().bytes, as: UTF8.self)
    let index = known[key] ?? rows.count
    if index == rows.count {
      rows.append(("in_" + String(locale.tag.map { $0 == "-" ? "_" : $0 }).lowercased(), row))
      known[key] = index
    }
    indexes.append(index)
  }

  /// Which texts need it.
  private var needs: String {
    switch kind {
    case .numbers: "DIALOG_NUMBERS"
    case .money: "DIALOG_CURRENCIES"
    case .sizes: "DIALOG_SIZES"
    case .calendar: "DIALOG_DATES"
    case .distances: "DIALOG_DISTANCES"
    case .list: "DIALOG_LISTS"
    case .unread: "(DIALOG_IN_ENGLISH | DIALOG_IN_KOREAN | DIALOG_IN_TURKISH)"
    case .korean: "DIALOG_IN_KOREAN"
    case .french: "DIALOG_IN_FRENCH"
    case .turkish: "DIALOG_IN_TURKISH"
    }
  }

  private var type: String { kind == .list ? "dialog_list_format" : "dialog_\(kind.rawValue)" }

  // MARK: Writing

  /// Writes the rows as one constant, and the places of those of each language in it.
  func write(called name: String, to writer: inout SourceWriter) {
    writer.block("static const struct \(name)_rows", "} \(name) = {") { writer in
      for (name, row) in rows {
        let declarations = row.members.map { $0.declaration + ";" }
        let strings = row.strings.size == 0 ? [] : [row.strings.members]
        writer.wrapped(["struct {"] + declarations + strings + ["} \(name);"])
      }
    }
    writer.indented { writer in
      for (index, row) in rows.enumerated() {
        CLocaleTable.write(row.row, tail: index + 1 < rows.count ? "," : "", to: &writer)
      }
    }
    writer.line("};")
    writer.line()
    if rows.count == 1 { return }
    // What a language does not know, none of its texts asks for.
    let places = indexes.map { "offsetof(struct \(name)_rows, \(rows[$0 ?? 0].name))" }
    writer.block("static const uint32_t \(name)_places[] =", "};") {
      $0.wrapped(places, hanging: 0, separator: ",")
    }
    writer.line()
  }

  /// Writes what makes `known` know it of a language.
  func writeFinding(called name: String, to writer: inout SourceWriter) {
    let place = rows.count == 1 ? "0" : "\(name)_places[language]"
    writer.line("if ((needs & \(needs)) != 0)")
    writer.line("  known.\(kind.rawValue) = DIALOG_ROW(\(type), \(name), \(place));")
  }

  private static func write(_ row: CLocaleRow, tail: String, to writer: inout SourceWriter) {
    writer.line("{")
    writer.indented { writer in
      for (index, member) in row.members.enumerated() {
        let isLast = index + 1 == row.members.count && row.strings.size == 0
        writer.wrapped(braced(member.pieces), separator: ",", tail: isLast ? "" : ",")
      }
      row.strings.write(to: &writer)
    }
    writer.line("}\(tail)")
  }

  /// Members as a structure or an array within another.
  static func braced(_ members: [String]) -> [String] {
    if members.count == 1 { return ["{\(members[0])}"] }
    return ["{" + members[0]] + members.dropFirst().dropLast() + [members.last! + "}"]
  }
}
