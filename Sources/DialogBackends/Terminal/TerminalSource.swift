import DialogLocales
import DialogModel
import DialogRuntime
import DialogSupport

/// Writes `NAME_terminal.c`: the renderer, then the function of each dialog.
enum TerminalSource {
  static func bytes(for names: TerminalNames, _ dialogs: TerminalBlocks) -> ByteBlocks {
    var writer = SourceWriter()
    writer.line(
      "/* The dialogs of \(names.artifact) in a terminal, made by dialogc: change the sources.")
    writer.line("   C99 and POSIX; no heap.")
    writer.line()
    writer.line(
      "   Compiled with -DDIALOG_MAIN it is a program: ./prog DIALOG PARAMETER=VALUE ... */")
    writer.line()
    writer.append(DIALOG_PART_SYSTEM.text)
    writer.line()
    writer.line("/* Has its own of what is defined, whatever the rest of the program does. */")
    writer.line("#undef \(names.prefix.uppercased())_DECLARE_ONLY")
    writer.line("#undef \(names.prefix.uppercased())_DEFINE")
    writer.line("#include \"\(names.headerName)\"")
    writer.line()
    writer.line("#define DIALOG_TERMINAL_FUNCTION static")
    let fields = names.dialogs.map(\.fields.count).max() ?? 0
    if fields > 16 { writer.line("#define DIALOG_SHOWN_FIELDS \(fields)") }
    writeWords(of: names.names.program, to: &writer)
    writeOwnWords(for: names, to: &writer)
    writer.append(DIALOG_PART_RENDERER.text)
    writer.heading("The dialogs")
    dialogs.writeFunctions(to: &writer)
    if names.dialogs.isEmpty { writeNothing(to: &writer) }
    writer.line()
    writer.line("#ifdef DIALOG_MAIN")
    writer.append(DIALOG_PART_PROGRAM.text)
    writeMain(names.prefix, to: &writer)
    return writer.finish()
  }

  /// The words of Thai that lines end between; see `ThaiExcerpt.branches`.
  private static func writeWords(of program: Program, to writer: inout SourceWriter) {
    let branches = TerminalWords.branches(for: program)
    if branches.isEmpty { return writer.line("#define DIALOG_WORDS NULL") }
    writer.line("#define DIALOG_WORDS dialog_words")
    writer.line()
    writer.documentation(
      """
      The words of Thai that may begin in the texts, as a graph. Bits 0 to 6 are a letter, counted
      from U+0E00; 7: a word ends with it; 8: the last of its node; from 9: where the next node is.
      Source: \(ThaiExcerpt.source)
      """)
    writer.block("static const uint32_t dialog_words[] =", "};") { writer in
      let numbers = branches.map { CLiteral.hexadecimal($0) }
      writer.wrapped(numbers, hanging: 0, separator: ",")
    }
  }

  /// What the renderer says of its own accord, where there is something to fill in.
  private static func writeOwnWords(for names: TerminalNames, to writer: inout SourceWriter) {
    let hasFields = names.dialogs.contains { dialog in
      !dialog.fields.isEmpty || dialog.buttons.contains { $0.input != nil }
    }
    if !hasFields { return writer.line("#define DIALOG_OWN_WORDS NULL") }
    var strings = CStrings()
    for locale in names.names.program.project.locales {
      let refusals = Refusals(in: locale)
      for text in [String(refusals.decimal)] + refusals.texts.map({ $0 ?? "" }) {
        strings.add(text)
      }
    }
    writer.line("#define DIALOG_OWN_WORDS ((const char *)(const void *)&dialog_own_words)")
    writer.line()
    writer.documentation("Of each language its decimal separator, and what a dialog_refusals has.")
    writer.block("static const struct { \(strings.members) } dialog_own_words =", "};") {
      strings.write(to: &$0)
    }
  }

  static func write(_ dialog: TerminalDialog, to writer: inout SourceWriter) {
    let values = dialog.named.parametersType == nil ? "language" : "language, parameters"
    dialog.writeHead(tail: " {", to: &writer)
    writer.indented { writer in
      writer.line("dialog_instance instance = \(dialog.named.name)_INSTANCE(\(values));")
      writer.line("dialog_ending ending;")
      writer.line("dialog_show_instance(&instance, options, &ending);")
      if !dialog.answers.isEmpty {
        writer.block("if (answers != NULL)") { writer in
          for (member, answer) in dialog.answers { writer.line(copy(answer, to: member)) }
        }
      }
      writer.line("return (\(dialog.outcomeType))ending.outcome;")
    }
    writer.line("}")
  }

  private static func copy(_ answer: TerminalDialog.Answer, to member: String) -> SourceCode {
    switch answer {
    case .field(let index): "dialog_copy_field(answers->\(member), &ending, \(index));"
    case .input: "memcpy(answers->\(member), ending.answer.input, DIALOG_FIELD_SIZE);"
    case .element: "answers->\(member) = ending.element;"
    }
  }

  /// Compilers tell of functions that nothing calls.
  private static func writeNothing(to writer: inout SourceWriter) {
    writer.line("typedef void dialog_shows_instance(")
    writer.line("    dialog_instance *, const dialog_terminal_options *, dialog_ending *);")
    writer.line("DIALOG_UNUSED static dialog_shows_instance *const dialog_nothing =")
    writer.line("    dialog_show_instance;")
  }

  private static func writeMain(_ prefix: String, to writer: inout SourceWriter) {
    writer.line()
    writer.block("int main(int count, char **arguments)") { writer in
      writer.line("return dialog_main(&\(prefix)_project, count, arguments);")
    }
    writer.line()
    writer.line("#endif")
  }
}
