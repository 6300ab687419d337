import DialogCatalogTexts
import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// A translation on its way into the sources.
struct PlacedTranslation {
  let target: Target
  /// The first row that it was read from, and the place of its catalog.
  let range: ByteRange
  let catalog: Int
  /// Nil where the text is there already and only its record changes.
  let tree: TextTree?
  /// What `of "…"` records.
  let stamp: String

  struct Target: Hashable {
    /// An index of the catalog index’s texts.
    let text: Int
    let locale: LanguageTag
  }
}

/// Finds the texts that a catalog’s rows are of, and what of them is new.
struct Placement {
  let index: CatalogIndex
  private let conventions: LocaleTable<LanguageConventions>
  /// Nil where only keys tell.
  private let matches: SourceMatches?
  private(set) var translations: [PlacedTranslation] = []
  private(set) var findings: [CatalogFinding] = []

  /// What `of "…"` records of a translation that someone marked as not final.
  static let needsReview = "needs-review"

  init(
    _ index: CatalogIndex, _ conventions: LocaleTable<LanguageConventions>, by match: CatalogMatch
  ) {
    self.index = index
    self.conventions = conventions
    matches = match == .source ? SourceMatches(index) : nil
  }

  private typealias Target = PlacedTranslation.Target

  /// Places all that the catalogs of a call say.
  mutating func place(_ contents: [CatalogContents]) {
    var rows: [Target: [Int: CatalogRow]] = [:]
    var targets: [Target] = []
    var foreign: [CatalogRow] = []
    var languages: Set<LanguageTag> = []
    for row in contents.flatMap(\.rows) {
      guard isTranslation(row, &languages) else { continue }
      guard let place = index.places[row.key] else {
        if foreign.last?.key != row.key || matches != nil { foreign.append(row) }
        continue
      }
      let target = Target(text: place.text, locale: row.locale)
      if rows[target] == nil { targets.append(target) }
      add(row, to: &rows[target, default: [:]], at: place.entry)
    }
    for (target, entry, row) in matched(&foreign, besides: rows) {
      if rows[target] == nil { targets.append(target) }
      rows[target, default: [:]][entry] = row
    }
    // In the order of the sources, whatever that of the catalogs is.
    let order = targets.enumerated().sorted {
      ($0.element.text, $0.offset) < ($1.element.text, $1.offset)
    }
    for target in order.map(\.element) { place(rows[target]!, target) }
    for catalog in contents.indices { report(foreign.filter { $0.catalog == catalog }) }
  }

  /// The rows that have a place by their source text alone, which are taken out of `foreign`. Where
  /// several differ none has.
  ///
  /// - Parameter known: rows with a place by their key, which go before.
  private mutating func matched(
    _ foreign: inout [CatalogRow], besides known: [Target: [Int: CatalogRow]]
  ) -> [(Target, entry: Int, CatalogRow)] {
    guard let matches else { return [] }
    var found: [Target: [Int: [CatalogRow]]] = [:]
    var order: [(Target, entry: Int)] = []
    foreign.removeAll { row in
      let places = matches.places(of: row)
      for place in places {
        let target = Target(text: place.text, locale: row.locale)
        if known[target]?[place.entry] != nil { continue }
        if found[target]?[place.entry] == nil { order.append((target, place.entry)) }
        found[target, default: [:]][place.entry, default: []].append(row)
      }
      return !places.isEmpty
    }
    var result: [(Target, entry: Int, CatalogRow)] = []
    var differing = DifferingRows()
    for (target, entry) in order {
      let rows = found[target]![entry]!
      if let row = only(rows, target) {
        result.append((target, entry, row))
      } else {
        differing.add(rows, text: target.text)
      }
    }
    for group in differing.groups { report(group) }
    return result
  }

  /// The row that all of them say alike; nil where they differ.
  private func only(_ rows: [CatalogRow], _ target: Target) -> CatalogRow? {
    let rules = index.rules(of: target.locale)
    let resolver = index.texts[target.text].resolver(rules)
    let forms = rows.map { row in
      (try? resolver.form(of: row.text.withoutNew ?? row.text))?.normalized(rules)
    }
    var first = rows[0]
    first.text = first.text.withoutNew ?? first.text
    return forms.allSatisfy { $0 == forms[0] } ? first : nil
  }

  private mutating func report(_ group: DifferingRows.Group) {
    let first = group.rows[0]
    let finding = CatalogFinding.ambiguous(
      group.rows.map(\.key), texts: group.texts.count, at: first.range)
    report(finding, first, index.texts[group.texts[0]])
  }

  /// Of two rows of one catalog the last one counts, of two catalogs the first.
  private mutating func add(_ row: CatalogRow, to rows: inout [Int: CatalogRow], at place: Int) {
    var row = row
    row.text = row.text.withoutNew ?? row.text
    guard let known = rows[place] else {
      rows[place] = row
      return
    }
    let isSame = known.text.units.map(\.value) == row.text.units.map(\.value)
    if known.catalog == row.catalog {
      report(.duplicateKey(row.key, at: row.range), row.catalog)
      rows[place] = row
    } else if !isSame {
      report(.givenTwice(at: row.range), row.catalog)
    }
  }

  /// Whether a row is to be imported: of a language of the project’s, and translated.
  private mutating func isTranslation(
    _ row: CatalogRow, _ languages: inout Set<LanguageTag>
  ) -> Bool {
    let project = index.program.project
    if row.locale == project.sourceLocale || row.text.withoutNew == nil { return false }
    if !project.namesLocales || project.locales.contains(row.locale) { return true }
    let isKnown = index.places[row.key] != nil || matches?.places(of: row).isEmpty == false
    if !languages.contains(row.locale), isKnown, languages.insert(row.locale).inserted {
      report(.foreignLanguage(row.locale, at: row.range), row.catalog)
    }
    return false
  }

