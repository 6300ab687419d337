import DialogLocales
import DialogModel

/// What a program uses: enums, parameters, outcomes, and the functions that write texts.
extension CHeader {
  func writeInterface(to writer: inout SourceWriter) {
    writer.heading("Languages")
    writeEnumeration("\(prefix)_language", of: locales.map { constant(of: $0) }, to: &writer)
    writeCount(of: "\(constantPrefix)_LANGUAGE", locales.count, to: &writer)
    writer.line()
    writer.documentation(
      "Returns the language that suits someone best: of a list as Accept-Language has it, or a locale\n"
        + "of POSIX such as the variable LANG holds; see dialog_choose_language.")
    writer.line("\(function) \(prefix)_language \(prefix)_choose_language(const char *list);")
    writer.line()
    writer.documentation(line: "Writes a text without parameters. \(cutting)")
    writer.head(textArguments, tail: ";") { $0.append("typedef size_t ", textType) }
    if let app = program.project.app {
      writer.line()
      writer.documentation("The app’s name as people see it.", app.documentation)
      writer.line("\(function) \(textType) \(prefix)_app;")
    }
    writeEnums(to: &writer)
    writer.heading("Dialogs")
    if !names.dialogs.isEmpty {
      writer.documentation("The dialogs, as \(prefix)_dialog_at counts them.")
      writeEnumeration("\(prefix)_dialog", of: names.dialogs.map(\.constant), to: &writer)
    }
    writeCount(of: "\(constantPrefix)_DIALOG", names.dialogs.count, to: &writer)
    writer.line()
    writer.documentation("Returns what defines a dialog; NULL beyond the last one.")
    writeHeadOfDialogs(tail: ";", to: &writer)
    writeObjects(to: &writer)
  }

  var constantPrefix: String { names.constantPrefix }

  /// What is said of functions that write texts.
  private var cutting: String { "Returns its length, cuts it as dialog_format does." }

  private func writeCount(of name: String, _ count: Int, to writer: inout SourceWriter) {
    writer.line("#define \(name)_COUNT \(count)")
  }

  /// What whoever shows any dialog uses. A file that defines for itself has it at its end.
  private func writeObjects(to writer: inout SourceWriter) {
    writer.line()
    writer.line("#if defined(\(constantPrefix)_DECLARE_ONLY) || defined(\(constantPrefix)_DEFINE)")
    writer.line("DIALOG_EXTERN const dialog_project \(prefix)_project;")
    writer.line("#endif")
  }

  func writeHeadOfDialogs(tail: String, to writer: inout SourceWriter) {
    writer.head(["size_t index"], tail: tail) {
      $0.append(function, " const dialog_definition *", prefix, "_dialog_at")
    }
  }

  func writeAppHead(tail: String, to writer: inout SourceWriter) {
    writer.head(textArguments, tail: tail) { $0.append(function, " size_t ", prefix, "_app") }
  }

  func constant(of locale: LanguageTag) -> String { CNamedProgram.language(locale, prefix) }

  private func writeEnums(to writer: inout SourceWriter) {
    if names.enums.isEmpty { return }
    writer.heading("Enums")
    for (index, type) in names.enums.enumerated() {
      if index > 0 { writer.line() }
      writer.documentation(type.type.documentation)
      writeEnumeration(type.name, of: type.constants, to: &writer) { index, writer in
        writer.documentation(type.type.cases[index].documentation)
      }
    }
  }

  /// An enum that counts from 0. C wants a constant in each.
  ///
  /// - Parameter document: writes what is said of a constant.
  private func writeEnumeration(
    _ name: String, of constants: [String], to writer: inout SourceWriter,
    document: (Int, inout SourceWriter) -> Void = { _, _ in }
  ) {
    writer.block("typedef enum \(name)", "} \(name);") { writer in
      if constants.isEmpty { writer.line("\(name.uppercased())_NONE") }
      for (index, constant) in constants.enumerated() {
        document(index, &writer)
        writer.line("\(constant)\(index + 1 < constants.count ? "," : "")")
      }
    }
  }

  /// What a program uses of a dialog.
  func writeInterface(of dialog: CNamedDialog, to writer: inout SourceWriter) {
    writer.heading(dialog.dialog.name.text)
    writer.documentation(dialog.dialog.documentation)
    writeParameters(of: dialog, to: &writer)
    writeOutcomes(of: dialog, to: &writer)
    writer.line()
    let parameters = parameters(of: dialog)
    writeInstance(of: dialog, parameters, to: &writer)
    writeTextType(of: dialog, parameters, to: &writer)
    let arguments = textArguments + parameters
    for function in dialog.functions {
      writer.line()
      document(function, of: dialog, to: &writer)
      let start = startFunction(of: dialog, to: &writer)
      if let argument = argument(of: function, in: dialog) {
        writer.head(arguments + [argument], tail: ";") {
          $0.append(start, "size_t ", dialog.name, "_")
          $0.append(function.name)
        }
      } else {
        writer.append(start, dialog.textType ?? textType, " ")
        writer.append(dialog.name, "_", function.name, ";")
        writer.endLine()
      }
    }
  }

  /// The type of the functions that write its texts, where it has parameters: it says once what they
  /// all take.
  private func writeTextType(
    of dialog: CNamedDialog, _ parameters: [String], to writer: inout SourceWriter
  ) {
    guard let type = dialog.textType else { return }
    writer.line()
    writer.documentation(line: "Writes a text of the dialog. \(cutting)")
    writer.head(textArguments + parameters, tail: ";") { $0.append("typedef size_t ", type) }
  }

