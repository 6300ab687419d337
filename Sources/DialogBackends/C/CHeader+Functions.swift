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
      writeFunction(["\(CHeader.function) size_t"] + appSignature, to: &writer) { writer in
        writer.line(
          "return dialog_format_app(buffer, size, &\(prefix)_project, (size_t)language);")
      }
    }
    for dialog in names.dialogs { writeFunctions(of: dialog, to: &writer) }
  }

  private func writeFunctions(of dialog: CNamedDialog, to writer: inout CWriter) {
    let parameters = dialog.parametersType == nil ? "NULL" : "parameters"
    writer.line()
    writeFunction(["\(CHeader.function) dialog_instance"] + signature(of: dialog), to: &writer) { writer in
      writer.line("return dialog_instance_of(")
      writer.line(
        "  &\(prefix)_project, &\(dialog.name)_definition, (size_t)language, \(parameters));")
    }
    for text in dialog.texts { writeFunction(of: text, in: dialog, to: &writer) }
  }

  private func writeFunction(of text: CNamedText, in dialog: CNamedDialog, to writer: inout CWriter) {
    let arguments = dialog.parametersType == nil ? "language" : "language, parameters"
    let isRepeated = isRepeated(text, in: dialog)
    let call = isRepeated ? "dialog_format_element" : "dialog_format"
    writer.line()
    writeFunction(["\(CHeader.function) size_t"] + signature(of: text, in: dialog), to: &writer) { writer in
      writer.line("dialog_instance instance = \(dialog.name)(\(arguments));")
      writer.wrapped([
        "return \(call)(buffer,", "size,", "&instance,",
        isRepeated ? "\(text.array), element);" : "\(text.array));",
      ])
    }
  }

  private func writeFunction(
    _ signature: [String], to writer: inout CWriter, _ body: (inout CWriter) -> Void
  ) {
    writer.wrapped(signature, tail: " {")
    writer.indented(body)
    writer.line("}")
  }
}
