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
  let answer = dialog_terminal_answer()
  var options = options
  dialog.withRendered(words: words) { shown in dialog_terminal_show(shown, &options, answer) }
  let place = Int(dialog_terminal_answer_place(answer))
  return TerminalAnswer(
    choice: place < 0 ? nil : dialog.choices[place],
    fields: dialog.fields.indices.map { String(cString: dialog_terminal_answer_field(answer, $0)) },
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