  private func writeOutcomes(of dialog: CNamedDialog, to writer: inout SourceWriter) {
    writer.append("typedef enum ", dialog.outcomeType, " {")
    writer.endLine()
    writer.indented { writer in
      for index in dialog.outcomes.indices {
        document(outcome: index, of: dialog.dialog, to: &writer)
        writer.startLine()
        writer.append(dialog.capitals)
        if let outcome = dialog.outcomes[index] { writer.append("_", outcome) }
        if index + 1 < dialog.outcomes.count { writer.append(",") }
        writer.endLine()
      }
    }
    writer.append("} ", dialog.outcomeType, ";")
    writer.endLine()
    writer.append("#define ", dialog.capitals, "_OUTCOME_COUNT ", dialog.outcomes.count)
    writer.endLine()
  }

  private func writeInstance(
    of dialog: CNamedDialog, _ parameters: [String], to writer: inout SourceWriter
  ) {
    let remarks = dialog.dialog.fields.map(fieldRemark).asLines
    writer.documentation(
      line: "Returns the dialog as it is shown, for what shows any dialog.", remarks)
    let start = startFunction(of: dialog, to: &writer)
    writer.head([textArguments[2]] + parameters, tail: ";") {
      $0.append(start, "dialog_instance ", dialog.name)
    }
  }

  /// Writes why not to use what follows, where the dialog is deprecated.
  ///
  /// - Returns: what its declaration begins with.
  private func startFunction(of dialog: CNamedDialog, to writer: inout SourceWriter) -> String {
    guard let deprecation = dialog.dialog.deprecation else { return functionStart }
    writer.line("\(function) DIALOG_DEPRECATED(\(CLiteral.message(deprecation)))")
    return ""
  }

  /// What it takes beside the parameters.
  private func argument(of function: CNamedFunction, in dialog: CNamedDialog) -> String? {
    switch function.writes {
    case .text, .initial: nil
    case .title: "\(dialog.outcomeType) button"
    case .element: "size_t element"
    }
  }

  private func document(
    _ function: CNamedFunction, of dialog: CNamedDialog, to writer: inout SourceWriter
  ) {
    switch function.writes {
    case .text(let element):
      let text = dialog.dialog[element]!
      writer.documentation(line: sample(of: text, element, in: dialog), text.documentation)
    case .initial(let index):
      let field = dialog.dialog.fields[index].name.text
      writer.documentation("What the field \(field) holds at first.")
    case .title:
      writer.documentation(line: "The title of the button of an outcome. \(cutting)")
    case .element(let index):
      let list = dialog.dialog.buttons[index].repetition!.list
      writer.documentation(
        "The title of a choice that stands once for each element of "
          + "\(dialog.dialog.parameters[list].name.text).", remark: cutting)
    }
  }

  private func document(outcome index: Int, of dialog: Dialog, to writer: inout SourceWriter) {
    if index == dialog.buttons.count {
      return writer.documentation(remark: "Left without a choice.")
    }
    let texts = (dialog.buttons[index].title, dialog.buttons[index].input)
    writer.documentation(
      dialog.buttons[index].documentation, texts.0.documentation,
      texts.1?.placeholder.documentation ?? "", texts.1?.send?.documentation ?? "")
  }

  /// What is said of a field after its name; nothing of one without comments.
  private func fieldRemark(_ field: Field) -> String {
    field.remarks.isEmpty ? "" : "\(field.name.text): \(field.remarks)"
  }

  private func writeParameters(of dialog: CNamedDialog, to writer: inout SourceWriter) {
    guard let type = dialog.parametersType else { return }
    writer.block("typedef struct \(type)", "} \(type);") { writer in
      for (name, parameter) in zip(dialog.members, dialog.dialog.parameters) {
        writer.documentation(parameter.documentation)
        let declaration = self.type(of: parameter.type)
        let space = declaration.hasSuffix("*") ? "" : " "
        let note = parameter.isSensitive ? " /**< not to be shown on a locked screen */" : ""
        writer.line("\(declaration)\(space)\(name);\(note)")
      }
    }
    writer.line()
  }

  func type(of type: ParameterType) -> String {
    switch type {
    case .string, .url: "const char *"
    case .int: "int64_t"
    case .double: "double"
    case .bool: "bool"
    case .date: "dialog_date"
    case .currency: "dialog_currency"
    case .bytes: "uint64_t"
    case .stringList: "dialog_strings"
    case .enumeration(let index): names.enums[index].name
    }
  }

  private func parameters(of dialog: CNamedDialog) -> [String] {
    dialog.parametersType.map { ["const \($0) *parameters"] } ?? []
  }

  /// The text in the first language that it is in.
  private func sample(of text: Text, _ element: Element, in dialog: CNamedDialog) -> String {
    guard let translation = text.translations.first else { return "" }
    if let plain = translation.pattern.plainText { return plain }
    let index = locales.firstIndex(of: translation.locale)
    let own = index.map { conventions[$0] } ?? TextConventions(of: translation.locale)
    let scope = scope(of: element, in: dialog)
    return scope.segments(of: translation.pattern, own).sample
  }

  func scope(of element: Element, in dialog: CNamedDialog) -> PatternScope {
    var scope = PatternScope(parameters: dialog.dialog.parameters, enums: enums)
    if case .button(let index) = element {
      scope.element = dialog.dialog.buttons[index].repetition?.variable.text
    }
    return scope
  }
}
