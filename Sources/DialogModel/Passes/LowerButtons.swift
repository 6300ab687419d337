import DialogSupport
import DialogSyntax

extension Lowering {
  /// A `button`, `choice`, `action` or `cancel` statement.
  mutating func lowerButton(_ statement: Syntax, _ keyword: Keyword, of dialog: Int) {
    let isCancel = keyword == .cancel
    let word = statement.name
    guard isCancel || word != nil else { return }
    let name = word.map(Name.init) ?? Name("cancel", at: statement.keywordRange)
    checkStyle(name, .lowerCamelCase)
    if isSecondCancel(statement, name, isCancel, of: dialog) { return }
    guard isNewPart(name, of: dialog) else { return }
    if name.text == "dismissed" { report(.namedLikeLeaving(name)) }
    let group = program.dialogs[dialog].buttonGroup
    about(element: "\(group).\(name.text)") { lowering in
      var button = Button(name, isCancel ? .cancel : .normal, statement)
      lowering.lowerAttributes(statement, of: &button, in: dialog)
      lowering.lowerTitle(statement, of: &button, in: dialog)
      lowering.program.dialogs[dialog].buttons.append(button)
    }
  }

  /// Reports `button cancel` beside `cancel`, of which it is told that it goes.
  private mutating func isSecondCancel(
    _ statement: Syntax, _ name: Name, _ isCancel: Bool, of dialog: Int
  ) -> Bool {
    guard name.text == "cancel",
      let place = program.dialogs[dialog].buttons.firstIndex(where: { $0.name.text == "cancel" })
    else { return false }
    let first = program.dialogs[dialog].buttons[place]
    guard (first.role == .cancel) != isCancel else { return false }
    let (needless, kept) =
      isCancel ? (first.range, name.range) : (statement.range, first.name.range)
    let keyword = isCancel ? first.keyword : statement.keywordRange
    let end = isCancel ? first.name.range : name.range
    let head = SourceRange(keyword.file, ByteRange(keyword.start, end.end))
    let tree = statement.tree
    report(
      .secondCancel(
        tree.file.text(head.bytes), at: head, first: kept, line: tree.line(of: needless)))
    program.dialogs[dialog].buttons[place].role = .cancel
    return true
  }

  /// Takes up the name of a button or field; reports one that the dialog already has.
  mutating func isNewPart(_ name: Name, of dialog: Int) -> Bool {
    guard let first = scopes[dialog].parts.first(name) else { return true }
    report(.duplicate(name, first: first))
    return false
  }

  /// The text a button has; without one it gets its term in a later pass.
  private mutating func lowerTitle(_ statement: Syntax, of button: inout Button, in dialog: Int) {
    guard let syntax = statement.textSyntax else { return }
    scopes[dialog].element = button.repetition?.variable.text
    button.title = lowerText(syntax, in: dialog)
    scopes[dialog].element = nil
  }

  private mutating func lowerAttributes(
    _ statement: Syntax, of button: inout Button, in dialog: Int
  ) {
    let attributes = statement.attributes
    if attributes.isEmpty { return }
    var seen = SeenStatements()
    for attribute in attributes {
      guard let keyword = attribute.keyword, isFirst(attribute.syntax, keyword, in: &seen) else {
        continue
      }
      button.attributes.append(Clause(keyword.rawValue, at: attribute.syntax.range))
      lowerAttribute(attribute, keyword, of: &button, in: dialog)
    }
    if let limit = attributes.first(where: { $0.keyword == .limit }) {
      setLimit(limit, of: &button)
    }
  }

  private mutating func lowerAttribute(
    _ attribute: Attribute, _ keyword: Keyword, of button: inout Button, in dialog: Int
  ) {
    switch keyword {
    case .destructive: button.role = .destructive
    case .default: button.isMarkedDefault = true
    case .authenticated: button.needsAuthentication = true
    case .opens: button.destination = lowerDestination(attribute.syntax, in: dialog)
    case .if: button.condition = lowerCondition(attribute, in: dialog)
    case .for: button.repetition = lowerRepetition(attribute, in: dialog)
    case .input:
      guard let text = attribute.text.map({ lowerText($0, in: dialog) }) else { return }
      button.input = Button.TextInput(placeholder: text, send: button.input?.send)
    case .send: lowerSend(attribute, of: &button, in: dialog)
    default: break
    }
  }

  private mutating func lowerSend(
    _ attribute: Attribute, of button: inout Button, in dialog: Int
  ) {
    guard let text = attribute.text.map({ lowerText($0, in: dialog) }) else { return }
    if button.input == nil { report(.sendWithoutInput(at: attribute.syntax.range)) }
    button.input?.send = text
  }

  mutating func lowerCondition(_ attribute: Attribute, in dialog: Int) -> Condition? {
    guard let word = attribute.condition,
      let parameter = parameter(word, expecting: .bool, in: dialog)
    else { return nil }
    checkType(of: parameter, is: .bool, at: word, in: dialog)
    return Condition(parameter: parameter, isNegated: attribute.isNegated)
  }

  private mutating func lowerRepetition(
    _ attribute: Attribute, in dialog: Int
  ) -> Button.Repetition? {
    guard let variable = attribute.value, let list = attribute.list,
      let parameter = parameter(list, expecting: .stringList, in: dialog)
    else { return nil }
    checkType(of: parameter, is: .stringList, at: list, in: dialog)
    checkStyle(Name(variable), .lowerCamelCase)
    return Button.Repetition(variable: Name(variable), list: parameter, limit: nil)
  }

  private mutating func setLimit(_ attribute: Attribute, of button: inout Button) {
    guard let word = attribute.value else { return }
    guard let limit = Int(word.text), 1...Button.Repetition.mostElements ~= limit else {
      return report(.invalidLimit(word))
    }
    guard let repetition = button.repetition else {
      return report(.limitWithoutList(at: attribute.syntax.range))
    }
    button.repetition = Button.Repetition(
      variable: repetition.variable, list: repetition.list, limit: limit)
  }
}

extension Button {
  /// - Parameter name: of one without a name it stands at its keyword.
  fileprivate init(_ name: Name, _ role: Role, _ statement: Syntax) {
    self.init(
      name: name, role: role, isMarkedDefault: false, title: Text([], at: name.range.atEnd),
      condition: nil, repetition: nil, needsAuthentication: false, destination: nil,
      input: nil,
      documentation: statement.documentation, attributes: [], keyword: statement.keywordRange,
      range: statement.range)
  }
}
