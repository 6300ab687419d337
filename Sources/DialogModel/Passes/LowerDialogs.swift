import DialogFindings
import DialogSupport
import DialogSyntax

extension Lowering {
  /// Adds a dialog, which must have a name, as the program's last.
  mutating func lowerDialog(_ declaration: DialogDeclaration) {
    guard let word = declaration.name else { return }
    about(dialog: word.text) { $0.lowerDialog(declaration, Name(word)) }
  }

  private mutating func lowerDialog(_ declaration: DialogDeclaration, _ name: Name) {
    checkStyle(name, .upperCamelCase)
    let index = program.dialogs.count
    program.dialogs.append(Dialog(name, kind(of: declaration), declaration))
    scopes.append(ParameterScope())
    scopes[index].declaration = declaration
    lowerParameters(declaration, of: index)
    program.dialogs[index].reserve()
    for directive in declaration.syntax.directives { lowerDirective(directive, of: index) }
    var seen = SeenStatements()
    for statement in declaration.statements {
      guard let keyword = statement.keyword, statement.kind != .parameter,
        isFirst(statement, keyword, in: &seen)
      else { continue }
      lowerStatement(statement, keyword, of: index)
    }
    resolveExit(of: index)
    checkRoleNames(of: index)
  }

  /// A row of a translation means a text before a button or field of the same name.
  private mutating func checkRoleNames(of index: Int) {
    for field in program.dialogs[index].fields.indices {
      checkRoleName(program.dialogs[index].fields[field].name, of: index)
    }
    for button in program.dialogs[index].buttons.indices {
      checkRoleName(program.dialogs[index].buttons[button].name, of: index)
    }
  }

  private mutating func checkRoleName(_ name: Name, of dialog: Int) {
    let isRole = program.dialogs[dialog].texts.indices.contains {
      program.dialogs[dialog].texts[$0].role.rawValue == name.text
    }
    if isRole { report(.roleName(name)) }
  }

  private func kind(of declaration: DialogDeclaration) -> Dialog.Kind {
    switch declaration.syntax.keyword {
    case .actionSheet: .actionSheet
    case .notification: .notification
    default: .alert
    }
  }

  // MARK: Parameters

  private mutating func lowerParameters(_ declaration: DialogDeclaration, of dialog: Int) {
    let ranges = declaration.parameters.map(\.syntax.range)
    for (index, parameter) in declaration.parameters.enumerated() {
      let name = Name(parameter.name.text.withoutHyphens, at: parameter.name.range)
      checkStyle(name, .lowerCamelCase)
      if let first = declaredParameter(name.text, in: dialog) {
        report(.duplicate(name, first: program.dialogs[dialog].parameters[first].name))
        continue
      }
      let type = parameter.type.flatMap { self.type($0) }
      addParameter(
        Parameter(
          name: name, type: type ?? .string, isSensitive: parameter.isSensitive,
          documentation: parameter.syntax.documentation),
        isInferred: type == nil, to: dialog)
      scopes[dialog].removals.append(
        removal(of: index, among: ranges, list: declaration.parameterListRange))
    }
  }

  /// A parameter with the comma that goes with it, or the parentheses of an only one.
  private func removal(
    of index: Int, among ranges: [SourceRange], list: @autoclosure () -> SourceRange?
  ) -> SourceRange {
    let (file, range) = (ranges[index].file, ranges[index])
    if index > 0 { return SourceRange(file, ByteRange(ranges[index - 1].end, range.end)) }
    if ranges.count > 1 { return SourceRange(file, ByteRange(range.start, ranges[1].start)) }
    return list() ?? range
  }

  mutating func addParameter(_ parameter: Parameter, isInferred: Bool, to dialog: Int) {
    if !isInferred { scopes[dialog].declared.append(parameter.name.text) }
    scopes[dialog].indexes[parameter.name.text] = program.dialogs[dialog].parameters.count
    program.dialogs[dialog].parameters.append(parameter)
    scopes[dialog].isUsed.append(isInferred)
    scopes[dialog].isInferred.append(isInferred)
  }

  /// The type that a word names, reported where it names none.
  private mutating func type(_ word: Word) -> ParameterType? {
    if let type = ParameterType.builtIn.first(where: { $0.keyword == word.text })?.type {
      return type
    }
    if word.text == "[String]" { return .stringList }
    if let index = enumIndex[word.text] { return .enumeration(index) }
    report(.unknownType(word, known: sharedNames.types(program)))
    return nil
  }

  // MARK: Statements

  mutating func lowerStatement(_ statement: Syntax, _ keyword: Keyword, of dialog: Int) {
    if statement.isClause {
      program.dialogs[dialog].statements.append(
        Clause(keyword.rawValue, at: statement.range))
    }
    switch statement.kind {
    case .textStatement: lowerTextStatement(statement, keyword, of: dialog)
    case .button: lowerButton(statement, keyword, of: dialog)
    case .field: lowerField(statement, of: dialog)
    case .refusedStatement:
      program.dialogs[dialog].refusedStatements.append(
        Clause(keyword.rawValue, at: statement.range))
    case .occasion: lowerWord(statement, keyword, of: dialog)
    case .wordStatement where program.dialogs[dialog].kind != .notification:
      lowerWord(statement, keyword, of: dialog)
    default:
      lowerNotificationStatement(statement, keyword, of: dialog)
    }
  }

  private mutating func lowerDirective(_ directive: Directive, of dialog: Int) {
    guard directive.name?.text == Keyword.deprecated.rawValue else { return }
    program.dialogs[dialog].deprecation = directive.argument?.plainText
  }

