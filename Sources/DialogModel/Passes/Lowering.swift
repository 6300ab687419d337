import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

/// The program while it is made: first what stands beside its dialogs, then, in a copy for each, one
/// dialog. Each pass is an extension in a file of its own.
struct Lowering: Sendable {
  var program = Program.empty
  var findings: [Diagnostic] = []

  // Indexes of the program's arrays by name.
  var enumIndex: [String: Int] = [:]
  var termIndex: [String: Int] = [:]
  /// Those of each enum's cases.
  var caseIndexes: [[String: Int]] = []

  /// What is known of the parameters of each dialog beside the model.
  var scopes: [ParameterScope] = []
  /// Languages met so far.
  var languages = KnownLanguages()

  /// Whether a listed language is also a country's code, so that the texts tell which is meant.
  var listsCountries = false

  /// The platform's terms asked for so far; all copies share them.
  let platformTerms = PlatformTermTable()

  /// The names that all dialogs share; all copies share them.
  let sharedNames = SharedNames()

  var misspellings: [Misspelling] = []

  /// Reports a finding. What follows from mistakes of syntax is reported too, and hidden by what
  /// those say that they make unknown.
  mutating func report(_ finding: Diagnostic) { findings.append(finding) }

  /// Reports what a translation of a dialog may have wrong because the dialog itself is not read as
  /// it is meant.
  ///
  /// - Parameter dialog: an index of the program's dialogs; beyond them stands what is of none.
  mutating func report(_ finding: Diagnostic, judgedBy dialog: Int) {
    guard dialog < program.dialogs.count else { return report(finding) }
    report(finding.relating(RuleRelations(restsOn: [program.dialogs[dialog].name.range])))
  }

  /// Names that a misspelt one may stand for.
  func guesses(_ names: @autoclosure () -> SpellingIndex) -> SpellingIndex {
    mayGuess ? names() : SpellingIndex([])
  }

  /// After a thousand findings no one reads what each was meant to be.
  var mayGuess: Bool { findings.count < 1_000 }

  /// Says of the findings that `body` adds which dialog, element and language they are about.
  mutating func about(
    dialog: String? = nil, element: @autoclosure () -> String? = nil, locale: String? = nil,
    _ body: (inout Lowering) -> Void
  ) {
    let count = findings.count
    body(&self)
    if findings.count == count { return }
    let element = element()
    for index in count..<findings.count {
      if let dialog { findings[index].dialog = findings[index].dialog ?? dialog }
      if let element { findings[index].element = findings[index].element ?? element }
      if let locale { findings[index].locale = findings[index].locale ?? locale }
    }
  }
}

extension Program {
  static let empty = Program(
    project: Project(
      name: nil, documentation: "", app: nil, edition: .standard,
      sourceLocale: LanguageTag("en")!, locales: [LanguageTag("en")!], namesLocales: false,
      devices: [], textSize: nil, notificationPermission: nil, notificationSettings: nil,
      range: nil, ruleSettings: []),
    enums: [], terms: [], dialogs: [])
}

extension Name {
  init(_ word: Word) { self.init(word.text, at: word.range) }
}
