import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport
import DialogSyntax
import Testing

/// The words and signs of the parser and the model are those of the grammar, neither more nor fewer.
@Suite struct GrammarWordTests {
  @Test func wordsOfTheLanguageAreThoseOfTheGrammar() throws {
    var words = Set(Keyword.allCases.map(\.rawValue))
    words.subtract(Keyword.refusedStatements.map(\.rawValue))
    for values in GrammarWordTests.values { words.formUnion(values.1) }
    words.formUnion(["String", "manual", "dismissed", "off", "none", "s", "ms"])
    #expect(try Grammar.ofDialogs().words.symmetricDifference(words).sorted() == [])
  }

  /// What may follow a keyword, as the model knows it.
  static let values: [(String, [String])] = [
    ("purpose", Dialog.Purpose.allCases.map(\.rawValue)),
    ("keyboard", Field.Keyboard.allCases.map(\.rawValue)),
    ("content", Field.Content.allCases.map(\.rawValue)),
    ("delivery", NotificationDetails.Delivery.allCases.map(\.rawValue)),
    ("category", NotificationDetails.Category.allCases.map(\.rawValue)),
    ("suggest", NotificationDetails.Style.allCases.map(\.rawValue)),
    ("level", NotificationDetails.Level.allCases.map(\.rawValue)),
    ("media", NotificationDetails.Media.Kind.allCases.map(\.rawValue)),
    ("ruleSetting", Severity.allCases.map(\.rawValue) + ["off"]),
    ("type", ParameterType.builtIn.map(\.keyword)),
    ("key", PluralCategory.allCases.map(\.rawValue) + ["true", "false"]),
    ("Style", ["number", "percent", "date", "time", "relative", "list", "quoted"]),
    ("exit", ["dismissed"]),
    ("layout", ["manual"]),
    ("shown", Dialog.Occasion.allCases.map(\.rawValue)),
  ]

  @Test(arguments: values)
  func valuesOfAKeywordAreThoseOfItsProduction(name: String, values: [String]) throws {
    let grammar = try Grammar.ofDialogs()
    let literals = grammar.literals { $0.name == name }
    let words = literals.filter { $0.utf8.allSatisfy(\.isASCIILetter) && $0 != name }
    #expect(words.sorted() == Set(values).sorted())
  }

  @Test func editionsAreThoseOfTheGrammar() throws {
    let years = try Grammar.ofDialogs().literals { $0.name == "guidelines" }
    #expect(years == Set(Edition.allCases.map { "\($0.rawValue)" } + ["guidelines"]))
  }

  @Test(arguments: [
    ("declaration", Keyword.declarations),
    ("projectStatement", Keyword.projectStatements),
    ("notificationsStatement", Keyword.projectNotificationStatements),
    ("alertStatement", Keyword.alertStatements),
    ("sheetStatement", Keyword.actionSheetStatements),
    ("notificationStatement", Keyword.notificationStatements),
    ("detailStatement", Keyword.detailStatements),
    ("buttonAttribute", Keyword.buttonAttributes),
    ("cancelAttribute", Keyword.cancelAttributes),
    ("fieldAttribute", Keyword.fieldAttributes),
  ])
  func keywordsThatBeginAConstruct(production: String, keywords: [Keyword]) throws {
    let first = try Grammar.ofDialogs().firstLiterals(of: production).subtracting(["@"])
    #expect(first.sorted() == keywords.map(\.rawValue).sorted())
  }

  @Test func attributesOfChoicesAndActions() throws {
    let grammar = try Grammar.ofDialogs()
    func first(_ names: String...) -> [String] {
      names.reduce(into: Set()) { $0.formUnion(grammar.firstLiterals(of: $1)) }.sorted()
    }
    #expect(
      first("choiceAttribute", "repetition") == Keyword.choiceAttributes.map(\.rawValue).sorted())
    #expect(
      first("actionAttribute", "input", "send") == Keyword.actionAttributes.map(\.rawValue).sorted()
    )
    #expect(first("allow", "deprecated") == Keyword.directives.map(\.rawValue).sorted())
  }

  /// A sign is a token of the parser's where the grammar has it, and begins none elsewhere.
  @Test func signsOfTheLexerAreThoseOfTheGrammar() throws {
    let signs = try Grammar.ofDialogs().literals { !$0.isToken || $0.name == "RuleName" }
      .filter { !($0.utf8.first!.isASCIILetter || $0.utf8.first!.isASCIIDigit) }
    let printable = (UInt8(0x21)...0x7E).filter {
      !$0.isASCIILetter && !$0.isASCIIDigit && $0 != 0x5F && $0 != 0x22
    }
    let lexed = printable.filter { sign in
      let tree = SyntaxTree.parse(SourceFile(name: "sign", bytes: [sign]), id: FileID(0))
      return tree.tokens.kinds[0] != .unknown
    }
    #expect(lexed.map { String(Unicode.Scalar($0)) } == signs.sorted())
  }
}
