import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogModel
import DialogReading
import DialogSupport
import DialogSyntax

/// Writes translations into sources: in the place of those that are there, else as rows of
/// `translation` blocks, in a file for each language beside the source.
struct SourceEdits {
  private let sources: TranslatedSources
  private let index: CatalogIndex
  private let conventions: LocaleTable<LanguageConventions>
  private var edits: [FileID: [TextEdit]] = [:]
  /// Rows without a place yet, in the order of the program.
  private var rows: [Block: [String]] = [:]
  private var order: [Block] = []
  /// Languages to be added to the app's name and to terms, in the order of the program.
  private var projectRows: [TextPlace: [(locale: LanguageTag, text: String)]] = [:]
  private var projectOrder: [TextPlace] = []
  private(set) var findings: [CatalogFinding] = []

  private struct Block: Hashable {
    let dialog: Int
    let locale: LanguageTag
  }

  /// What a `translation` block is for.
  private struct Declared: Hashable {
    let dialog: String
    let locale: LanguageTag

    init?(_ declaration: TranslationDeclaration) {
      guard let dialog = declaration.dialog?.text,
        let locale = declaration.language.flatMap({ LanguageTag($0.text) })
      else { return nil }
      self.dialog = dialog
      self.locale = locale
    }

    init(_ block: Block, _ program: Program) {
      dialog = program.dialogs[block.dialog].name.text
      locale = block.locale
    }
  }

  /// Of several blocks for the same, the last one.
  private let declarations: [Declared: SourceRange]

  init(
    _ sources: TranslatedSources, _ index: CatalogIndex,
    _ conventions: LocaleTable<LanguageConventions>
  ) {
    self.sources = sources
    self.index = index
    self.conventions = conventions
    var declarations: [Declared: SourceRange] = [:]
    for syntax in sources.trees.flatMap(\.root.children) where syntax.kind == .translation {
      if let declared = Declared(TranslationDeclaration(syntax)) {
        declarations[declared] = syntax.range
      }
    }
    self.declarations = declarations
  }

  mutating func add(_ placed: PlacedTranslation) {
    let text = index.texts[placed.target.text]
    let existing = index.program.text(at: text.place)?[placed.target.locale]
    if let existing, existing.origin == .written { return replace(existing, placed, text) }
    guard let tree = placed.tree else { return }
    guard case .dialog(let index, let element) = text.place else {
      let written = writer(text, placed.target.locale).text(of: tree, depth: 2)
      let row = "\(placed.target.locale) \(written) of \"\(placed.stamp)\""
      if projectRows[text.place] == nil { projectOrder.append(text.place) }
      return projectRows[text.place, default: []].append((placed.target.locale, row))
    }
    let dialog = self.index.program.dialogs[index]
    guard let name = dialog.rowName(of: element) else {
      var finding = CatalogFinding.unaddressable(dialog.path(element), at: placed.range)
      finding.dialog = dialog.name.text
      finding.catalog = placed.catalog
      findings.append(finding)
      return
    }
    let written = writer(text, placed.target.locale).text(of: tree, depth: 1)
    let block = Block(dialog: index, locale: placed.target.locale)
    if rows[block] == nil { order.append(block) }
    rows[block, default: []].append("  \(name) \(written) of \"\(placed.stamp)\"\n")
  }

  private func writer(_ text: TextEntries, _ locale: LanguageTag) -> SourceWriter {
    let strings = StringWriter(
      parameters: index.program.dialog(of: text.place)?.parameters ?? [],
      element: index.program.elementName(at: text.place),
      conventions: conventions[locale])
    return SourceWriter(program: index.program, strings: strings)
  }

  private mutating func replace(
    _ translation: Translation, _ placed: PlacedTranslation, _ text: TextEntries
  ) {
    let range = sources.place(translation.range)
    let file = range.file
    if let tree = placed.tree {
      let written = writer(text, placed.target.locale).text(of: tree, depth: 2)
      edits[file, default: []].append(TextEdit(replace: range, with: written))
    }
    let stamp = "\"\(placed.stamp)\""
    if let old = translation.stamp {
      edits[file, default: []].append(TextEdit(replace: sources.place(old.range), with: stamp))
    } else {
      edits[file, default: []].append(.insert(" of \(stamp)", at: range.atEnd))
    }
  }

  // MARK: Files

  /// What the sources become: the new bytes of those that change, by their place, and files to be
  /// made, by name.
  mutating func results() -> (changed: [(file: Int, bytes: [UInt8])], added: [SourceFile]) {
    var added: [(path: [UInt8], text: String)] = []
    for block in order { place(block, &added) }
    for place in projectOrder { addLanguages(to: place) }
    var changed: [(file: Int, bytes: [UInt8])] = []
    for tree in sources.trees {
      guard let own = edits[tree.id], !own.isEmpty else { continue }
      let bytes = tree.file.bytes.applying(own)
      let wasFormatted = if case .unchanged = tree.formatted() { true } else { false }
      changed.append((Int(tree.id.index), wasFormatted ? SourceEdits.formatted(bytes) : bytes))
    }
    return (
      changed,
      added.map { file in
        SourceFile(
          name: String(decoding: file.path, as: UTF8.self),
          bytes: SourceEdits.formatted(Array(file.text.utf8)), path: file.path)
      }
    )
  }