  /// A key of a dialog’s that has no such text is worth a finding of its own; the others are an
  /// app’s.
  private mutating func report(_ foreign: [CatalogRow]) {
    if foreign.isEmpty { return }
    let dialogs = Set(index.program.dialogs.map(\.name.text))
    let known = Dictionary(grouping: index.places.keys.sorted()) { $0.prefix { $0 != "." } }
    var others: [CatalogRow] = []
    var seen: Set<String> = []
    for row in foreign where seen.insert(row.key).inserted {
      let name = String(row.key.prefix { $0 != "." })
      if name != row.key, dialogs.contains(name) {
        // After so many, no one reads what each was meant to be.
        let guesses = seen.count <= 1_000 ? known[name[...]] ?? [] : []
        let meant = Spelling.nearest(to: row.key, in: guesses)
        report(.unplaced(row.key, meant: meant, at: row.keyRange), row.catalog)
      } else {
        others.append(row)
      }
    }
    guard let first = others.first else { return }
    report(.otherKeys(others.map(\.key), at: first.keyRange), first.catalog)
  }

  // MARK: One text

  private mutating func place(_ rows: [Int: CatalogRow], _ target: Target) {
    let text = index.texts[target.text]
    let first = rows.values.min { $0.range.start < $1.range.start }!
    guard let forms = forms(of: rows, text, target.locale, first) else { return }
    let before = text.entries.map { $0[target.locale] }
    let rules = index.rules(of: target.locale)
    let isSame = zip(forms, before).allSatisfy { $1?.form.reads(like: $0, rules) ?? false }
    let stamp = self.stamp(of: rows, text, first)
    let state: TranslationState = stamp.isCurrent ? .translated : .needsReview
    if isSame, before.allSatisfy({ $0?.state == state }) { return }
    if !stamp.isCurrent, stamp.hash != Placement.needsReview {
      report(.sourceChanged(at: first.range), first, text)
    }
    let tree = isSame ? nil : tree(of: forms, text, target.locale)
    if let tree { reportInvisible(tree, first, text) }
    translations.append(
      PlacedTranslation(
        target: target, range: first.range, catalog: first.catalog, tree: tree,
        stamp: stamp.hash))
  }

  /// Once for a text, at the place of what it says where that is one.
  private mutating func reportInvisible(
    _ tree: TextTree, _ row: CatalogRow, _ text: TextEntries
  ) {
    let conventions = conventions[row.locale]
    let scalars = tree.plainTexts.flatMap { conventions.hiddenCharacters(in: $0).map(\.scalar) }
    if scalars.isEmpty { return }
    let units = row.text.units
    let range = units.count == 1 ? units[0].range : row.range
    report(.invisible(Set(scalars).sorted(), at: range), row, text)
  }

  /// The form of each entry: what the catalog says, else what the sources say. Nil where some are
  /// missing or cannot be said.
  private mutating func forms(
    of rows: [Int: CatalogRow], _ text: TextEntries, _ locale: LanguageTag, _ first: CatalogRow
  ) -> [Form]? {
    var forms: [Form] = []
    var missing: [String] = []
    for (place, entry) in text.entries.enumerated() {
      if let row = rows[place] {
        guard let form = form(of: row, text, locale) else { return nil }
        forms.append(form)
      } else if let known = entry[locale] {
        forms.append(known.form)
      } else {
        missing.append(entry.key)
      }
    }
    if missing.isEmpty { return forms }
    report(.incomplete(missing, at: first.range), first, text)
    return nil
  }

  private mutating func form(
    of row: CatalogRow, _ text: TextEntries, _ locale: LanguageTag
  ) -> Form? {
    do throws(TextProblem) {
      if row.text.variesByDevice { report(.devices(at: row.range), row, text) }
      let rules = index.rules(of: locale)
      return try text.resolver(rules).form(of: row.text).usable(rules)
    } catch {
      let units = row.text.units
      let range = units.count == 1 ? units[0].range : row.range
      report(CatalogFinding(error, at: range), row, text)
      return nil
    }
  }

  func tree(of forms: [Form], _ text: TextEntries, _ locale: LanguageTag) -> TextTree {
    TreeBuilder(
      program: index.program, text: text, locale: locale, rules: index.rules(of: locale),
      agreements: agreements(of: text, locale)
    ).tree(of: forms)
  }

  private func agreements(
    of text: TextEntries, _ locale: LanguageTag
  ) -> [TreeBuilder.KnownAgreement] {
    guard let translation = index.program.text(at: text.place)?[locale] else { return [] }
    return translation.pattern.agreements
  }

  private mutating func report(
    _ finding: CatalogFinding, _ row: CatalogRow, _ text: TextEntries
  ) {
    var finding = finding
    finding.dialog = index.program.dialog(of: text.place)?.name.text
    finding.element = index.program.path(text.place)
    finding.locale = row.locale.tag
    report(finding, row.catalog)
  }

  private mutating func report(_ finding: CatalogFinding, _ catalog: Int) {
    var finding = finding
    finding.catalog = catalog
    findings.append(finding)
  }
}

extension Pattern {
  fileprivate var agreements: [TreeBuilder.KnownAgreement] {
    switch self {
    case .selection(let selection): return selection.arms.flatMap(\.pattern.agreements)
    case .parts(let parts):
      return parts.compactMap { part in
        guard case .placeholder(let placeholder) = part,
          case .agreement(let agreement) = placeholder.style
        else { return nil }
        return TreeBuilder.KnownAgreement(value: placeholder.value, forms: agreement.forms)
      }
    }
  }
}
