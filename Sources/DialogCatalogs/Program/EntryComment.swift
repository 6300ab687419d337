import DialogLanguage
import DialogModel

/// What translators are told of a text, in English, as the keys are.
struct EntryComment {
  private let program: Program
  private let place: TextPlace
  private let arguments: [Argument]

  init(_ program: Program, _ place: TextPlace, _ arguments: [Argument]) {
    self.program = program
    self.place = place
    self.arguments = arguments
  }

  /// `Title of the alert DeleteItems, where kind is photo. %lld is count. …`
  func text(_ path: [Decision], _ splits: [Split]) -> String {
    switch place {
    case .app: "The app’s name, as people see it."
    case .term(let index): "The term “\(program.terms[index].name.text)” of the project’s glossary."
    case .dialog(let index, let element):
      DialogEntryComment(program, program.dialogs[index], element, arguments).text(path, splits)
    }
  }
}

private struct DialogEntryComment {
  private let program: Program
  private let dialog: Dialog
  private let element: Element
  private let arguments: [Argument]

  init(_ program: Program, _ dialog: Dialog, _ element: Element, _ arguments: [Argument]) {
    self.program = program
    self.dialog = dialog
    self.element = element
    self.arguments = arguments
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
    if arguments.isEmpty { return [] }
    let list = arguments.enumerated().map { index, argument in
      let specifier = [Piece.argument(index + 1, argument.kind)].formatString(
        count: arguments.count)
      return "\(specifier) is \(argument.name)"
    }
    return [list.joined(separator: ", ") + "."]
  }

  /// What the authors say of the part and of the dialog.
  private var documentation: [String] {
    let own: String =
      switch element {
      case .button(let index), .input(let index), .send(let index):
        dialog.buttons[index].documentation
      case .field(let index), .initial(let index): dialog.fields[index].documentation
      case .text: ""
      }
    return [own, dialog.documentation].filter { !$0.isEmpty }.map { text in
      text.split(separator: "\n").joined(separator: " ")
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
}
