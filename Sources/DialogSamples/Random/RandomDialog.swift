/// A dialog on its way, statement by statement.
struct RandomDialog {
  var chance: Chance
  /// Its place among the dialogs of the program, from 1.
  let number: Int
  let noun: Noun
  /// Whether its translations stand apart from it.
  let isApart: Bool
  private(set) var name = ""
  private var keyword = ""
  private var parameters: [String] = []
  private var statements: [String] = []
  private var directives: [String] = []
  /// Rows of the translations apart.
  private var rows: [(key: String, phrase: Phrase)] = []

  init(_ number: Int, _ chance: Chance) {
    self.number = number
    self.chance = chance
    noun = self.chance.element(of: Noun.all)
    isApart = self.chance.wants(.translation, oneIn: 4)
  }

  mutating func begin(_ keyword: String, _ verb: String) {
    self.keyword = keyword
    name = "\(verb)\(noun.english)\(number)"
  }

  mutating func add(_ statement: String) { statements.append(statement) }

  mutating func add(parameter: String) {
    if !parameters.contains(parameter) { parameters.append(parameter) }
  }

  mutating func add(directive: String) { directives.append(directive) }

  /// A text at a place, and what stands before it.
  ///
  /// - Parameter key: the row of a translation that stands apart.
  mutating func add(_ statement: String, _ phrase: Phrase, key: String, _ rest: String = "") {
    add(statement + " " + text(phrase, key: key) + rest)
  }

  /// A text as the dialog writes its texts: in all languages, or in its own with rows apart.
  mutating func text(_ phrase: Phrase, key: String) -> String {
    if isApart {
      chance.use(.sourceText)
      if key.contains(".") { chance.use(.translationPart) }
      rows.append((key, phrase))
      return phrase.english
    }
    chance.use(.languages)
    let gap = chance.oneIn(2) ? "\n    " : "  "
    let parts = ["en " + phrase.english, "ko " + phrase.korean, "ar " + phrase.arabic]
    let isLong = gap != "  "
    return "{" + (isLong ? gap : " ") + parts.joined(separator: gap) + (isLong ? "\n  }" : " }")
  }

  /// A sentence, with the parameters it needs.
  mutating func say(_ statement: String, _ key: String, among sentences: [Sentence] = Sentence.all)
  {
    let sentence = chance.choose(sentences) { $0.constructs }
    for parameter in sentence.parameters { add(parameter: parameter) }
    add(statement, sentence.phrase, key: key)
  }

  /// A condition that a button or a field has now and then, with a space in front.
  mutating func condition(_ construct: Construct) -> String {
    chance.wants(construct, oneIn: 5) ? condition() : ""
  }

  mutating func condition() -> String {
    add(parameter: "isReady: Bool")
    chance.use(.bool)
    return chance.choose([(.condition, " if isReady"), (.negatedCondition, " if not isReady")])
  }

  // MARK: Writing

  /// The source of it, with a blank line before it.
  mutating func source() -> String {
    var text = "\n"
    if chance.wants(.documentation) { text += "/// Dialog \(number), about one thing.\n" }
    for directive in directives { text += directive + "\n" }
    text += "\(keyword) \(name)\(parameterList()) {" + body() + "}\n"
    if isApart { text += translation("ko", \.korean) + translation("ar", \.arabic) }
    return text
  }

  private func parameterList() -> String {
    parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")"
  }

  private mutating func body() -> String {
    let isShort = statements.allSatisfy { !$0.contains("\n") && !$0.contains("//") }
    if isShort, chance.wants(.semicolon, oneIn: 6) {
      return " " + statements.joined(separator: "; ") + " "
    }
    var text = "\n"
    for statement in statements {
      if chance.oneIn(12) { text += comment() }
      text += "  " + statement + "\n"
    }
    return text
  }

  private mutating func comment() -> String {
    chance.choose([
      (.lineComment, "  // What follows is chosen by chance.\n"),
      (.slashesComment, "  //// No documentation.\n"),
      (.inlineComment, "  /* On a line of its own. */\n"),
      (.nestedComment, "  /* Comments /* nest */ here. */\n"),
      (.linesComment, "  /* Over\n     two lines. */\n"),
    ])
  }

  private func translation(_ tag: String, _ pattern: KeyPath<Phrase, String>) -> String {
    let lines = rows.map { "  \($0.key) \($0.phrase[keyPath: pattern])\n" }
    return "\ntranslation \(tag) of \(name) {\n\(lines.joined())}\n"
  }
}
