import DialogModel
import DialogSupport

/// A dialog and what its things are called in C. What is named after it is worked out when it is asked for.
final class CNamedDialog {
  private let dialogs: [Dialog]
  private let place: Int
  private let word: String
  /// The names of enums, which no member may have in C++.
  private let types: Set<String>
  /// `photos_delete_items`
  let name: String
  /// `PHOTOS_DIALOG_DELETE_ITEMS`
  let constant: String
  /// Of the parameters struct.
  private(set) lazy var members = namesOfMembers()
  /// `PHOTOS_DELETE_ITEMS_DELETE`, in the order of `Dialog.outcomes`.
  private(set) lazy var outcomes = CNamedDialog.outcomes(of: dialog, called: word.uppercased())
    .map { CNamedDialog.outcome($0, capitals) }
  private(set) lazy var functions = CNamedDialog.functions(of: dialog)

  /// - Parameters:
  ///   - place: the dialog's among all.
  ///   - word: its name as C has it, `delete_items`.
  ///   - isAlone: whether nothing else that has a name begins with it, nor the other way round.
  ///   - types: the names of enums.
  init(
    _ place: Int, of dialogs: [Dialog], word: String, isAlone: Bool, _ prefix: String,
    _ types: Set<String>, _ names: inout UniqueNames
  ) {
    self.dialogs = dialogs
    self.place = place
    self.word = word
    self.types = types
    name = names.unique("\(prefix)_\(word)") { base in
      // What is named after it is then like nothing else; the constant is named after the project.
      if isAlone { return [CNamedDialog.constant(base, prefix)] }
      return CNamedDialog.names(after: base, prefix, dialogs[place], word)
    }
    constant = CNamedDialog.constant(name, prefix)
  }

  var dialog: Dialog { _read { yield dialogs[place] } }
  /// `PHOTOS_DELETE_ITEMS`
  var capitals: String { name.uppercased() }
  /// `photos_delete_items_parameters`; nil for a dialog without parameters.
  var parametersType: String? { dialog.parameters.isEmpty ? nil : name + "_parameters" }
  /// `photos_delete_items_outcome`
  var outcomeType: String { name + "_outcome" }

  private func namesOfMembers() -> [String] {
    var own = UniqueNames()
    return dialog.parameters.map {
      own.unique(CIdentifier.member($0.name.text, besides: types))
    }
  }

  // MARK: Functions

  /// In the order of the header.
  private static func functions(of dialog: Dialog) -> [CNamedFunction] {
    var own = UniqueNames(fixedNames)
    var functions: [CNamedFunction] = []
    let word = buttonWord(dialog.kind)
    func add(_ name: String, _ writes: CNamedFunction.Writes) {
      functions.append(CNamedFunction(name: own.unique(name), writes: writes))
    }
    for text in dialog.texts { add(text.role.word, .text(.text(text.role))) }
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
  ///
  /// - Parameter word: the dialog's name in capitals.
  private static func outcomes(of dialog: Dialog, called word: String) -> [String?] {
    var own = UniqueNames(["OUTCOME_COUNT"])
    let outcomes = dialog.outcomes.map { own.unique(CIdentifier.constant($0)) }
    let shorter = outcomes.map { withoutStutter($0, after: word) }
    if shorter == outcomes { return outcomes }
    // Where two would be one, all are whole.
    return Set(shorter + ["OUTCOME_COUNT"]).count == outcomes.count + 1 ? shorter : outcomes
  }

  /// An outcome without the words that the dialog's name has just said: nil of DELETE_ALBUM in
  /// DELETE_ALBUM, FOREVER of DELETE_ALBUM_FOREVER. ALBUM in MOVE_TO_ALBUM stays: it says which of the
  /// outcomes it is.
  private static func withoutStutter(_ outcome: String, after dialog: String) -> String? {
    var words = dialog.utf8[...]
    while !begins(outcome.utf8, with: words) {
      guard let end = words.firstIndex(of: UInt8(ascii: "_")) else { return outcome }
      words = words[words.index(after: end)...]
    }
    let rest = outcome.utf8.dropFirst(words.count + 1)
    if rest.first?.isASCIIDigit ?? false { return outcome }
    if rest.isEmpty { return words.startIndex == dialog.startIndex ? nil : outcome }
    return String(Substring(rest))
  }

  /// Whether words, with underscores between them, begin with others.
  private static func begins(_ words: String.UTF8View, with first: Substring.UTF8View) -> Bool {
    guard words.starts(with: first) else { return false }
    let next = words.dropFirst(first.count).first
    return next == nil || next == UInt8(ascii: "_")
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
    after base: String, _ prefix: String, _ dialog: Dialog, _ word: String
  ) -> [String] {
    let (start, after) = (base.uppercased(), base + "_")
    var names = [base, constant(base, prefix), start + "_OUTCOME_COUNT"]
    for name in fixedNames { names.append(after + name) }
    for function in functions(of: dialog) { names.append(after + function.name) }
    for name in outcomes(of: dialog, called: word.uppercased()) {
      names.append(outcome(name, start))
    }
    return names
  }

  private static func constant(_ base: String, _ prefix: String) -> String {
    let word = Substring(base.utf8.dropFirst(prefix.utf8.count + 1))
    return "\(prefix)_dialog_\(word)".uppercased()
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

extension TextRole {
  /// `hidden_preview`
  var word: String { TextRole.words[place] }

  /// Its place among all.
  var place: Int { TextRole.all.firstIndex(of: self)! }

  /// How many there are.
  static let count = all.count

  private static let all = allCases
  private static let words = all.map { CIdentifier.snake($0.rawValue) }
}
