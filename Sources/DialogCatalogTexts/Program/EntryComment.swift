import DialogModel

/// What translators are told of a text, in English, as the keys are.
struct EntryComment {
  private let program: Program
  private let place: TextPlace
  private let arguments: [Argument]
  private let specified: [Argument]

  /// - Parameter specified: the arguments that the text writes as specifiers, not by name.
  init(
    _ program: Program, _ place: TextPlace, _ arguments: [Argument], specified: [Argument]
  ) {
    self.program = program
    self.place = place
    self.arguments = arguments
    self.specified = specified
  }

  /// `Title of the alert DeleteItems, where kind is photo. %lld is count. …`
  func text(_ path: [Decision], _ splits: [Split]) -> String {
    switch place {
    case .app: "The app’s name, as people see it.".followed(by: program.project.app)
    case .term(let index):
      "The term “\(program.terms[index].name.text)” of the project’s glossary."
        .followed(by: program.terms[index].text)
    case .dialog(let index, let element):
      DialogEntryComment(
        program, program.dialogs[index], element, arguments, specified: specified
      ).text(path, splits)
    }
  }
}

private struct DialogEntryComment {
  private let program: Program
  private let dialog: Dialog
  private let element: Element
  private let arguments: [Argument]
  private let specified: [Argument]

  init(
    _ program: Program, _ dialog: Dialog, _ element: Element, _ arguments: [Argument],
    specified: [Argument]
  ) {
    self.program = program
    self.dialog = dialog
    self.element = element
    self.arguments = arguments
    self.specified = specified
  }

  func text(_ path: [Decision], _ splits: [Split]) -> String {
    var place = "\(part) of the \(kind) \(dialog.name.text)"
    for (decision, split) in zip(path, splits) {
      let value = decision.written(of: split.parameter, in: dialog.parameters, program.enums)
      place += ", where \(dialog.parameters[split.parameter].name.text) is \(value)"
    }
    return ([place + "."] + argumentLines + documentation).joined(separator: " ")
  }

  private var argumentLines: [String] {
    if specified.isEmpty { return [] }
    let list = specified.enumerated().map { index, argument in
      let specifier = [Piece.argument(index + 1, argument.kind)].formatString(
        count: specified.count)
      return "\(specifier) is \(argument.name)"
    }
    return [list.joined(separator: ", ") + "."]
  }

  /// What the authors say of the text, its part, its arguments and the dialog.
  private var documentation: [String] {
    let own: String =
      switch element {
      case .button(let index), .input(let index), .send(let index):
        dialog.buttons[index].documentation
      case .field(let index), .initial(let index): dialog.fields[index].documentation
      case .text: ""
      }
    let text = dialog[element]?.documentation ?? ""
    return ([text, own] + argumentRemarks + [dialog.documentation])
      .filter { !$0.isEmpty }.map(\.onOneLine)
  }

  /// `count: How many are selected.`
  private var argumentRemarks: [String] {
    var parameters: [Int] = []
    for case .parameter(let index) in arguments.map(\.value) where !parameters.contains(index) {
      parameters.append(index)
    }
    return parameters.map { dialog.parameters[$0] }.filter { !$0.documentation.isEmpty }.map {
      "\($0.name.text): \($0.documentation)"
    }
  }

  private var kind: String {
    switch dialog.kind {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .notification: "notification"
    }
  }

  private var part: String {
    switch element {
    case .text(let role):
      role == .hiddenPreview ? "Hidden preview" : role.rawValue.capitalizingFirst
    case .button(let index): title(of: dialog.buttons[index])
    case .input(let index): "Placeholder of the text field of “\(dialog.buttons[index].name.text)”"
    case .send(let index): "Send button of the text field of “\(dialog.buttons[index].name.text)”"
    case .field(let index): "Placeholder of the text field “\(dialog.fields[index].name.text)”"
    case .initial(let index): "First text of the text field “\(dialog.fields[index].name.text)”"
    }
  }

  private func title(of button: Button) -> String {
    let noun = dialog.kind == .actionSheet ? "choice" : dialog.kind == .alert ? "button" : "action"
    switch button.role {
    case .cancel: return "Cancel button"
    case .destructive: return "Destructive \(noun) “\(button.name.text)”"
    case .normal: return "\(noun.capitalizingFirst) “\(button.name.text)”"
    }
  }
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var onOneLine: String { split(separator: "\n").joined(separator: " ") }

  /// With what the authors say of a text after it.
  fileprivate func followed(by text: Text?) -> String {
    guard let text, !text.documentation.isEmpty else { return self }
    return self + " " + text.documentation.onOneLine
  }
}