  private static func formatted(_ bytes: [UInt8]) -> [UInt8] {
    let tree = SyntaxTree.parse(SourceFile(name: "", bytes: bytes), id: FileID(0))
    if case .changed(let formatted) = tree.formatted() { return formatted }
    return bytes
  }

  private mutating func place(_ block: Block, _ added: inout [(path: [UInt8], text: String)]) {
    let rows = self.rows[block]!.joined()
    if let range = declarations[Declared(block, index.program)] {
      let brace = SourceRange(range.file, ByteRange(range.end - 1, range.end))
      let text = startsLine(brace) ? rows : "\n" + rows
      edits[range.file, default: []].append(.insert(text, at: brace))
      return
    }
    let dialog = index.program.dialogs[block.dialog]
    let text = "translation \(block.locale) of \(dialog.name.text) {\n\(rows)}\n"
    let file = sources.place(dialog.range).file
    let source = SourceEdits.path(of: sources.trees[Int(file.index)].file)
    let path = SourceEdits.path(beside: source, block.locale, index.program.project.sourceLocale)
    if let tree = sources.trees.first(where: { SourceEdits.path(of: $0.file) == path }) {
      let end = UInt32(tree.file.bytes.count)
      let place = SourceRange(tree.id, ByteRange(end, end))
      let separator = tree.file.bytes.isEmpty ? "" : tree.file.bytes.last == 0x0A ? "\n" : "\n\n"
      edits[tree.id, default: []].append(.insert(separator + text, at: place))
    } else if let index = added.firstIndex(where: { $0.path == path }) {
      added[index].text += "\n" + text
    } else {
      added.append((path, text))
    }
  }

  /// `"Photos"` becomes `{ en "Photos"  ko "사진" }`; a block of languages gets more of them.
  private mutating func addLanguages(to place: TextPlace) {
    let text = index.program.text(at: place)!
    let locales = index.program.project.locales
    let ranks = projectRows[place]!.map { locales.firstIndex(of: $0.locale) ?? .max }
    let rows = zip(ranks, projectRows[place]!).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1.text)
    let range = sources.place(text.range)
    let file = range.file
    if text.translations.count == 1, text.translations[0].range == text.range {
      edits[file, default: []] += [
        .insert("{ \(text.translations[0].locale) ", at: range.atStart),
        .insert("  " + rows.joined(separator: "  ") + " }", at: range.atEnd),
      ]
      return
    }
    let brace = SourceRange(file, ByteRange(range.end - 1, range.end))
    let isOnLineOfItsOwn = startsLine(brace)
    let depth = isOnLineOfItsOwn ? "    " : " "
    let written = rows.map { depth + $0 + (isOnLineOfItsOwn ? "\n" : " ") }.joined()
    edits[file, default: []].append(.insert(written, at: brace))
  }

  /// Whether nothing but space stands before a place on its line.
  private func startsLine(_ place: SourceRange) -> Bool {
    let bytes = sources.trees[Int(place.file.index)].file.bytes[..<Int(place.start)]
    let last = bytes.last { $0 != 0x20 && $0 != 0x09 }
    return last == 0x0A || last == 0x0D
  }

  private static func path(of file: SourceFile) -> [UInt8] { file.path ?? Array(file.name.utf8) }

  /// `Photos.ko.dialog` beside `Photos.dialog` and `Photos.en.dialog`, UTF-8 or not.
  static func path(
    beside source: [UInt8], _ locale: LanguageTag, _ sourceLocale: LanguageTag
  ) -> [UInt8] {
    var stem = source.withoutEnding(".dialog")
    let shorter = stem.withoutEnding(".\(sourceLocale)")
    if !shorter.isEmpty { stem = shorter }
    return stem + ".\(locale).dialog".utf8
  }
}

extension [UInt8] {
  fileprivate func withoutEnding(_ ending: String) -> [UInt8] {
    let isThere = suffix(ending.utf8.count).elementsEqual(ending.utf8)
    return isThere ? Array(dropLast(ending.utf8.count)) : self
  }
}

extension Dialog {
  /// What a `translation` block calls a text; nil of one that it cannot name, since a text of the
  /// dialog goes before a button or field of that name.
  fileprivate func rowName(of element: Element) -> String? {
    switch element {
    case .text(let role): return role.rawValue
    case .button(let index): return buttons[index].name.text.unlessRole(of: self)
    case .field(let index): return fields[index].name.text.unlessRole(of: self)
    case .input(let index): return buttons[index].name.text + ".input"
    case .send(let index): return buttons[index].name.text + ".send"
    case .initial(let index): return fields[index].name.text + ".initial"
    }
  }
}

extension String {
  fileprivate func unlessRole(of dialog: Dialog) -> String? {
    guard let role = TextRole(rawValue: self), dialog.text(role) != nil else { return self }
    return nil
  }
}
