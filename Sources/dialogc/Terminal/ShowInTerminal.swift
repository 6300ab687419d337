import DialogCompiler
import DialogRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What came of a dialog.
struct TerminalAnswer {
  /// Nil where it was left.
  let choice: ShownDialog.ShownChoice?
  /// Of the fields that were shown, in their order.
  let fields: [String]
  /// The text that the choice asked for.
  let input: String
  /// Nobody answered in the time there was.
  let isLate: Bool

  /// Whether Cancel was pressed, or the dialog was left: also where that is as good as another
  /// button.
  var isCancelled: Bool { choice.map { $0.role == .cancel } ?? true }
}

/// Shows a dialog with the renderer of the terminal artifact, which holds all of its fields and
/// choices.
///
/// - Parameter words: of Thai, that lines end between; see `DialogToShow.words`.
func showInTerminal(
  _ dialog: ShownDialog, words: [UInt32], options: dialog_terminal_options
) -> TerminalAnswer {
  // The program ends soon; nothing of this is freed.
  let fields = dialog.fields.map { dialog_shown_field($0, decimal: dialog.decimal) }
  let choices = dialog.choices.map(dialog_shown_choice.init)
  let answer = dialog_terminal_answer()
  var options = options
  fields.withUnsafeBufferPointer { fields in
    choices.withUnsafeBufferPointer { choices in
      var shown = dialog_shown(dialog)
      shown.words = lasting(words)
      shown.wording = wording(dialog.refusals)
      (shown.fields, shown.field_count) = (fields.baseAddress, fields.count)
      (shown.choices, shown.choice_count) = (choices.baseAddress, choices.count)
      shown.default_place = Int32(dialog.defaultPlace ?? -1)
      shown.awaiting_place = Int32(dialog.awaitingPlace ?? -1)
      dialog_terminal_show(&shown, &options, answer)
    }
  }
  let place = Int(dialog_terminal_answer_place(answer))
  return TerminalAnswer(
    choice: place < 0 ? nil : dialog.choices[place],
    fields: fields.indices.map { String(cString: dialog_terminal_answer_field(answer, $0)) },
    input: String(cString: dialog_terminal_answer_input(answer)),
    isLate: dialog_terminal_answer_is_late(answer))
}

/// Makes the terminal standard input, where there is one.
func readFromTTY() {
  let terminal = open("/dev/tty", O_RDWR)
  if terminal < 0 { return }
  _ = dup2(terminal, STDIN_FILENO)
  if terminal != STDIN_FILENO { _ = close(terminal) }
}

/// A copy that stays. C's strings end at a NUL, so one within the text is replaced.
private func lasting(_ text: String?) -> UnsafePointer<CChar>? {
  guard let text else { return nil }
  if !text.utf8.contains(0) { return UnsafePointer(strdup(text)) }
  let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
  return UnsafePointer(strdup(String(String.UnicodeScalarView(scalars))))
}

/// A copy that stays; nil of nothing.
private func lasting(_ numbers: [UInt32]) -> UnsafePointer<UInt32>? {
  if numbers.isEmpty { return nil }
  let copy = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: numbers.count)
  _ = copy.initialize(from: numbers)
  return UnsafePointer(copy.baseAddress)
}

/// - Parameter refusals: in the order of its members.
private func wording(_ refusals: [String?]) -> UnsafePointer<dialog_wording> {
  let copy = UnsafeMutablePointer<dialog_wording>.allocate(capacity: 1)
  let texts = refusals.map { lasting($0) }
  copy.initialize(
    to: dialog_wording(
      required: texts[0], email: texts[1], url: texts[2], whole: texts[3], number: texts[4],
      value: texts[5]))
  return UnsafePointer(copy)
}

extension dialog_shown {
  fileprivate init(_ dialog: ShownDialog) {
    self.init()
    kind =
      switch dialog.kind {
      case .alert: DIALOG_ALERT
      case .actionSheet: DIALOG_ACTION_SHEET
      case .notification: DIALOG_NOTIFICATION
      }
    is_right_to_left = dialog.isRightToLeft
    (app, title) = (lasting(dialog.app), lasting(dialog.title))
    (subtitle, message) = (lasting(dialog.subtitle), lasting(dialog.message))
    (description, media) = (lasting(dialog.details), lasting(dialog.media))
    arrangement =
      switch dialog.arrangement {
      case .row: DIALOG_ROW
      case .stack: DIALOG_STACK
      case .sheet: DIALOG_SHEET
      }
    (stays, rings, has_detail) = (dialog.stays, dialog.rings, dialog.hasDetail)
    badge = Int64(dialog.badge)
  }
}

extension dialog_shown_field {
  fileprivate init(_ field: ShownDialog.ShownField, decimal: Unicode.Scalar) {
    self.init()
    (label, initial) = (lasting(field.label), lasting(field.initial))
    keyboard =
      switch field.keyboard {
      case .text: DIALOG_KEYBOARD_TEXT
      case .email: DIALOG_KEYBOARD_EMAIL
      case .number: DIALOG_KEYBOARD_NUMBER
      case .decimal: DIALOG_KEYBOARD_DECIMAL
      case .phone: DIALOG_KEYBOARD_PHONE
      case .url: DIALOG_KEYBOARD_URL
      }
    (is_secure, is_required) = (field.isSecure, field.isRequired)
    self.decimal = CChar(decimal.value)
  }
}

extension dialog_shown_choice {
  fileprivate init(_ choice: ShownDialog.ShownChoice) {
    self.init()
    (title, name) = (lasting(choice.title), lasting(choice.name))
    role =
      switch choice.role {
      case .normal: DIALOG_ROLE_NORMAL
      case .cancel: DIALOG_ROLE_CANCEL
      case .destructive: DIALOG_ROLE_DESTRUCTIVE
      }
    needs_authentication = choice.needsAuthentication
    (input, send) = (lasting(choice.input), lasting(choice.send))
  }
}
