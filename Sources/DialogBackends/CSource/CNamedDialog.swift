import DialogModel

/// A dialog and what its things are called in C.
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
  let functions: [CNamedFunction]

  /// - Parameter types: the names of enums, which no member may have in C++.
  init(_ dialog: Dialog, _ prefix: String, _ types: Set<String>, _ names: inout UniqueNames) {
    self.dialog = dialog
    var own = UniqueNames()
    members = dialog.parameters.map { own.unique(CIdentifier.member($0.name.text, besides: types)) }
    let word = CIdentifier.snake(dialog.name.text)
    let functions = CNamedDialog.functions(of: dialog)
    let outcomes = CNamedDialog.outcomes(of: dialog, called: word)
    let base = names.unique("\(prefix)_\(word)") { base in
      CNamedDialog.names(after: base, prefix, functions.map(\.name), outcomes)
    }
    name = base
    constant = CNamedDialog.constant(base, prefix)
    self.functions = functions
    let start = base.uppercased()
    self.outcomes = outcomes.map { CNamedDialog.outcome($0, start) }
  }

  /// `photos_delete_items_parameters`; nil for a dialog without parameters.
  var parametersType: String? { dialog.parameters.isEmpty ? nil : name + "_parameters" }

  /// `photos_delete_items_outcome`
  var outcomeType: String { name + "_outcome" }

  // MARK: Functions

  /// In the order of the header.
  private static func functions(of dialog: Dialog) -> [CNamedFunction] {
    var own = UniqueNames(fixedNames)
    var functions: [CNamedFunction] = []
    let word = buttonWord(dialog.kind)
    func add(_ name: String, _ writes: CNamedFunction.Writes) {
      functions.append(CNamedFunction(name: own.unique(name), writes: writes))
    }
    for text in dialog.texts { add(CIdentifier.snake(text.role.rawValue), .text(.text(text.role))) }
    for (index, field) in dialog.fields.enumerated() {
      let name = CIdentifier.snake(field.name.text)
      add("field_\(name)", .text(.field(index)))
      if field.initial != nil { add("initial_\(name)", .initial(index)) }
    }
    if !dialog.buttons.isEmpty { functions.append(CNamedFunction(name: word, writes: .title)) }
    for (index, button) in dialog.buttons.enumerated() {
      let name = CIdentifier.snake(button.name.text)
      if button.repetition != nil { add("\(word)_\(name)", .element(index)) }
      guard let input = button.input else { continue }
      add("input_\(name)", .text(.input(index)))
      if input.send != nil { add("send_\(name)", .text(.send(index))) }
    }
    return functions
  }

  private static func buttonWord(_ kind: Dialog.Kind) -> String {
    switch kind {
    case .alert: "button"
    case .actionSheet: "choice"
    case .notification: "action"
    }
  }

  // MARK: Outcomes

  /// What outcomes are called after the dialog; nil of one that the dialog's own name says.
  private static func outcomes(of dialog: Dialog, called word: String) -> [String?] {
    var own = UniqueNames(["OUTCOME_COUNT"])
    let outcomes = dialog.outcomes.map { own.unique(CIdentifier.constant($0)) }
    let shorter = outcomes.map { withoutStutter($0, after: word.uppercased()) }
    // Where two would be one, all are whole.
    return Set(shorter + ["OUTCOME_COUNT"]).count == outcomes.count + 1 ? shorter : outcomes
  }

  /// An outcome without the words that the dialog's name has just said: nil of DELETE_ALBUM in
  /// DELETE_ALBUM, FOREVER of DELETE_ALBUM_FOREVER. ALBUM in MOVE_TO_ALBUM stays: it says which of the
  /// outcomes it is.
  private static func withoutStutter(_ outcome: String, after dialog: String) -> String? {
    let (words, before) = (outcome.split(separator: "_"), dialog.split(separator: "_"))
    let repeated = (1...min(words.count, before.count)).reversed().first { count in
      before.suffix(count) == words.prefix(count)
    }
    guard let repeated else { return outcome }
    let rest = words.dropFirst(repeated)
    if rest.first?.utf8.first?.isASCIIDigit ?? false { return outcome }
    if rest.isEmpty { return repeated == before.count ? nil : outcome }
    return rest.joined(separator: "_")
  }

  /// - Parameter start: the dialog's name in capitals.
  private static func outcome(_ outcome: String?, _ start: String) -> String {
    outcome.map { start + "_" + $0 } ?? start
  }

  // MARK: Names

  /// What is named after every dialog.
  private static let fixedNames = [
    "parameters", "outcome", "data", "show", "answers", "button", "choice", "action",
  ]

  /// All that is named after a dialog.
  private static func names(
    after base: String, _ prefix: String, _ functions: [String], _ outcomes: [String?]
  ) -> [String] {
    let (start, after) = (base.uppercased(), base + "_")
    var names = [base, constant(base, prefix), start + "_OUTCOME_COUNT"]
    for name in fixedNames { names.append(after + name) }
    for name in functions { names.append(after + name) }
    for name in outcomes { names.append(outcome(name, start)) }
    return names
  }

  private static func constant(_ base: String, _ prefix: String) -> String {
    "\(prefix)_dialog_\(base.dropFirst(prefix.count + 1))".uppercased()
  }
}

/// A function that writes a text of a dialog.
struct CNamedFunction {
  /// What it is called after the dialog: `title`, `field_email`.
  let name: String
  let writes: Writes

  enum Writes {
    case text(Element)
    /// What a field holds at first, an index of the fields.
    case initial(Int)
    /// The title of the button of an outcome.
    case title
    /// The title of a repeated choice, an index of the buttons, for an element.
    case element(Int)
  }
}
