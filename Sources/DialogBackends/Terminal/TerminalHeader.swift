import DialogModel
import DialogRuntime

/// Writes `NAME_terminal.h`.
enum TerminalHeader {
  static func bytes(for names: TerminalNames) -> [UInt8] {
    let guardName = "\(names.prefix.uppercased())_TERMINAL_H"
    var head = SourceWriter()
    head.line(
      "/* The dialogs of \(names.artifact) in a terminal, made by dialogc: change the sources.")
    head.line("   Compile \(names.sourceName) with the program; C99 and POSIX. */")
    head.line()
    head.line("#ifndef \(guardName)")
    head.line("#define \(guardName)")
    head.line()
    head.line("#include \"\(names.artifact).h\"")
    head.line()
    var body = SourceWriter()
    writeLinkage("extern \"C\" {", to: &body)
    for dialog in names.dialogs { write(dialog, to: &body) }
    body.line()
    writeLinkage("}", to: &body)
    body.line()
    body.line("#endif")
    return head.bytes + DIALOG_PART_INTERFACE.text + [UInt8(ascii: "\n")] + body.bytes
  }

  private static func writeLinkage(_ line: SourceText, to writer: inout SourceWriter) {
    writer.line("#ifdef __cplusplus")
    writer.line(line)
    writer.line("#endif")
  }

  private static func write(_ dialog: TerminalDialog, to writer: inout SourceWriter) {
    writer.heading(dialog.named.dialog.name.text)
    writeAnswers(of: dialog, to: &writer)
    writer.documentation(dialog.named.dialog.documentation)
    if let deprecation = dialog.named.dialog.deprecation {
      writer.line("DIALOG_DEPRECATED(\(CLiteral.message(deprecation)))")
    }
    dialog.writeHead(tail: ";", to: &writer)
  }

  private static func writeAnswers(of dialog: TerminalDialog, to writer: inout SourceWriter) {
    guard let type = dialog.answersType else { return }
    writer.documentation("What is answered beside the outcome.")
    writer.block("typedef struct \(type)", "} \(type);") { writer in
      for (member, answer) in dialog.answers {
        switch answer {
        case .field(let index):
          writer.documentation(dialog.named.dialog.fields[index].remarks)
          writer.line("char \(member)[DIALOG_FIELD_SIZE];")
        case .input:
          writer.line("char \(member)[DIALOG_FIELD_SIZE]; /**< what an action asked for */")
        case .element:
          writer.line("size_t \(member); /**< of a repeated choice, an index of its list */")
        }
      }
    }
    writer.line()
  }
}
