import DialogSupport

/// What mistakes make unknown, together: made of the few findings that say so, and asked of each
/// finding that may follow from them.
public struct Damages: Sendable {
  private let rules: RuleTable
  private var unknown: Knowledge = []
  /// Where mistakes of syntax begin.
  private var places: Set<SourceRange> = []
  private var declarations: [FileID: [ByteRange]] = [:]
  private var dialogs: Set<String> = []
  private var elements: Set<ElementPlace> = []
  private var translations: Set<TranslationScope> = []
  private var rows: Set<TranslationScope> = []

  /// - Parameter findings: whatever is found, in any order; most make nothing unknown.
  public init(of findings: some Sequence<Diagnostic>, _ rules: RuleTable) {
    self.rules = rules
    for finding in findings {
      if finding.severity == .error, rules.phase(of: finding.rule) == .syntax {
        places.insert(finding.range.atStart)
      }
      for unknown in finding.relations.unknowns { add(unknown, of: finding) }
      for unknown in rules.relations(of: finding.rule).unknowns { add(unknown, of: finding) }
    }
    for file in declarations.keys { declarations[file]?.sort { $0.start < $1.start } }
  }

  /// Whether nothing is damaged.
  public var isEmpty: Bool {
    unknown.isEmpty && places.isEmpty && declarations.isEmpty && dialogs.isEmpty
      && elements.isEmpty && translations.isEmpty && rows.isEmpty
  }

  private mutating func add(_ unknown: Unknown, of finding: Diagnostic) {
    switch unknown {
    case .declaration(let range): declarations[range.file, default: []].append(range.bytes)
    case .dialog(let name):
      dialogs.insert(name)
      self.unknown.insert(.otherDialogs)
    case .translations(let dialog, let locale):
      translations.insert(TranslationScope(dialog: dialog, locale: locale))
    case .rows(let dialog):
      rows.insert(TranslationScope(dialog: dialog, locale: finding.locale))
    case .ownRows: rows.insert(TranslationScope(dialog: finding.dialog, locale: finding.locale))
    case .ownElement: if let place = ElementPlace(finding) { elements.insert(place) }
    case .project: self.unknown.insert(.project)
    case .languages: self.unknown.insert(.languages)
    case .terms: self.unknown.insert(.terms)
    case .types: self.unknown.insert(.types)
    case .names: self.unknown.formUnion([.names, .project, .otherDialogs, .terms])
    }
  }

  /// Whether a finding most likely follows from one of the mistakes.
  public func hides(_ finding: Diagnostic) -> Bool {
    if rules.phase(of: finding.rule) == .syntax { return false }
    if places.contains(finding.range.atStart) || isInDeclaration(finding.range) { return true }
    if finding.relations.restsOn.contains(where: isInDeclaration) { return true }
    let needed = rules.relations(of: finding.rule).dependsOn.union(finding.relations.dependsOn)
    if !needed.isDisjoint(with: unknown) { return true }
    guard rules.isSettable(finding) else { return false }
    if let dialog = finding.dialog, dialogs.contains(dialog) { return true }
    if needed.contains(.element), let place = ElementPlace(finding), elements.contains(place) {
      return true
    }
    return needed.contains(.translations) && translations.hold(finding)
      || needed.contains(.rows) && rows.hold(finding)
  }

  private func isInDeclaration(_ range: SourceRange) -> Bool {
    guard let ranges = declarations[range.file] else { return false }
    // Declarations stand one after the other.
    let after = ranges.partitioningIndex { $0.start > range.start }
    return after > 0 && range.start <= ranges[after - 1].end
  }
}

extension [Diagnostic] {
  /// Without what follows from mistakes that make something unknown.
  public func without(_ damages: Damages?) -> [Diagnostic] {
    guard let damages, !damages.isEmpty else { return self }
    return filter { !damages.hides($0) }
  }
}

private struct ElementPlace: Hashable, Sendable {
  let dialog: String
  let element: String?

  init?(_ finding: Diagnostic) {
    guard let dialog = finding.dialog else { return nil }
    self.dialog = dialog
    element = finding.element
  }
}

/// The translations of a dialog in a language; nil of any.
private struct TranslationScope: Hashable, Sendable {
  let dialog: String?
  let locale: String?
}

extension Set<TranslationScope> {
  /// Whether a finding may be about one of them; one about no dialog, or no language, may be.
  fileprivate func hold(_ finding: Diagnostic) -> Bool {
    if isEmpty { return false }
    guard let dialog = finding.dialog, let locale = finding.locale else {
      return contains { $0.mayHold(finding) }
    }
    return contains(TranslationScope(dialog: dialog, locale: locale))
      || contains(TranslationScope(dialog: dialog, locale: nil))
      || contains(TranslationScope(dialog: nil, locale: locale))
      || contains(TranslationScope(dialog: nil, locale: nil))
  }
}

extension TranslationScope {
  fileprivate func mayHold(_ finding: Diagnostic) -> Bool {
    let isDialog = dialog == nil || finding.dialog == nil || finding.dialog == dialog
    let isLocale = locale == nil || finding.locale == nil || finding.locale == locale
    return isDialog && isLocale
  }
}
