import DialogCatalogTexts
import DialogLocales

/// How the texts of a catalog find theirs in the sources.
public enum CatalogMatch: String, Sendable, CaseIterable {
  /// By their keys alone.
  case key
  /// By their keys, and where these are not known, by what they say in the source language.
  case source
}

/// The texts of a program, by what they say in the source language.
struct SourceMatches {
  typealias Place = (text: Int, entry: Int)

  /// Texts with the same values: a catalog’s text is read once for all of them.
  private struct Group {
    let resolver: FormResolver
    var places: [Form: [Place]] = [:]
  }

  private struct Values: Hashable {
    let kinds: [ArgumentKind]
    let counted: Int?
    /// By name in messages of ICU’s.
    let arguments: [Argument]
  }

  private var groups: [Group] = []
  /// Those with plural forms, of which a catalog may have only some.
  private var counted: [(resolver: FormResolver, form: Form, place: Place)] = []
  private let rules: PluralRules

  init(_ index: CatalogIndex) {
    rules = index.rules(of: index.program.project.sourceLocale)
    var known: [Values: Int] = [:]
    // A term is known in every language, or has a key of its own.
    for (place, text) in index.texts.enumerated() where !text.isTerm {
      let values = Values(
        kinds: text.arguments.map(\.kind), counted: text.counted,
        arguments: text.syntax == .icu ? text.arguments : [])
      if known[values] == nil {
        known[values] = groups.count
        groups.append(Group(resolver: text.resolver(rules)))
      }
      add(text, place, to: known[values]!)
    }
  }

  private mutating func add(_ text: TextEntries, _ place: Int, to group: Int) {
    for (number, entry) in text.entries.enumerated() {
      let form = entry.source.form.normalized(rules)
      groups[group].places[form, default: []].append((place, number))
      guard case .plural = form else { continue }
      counted.append((groups[group].resolver, entry.source.form, (place, number)))
    }
  }

  /// The texts that say what a catalog’s text was translated from; a key without a source text is
  /// that text.
  func places(of row: CatalogRow) -> [Place] {
    let unit = CatalogUnit(value: row.key, state: .translated, range: row.keyRange)
    let source = row.source ?? CatalogText(variation: .unit(unit))
    let places = groups.flatMap { group -> [Place] in
      guard let form = try? group.resolver.form(of: source) else { return [] }
      return group.places[form.normalized(rules)] ?? []
    }
    guard row.isSourcePartial, case .plural = source.variation else { return places }
    return counted.filter { $0.resolver.isPart(source, of: $0.form, rules) }.map(\.place)
  }
}

/// Rows of one source text that say different things, with the texts that have it: reported together,
/// as an app says “Cancel” in a hundred dialogs.
struct DifferingRows {
  struct Group {
    let rows: [CatalogRow]
    /// Indices of the catalog index’s texts, in the order they were added.
    fileprivate(set) var texts: [Int] = []
  }

  private struct Place: Hashable {
    let catalog: Int
    let start: UInt32
  }

  private(set) var groups: [Group] = []
  private var known: [[Place]: Int] = [:]

  mutating func add(_ rows: [CatalogRow], text: Int) {
    let places = rows.map { Place(catalog: $0.catalog, start: $0.range.start) }
    if known[places] == nil {
      known[places] = groups.count
      groups.append(Group(rows: rows))
    }
    groups[known[places]!].texts.append(text)
  }
}
