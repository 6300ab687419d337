import DialogFindings
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// What the grammar derives, the parser reads, and both see the same structure in it.
@Suite struct GrammarSentenceTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func parserReadsWhatTheGrammarDerives(seed: UInt64) throws {
    var generator = SentenceGenerator.ofDialogs(try Grammar.ofDialogs(), seed: seed)
    for number in 0..<500 {
      let sentence = generator.next()
      let tree = SyntaxTree.parse(
        SourceFile(name: "sentence", bytes: sentence.bytes), id: FileID(0))
      let text = String(decoding: sentence.bytes, as: UTF8.self)
      try #require(tree.findings.map(\.summary) == [], "sentence \(number):\n\(text)")
      try #require(tree.printed() == sentence.bytes, "sentence \(number):\n\(text)")
      let derived = NodeCounts(derivedBy: sentence, of: generator.grammar)
      try #require(NodeCounts(in: tree.root) == derived, "sentence \(number):\n\(text)")
    }
  }

  @Test func sentencesUseEveryBranchOfTheGrammar() throws {
    let grammar = try Grammar.ofDialogs()
    var generator = SentenceGenerator.ofDialogs(grammar, seed: 5)
    for _ in 0..<1_500 { _ = generator.next() }
    let owners = grammar.branchOwners()
    let missed = generator.taken.indices.filter {
      !owners[$0].isEmpty && generator.taken[$0].contains(0)
    }
    #expect(missed.map { "\(owners[$0]) \(generator.taken[$0])" } == [])
    #expect(generator.taken.count > 150)
  }

  @Test func everyProductionLeadsFromAFile() throws {
    let grammar = try Grammar.ofDialogs()
    let names = Set(grammar.productions.map(\.name))
    #expect(grammar.reachable(from: ["file", "Space"]) == names)
  }

  @Test func equalSeedsGiveEqualSentences() throws {
    let grammar = try Grammar.ofDialogs()
    var first = SentenceGenerator.ofDialogs(grammar, seed: 7)
    var second = SentenceGenerator.ofDialogs(grammar, seed: 7)
    var other = SentenceGenerator.ofDialogs(grammar, seed: 8)
    let sentences = (0..<20).map { _ in first.next().bytes }
    #expect(sentences == (0..<20).map { _ in second.next().bytes })
    #expect(sentences != (0..<20).map { _ in other.next().bytes })
  }
}

extension SentenceGenerator {
  static func ofDialogs(_ grammar: Grammar, seed: UInt64) -> SentenceGenerator {
    SentenceGenerator(
      grammar, seed: seed,
      favourites: [
        "Name": grammar.words.sorted(), "LanguageTag": ["en", "ko", "pt-BR", "zh-Hans", "es-419"],
      ],
      uniform: ["Margin": "MultilineString"],
      weights: [
        "InlineComment": 1, "MultilineComment": 1, "LineComment": 1, "DocComment": 1,
        "directive": 2, "selection": 2, "dialog": 64, "alertStatement": 32, "sheetStatement": 32,
        "notificationStatement": 32, "detailStatement": 32, "fieldAttribute": 32,
      ])
  }
}

/// How many nodes of each kind a file has.
struct NodeCounts: Equatable {
  private var counts: [NodeKind: Int] = [:]

  init(in root: Syntax) { count(root) }

  private mutating func count(_ syntax: Syntax) {
    counts[syntax.kind, default: 0] += 1
    for child in syntax.children { count(child) }
  }

  init(derivedBy sentence: SentenceGenerator.Sentence, of grammar: Grammar) {
    for (production, uses) in zip(grammar.productions, sentence.uses) where uses > 0 {
      guard let kind = NodeCounts.kinds[production.name] else { continue }
      counts[kind, default: 0] += uses
    }
  }

  /// The kind of node that the parser writes for a production; it writes none for the others.
  static let kinds: [String: NodeKind] = {
    var kinds: [String: NodeKind] = [
      "file": .file, "project": .project, "enumeration": .enumeration, "terms": .terms,
      "dialog": .dialog, "translation": .translation, "directive": .directive,
      "enumCase": .enumCase, "term": .term, "parameter": .parameter,
      "translationRow": .translationRow, "ruleSetting": .ruleSetting, "field": .field,
      "sound": .sound, "badge": .badge, "media": .media, "opens": .destination,
      "shown": .occasion, "string": .string,
      "plainString": .string, "selection": .selection, "arm": .arm, "languages": .languages,
      "languageRow": .languageRow, "stamp": .stamp,
    ]
    let groups: [NodeKind: [String]] = [
      .textStatement: [
        "app", "title", "subtitle", "message", "body", "hiddenPreview", "description",
      ],
      .wordStatement: [
        "guidelines", "sourceLanguage", "textSize", "permission", "settings", "purpose",
        "sourceControl", "exit", "layout", "undoable", "delivery", "category", "suggest",
        "level", "thread", "identifier", "consent",
      ],
      .listStatement: ["locales", "devices"],
      .blockStatement: ["notifications", "rules", "detail"],
      .button: ["button", "choice", "action", "cancel"],
      .attribute: [
        "fieldAttribute", "buttonAttribute", "choiceAttribute", "cancelAttribute",
        "actionAttribute", "input", "send", "repetition", "clearedBy", "after", "live",
      ],
    ]
    for (kind, names) in groups { for name in names { kinds[name] = kind } }
    return kinds
  }()
}

extension Diagnostic {
  fileprivate var summary: String { "\(rule) at \(range.start): \(message.english)" }
}

extension Grammar {
  /// The production in which each branch stands.
  fileprivate func branchOwners() -> [String] {
    var owners = outcomes.map { _ in "" }
    for production in productions {
      forEachOutcome(in: production.body) { branch, _, _ in owners[branch] = production.name }
    }
    return owners
  }
}
