import DialogLanguage
import DialogModel

/// A program and what its things are called in C.
struct CNamedProgram {
  let program: Program
  /// What all names begin with: `photos`.
  let prefix: String
  let enums: [CNamedEnum]
  let dialogs: [CNamedDialog]
  /// Texts of the dialogs that are terms and nothing else.
  let terms: [CNamedTerm]

  init(_ program: Program) {
    self.program = program
    let prefix = CIdentifier.prefix(program.project.artifactName)
    self.prefix = prefix
    var names = CNames(CNamedProgram.ownNames(of: program.project, prefix))
    enums = program.enums.map { CNamedEnum($0, prefix, &names) }
    var terms = CTermTable(prefix)
    dialogs = program.dialogs.map { CNamedDialog($0, prefix, &names, &terms) }
    self.terms = terms.terms
  }

  var constantPrefix: String { prefix.uppercased() }

  static func language(_ tag: LanguageTag, _ prefix: String) -> String {
    let tag = String(tag.tag.map { $0 == "-" ? "_" : $0 })
    return "\(prefix)_LANGUAGE_\(tag)".uppercased()
  }

  /// The names that a header has whatever its dialogs are called.
  private static func ownNames(of project: Project, _ prefix: String) -> [String] {
    let names = ["language", "languages", "dialog", "dialogs", "project", "choose_language", "app"]
    let constant = prefix.uppercased()
    return names.map { "\(prefix)_\($0)" } + project.locales.map { language($0, prefix) }
      + ["\(constant)_H", "\(constant)_LANGUAGE_COUNT", "\(constant)_DIALOG_COUNT"]
  }
}

/// An enum of the program.
struct CNamedEnum {
  let type: EnumType
  /// `photos_media`
  let name: String
  /// `PHOTOS_MEDIA_PHOTO`
  let constants: [String]

  init(_ type: EnumType, _ prefix: String, _ names: inout CNames) {
    self.type = type
    var own = CNames()
    let cases = type.cases.map { own.unique(CIdentifier.constant($0.name.text)) }
    name = names.unique("\(prefix)_\(CIdentifier.snake(type.name.text))") { base in
      [base, base + "_cases", base + "_enum"] + cases.map { "\(base.uppercased())_\($0)" }
    }
    let constant = name.uppercased()
    constants = cases.map { "\(constant)_\($0)" }
  }
}

/// A dialog of the program.
struct CNamedDialog {
  let dialog: Dialog
  /// `photos_delete_items`
  let name: String
  /// `PHOTOS_DIALOG_DELETE_ITEMS`
  let constant: String
  /// Of the parameters struct.
  let members: [String]
  /// `PHOTOS_DELETE_ITEMS_DELETE`, in the order of `Dialog.outcomes`.
  let outcomes: [String]
  let texts: [CNamedText]
  private let places: [Element: Int]

