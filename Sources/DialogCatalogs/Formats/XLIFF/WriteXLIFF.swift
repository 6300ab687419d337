import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogSupport

/// Brings the XLIFF document of a language up to date. Units that say the same already are not
/// touched, nor are other files’.
struct XLIFFUpdate {
  private let index: CatalogIndex
  private let locale: LanguageTag
  private let table: String
  private let existing: [UInt8]?

  init(_ index: CatalogIndex, _ locale: LanguageTag, table: String, existing: [UInt8]?) {
    self.index = index
    self.locale = locale
    self.table = table
    self.existing = existing
  }

  /// A unit as it is to be.
  struct Wanted {
    let id: UnitID
    let source: String
    /// Nil where nothing is translated yet.
    let target: String?
    let state: TranslationState
    let comment: String
  }

  func bytes() throws(DocumentProblem) -> [UInt8] {
    guard let existing else {
      let units = index.texts.filter { !$0.isTerm }.flatMap { text in
        text.entries.flatMap { wanted($0, text) }
      }
      return Array(document(units.map(written).joined()).utf8)
    }
    return try updated(existing, XLIFFDocument(existing))
  }

  // MARK: Units

  /// The units of a key: one, or one for each plural form that the language needs.
  private func wanted(_ entry: CatalogEntry, _ text: TextEntries) -> [Wanted] {
    let translation = entry[locale]
    let count = text.arguments.count
    func unit(_ path: [UnitID.Step], _ source: Form, _ target: Form?, counted: Int? = nil) -> Wanted
    {
      Wanted(
        id: UnitID(entry.key, path), source: source.format(count, counted),
        target: target?.format(count, counted), state: translation?.state ?? .new,
        comment: entry.comment)
    }
    let source = entry.source.form
    if text.syntax == .icu {
      let target = translation.flatMap { text.string(of: $0.form, index.rules(of: locale)) }
      let sourceRules = index.rules(of: index.program.project.sourceLocale)
      return [
        Wanted(
          id: UnitID(entry.key, []), source: text.string(of: source, sourceRules) ?? "",
          target: target, state: translation?.state ?? .new, comment: entry.comment)
      ]
    }
    guard let argument = source.counted ?? translation?.form.counted else {
      return [unit([], source, translation?.form)]
    }
    let categories = categories(source, translation?.form)
    let rules = index.rules(of: locale)
    let sourceRules = index.rules(of: index.program.project.sourceLocale)
    let integers = text.arguments.filter { $0.kind == .integer }.count
    if integers == 1 {
      return categories.map {
        unit(
          [.plural($0)], source.form(of: $0, sourceRules),
          translation?.form.form(of: $0, rules))
      }
    }
    let name = text.arguments[argument - 1].name
    let variable = Form.plain([.text("%\(argument)$#@\(name)@")])
    let whole = Wanted(
      id: UnitID(entry.key, []), source: variable.format(0, nil),
      target: translation.map { _ in variable.format(0, nil) }, state: translation?.state ?? .new,
      comment: entry.comment)
    return [whole]
      + categories.map {
        unit(
          [.substitution(name), .plural($0)], source.form(of: $0, sourceRules),
          translation?.form.form(of: $0, rules), counted: argument)
      }
  }

  private func categories(_ source: Form, _ target: Form?) -> [PluralCategory] {
    var categories = Set(index.rules(of: locale).integerCategories + [.other])
    if case .plural(_, let arms)? = target { categories.formUnion(arms.map(\.category)) }
    if case .plural(_, let arms) = source, arms.contains(where: { $0.category == .zero }) {
      categories.insert(.zero)
    }
    return categories.sorted()
  }

  private func written(_ unit: Wanted) -> String {
    """
          <trans-unit id="\(unit.id.text.xmlAttribute)"\(approved(unit)) xml:space="preserve">
            <source>\(unit.source.xmlText)</source>
    \(target(of: unit).map { "        \($0)\n" } ?? "")\
            <note>\(unit.comment.xmlText)</note>
          </trans-unit>

    """
  }

  /// Nothing of a unit without a translation.
  private func approved(_ unit: Wanted) -> String {
    unit.target == nil ? "" : " approved=\"\(unit.state.approved)\""
  }

  private func target(of unit: Wanted) -> String? {
    unit.target.map { "<target state=\"\(unit.state.xliff)\">\($0.xmlText)</target>" }
  }

  // MARK: Documents

