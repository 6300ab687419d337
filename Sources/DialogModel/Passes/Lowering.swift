import DialogFindings
import DialogLanguage
import DialogSupport
import DialogSyntax

/// The program while it is made: first what stands beside its dialogs, then, in a copy for each, one
/// dialog. Each pass is an extension in a file of its own.
struct Lowering {
  var program = Program.empty
  var findings: [Diagnostic] = []

  /// Enums with mistakes of syntax, which may have more cases than are known.
  var damagedEnums: Set<Int> = []

  // Indexes of the program's arrays by name.
  var enumIndex: [String: Int] = [:]
  var termIndex: [String: Int] = [:]

  /// What is known of the parameters of each dialog beside the model.
  var scopes: [ParameterScope] = []
  /// Languages met so far, as written, with their rank among a text's translations.
  var languages: [(written: String, tag: LanguageTag, rank: Int)] = []

  /// The platform's terms asked for so far; all copies share them.
  let platformTerms = PlatformTermTable()

  /// The files whose syntax is broken, of those that are read now.
  var damages: [FileID: Damage] = [:]
  /// Whether the source language is uncertain, since the project block is broken.
  var isSourceUncertain = false
  var misspellings: [Misspelling] = []
  /// Whether a term may be lost.
  var losesTerms = false
  /// Whether there is a mistake of syntax in the declaration that is read.
  var isDamaged = false

  /// Reports a finding, unless a mistake of syntax stands on its line.
  mutating func report(_ finding: Diagnostic) {
    let range = finding.range
    if !damages.isEmpty, let damage = damages[range.file], damage.isOnLine(of: range.start) {
      return
    }
    findings.append(finding)
  }

  /// Reports that something is missing, unless a mistake of syntax in the same declaration may have
  /// hidden it.
  mutating func reportMissing(_ finding: Diagnostic) {
    if !isDamaged { report(finding) }
  }

  func isDamaged(_ syntax: Syntax) -> Bool {
    if damages.isEmpty { return false }
    return damages[syntax.range.file]?.touches(syntax.range.bytes) ?? false
  }

  /// Reads a declaration, in which mistakes of syntax may hide something.
  mutating func within(_ declaration: Syntax, _ body: (inout Lowering) -> Void) {
    isDamaged = isDamaged(declaration)
    body(&self)
    isDamaged = false
  }

  /// Says of the findings that `body` adds which dialog, element and language they are about.
  mutating func about(
    dialog: String? = nil, element: String? = nil, locale: String? = nil,
    _ body: (inout Lowering) -> Void
  ) {
    let count = findings.count
    body(&self)
    for index in count..<findings.count {
      if let dialog { findings[index].dialog = findings[index].dialog ?? dialog }
      if let element { findings[index].element = findings[index].element ?? element }
      if let locale { findings[index].locale = findings[index].locale ?? locale }
    }
  }
}

/// The parameters of a dialog while its texts are read.
struct ParameterScope {
  /// Whether something reads the parameter.
  var isUsed: [Bool] = []
  /// Whether it is declared nowhere: reported once, and read as whatever its uses ask for.
  var isInferred: [Bool] = []
  /// Undeclared names that are likely misspelt: indexes of `misspellings`.
  var misspelt: [String: Int] = [:]
  /// Names that are taken for the app's, since no parameter has them.
  var namesOfApp: [Word] = []
  /// What to remove so that the parameter is gone; as many as are declared.
  var removals: [SourceRange] = []
  /// Where a missing parameter would be declared.
  var placeForParameter: (range: SourceRange, isFirst: Bool)?
  /// The name of a repeated choice's element, while its text is read.
  var element: String?
  /// What `exit` names.
  var exit: Name?
  /// Whether there is a mistake of syntax in the dialog.
  var isDamaged = false
}

extension Program {
  static let empty = Program(
    project: Project(
      name: nil, documentation: "", app: nil, edition: .standard,
      sourceLocale: LanguageTag("en")!, locales: [LanguageTag("en")!], namesLocales: false,
      devices: [], textSize: nil, notificationPermission: nil, notificationSettings: nil,
      ruleSettings: []),
    enums: [], terms: [], dialogs: [], allowances: [])
}

extension Name {
  init(_ word: Word) { self.init(word.text, at: word.range) }
}