  init(
    _ dialog: Dialog, _ prefix: String, _ names: inout CNames, _ terms: inout CTermTable
  ) {
    self.dialog = dialog
    var own = CNames()
    members = dialog.parameters.map { own.unique(CIdentifier.member($0.name.text)) }
    let outcomes = dialog.outcomes.map { own.unique(CIdentifier.constant($0)) }
    let parts = CNamedDialog.parts(of: dialog)
    let word = CIdentifier.snake(dialog.name.text)
    let base = names.unique("\(prefix)_\(word)") { base in
      CNamedDialog.names(after: base, prefix, parts.map(\.name), outcomes)
    }
    name = base
    constant = CNamedDialog.constant(base, prefix)
    self.outcomes = outcomes.map { "\(base.uppercased())_\($0)" }
    let texts = parts.map { part in
      let name = "\(base)_\(part.name)"
      let term = terms.array(of: part.text, &names)
      return CNamedText(
        name: name, element: part.element, text: part.text, array: term ?? name + "_text",
        isTerm: term != nil)
    }
    self.texts = texts
    places = Dictionary(
      texts.indices.map { (texts[$0].element, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// `photos_delete_items_parameters`; nil for a dialog without parameters.
  var parametersType: String? { dialog.parameters.isEmpty ? nil : name + "_parameters" }

  /// `photos_delete_items_button`; `choice` of a sheet, `action` of a notification.
  var buttonFunction: String { "\(name)_\(CNamedDialog.buttonWord(dialog.kind))" }

  func text(_ element: Element) -> CNamedText? { places[element].map { texts[$0] } }

  /// What the texts of the dialog are called after its own name.
  private static func parts(of dialog: Dialog) -> [(name: String, element: Element, text: Text)] {
    var own = CNames()
    var parts: [(name: String, element: Element, text: Text)] = []
    dialog.forEachText { element, text in
      parts.append((own.unique(part(element, of: dialog)), element, text))
    }
    return parts
  }

  private static func part(_ element: Element, of dialog: Dialog) -> String {
    switch element {
    case .text(let role): return CIdentifier.snake(role.rawValue)
    case .button(let index):
      return "\(buttonWord(dialog.kind))_\(CIdentifier.snake(dialog.buttons[index].name.text))"
    case .input(let index): return "input_\(CIdentifier.snake(dialog.buttons[index].name.text))"
    case .send(let index): return "send_\(CIdentifier.snake(dialog.buttons[index].name.text))"
    case .field(let index): return "field_\(CIdentifier.snake(dialog.fields[index].name.text))"
    case .initial(let index): return "initial_\(CIdentifier.snake(dialog.fields[index].name.text))"
    }
  }

  private static func buttonWord(_ kind: Dialog.Kind) -> String {
    switch kind {
    case .alert: "button"
    case .actionSheet: "choice"
    case .notification: "action"
    }
  }

  /// All that is named after a dialog.
  private static func names(
    after base: String, _ prefix: String, _ parts: [String], _ outcomes: [String]
  ) -> [String] {
    let tables = [
      "parameters", "outcome", "definition", "parameter_table", "buttons", "fields", "order",
      "row_order", "notification", "media", "button", "choice", "action", "show", "answers",
    ]
    return [base, constant(base, prefix)] + tables.map { "\(base)_\($0)" }
      + parts.flatMap { ["\(base)_\($0)", "\(base)_\($0)_text"] }
      + outcomes.map { "\(base.uppercased())_\($0)" }
  }

  private static func constant(_ base: String, _ prefix: String) -> String {
    "\(prefix)_dialog_\(base.dropFirst(prefix.count + 1))".uppercased()
  }
}

/// A text of a dialog.
struct CNamedText {
  /// `photos_delete_items_title`; of a text of the dialog itself also the function that writes it.
  let name: String
  let element: Element
  let text: Text

  /// Of the array of its programs.
  let array: String
  /// Whether that array is a term's, which other texts may share.
  let isTerm: Bool
}

/// A term of the platform's or the project's, as a whole text.
struct CNamedTerm {
  /// `photos_term_cancel`
  let name: String
  let text: Text
  fileprivate let content: [String]
}

/// The terms that are used, each once.
struct CTermTable {
  private(set) var terms: [CNamedTerm] = []
  private let prefix: String

  init(_ prefix: String) { self.prefix = prefix }

  /// The array of a text that is a term in all its languages; nil for other texts.
  mutating func array(of text: Text, _ names: inout CNames) -> String? {
    guard let term = CTermTable.term(text) else { return nil }
    if let known = terms.first(where: { $0.content == term.content }) { return known.name }
    let name = names.unique("\(prefix)_term_\(CIdentifier.snake(term.name))")
    terms.append(CNamedTerm(name: name, text: text, content: term.content))
    return name
  }

  private static func term(_ text: Text) -> (name: String, content: [String])? {
    guard case .term(let name)? = text.translations.first?.origin else { return nil }
    var content = [name]
    for translation in text.translations {
      guard translation.origin == .term(name), case .parts(let parts) = translation.pattern else {
        return nil
      }
      content.append(translation.locale.tag)
      for part in parts {
        guard case .text(let text, _, _) = part else { return nil }
        content.append(text)
      }
    }
    return (name, content)
  }
}
