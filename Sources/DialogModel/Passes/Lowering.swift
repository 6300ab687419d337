import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

/// The program while it is made: first what stands beside its dialogs, then, in a copy for each, one
/// dialog. Each pass is an extension in a file of its own.
struct Lowering {
  var program = Program.empty
  var findings: [Diagnostic] = []

  // Indexes of the program's arrays by name.
  var enumIndex: [String: Int] = [:]
  var termIndex: [String: Int] = [:]
  /// Those of each enum's cases.
  var caseIndexes: [[String: Int]] = []

  /// What is known of the parameters of each dialog beside the model.
  var scopes: [ParameterScope] = []
  /// Languages met so far, as written, with their rank among a text's translations.
  var languages: [String: (tag: LanguageTag, rank: Int)] = [:]
  /// The same by tag, and the highest rank of all.
  var rankByTag: [LanguageTag: Int] = [:]
  var highestRank = 0
  /// The first so many of the project’s locales, with their places.
  var localeRanks: [LanguageTag: Int] = [:]
  var rankedLocales = 0

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

/// The names that all dialogs share, as misspelt ones are compared with them: made where one is.
final class SharedNames {
  private var knownTypes: SpellingIndex?
  private var knownTerms: SpellingIndex?
  private var knownCases: [Int: SpellingIndex] = [:]

  func types(_ program: Program) -> SpellingIndex {
    if let knownTypes { return knownTypes }
    let index = SpellingIndex(
      ParameterType.builtIn.map(\.keyword) + ["[String]"] + program.enums.map(\.name.text))
    knownTypes = index
    return index
  }

  func terms(_ program: Program) -> SpellingIndex {
    if let knownTerms { return knownTerms }
    let index = SpellingIndex(program.terms.map(\.name.text) + PlatformTerms.names)
    knownTerms = index
    return index
  }

  /// What selects an arm of a value.
  func keys(of type: ParameterType, _ program: Program) -> SpellingIndex {
    switch type {
    case .bool: SpellingIndex(["true", "false"])
    case .enumeration(let type): cases(of: type, program)
    default: SpellingIndex(PluralCategory.allCases.map(\.rawValue) + ["0", "1", "…"])
    }
  }

  private func cases(of type: Int, _ program: Program) -> SpellingIndex {
    if let known = knownCases[type] { return known }
    let index = SpellingIndex(program.enums[type].cases.map(\.name.text) + ["other"])
    knownCases[type] = index
    return index
  }
}

/// The names of a dialog’s buttons and fields, each once.
struct PartNames {
  /// Of few, which are looked through sooner than a name is hashed.
  private var few: [Name] = []
  private var many: [String: Name] = [:]
  private static let fewest = 8

  /// The first of a name; one that has none is the first.
  mutating func first(_ name: Name) -> Name? {
    if many.isEmpty {
      if let place = few.firstIndex(where: { $0.text == name.text }) { return few[place] }
      few.append(name)
      if few.count > PartNames.fewest {
        for one in few { many[one.text] = one }
      }
      return nil
    }
    if let first = many[name.text] { return first }
    many[name.text] = name
    return nil
  }
}

/// The parameters of a dialog while its texts are read.
struct ParameterScope {
  /// The parameters, indexes of the dialog’s, by name.
  var indexes: [String: Int] = [:]
  /// The names of those that are declared, in order.
  var declared: [String] = []
  /// The names of the dialog’s buttons and fields.
  var parts = PartNames()
  /// Where they stand, once all of them are read, and what a translation may name.
  var placesOfParts: [String: Element]?
  var namesOfParts = SpellingIndex([])
  /// Whether something reads the parameter.
  var isUsed: [Bool] = []
  /// Whether it is declared nowhere: reported once, and read as whatever its uses ask for.
  var isInferred: [Bool] = []
  /// Undeclared names that are likely misspelt: indexes of `misspellings`.
  var misspelt: [String: Int] = [:]
  /// Names that are taken for the app's, since no parameter has them.
  var namesOfApp: [Word] = []
  /// The declaration of the dialog.
  var declaration: DialogDeclaration?
  /// What to remove so that the parameter is gone; as many as are declared.
  var removals: [SourceRange] = []
  /// The name of a repeated choice's element, while its text is read.
  var element: String?
  /// The name of the number that selects the arm that is read.
  var selector: String?
  /// What a placeholder may name, as far as it is worked out.
  private var known: (index: SpellingIndex, count: Int, element: String?)?
  /// What `exit` names.
  var exit: Name?

  /// What a placeholder may name: the element, and the parameters that are declared.
  mutating func knownNames() -> SpellingIndex {
    if let known, known.count == declared.count, known.element == element { return known.index }
    let index = SpellingIndex((element.map { [$0] } ?? []) + declared)
    known = (index, declared.count, element)
    return index
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
