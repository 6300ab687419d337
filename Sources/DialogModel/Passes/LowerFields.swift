import DialogFindings
import DialogSupport
import DialogSyntax

extension Lowering {
  mutating func lowerField(_ statement: Syntax, of dialog: Int) {
    guard let word = statement.name else { return }
    let name = Name(word)
    checkStyle(name, .lowerCamelCase)
    guard isNewPart(name, of: dialog) else { return }
    about(element: "fields.\(name.text)") { lowering in
      var field = Field(name, statement)
      if let text = statement.textSyntax {
        field.placeholder = lowering.lowerText(text, in: dialog)
      } else {
        lowering.report(.missingLabel(name))
      }
      lowering.lowerAttributes(statement, of: &field, in: dialog)
      lowering.program.dialogs[dialog].fields.append(field)
    }
  }

  private mutating func lowerAttributes(
    _ statement: Syntax, of field: inout Field, in dialog: Int
  ) {
    var seen = SeenStatements()
    for attribute in statement.attributes {
      guard let keyword = attribute.keyword, isFirst(attribute.syntax, keyword, in: &seen) else {
        continue
      }
      switch keyword {
      case .required: field.isRequired = true
      case .secure: field.isSecure = true
      case .keyboard:
        field.keyboard = lowerKeyboard(attribute, of: statement) ?? .text
      case .content:
        field.content = attribute.value.flatMap { value($0, of: keyword, Field.Content.self) }
      case .initial: field.initial = lowerInitial(attribute, in: dialog)
      case .if: field.condition = lowerCondition(attribute, in: dialog)
      default: break
      }
    }
  }

  private mutating func lowerKeyboard(
    _ attribute: Attribute, of statement: Syntax
  ) -> Field.Keyboard? {
    guard let word = attribute.value else { return nil }
    let others = statement.attributes.compactMap(\.keyword)
    if let finding = Diagnostic.contentForKeyboard(word, attribute.syntax.range, besides: others) {
      report(finding)
      return nil
    }
    return value(word, of: .keyboard, Field.Keyboard.self)
  }

  private mutating func lowerInitial(_ attribute: Attribute, in dialog: Int) -> Field.Initial? {
    if let text = attribute.text { return .text(lowerText(text, in: dialog)) }
    guard let word = attribute.value,
      let parameter = parameter(word, expecting: .string, in: dialog)
    else { return nil }
    switch program.dialogs[dialog].parameters[parameter].type {
    case .bool, .enumeration, .stringList:
      reportType(of: parameter, wanted: .string, at: word, in: dialog)
    default: break
    }
    return .parameter(parameter)
  }
}

extension Field {
  fileprivate init(_ name: Name, _ statement: Syntax) {
    self.init(
      name: name, placeholder: Text([], at: name.range.atEnd), keyboard: .text, content: nil,
      initial: nil, isSecure: false, isRequired: false, condition: nil,
      documentation: statement.documentation, range: statement.range)
  }
}
