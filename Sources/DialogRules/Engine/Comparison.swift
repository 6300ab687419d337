import DialogFindings
import DialogModel
import DialogSupport

/// Compares dialogs with each other: what they have in common is put into groups by a key, and each
/// group is judged by itself, so that a change of one dialog costs no more than its groups.
struct Comparison<Entry>: Sendable {
  typealias Key = ComparisonKey

  /// What a dialog, at a place among the program's, puts into groups.
  let entries: @Sendable (Int, ProjectContext) -> [(key: Key, entry: Entry)]
  /// Of how many entries a group is judged.
  var least = 2
  /// Judges a group; its entries stand in the order of their dialogs.
  let judge: @Sendable (Key, [Entry], ProjectContext, inout Findings) -> Void
}

/// What the entries of a group have in common: a text, of some kind where a comparison has several.
struct ComparisonKey: Hashable, Sendable {
  let text: ExactString
  let kind: Int

  init(_ text: String, kind: Int = 0) {
    self.text = ExactString(text)
    self.kind = kind
  }
}

/// The groups of a comparison, and what is found in them. For one thread at a time.
protocol AnyComparisonTable: AnyObject {
  /// Takes what dialogs put into groups, those after the ones it has.
  func add(_ places: Range<Int>, of project: ProjectContext)
  /// Takes what the next dialogs put into groups from a table of the same comparison.
  func add(_ next: any AnyComparisonTable)
  /// Judges all groups.
  func judgeGroups(_ project: ProjectContext)
  /// Takes dialogs as they are now.
  ///
  /// - Returns: the names of the dialogs of which something else may be found.
  func update(_ change: ProgramChange, in project: ProjectContext) -> Set<String>
  /// Whether nothing is found.
  var isQuiet: Bool { get }
  /// What is found of the dialog at a place.
  func findings(ofDialog place: Int, named name: String) -> [Diagnostic]
  /// All that is found, by the groups' first dialogs.
  var findings: [Diagnostic] { get }
}

final class ComparisonTable<Entry>: AnyComparisonTable {
  private typealias Key = ComparisonKey

  private let comparison: Comparison<Entry>
  private let rule: ActiveRule
  /// By the dialogs' places.
  private var entries: [[(key: Key, entry: Entry)]] = []
  /// The places of the dialogs in each group, a place as often as the dialog has entries.
  private var groups: [Key: [Int]] = [:]
  /// What is found in each group, by the name of the dialog.
  private var found: [Key: [String?: [Diagnostic]]] = [:]

  init(_ comparison: Comparison<Entry>, of rule: ActiveRule) {
    self.comparison = comparison
    self.rule = rule
  }

  func add(_ places: Range<Int>, of project: ProjectContext) {
    // No closure: this is of any kind of entries, and so are closures that it makes.
    var entries = entries
    entries.reserveCapacity(entries.count + places.count)
    for place in places { entries.append(comparison.entries(place, project)) }
    self.entries = entries
  }

  func add(_ next: any AnyComparisonTable) {
    entries += unsafeDowncast(next, to: ComparisonTable<Entry>.self).entries
  }

  func judgeGroups(_ project: ProjectContext) {
    var groups = groups
    for place in entries.indices where !entries[place].isEmpty {
      for (key, _) in entries[place] { groups[key, default: []].append(place) }
    }
    self.groups = groups
    for (key, places) in groups where places.count >= comparison.least { judge(key, project) }
  }

  func update(_ change: ProgramChange, in project: ProjectContext) -> Set<String> {
    var dirty: Set<Key> = []
    for place in change.removed { dirty.formUnion(remove(place)) }
    for place in change.changed {
      dirty.formUnion(replace(place, with: comparison.entries(place, project)))
    }
    var names: Set<String> = []
    for key in dirty {
      names.formUnion((found[key] ?? [:]).keys.compactMap { $0 })
      judge(key, project)
      names.formUnion((found[key] ?? [:]).keys.compactMap { $0 })
    }
    return names
  }

  var isQuiet: Bool { found.isEmpty }

  func findings(ofDialog place: Int, named name: String) -> [Diagnostic] {
    Set(entries[place].map(\.key)).flatMap { found[$0]?[name] ?? [] }
  }

  var findings: [Diagnostic] { found.values.flatMap { $0.values.joined() } }

  // MARK: Groups

  /// Puts something else of a dialog, known or the next one, into groups.
  ///
  /// - Returns: the keys of the groups that the dialog was in, and is.
  private func replace(_ place: Int, with new: [(key: Key, entry: Entry)]) -> Set<Key> {
    if place == entries.count { entries.append([]) }
    let old = entries[place].map(\.key)
    for key in old { groups[key]?.removeAll { $0 == place } }
    entries[place] = new
    for (key, _) in new { groups[key, default: []].append(place) }
    for key in old where groups[key]?.isEmpty ?? false { groups[key] = nil }
    return Set(old + new.map(\.key))
  }

  /// Removes a dialog; the last one takes its place.
  ///
  /// - Returns: the keys of the groups that the dialog was in.
  private func remove(_ place: Int) -> Set<Key> {
    let dirty = replace(place, with: [])
    let last = entries.count - 1
    for key in Set(entries[last].map(\.key)) {
      groups[key] = groups[key]?.map { $0 == last ? place : $0 }
    }
    entries.swapRemove(at: place)
    return dirty
  }

  private func judge(_ key: Key, _ project: ProjectContext) {
    found[key] = nil
    guard let places = groups[key], places.count >= comparison.least else { return }
    var findings = Findings()
    findings.begin(rule)
    var all: [Entry] = []
    var last = -1
    for place in project.inSourceOrder(places) where place != last {
      last = place
      for (other, entry) in entries[place] where other == key { all.append(entry) }
    }
    comparison.judge(key, all, project, &findings)
    if findings.count > 0 { found[key] = Dictionary(grouping: findings.all, by: \.dialog) }
  }
}

extension Rule.Check {
  /// Dialogs with each other.
  static func across<Entry>(_ comparison: Comparison<Entry>) -> Rule.Check {
    Rule.Check(comparisons: [{ ComparisonTable(comparison, of: $0) }])
  }

  /// With what another check looks at.
  func and(_ other: Rule.Check) -> Rule.Check {
    var both = self
    both.dialog = dialog ?? other.dialog
    both.project = project ?? other.project
    both.comparisons += other.comparisons
    return both
  }
}
