import DialogModel

/// What the things of a terminal artifact are called.
struct TerminalNames {
  let names: CNamedProgram

  var dialogs: [Dialog] { names.program.dialogs }
  var prefix: String { names.prefix }
  var artifact: String { names.program.project.artifactName }
  var headerName: String { TerminalNames.header(ofProject: artifact) }
  var sourceName: String { TerminalNames.source(ofProject: artifact) }

  static func header(ofProject name: String) -> String { name + "_terminal.h" }
  static func source(ofProject name: String) -> String { name + "_terminal.c" }

  init(_ program: Program) { names = CNamedProgram(program) }
}

/// A dialog with the function that shows it.
struct TerminalDialog {
  let named: CNamedDialog
  private let prefix: String
  /// What is answered besides the outcome, in the order of the members of the answers struct.
  let answers: [(member: String, answer: Answer)]

  enum Answer {
    /// An index of the dialog's fields.
    case field(Int)
    /// The text that an action asks for.
    case input
    /// Which element of the list a repeated choice stands for.
    case element
  }

  init(named: CNamedDialog, _ prefix: String) {
    self.named = named
    self.prefix = prefix
    let dialog = named.dialog
    var names = UniqueNames(["input", "element"])
    var answers: [(member: String, answer: Answer)] = dialog.fields.enumerated().map {
      (names.unique(CIdentifier.member($0.element.name.text)), .field($0.offset))
    }
    if dialog.buttons.contains(where: { $0.input != nil }) { answers.append(("input", .input)) }
    if dialog.buttons.contains(where: { $0.repetition != nil }) {
      answers.append(("element", .element))
    }
    self.answers = answers
  }

  /// `photos_sign_in_show`
  var function: String { named.name + "_show" }
  /// `photos_sign_in_answers`; nil where nothing is answered besides the outcome.
  var answersType: String? { answers.isEmpty ? nil : named.name + "_answers" }
  var outcomeType: String { named.outcomeType }

  /// `photos_sign_in_outcome photos_sign_in_show(photos_language language, …)`
  func writeHead(tail: String, to writer: inout SourceWriter) {
    let parameters = named.parametersType.map { ["const \($0) *parameters"] } ?? []
    let answers = answersType.map { ["\($0) *answers"] } ?? []
    let arguments =
      ["\(prefix)_language language"] + parameters + answers
      + ["const dialog_terminal_options *options"]
    writer.head(arguments, tail: tail) { $0.append(outcomeType, " ", function) }
  }
}