  private func document(_ units: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" \
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
    xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
    http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
    \(file(units))</xliff>

    """
  }

  private func file(_ units: String) -> String {
    """
      <file original="\("\(table).xcstrings".xmlAttribute)" \
    source-language="\(index.program.project.sourceLocale)" target-language="\(locale)" \
    datatype="plaintext">
        <header>
          <tool tool-id="dialogc" tool-name="dialogc"/>
        </header>
        <body>
    \(units)    </body>
      </file>

    """
  }

  private func updated(
    _ bytes: [UInt8], _ document: XLIFFDocument
  ) throws(DocumentProblem) -> [UInt8] {
    var findings: [CatalogFinding] = []
    var known: [String: [XLIFFDocument.Unit]] = [:]
    var home: XLIFFDocument.File?
    for file in document.files where file.target == locale {
      for key in document.keys(of: file, &findings) {
        known[key.units[0].id.key] = key.units
        if home == nil, index.places[key.units[0].id.key] != nil { home = file }
      }
      let name = file.original.split(separator: "/").last?.prefix { $0 != "." }
      if home == nil, name == table[...] { home = file }
    }
    var edits: [TextEdit] = []
    var added = ""
    for text in index.texts {
      for entry in text.entries {
        let units = known[entry.key] ?? []
        if units.isEmpty ? text.isTerm : says(units, entry, text) { continue }
        for unit in wanted(entry, text) {
          if let old = units.first(where: { $0.id.path == unit.id.path }) {
            edits += self.edits(of: old, unit)
          } else {
            added += written(unit)
          }
        }
      }
    }
    if !added.isEmpty { edits.append(insertion(of: added, home, document, bytes)) }
    return bytes.applying(edits)
  }

  /// Whether the units of a key say what the sources say.
  private func says(
    _ units: [XLIFFDocument.Unit], _ entry: CatalogEntry, _ text: TextEntries
  ) -> Bool {
    let source = CatalogText(units.map { ($0.id.path[...], $0.original) })
    let rules = index.rules(of: index.program.project.sourceLocale)
    guard let source, text.resolver(rules).isPart(source, of: entry.source.form, rules) else {
      return false
    }
    let targets = units.compactMap { unit in unit.translation.map { (unit.id.path[...], $0) } }
    let target = CatalogText(targets)?.withoutNew
    guard let translation = entry[locale] else { return target == nil }
    guard let target, target.state == translation.state else { return false }
    let own = index.rules(of: locale)
    let form = try? text.resolver(own).form(of: target)
    return form?.reads(like: translation.form, own) ?? false
  }

  private func edits(of old: XLIFFDocument.Unit, _ new: Wanted) -> [TextEdit] {
    var edits: [TextEdit] = []
    if old.original.value != new.source {
      let kept = old.source.hasCodes ? old.source.saying(new.source) : nil
      let anew = "<source>\(new.source.xmlText)</source>"
      edits.append(kept ?? .replacing(old.source.range, anew))
    }
    guard let target = new.target else { return edits }
    let added = targetEdits(of: old, new, target)
    if !added.isEmpty { edits.append(old.element.setting("approved", new.state.approved)) }
    return edits + added
  }

  /// What is marked up stays so where it can.
  private func targetEdits(
    of old: XLIFFDocument.Unit, _ new: Wanted, _ text: String
  ) -> [TextEdit] {
    let written = self.target(of: new)!
    guard let translation = old.translation, let element = old.target else {
      return [.replacing(old.source.range.atEnd, "\n        \(written)")]
    }
    let state = translation.state == new.state ? [] : [element.setting("state", new.state.xliff)]
    if translation.value == text { return state }
    if element.hasCodes, let edit = element.saying(text) { return state + [edit] }
    return [.replacing(element.range, written)]
  }

  /// At the end of the body that has such units, else in a file of its own.
  private func insertion(
    of units: String, _ home: XLIFFDocument.File?, _ document: XLIFFDocument, _ bytes: [UInt8]
  ) -> TextEdit {
    if let body = home?.element.first("body"), !body.closesItself {
      return .insert(units, at: SourceRange(FileID(0), body.content.endOfLines(bytes)))
    }
    if document.root.closesItself {
      let range = ByteRange(document.root.range.end - 2, document.root.range.end)
      return TextEdit(
        replace: SourceRange(FileID(0), range), with: ">\n\(file(units))</xliff>")
    }
    return .insert(file(units), at: SourceRange(FileID(0), document.root.content.endOfLines(bytes)))
  }
}

extension Form {
  fileprivate var counted: Int? {
    if case .plural(let argument, _) = self { argument } else { nil }
  }

  /// A form that chooses no further as a format string.
  fileprivate func format(_ count: Int, _ counted: Int?) -> String {
    leaves[0].formatString(count: count, counted: counted)
  }
}

extension TranslationState {
  /// Whether a translation is final, as far as the sources say.
  fileprivate var approved: String { self == .translated ? "yes" : "no" }

  fileprivate var xliff: String {
    switch self {
    case .translated: "translated"
    case .needsReview: "needs-review-l10n"
    case .new: "new"
    }
  }
}

extension ByteRange {
  /// The place after the last line end in the range, or its end where something stands there.
  fileprivate func endOfLines(_ bytes: [UInt8]) -> ByteRange {
    var place = Int(end)
    while place > Int(start), bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
    return place > Int(start) && bytes[place - 1] == 0x0A ? ByteRange(place, place) : atEnd
  }
}
