import DialogModel
import DialogSupport

/// What a dialog is called in C.
struct CDialogName {
  /// Its name as C has it: `delete_items`.
  let word: String
  /// `photos_delete_items`
  let name: String
  /// `PHOTOS_DIALOG_DELETE_ITEMS`
  let constant: String

  /// - Parameters:
  ///   - place: the dialog’s among all.
  ///   - word: its name as C has it.
  ///   - isAlone: whether nothing else that has a name begins with it, nor the other way round.
  init(
    _ place: Int, of dialogs: [Dialog], word: String, isAlone: Bool, _ prefix: String,
    _ names: inout UniqueNames
  ) {
    self.word = word
    var constant = ""
    name = names.unique(CIdentifier.notOfSystem("\(prefix)_\(word)")) { base in
      constant = CDialogName.constant(base, prefix)
      // What is named after it is then like nothing else; the constant is named after the project.
      if isAlone { return [constant] }
      return CNamedDialog.names(after: base, prefix, dialogs[place], word)
    }
    self.constant = constant
  }

  static func constant(_ base: String, _ prefix: String) -> String {
    let word = String(Substring(base.utf8.dropFirst(prefix.utf8.count + 1)))
    return (prefix + "_dialog_" + word).uppercased()
  }
}

/// A dialog and what its things are called in C. What is named after it is worked out when it is asked for.
final class CNamedDialog {
  let dialog: Dialog
  /// `photos_delete_items`
  let name: String
  private let word: String
  /// The names of enums, which no member may have in C++.
  private let types: Set<String>
  /// `PHOTOS_DELETE_ITEMS`
  private(set) lazy var capitals = name.uppercased()
  /// Of the parameters struct.
  private(set) lazy var members = namesOfMembers()
  /// What outcomes are called after `capitals`: DELETE of `PHOTOS_DELETE_ITEMS_DELETE`, in the order of
  /// `Dialog.outcomes`; nil of one that is called as the dialog is.
  private(set) lazy var outcomes = CNamedDialog.outcomes(of: dialog, called: word.uppercased())
  private(set) lazy var functions = CNamedDialog.functions(of: dialog)
  /// `photos_delete_items_parameters`; nil for a dialog without parameters.
  private(set) lazy var parametersType = dialog.parameters.isEmpty ? nil : name + "_parameters"
  /// `photos_delete_items_text`, of the functions that write its texts; nil for a dialog without parameters.
  private(set) lazy var textType = dialog.parameters.isEmpty ? nil : name + "_text"
  /// `photos_delete_items_outcome`
  private(set) lazy var outcomeType = name + "_outcome"

  /// - Parameter types: the names of enums.
  init(_ name: CDialogName, of dialog: Dialog, types: Set<String>) {
    self.dialog = dialog
    self.name = name.name
    word = name.word
    self.types = types
  }

  private func namesOfMembers() -> [String] {
    var own = UniqueNames()
    return dialog.parameters.map { parameter in
      let name = CIdentifier.member(parameter.name.text, besides: types)
      var member = own.unique(name)
      while types.contains(member) { member = own.unique(name) }
      return member
    }
  }

  // MARK: Functions

  /// In the order of the header.
  private static func functions(of dialog: Dialog) -> [CNamedFunction] {
    // Those of texts are like nothing else.
    var functions = dialog.texts.indices.map { index in
      let role = dialog.texts[index].role
      return CNamedFunction(name: role.word, writes: .text(.text(role)))
    }
    var own = UniqueNames()
    func add(_ start: String, _ name: Name, _ writes: CNamedFunction.Writes) {
      let name = own.unique("\(start)_\(CIdentifier.snake(name.text))")
      functions.append(CNamedFunction(name: name, writes: writes))
    }
    for index in dialog.fields.indices {
      add("field", dialog.fields[index].name, .text(.field(index)))
      if dialog.fields[index].initial != nil {
        add("initial", dialog.fields[index].name, .initial(index))
      }
    }
    let word = buttonWord(dialog.kind)
    if !dialog.buttons.isEmpty { functions.append(CNamedFunction(name: word, writes: .title)) }
    for index in dialog.buttons.indices {
      if dialog.buttons[index].repetition != nil {
        add(word, dialog.buttons[index].name, .element(index))
      }
      guard let input = dialog.buttons[index].input else { continue }
      add("input", dialog.buttons[index].name, .text(.input(index)))
      if input.send != nil { add("send", dialog.buttons[index].name, .text(.send(index))) }
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
    let count = "OUTCOME_COUNT"
    var own = UniqueNames([count])
    let outcomes = dialog.outcomes.map { own.unique(CIdentifier.constant($0)) }
    let shorter = outcomes.map { withoutStutter($0, after: word) }
    if zip(shorter, outcomes).allSatisfy({ $0 == $1 }) { return outcomes }
    // Where two would be one, all are whole.
    return Set(shorter + [count]).count == outcomes.count + 1 ? shorter : outcomes
  }

  /// An outcome without the words that the dialog's name has just said: nil of DELETE_ALBUM in
  /// DELETE_ALBUM, FOREVER of DELETE_ALBUM_FOREVER. ALBUM in MOVE_TO_ALBUM stays: it says which of the
  /// outcomes it is.
  private static func withoutStutter(_ outcome: String, after dialog: String) -> String? {
    let end = lengthOfStutter(outcome, after: dialog)
    if end == 0 { return outcome }
    let rest = outcome.utf8.dropFirst(end + 1)
    if rest.first?.isASCIIDigit ?? false { return outcome }
    if rest.isEmpty { return end == dialog.utf8.count ? nil : outcome }
    return String(Substring(rest))
  }

  /// How many bytes of an outcome are the last words of the dialog’s name, as many of them as it begins with.
  private static func lengthOfStutter(_ outcome: String, after dialog: String) -> Int {
    var (outcome, dialog) = (outcome, dialog)
    return outcome.withUTF8 { outcome in
      dialog.withUTF8 { dialog in
        let starts = dialog.indices.lazy.filter { place in
          place == 0 || dialog[place - 1] == UInt8(ascii: "_")
        }
        let start = starts.first { begins(outcome, with: dialog[$0...]) }
        return start.map { dialog.count - $0 } ?? 0
      }
    }
  }

  /// Whether words, with underscores between them, begin with others.
  private static func begins(
    _ words: UnsafeBufferPointer<UInt8>, with first: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard words.count >= first.count, words[0] == first.first,
      words[..<first.count].elementsEqual(first)
    else { return false }
    return words.count == first.count || words[first.count] == UInt8(ascii: "_")
  }

  // MARK: Names

  /// What is named after every dialog.
  private static let fixedNames = [
    "parameters", "text", "outcome", "data", "show", "answers", "button", "choice", "action",
  ]

  /// All that is named after a dialog.
  fileprivate static func names(
    after base: String, _ prefix: String, _ dialog: Dialog, _ word: String
  ) -> [String] {
    let (start, after) = (base.uppercased(), base + "_")
    var names = [base, CDialogName.constant(base, prefix), start + "_OUTCOME_COUNT"]
    for name in fixedNames { names.append(after + name) }
    for function in functions(of: dialog) { names.append(after + function.name) }
    for outcome in outcomes(of: dialog, called: word.uppercased()) {
      names.append(outcome.map { start + "_" + $0 } ?? start)
    }
    return names
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
  var place: Int {
    switch self {
    case .title: 0
    case .subtitle: 1
    case .message: 2
    case .body: 3
    case .hiddenPreview: 4
    case .description: 5
    }
  }

  /// All, by their places.
  static let all = allCases

  private static let words = all.map { CIdentifier.snake($0.rawValue) }
}
