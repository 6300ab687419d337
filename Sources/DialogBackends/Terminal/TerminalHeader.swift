import DialogModel
import DialogRuntime
import DialogSupport

/// Writes `NAME_terminal.h`.
enum TerminalHeader {
  static func bytes(for names: TerminalNames, _ dialogs: TerminalBlocks) -> ByteBlocks {
    let guardName = "\(names.prefix.uppercased())_TERMINAL_H"
    var writer = SourceWriter()
    writer.line(
      "/* The dialogs of \(names.artifact) in a terminal, made by dialogc: change the sources.")
    writer.line("   Compile \(names.sourceName) with the program; C99 and POSIX. */")
    writer.line()
    writer.line("#ifndef \(guardName)")
    writer.line("#define \(guardName)")
    writer.line()
    writer.line("#include \"\(names.artifact).h\"")
    writer.line()
    writer.append(DIALOG_PART_INTERFACE.text)
    writer.line()
    writeLinkage("extern \"C\" {", to: &writer)
    dialogs.writeInterfaces(to: &writer)
    writer.line()
    writeLinkage("}", to: &writer)
    writer.line()
    writer.line("#endif")
    return writer.finish()
  }

  private static func writeLinkage(_ line: SourceCode, to writer: inout SourceWriter) {
    writer.line("#ifdef __cplusplus")
    writer.line(line)
    writer.line("#endif")
  }

  static func write(_ dialog: TerminalDialog, to writer: inout SourceWriter) {
    writer.heading(dialog.named.dialog.name.text)
    writeAnswers(of: dialog, to: &writer)
    writer.documentation(dialog.named.dialog.documentation, result(of: dialog))
    if let deprecation = dialog.named.dialog.deprecation {
      writer.line("DIALOG_DEPRECATED(\(CLiteral.message(deprecation)))")
    }
    dialog.writeHead(tail: ";", to: &writer)
  }

  private static func result(of dialog: TerminalDialog) -> String {
    let optional = dialog.answersType == nil ? "options" : "answers and options"
    return """
      Shows it, and returns the outcome: that of leaving where nothing is chosen. NULL may stand for
      \(optional).
      """
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
