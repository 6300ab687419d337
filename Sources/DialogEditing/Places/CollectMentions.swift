import DialogModel
import DialogSupport
import DialogSyntax

/// Finds the names in a declaration and what they stand for, by the syntax alone: what is declared
/// elsewhere is asked for by name.
struct MentionCollector {
  private(set) var mentions: [Mention] = []
  private let scope: DialogScope?
  /// What the next names are in.
  private var node: Syntax
  /// What the choice around the next text calls an element of its list, and the choice.
  private var element: (name: String, choice: String)?

  /// - Parameter dialog: finds the declaration of the dialog of a name.
  static func mentions(
    in declaration: Syntax, dialog: (String) -> Syntax?
  ) -> [Mention] {
    var collector = MentionCollector(declaration, dialog)
    collector.collect(declaration)
    return collector.mentions
  }

  private init(_ declaration: Syntax, _ dialog: (String) -> Syntax?) {
    node = declaration
    switch declaration.kind {
    case .dialog: scope = DialogScope(declaration)
    case .translation:
      let name = TranslationDeclaration(declaration).dialog?.text
      scope = name.flatMap(dialog).map(DialogScope.init)
    default: scope = nil
    }
  }

  private mutating func add(_ word: Word?, _ symbol: (String) -> Symbol?) {
    add(word, .use, symbol)
  }

  private mutating func add(_ word: Word?, _ role: Mention.Role, _ symbol: (String) -> Symbol?) {
    guard let word, let symbol = symbol(word.text) else { return }
    mentions.append(
      Mention(symbol: symbol, word: word, role: role, node: node, dialog: scope?.dialog))
  }

  private mutating func within(_ node: Syntax, _ body: (inout MentionCollector) -> Void) {
    let outer = self.node
    self.node = node
    body(&self)
    self.node = outer
  }

  // MARK: Declarations

  private mutating func collect(_ declaration: Syntax) {
    for directive in declaration.descendants where directive.kind == .directive {
      within(directive) { $0.add(Directive(directive).rule, Symbol.rule) }
    }
    switch declaration.kind {
    case .project:
      add(ProjectDeclaration(declaration).name, .declaration, Symbol.project)
      collectStatements(declaration.children)
    case .enumeration: collectEnum(EnumDeclaration(declaration))
    case .terms: collectTerms(declaration)
    case .dialog:
      add(DialogDeclaration(declaration).name, .declaration, Symbol.dialog)
      for parameter in DialogDeclaration(declaration).parameters {
        within(parameter.syntax) { $0.collectParameter(parameter) }
      }
      collectStatements(declaration.children)
    case .translation: collectTranslation(TranslationDeclaration(declaration))
    default: break
    }
  }

  private mutating func collectEnum(_ declaration: EnumDeclaration) {
    add(declaration.name, .declaration, Symbol.enumeration)
    guard let type = declaration.name?.text else { return }
    for child in declaration.syntax.children where child.kind == .enumCase && !child.isEmpty {
      within(child) {
        $0.add(child.word(child.firstToken), .declaration) { .enumCase($0, of: type) }
      }
    }
  }

  private mutating func collectTerms(_ declaration: Syntax) {
    for child in declaration.children where child.kind == .term && !child.isEmpty {
      within(child) {
        $0.add(child.word(child.keywordToken), .declaration, Symbol.term)
        $0.collectTexts(in: child)
      }
    }
  }

  private mutating func collectParameter(_ parameter: ParameterSyntax) {
    guard let scope, !parameter.syntax.isEmpty else { return }
    add(parameter.name, .declaration) { .parameter($0, of: scope.dialog) }
    add(parameter.type) { DialogScope.isEnum($0) ? .enumeration($0) : nil }
  }

  private mutating func collectTranslation(_ declaration: TranslationDeclaration) {
    add(declaration.language, Symbol.language)
    add(declaration.dialog, Symbol.dialog)
    for row in declaration.rows where !row.syntax.isEmpty {
      within(row.syntax) { $0.collectRow(row) }
    }
  }

  private mutating func collectRow(_ row: TranslationRow) {
    if let scope { collectNames(of: row, in: scope) }
    element = scope?.element(ofChoice: row.name.text).map { ($0, row.name.text) }
    collectTexts(in: row.syntax)
    element = nil
  }

  private mutating func collectNames(of row: TranslationRow, in scope: DialogScope) {
    add(row.name) { scope.row($0, isWhole: row.part == nil) }
    add(row.part) { .text(row.name.text + "." + $0, of: scope.dialog) }
  }

  // MARK: Statements

  private mutating func collectStatements(_ statements: Syntax.Children) {
    for statement in statements where !statement.isEmpty {
      within(statement) { $0.collectStatement(statement) }
    }
  }

  private mutating func collectStatement(_ statement: Syntax) {
    switch statement.kind {
    case .textStatement: collectText(statement)
    case .wordStatement: collectWord(statement)
    case .listStatement where statement.keyword == .locales:
      for tag in statement.listElements { add(tag, .declaration, Symbol.language) }
    case .blockStatement: collectStatements(statement.children)
    case .ruleSetting: add(statement.ruleSetting?.rule, Symbol.rule)
    case .button, .field: collectPart(statement)
    case .badge:
      add(statement.value, parameter)
      collectAttributes(of: statement)
    case .media: add(statement.mediaName, use(of: .value))
    case .destination: collectDestination(statement)
    case .occasion: collectAttributes(of: statement)
    default: break
    }
  }