  private mutating func lowerTextStatement(
    _ statement: Syntax, _ keyword: Keyword, of dialog: Int
  ) {
    guard let role = TextRole(keyword), let syntax = statement.textSyntax
    else { return }
    about(element: role.rawValue) { lowering in
      let text = lowering.lowerText(
        syntax, documentation: statement.documentation, in: dialog)
      lowering.program.dialogs[dialog].texts.append(
        RoledText(role: role, text: text, keyword: statement.keywordRange))
    }
  }

  private mutating func lowerWord(_ statement: Syntax, _ keyword: Keyword, of dialog: Int) {
    switch keyword {
    case .purpose:
      program.dialogs[dialog].purpose = value(statement, Dialog.Purpose.self)
    case .source: program.dialogs[dialog].source = statement.value.map(Name.init)
    case .undoable: program.dialogs[dialog].isUndoable = true
    case .layout:
      program.dialogs[dialog].isManuallyPlaced = isOnlyWord(statement, keyword)
    case .shown:
      program.dialogs[dialog].occasion = value(statement, Dialog.Occasion.self)
      let after = statement.attributes.first { $0.keyword == .after }?.value
      program.dialogs[dialog].shownAfter = after.map(Name.init)
    case .exit: scopes[dialog].exit = statement.value.map(Name.init)
    default: break
    }
  }

  private mutating func isOnlyWord(_ statement: Syntax, _ keyword: Keyword) -> Bool {
    guard let word = statement.value else { return false }
    let isKnown = keyword.values.contains(word.text)
    if !isKnown { report(.unknownValue(word, of: keyword, known: keyword.values)) }
    return isKnown
  }

  /// The value of a statement that takes one of a list of words, reported where it is not in it.
  mutating func value<Value: RawRepresentable<String> & CaseIterable>(
    _ statement: Syntax, _ type: Value.Type
  ) -> Value? {
    guard let word = statement.value, let keyword = statement.keyword else { return nil }
    return value(word, of: keyword, type)
  }

  mutating func value<Value: RawRepresentable<String> & CaseIterable>(
    _ word: Word, of keyword: Keyword, _ type: Value.Type
  ) -> Value? {
    if let value = Value(rawValue: word.text) { return value }
    report(.unknownValue(word, of: keyword, known: keyword.values))
    return nil
  }

  // MARK: Exit

  /// What leaving means: Cancel, or the button that `exit` names.
  private mutating func resolveExit(of dialog: Int) {
    guard let name = scopes[dialog].exit else { return program.dialogs[dialog].exitByCancel() }
    program.dialogs[dialog].statesExit = true
    if name.text == "dismissed" { return }
    let names = program.dialogs[dialog].buttons.map(\.name.text)
    if let button = names.firstIndex(of: name.text) {
      program.dialogs[dialog].exitButton = button
    } else {
      program.dialogs[dialog].unresolvedExit = name.text
      report(unknownExit(name, of: program.dialogs[dialog]))
    }
  }

  /// `exit` with the name of no button. Nobody leaves by a button that destroys.
  private func unknownExit(_ name: Name, of dialog: Dialog) -> Diagnostic {
    let statement = dialog.statement("exit")?.range ?? name.range
    if dialog.cancelButton != nil {
      let line = scopes[program.dialogs.count - 1].declaration?.syntax.tree.line(of: statement)
      return .exitBesideCancel(name, line: line ?? statement)
    }
    if name.text == "cancel" {
      let isOnly = dialog.buttons.allSatisfy { $0.role == .destructive }
      return .exitWithoutCancel(name, statement: isOnly ? statement : nil)
    }
    let names = dialog.buttons.filter { $0.role != .destructive }.map(\.name.text)
    let isSole = dialog.buttons.count == 1 && names.count == 1
    return .unknownButton(name, known: names + ["dismissed"], sole: isSole ? names[0] : nil)
  }
}

extension Syntax {
  /// Whether it is a statement that stands once in a dialog.
  fileprivate var isClause: Bool {
    switch kind {
    case .button, .field, .directive, .refusedStatement, .skipped: false
    default: true
    }
  }
}

extension TextRole {
  /// The role of the text that a keyword begins.
  fileprivate init?(_ keyword: Keyword) {
    switch keyword {
    case .title: self = .title
    case .subtitle: self = .subtitle
    case .message: self = .message
    case .body: self = .body
    case .hiddenPreview: self = .hiddenPreview
    case .description: self = .description
    default: return nil
    }
  }
}

extension Dialog {
  /// Makes room for what most dialogs have.
  fileprivate mutating func reserve() {
    texts.reserveCapacity(2)
    buttons.reserveCapacity(2)
    statements.reserveCapacity(4)
  }

  /// Leaving means Cancel, where there is one.
  fileprivate mutating func exitByCancel() {
    exitButton = cancelButton
    statesExit = exitButton != nil
  }

  fileprivate init(_ name: Name, _ kind: Kind, _ declaration: DialogDeclaration) {
    let syntax = declaration.syntax
    self.init(
      name: name, kind: kind, documentation: syntax.documentation, deprecation: nil,
      parameters: [], purpose: nil, texts: [], buttons: [], fields: [], exitButton: nil,
      statesExit: false, defaultButton: nil,
      placement: Placement(arrangement: .row, order: [], rowOrder: nil), isManuallyPlaced: false,
      source: nil, occasion: nil, shownAfter: nil, isUndoable: false,
      notification: kind == .notification ? NotificationDetails() : nil, refusedStatements: [],
      statements: [], keyword: syntax.keywordRange, body: declaration.body, range: syntax.range)
  }
}
