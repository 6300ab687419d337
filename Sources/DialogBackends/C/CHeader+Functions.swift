import DialogModel

/// The bodies of the functions that a program uses.
extension CHeader {
  func writeFunctions(to writer: inout CWriter) {
    writer.heading("Functions")
    writer.block(
      "\(CHeader.function) \(prefix)_language \(prefix)_choose_language(const char *list)"
    ) { writer in
      writer.line("return (\(prefix)_language)dialog_choose_language(&\(prefix)_project, list);")
    }
    if program.project.app != nil {
      writer.line()
      writeAppHead(tail: " {", to: &writer)
      writer.line("  return dialog_format_app(buffer, size, &\(prefix)_project, (size_t)language);")
      writer.line("}")
    }
    for dialog in names.dialogs { writeFunctions(of: dialog, to: &writer) }
  }

  private func writeFunctions(of dialog: CNamedDialog, to writer: inout CWriter) {
    let parameters = dialog.parametersType == nil ? "NULL" : "parameters"
    writer.line()
    writeHead(ofInstanceOf: dialog, tail: " {", to: &writer)
    writer.line("  return dialog_instance_of(")
    writer.line(
      "    &\(prefix)_project, &\(dialog.name)_definition, (size_t)language, \(parameters));")
    writer.line("}")
    for text in dialog.texts {
      guard case .text = text.element else { continue }
      writer.line()
      writeHead(of: text, in: dialog, tail: " {", to: &writer)
      writeBody(of: dialog, "dialog_format", text.array, to: &writer)
    }
    if dialog.dialog.buttons.isEmpty { return }
    writer.line()
    writeHead(ofButtonsOf: dialog, tail: " {", to: &writer)
    writer.line("  dialog_choice choice = {(size_t)button, 0};")
    writeBody(of: dialog, "dialog_format_choice", "choice", to: &writer)
  }

  private func writeBody(
    of dialog: CNamedDialog, _ function: String, _ argument: String, to writer: inout CWriter
  ) {
    let parameters = dialog.parametersType == nil ? "NULL" : "parameters"
    writer.line("  dialog_instance instance = dialog_instance_of(")
    writer.line(
      "    &\(prefix)_project, &\(dialog.name)_definition, (size_t)language, \(parameters));")
    writer.line("  return \(function)(buffer, size, &instance, \(argument));")
    writer.line("}")
  }
}