  private mutating func collectText(_ statement: Syntax) {
    if let scope {
      let word = statement.keyword.map { Word(text: $0.rawValue, range: statement.keywordRange) }
      add(word, .declaration) { .text($0, of: scope.dialog) }
    }
    collectTexts(in: statement)
  }

  private mutating func collectWord(_ statement: Syntax) {
    switch statement.keyword {
    case .exit:
      add(statement.value) { [scope] name in
        let isLeaving = name == "dismissed" && scope?.parts[name] == nil
        return isLeaving ? nil : scope.map { .part(name, of: $0.dialog) }
      }
    case .source where scope == nil: add(statement.value, Symbol.language)
    case .source: add(statement.value) { .appName($0, .control) }
    case .thread: add(statement.value, use(of: .thread))
    case .identifier: add(statement.value, use(of: .identifier))
    case .consent, .permission: add(statement.value, Symbol.dialog)
    case .settings: add(statement.value) { .appName($0, .screen) }
    default: break
    }
  }

  /// A parameter of the dialog, or a name of the app’s.
  private func use(of kind: Symbol.AppName) -> (String) -> Symbol? {
    { [scope] name in
      if let scope, scope.parameters[name] != nil { return .parameter(name, of: scope.dialog) }
      return .appName(name, kind)
    }
  }

  private mutating func collectDestination(_ syntax: Syntax) {
    add(syntax.value) { .appName($0, .screen) }
    add(syntax.shownName, use(of: .value))
  }

  // MARK: Buttons and fields

  private mutating func collectPart(_ statement: Syntax) {
    guard let scope, let name = statement.partName else { return }
    let isKeyword = statement.name == nil
    add(name, isKeyword ? .keyword : .declaration) { .part($0, of: scope.dialog) }
    if statement.kind == .button, statement.textSyntax == nil {
      add(name, .term) { .term(statement.keyword == .cancel ? "cancel" : $0) }
    }
    collectAttributes(of: statement)
    element = scope.element(in: statement).map { ($0, name.text) }
    for child in statement.children where child.kind != .attribute { collectTexts(of: child) }
    element = nil
  }

  private mutating func collectAttributes(of statement: Syntax) {
    for attribute in statement.attributes { collectAttribute(attribute, of: statement) }
  }

  private mutating func collectAttribute(_ attribute: Attribute, of statement: Syntax) {
    switch attribute.keyword {
    case .if: add(attribute.condition, parameter)
    case .for: collectRepetition(attribute, of: statement)
    case .initial where attribute.text == nil: add(attribute.value, parameter)
    case .opens: collectDestination(attribute.syntax)
    case .clearedBy: add(attribute.value) { .appName($0, .screen) }
    case .after: add(attribute.value) { .appName($0, .deed) }
    case .input, .send, .initial: collectTextAttribute(attribute, of: statement)
    default: break
    }
  }

  private mutating func collectTextAttribute(_ attribute: Attribute, of statement: Syntax) {
    if let scope, let part = statement.partName?.text, let keyword = attribute.keyword {
      let word = Word(text: keyword.rawValue, range: attribute.syntax.keywordRange)
      add(word, .declaration) { .text(part + "." + $0, of: scope.dialog) }
    }
    collectTexts(in: attribute.syntax)
  }

  private mutating func collectRepetition(_ attribute: Attribute, of statement: Syntax) {
    guard let scope, let choice = statement.partName?.text else { return }
    add(attribute.value, .declaration) { .element($0, choice: choice, of: scope.dialog) }
    add(attribute.list, parameter)
  }

  private func parameter(_ name: String) -> Symbol? {
    scope.map { .parameter(name, of: $0.dialog) }
  }

  // MARK: Texts

  private mutating func collectTexts(in syntax: Syntax) {
    for child in syntax.children { collectTexts(of: child) }
  }

  private mutating func collectTexts(of syntax: Syntax) {
    if syntax.isEmpty { return }
    switch syntax.kind {
    case .string: collectPlaceholders(of: StringSyntax(syntax))
    case .selection: collectSelection(SelectionSyntax(syntax))
    case .languageRow:
      add(syntax.word(syntax.firstToken), Symbol.language)
      collectTexts(in: syntax)
    case .languages, .arm: collectTexts(in: syntax)
    default: break
    }
  }

  private mutating func collectSelection(_ selection: SelectionSyntax) {
    add(selection.selector, parameter)
    let type = selection.selector.flatMap { scope?.parameters[$0.text] }
    if let type, DialogScope.isEnum(type) {
      // What is left over is no case.
      for arm in selection.arms where arm.key.text != "other" {
        add(arm.key) { .enumCase($0, of: type) }
      }
    }
    collectTexts(in: selection.syntax)
  }

  private mutating func collectPlaceholders(of string: StringSyntax) {
    if string.isVerbatim { return }
    let tree = string.syntax.tree
    for case .placeholder(let name, _, _) in string.segments {
      let word = Word(text: tree.file.text(name), range: tree.range(name))
      add(word, value)
    }
  }

  /// What a placeholder stands for: the element of a list before a parameter.
  private func value(_ name: String) -> Symbol? {
    if let scope, let element, element.name == name {
      return .element(name, choice: element.choice, of: scope.dialog)
    }
    return parameter(name)
  }
}

extension DialogScope {
  fileprivate func element(in statement: Syntax) -> String? {
    statement.attributes.first { $0.keyword == .for }?.value?.text
  }
}
