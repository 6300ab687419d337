import DialogFindings
import DialogRules
import DialogSyntax
import DialogText

extension [Diagnostic] {
  /// Without what most likely follows from another mistake, which is reported where it stands.
  ///
  /// - Parameters:
  ///   - trees: of the files with mistakes of syntax.
  ///   - declaration: finds the declaration that a range is in.
  func withoutEchoes(
    of trees: [SyntaxTree], declaration: (SourceRange) -> Syntax?
  ) -> [Diagnostic] {
    let syntax = SyntaxMistakes(trees)
    let names = NameMistakes(self, declaration)
    if syntax.isEmpty, names.isEmpty { return self }
    return filter { !syntax.explain($0) && !names.explain($0) }.gathered()
  }

  /// With one finding for a name that is wrong in several places in the same way: most likely its
  /// declaration is misspelt. The fix mends them all.
  private func gathered() -> [Diagnostic] {
    var places: [String: Int] = [:]
    var kept: [Diagnostic] = []
    for finding in self {
      guard rulesOfUses.contains(finding.rule) else {
        kept.append(finding)
        continue
      }
      let key = finding.rule.name + " " + finding.message.english
      if let first = places[key] {
        kept[first].add(finding)
      } else {
        places[key] = kept.count
        kept.append(finding)
      }
    }
    return kept
  }
}

extension Diagnostic {
  /// Takes up the same mistake at another place.
  fileprivate mutating func add(_ other: Diagnostic) {
    if notes.count < 10 {
      notes.append(Note(Message(en: "here too", ko: "여기에서도 씁니다"), at: other.range))
    }
    for index in fixes.indices where index < other.fixes.count {
      let edits = (fixes[index].edits + other.fixes[index].edits).sorted {
        ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start)
      }
      fixes[index] = FixIt(fixes[index].title, edits)
    }
  }

  /// Whether it is about a name, a type or the arms of a selection.
  var isMistakeOfNames: Bool {
    !isSettable || (severity == .error && rule.name.hasPrefix("selection/"))
  }

  /// Whether it may be why other findings say what they say.
  var isMistake: Bool { isMistakeOfNames || rule == "l10n/extra" }

  fileprivate var isOfLocalization: Bool { rule.name.hasPrefix("l10n/") }
}

/// Rules about uses of a name that is declared elsewhere.
private let rulesOfUses: Set<RuleID> = [
  "name/unknown-dialog", "name/unknown-part", "selection/unknown-key",
]

/// The mistakes of syntax that nothing mends, and what they hide.
private struct SyntaxMistakes {
  /// The declarations that are not read as they are meant.
  private var damaged: [SourceRange] = []
  private var dialogs: Set<String> = []
  private var translations: [TranslationScope] = []
  /// Where mistakes start, mended or not.
  private var places: Set<SourceRange> = []
  private var isProjectDamaged = false
  private var losesTerms = false
  private var losesTypes = false
  /// Whether it can't be told what a declaration is.
  private var isLost = false

