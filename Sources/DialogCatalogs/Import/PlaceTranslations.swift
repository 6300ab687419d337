import DialogLanguage
import DialogModel
import DialogText

/// A translation on its way into the sources.
struct PlacedTranslation {
  let target: Target
  /// The first row that it was read from.
  let range: ByteRange
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
  private let index: CatalogIndex
  private(set) var translations: [PlacedTranslation] = []
  private(set) var findings: [CatalogFinding] = []

  /// What `of "…"` records of a translation that someone marked as not final.
  static let needsReview = "needs-review"

  init(_ index: CatalogIndex) { self.index = index }

  private typealias Target = PlacedTranslation.Target

  mutating func place(_ contents: CatalogContents) {
    findings += contents.findings
    var rows: [Target: [Int: CatalogRow]] = [:]
    var order: [Target] = []
    var foreign: [(key: String, range: ByteRange)] = []
    var languages: Set<LanguageTag> = []
    for var row in contents.rows where isTranslation(row, contents, &languages) {
      row.text = row.text.withoutNew ?? row.text
      guard let place = index.places[row.key] else {
        if foreign.last?.key != row.key { foreign.append((row.key, row.keyRange)) }
        continue
      }
      let target = Target(text: place.text, locale: row.locale)
      if rows[target] == nil { order.append(target) }
      if rows[target, default: [:]].updateValue(row, forKey: place.entry) != nil {
        findings.append(.duplicateKey(row.key, at: row.range))
      }
    }
    for target in order { place(rows[target]!, target) }
    report(foreign)
  }

  /// Whether a row is to be imported: of a language of the project’s, and translated.
  private mutating func isTranslation(
    _ row: CatalogRow, _ contents: CatalogContents, _ languages: inout Set<LanguageTag>
  ) -> Bool {
    let project = index.program.project
    if row.locale == project.sourceLocale || row.text.withoutNew == nil { return false }
    if !project.namesLocales || project.locales.contains(row.locale) { return true }
    if index.places[row.key] != nil, languages.insert(row.locale).inserted {
      findings.append(.foreignLanguage(row.locale, at: row.range))
    }
    return false
  }

  /// A key of a dialog’s that has no such text is worth a finding of its own; the others are an
  /// app’s.
  private mutating func report(_ foreign: [(key: String, range: ByteRange)]) {
    let dialogs = Set(index.program.dialogs.map(\.name.text))
    var others: [(key: String, range: ByteRange)] = []
    var seen: Set<String> = []
    for (key, range) in foreign where seen.insert(key).inserted {
      let name = String(key.prefix { $0 != "." })
      if name != key, dialogs.contains(name) {
        let known = index.places.keys.filter { $0.hasPrefix(name + ".") }.sorted()
        findings.append(.unplaced(key, meant: Spelling.nearest(to: key, in: known), at: range))
      } else {
        others.append((key, range))
      }
    }
    guard let first = others.first else { return }
    findings.append(.otherKeys(others.map(\.key), at: first.range))
  }

  // MARK: One text

  private mutating func place(_ rows: [Int: CatalogRow], _ target: Target) {
    let text = index.texts[target.text]
    let first = rows.values.min { $0.range.start < $1.range.start }!
    guard let forms = forms(of: rows, text, target.locale, first) else { return }
    let before = text.entries.map { $0[target.locale] }
    let isSame = zip(forms, before).allSatisfy { $0 == $1?.form }
    let stamp = self.stamp(of: rows, text, first)
    let state: TranslationState = stamp.isCurrent ? .translated : .needsReview
    if isSame, before.allSatisfy({ $0?.state == state }) { return }
    if !stamp.isCurrent, stamp.hash != Placement.needsReview {
      report(.sourceChanged(at: first.range), text, target.locale)
    }
    translations.append(
      PlacedTranslation(
        target: target, range: first.range,
        tree: isSame ? nil : tree(of: forms, text, target.locale), stamp: stamp.hash))
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
    report(.incomplete(missing, at: first.range), text, locale)
    return nil
  }

  private mutating func form(
    of row: CatalogRow, _ text: TextEntries, _ locale: LanguageTag
  ) -> Form? {
    do throws(TextProblem) {
      if row.text.variesByDevice { report(.devices(at: row.range), text, locale) }
      return try text.resolver().form(of: row.text).normalized(index.rules(of: locale))
    } catch {
      let units = row.text.units
      let range = units.count == 1 ? units[0].range : row.range
      report(CatalogFinding(error, at: range), text, locale)
      return nil
    }
  }

  private func tree(of forms: [Form], _ text: TextEntries, _ locale: LanguageTag) -> TextTree {
    TreeBuilder(
      program: index.program, text: text, locale: locale, rules: index.rules(of: locale),
      agreements: agreements(of: text, locale)
    ).tree(of: forms)
  }

  private func agreements(
    of text: TextEntries, _ locale: LanguageTag
  ) -> [TreeBuilder.KnownAgreement] {
    let dialog = index.program.dialogs[text.dialog]
    guard let translation = dialog[text.element]?[locale] else { return [] }
    return translation.pattern.agreements
  }

  // MARK: What was translated

  /// The hash of the source text that the translation was made from, and whether that is the text
  /// of now and nobody asks for another look.
  private func stamp(
    of rows: [Int: CatalogRow], _ text: TextEntries, _ first: CatalogRow
  ) -> (hash: String, isCurrent: Bool) {
    let dialog = index.program.dialogs[text.dialog]
    let sourceLocale = index.program.project.sourceLocale
    var forms = text.entries.map(\.source.form)
    let current = forms
    for (place, row) in rows {
      guard let source = row.source else { continue }
      if row.isSourcePartial, text.resolver().isPart(source, of: current[place]) { continue }
      let form = try? text.resolver().form(of: source).normalized(index.rules(of: sourceLocale))
      guard let form else { return (Placement.needsReview, false) }
      forms[place] = form
    }
    if forms != current {
      let pattern = tree(of: forms, text, sourceLocale).pattern
      return (index.program.stamp(of: pattern, in: dialog), false)
    }
    if rows.values.contains(where: { $0.text.state == .needsReview }) {
      return (Placement.needsReview, false)
    }
    let source = dialog[text.element]![sourceLocale]!
    return (index.program.stamp(of: source.pattern, in: dialog), true)
  }

  private mutating func report(
    _ finding: CatalogFinding, _ text: TextEntries, _ locale: LanguageTag
  ) {
    var finding = finding
    let dialog = index.program.dialogs[text.dialog]
    finding.dialog = dialog.name.text
    finding.element = dialog.path(text.element)
    finding.locale = locale.tag
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

extension CatalogText {
  /// Whether devices have texts of their own that differ.
  var variesByDevice: Bool {
    ([variation] + substitutions.map(\.variation)).contains(where: \.variesByDevice)
  }
}

extension Variation {
  fileprivate var variesByDevice: Bool {
    switch self {
    case .unit: false
    case .plural(let forms): forms.contains(where: \.variation.variesByDevice)
    case .device(let forms): Set(forms.map { $0.variation.units.map(\.value) }).count > 1
    }
  }
}
