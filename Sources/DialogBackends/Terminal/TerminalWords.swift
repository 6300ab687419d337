import DialogLocales
public import DialogModel

/// The words of Thai that the texts of a program need, so that lines end between them: its own
/// texts and what their values may say around numbers. Values that are texts have only those.
public struct TerminalWords {
  private var excerpt = ThaiExcerpt()

  /// A graph as `dialog_shown` has it, see `ThaiExcerpt.branches`; empty where the program has no
  /// Thai.
  public static func branches(for program: Program) -> [UInt32] {
    var words = TerminalWords()
    words.read(program)
    return words.excerpt.branches
  }

  /// The same of one dialog.
  public static func branches(for checked: CheckedDialog) -> [UInt32] {
    let (project, enums) = (checked.project, checked.enums)
    guard project.locales.contains(where: { $0.language == "th" }) else { return [] }
    let program = Program(
      project: project, enums: enums, terms: [], dialogs: [checked.dialog])
    return branches(for: program)
  }

  private mutating func read(_ program: Program) {
    let locales = program.project.locales
    let conventions = locales.map { TextConventions(of: $0) }
    if let app = program.project.app {
      read(app, in: PatternScope(parameters: [], enums: program.enums), locales, conventions)
    }
    for dialog in program.dialogs {
      let scope = PatternScope(parameters: dialog.parameters, enums: program.enums)
      var texts: [Text] = []
      dialog.forEachText { texts.append($1) }
      for text in texts { read(text, in: scope, locales, conventions) }
    }
    guard let thai = locales.first(where: { $0.language == "th" }) else { return }
    readValues(of: thai, TextNeeds(of: program, conventions))
  }

  // MARK: Texts

  private mutating func read(
    _ text: Text, in scope: PatternScope, _ locales: [LanguageTag],
    _ conventions: [TextConventions]
  ) {
    for (locale, conventions) in zip(locales, conventions) {
      guard let pattern = text[locale]?.pattern, pattern.hasThai else { continue }
      read(scope.segments(of: pattern, conventions))
    }
  }

  private mutating func read(_ segments: [Segment]) {
    for segment in segments {
      switch segment {
      case .text(let text): excerpt.read(text)
      case .value: break
      case .selection(let selection): for arm in selection.arms { read(arm.segments) }
      }
    }
  }

  // MARK: Values

  private mutating func readValues(of locale: LanguageTag, _ needs: TextNeeds) {
    let data = LocaleData.find(locale) ?? .root
    var texts: [String] = []
    if needs.needs(.relative) {
      texts.append(data.now)
      for unit in LocaleData.TimeUnit.allCases {
        texts += [data.formatRelative(1, unit), data.formatRelative(-1, unit)]
      }
    }
    if needs.needs(.list) { texts.append(data.format(list: ["1", "2", "3"])) }
    if needs.needs(.bytes) { texts.append(data.format(bytes: 1)) }
    for text in texts { excerpt.read(text) }
  }
}

extension Pattern {
  /// Whether there are characters from U+0E00 to U+0E7F in it.
  fileprivate var hasThai: Bool {
    switch self {
    case .parts(let parts):
      parts.contains { part in
        guard case .text(let text, _, _) = part else { return false }
        return text.unicodeScalars.contains { 0xE00..<0xE80 ~= $0.value }
      }
    case .selection(let selection): selection.arms.contains { $0.pattern.hasThai }
    }
  }
}