  init(_ trees: [SyntaxTree]) {
    for tree in trees where tree.findings.hasErrors {
      let errors = tree.findings.filter { $0.severity == .error }
      places.formUnion(errors.map(\.range.atStart))
      for (declaration, range, isClosed) in tree.declarationsWithRanges
      where errors.contains(where: { !($0.isMended && isClosed) && range.touches($0.range) }) {
        damaged.append(range)
        note(declaration)
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  private mutating func note(_ declaration: Syntax) {
    switch declaration.kind {
    case .project: isProjectDamaged = true
    case .terms: losesTerms = true
    case .translation: translations.append(TranslationScope(TranslationDeclaration(declaration)))
    case .dialog:
      guard let name = DialogDeclaration(declaration).name?.text else {
        isLost = true
        return
      }
      dialogs.insert(name)
    case .enumeration: losesTypes = true
    case .skipped: isLost = true
    default: break
    }
  }

  func explain(_ finding: Diagnostic) -> Bool {
    if places.contains(finding.range.atStart) { return true }
    if damaged.contains(where: { $0.touches(finding.range) }) { return true }
    if losesTypes, finding.rule == "name/unknown-type" { return true }
    if isLost, namesOfDeclarations.contains(finding.rule) { return true }
    return finding.isSettable && hides(finding)
  }

  /// Whether a rule may judge by what is not known.
  private func hides(_ finding: Diagnostic) -> Bool {
    if let dialog = finding.dialog, dialogs.contains(dialog) { return true }
    if isProjectDamaged || isLost, rulesOfProject.contains(finding.rule) { return true }
    if isLost || !dialogs.isEmpty, rulesOfOtherDialogs.contains(finding.rule) { return true }
    if isLost || losesTerms, finding.rule == "l10n/missing", finding.isAboutButton { return true }
    return finding.isOfLocalization && translations.contains { $0.holds(finding) }
  }
}

/// Names that mean nothing, and what seems to be wrong for no other reason.
private struct NameMistakes {
  private struct Place: Hashable {
    let dialog: String
    let element: String?

    init?(_ finding: Diagnostic) {
      guard let dialog = finding.dialog else { return nil }
      self.dialog = dialog
      element = finding.element
    }
  }

  private var faulty: Set<Place> = []
  private var repeated: Set<Place> = []
  private var unknownKeys: Set<Place> = []
  private var extra: Set<Place> = []
  private var dialogs: Set<String> = []
  private var languages: [SourceRange] = []
  private var translations: [TranslationScope] = []
  private var isProjectFaulty = false
  /// Whether no text is in some language of the project’s list: likely another is meant.
  private var hasUntranslated = false

  init(_ found: [Diagnostic], _ declaration: (SourceRange) -> Syntax?) {
    for finding in found {
      if finding.rule == "l10n/extra", let place = Place(finding) { extra.insert(place) }
      if finding.isMistakeOfNames { note(finding, declaration) }
      if finding.rule == "l10n/missing", finding.dialog == nil { hasUntranslated = true }
    }
  }

  var isEmpty: Bool {
    faulty.isEmpty && extra.isEmpty && languages.isEmpty && translations.isEmpty
  }

  private mutating func note(_ finding: Diagnostic, _ declaration: (SourceRange) -> Syntax?) {
    if let place = Place(finding) {
      faulty.insert(place)
      dialogs.insert(place.dialog)
      if finding.rule == "name/duplicate" { repeated.insert(place) }
      if finding.rule == "selection/unknown-key" { unknownKeys.insert(place) }
    }
    switch finding.rule {
    case "name/unknown-language": noteLanguage(finding, declaration)
    case "name/unknown-part":
      translations.append(TranslationScope(dialog: finding.dialog, locale: finding.locale))
    case "name/unknown-dialog":
      let meant = finding.fixes.first?.edits.first?.text
      translations.append(TranslationScope(dialog: meant, locale: finding.locale))
    default: break
    }
  }

  private mutating func noteLanguage(
    _ finding: Diagnostic, _ declaration: (SourceRange) -> Syntax?
  ) {
    languages.append(finding.range)
    guard let declaration = declaration(finding.range) else { return }
    if declaration.kind == .project { isProjectFaulty = true }
    if declaration.kind == .translation {
      let dialog = TranslationDeclaration(declaration).dialog?.text
      translations.append(TranslationScope(dialog: dialog, locale: nil))
    }
  }

  func explain(_ finding: Diagnostic) -> Bool {
    switch finding.rule {
    case "name/missing-source": return languages.contains { finding.range.touches($0) }
    case "selection/missing-arm": return Place(finding).map(unknownKeys.contains) ?? false
    case "name/unused-parameter": return finding.dialog.map(dialogs.contains) ?? false
    default: return finding.isSettable && hides(finding)
    }
  }

  private func hides(_ finding: Diagnostic) -> Bool {
    if isProjectFaulty, rulesOfProject.contains(finding.rule) { return true }
    if hasUntranslated, finding.rule == "l10n/extra" { return true }
    if let place = Place(finding), hides(finding, at: place) { return true }
    return finding.rule == "l10n/missing" && translations.contains { $0.holds(finding) }
  }

  private func hides(_ finding: Diagnostic, at place: Place) -> Bool {
    if repeated.contains(place) { return true }
    if !finding.isOfLocalization { return false }
    return faulty.contains(place) || (extra.contains(place) && finding.rule != "l10n/extra")
  }
}

/// The translations that a block holds; nil where its head does not say.
private struct TranslationScope {
  let dialog: String?
  let locale: String?

  init(dialog: String?, locale: String?) {
    self.dialog = dialog
    self.locale = locale
  }

  init(_ declaration: TranslationDeclaration) {
    self.init(dialog: declaration.dialog?.text, locale: declaration.language?.text)
  }

  func holds(_ finding: Diagnostic) -> Bool {
    let isDialog = dialog == nil || finding.dialog == nil || finding.dialog == dialog
    let isLocale = locale == nil || finding.locale == nil || finding.locale == locale
    return isDialog && isLocale
  }
}

/// Rules about names that other declarations give.
private let namesOfDeclarations: Set<RuleID> = [
  "name/unknown-dialog", "name/unknown-type", "name/unknown-part", "name/unknown-term",
]

/// Rules that judge by what the project says.
private let rulesOfProject: Set<RuleID> = [
  "l10n/extra", "l10n/missing", "notification/permission", "notification/marketing-settings",
]

/// Rules that judge a dialog by another.
private let rulesOfOtherDialogs: Set<RuleID> = [
  "notification/permission", "notification/marketing-consent",
]

extension Diagnostic {
  fileprivate var isAboutButton: Bool {
    guard let element else { return false }
    return ["buttons.", "choices.", "actions."].contains { element.hasPrefix($0) }
  }
}

extension SyntaxTree {
  /// The declarations, each with the bytes in which a mistake concerns it: up to the next one where
  /// it breaks off.
  fileprivate var declarationsWithRanges: [(Syntax, SourceRange, isClosed: Bool)] {
    let all = Array(root.children)
    return all.indices.map { index in
      let range = all[index].range
      if isClosed(all[index]) { return (all[index], range, true) }
      let isLast = index + 1 == all.count
      let end = isLast ? UInt32(file.bytes.count) : all[index + 1].range.start
      let whole = ByteRange(range.start, Swift.max(range.end, end))
      return (all[index], SourceRange(range.file, whole), false)
    }
  }

  /// Whether a declaration has as many `}` as `{`.
  private func isClosed(_ declaration: Syntax) -> Bool {
    var depth = 0
    for token in declaration.firstToken..<declaration.endToken {
      if tokens.kinds[token] == .leftBrace { depth += 1 }
      if tokens.kinds[token] == .rightBrace { depth -= 1 }
    }
    return depth == 0
  }
}
