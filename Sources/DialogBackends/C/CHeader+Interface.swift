import DialogLocales
import DialogModel

/// What a program uses: enums, parameters, outcomes, and the functions that write texts.
extension CHeader {
  func writeInterface(to writer: inout SourceWriter) {
    writer.heading("Languages")
    writeEnumeration("\(prefix)_language", locales.map { (constant(of: $0), "") }, to: &writer)
    writeCount(of: "\(constantPrefix)_LANGUAGE", locales.count, to: &writer)
    writer.line()
    writer.documentation(
      "Returns the language that suits someone best: of a list as Accept-Language has it, or a locale\n"
        + "of POSIX such as the variable LANG holds; see dialog_choose_language.")
    writer.line("\(function) \(prefix)_language \(prefix)_choose_language(const char *list);")
    if program.project.app != nil {
      writer.line()
      writer.documentation(
        ["The app’s name as people see it.", program.project.app?.documentation ?? "", cutting]
          .asLines)
      writeAppHead(tail: ";", to: &writer)
    }
    writeEnums(to: &writer)
    writer.heading("Dialogs")
    if !names.dialogs.isEmpty {
      writer.documentation("The dialogs, as \(prefix)_dialog_at counts them.")
      writeEnumeration("\(prefix)_dialog", names.dialogs.map { ($0.constant, "") }, to: &writer)
    }
    writeCount(of: "\(constantPrefix)_DIALOG", names.dialogs.count, to: &writer)
    writer.line()
    writer.documentation("Returns what defines a dialog; NULL beyond the last one.")
    writeHeadOfDialogs(tail: ";", to: &writer)
    writeObjects(to: &writer)
    for dialog in names.dialogs { writeInterface(of: dialog, to: &writer) }
  }

  /// How the functions of a header are declared.
  var function: String { "\(constantPrefix)_FUNCTION" }
  var constantPrefix: String { names.constantPrefix }

  /// What is said of every function that writes a text.
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
    writer.head(
      "\(function) const dialog_definition", "*\(prefix)_dialog_at", ["size_t index"], tail: tail)
  }

  func writeAppHead(tail: String, to writer: inout SourceWriter) {
    writer.head(
      "\(function) size_t", "\(prefix)_app",
      ["char *buffer", "size_t size", "\(prefix)_language language"], tail: tail)
  }

  func constant(of locale: LanguageTag) -> String { CNamedProgram.language(locale, prefix) }

  private func writeEnums(to writer: inout SourceWriter) {
    if names.enums.isEmpty { return }
    writer.heading("Enums")
    for (index, type) in names.enums.enumerated() {
      if index > 0 { writer.line() }
      writer.documentation(type.type.documentation)
      let cases = zip(type.constants, type.type.cases).map { ($0, $1.documentation) }
      writeEnumeration(type.name, cases, to: &writer)
    }
  }

  /// An enum that counts from 0. C wants a constant in each.
  private func writeEnumeration(
    _ name: String, _ constants: [(name: String, documentation: String)],
    to writer: inout SourceWriter
  ) {
    let constants = constants.isEmpty ? [("\(name.uppercased())_NONE", "")] : constants
    writer.block("typedef enum \(name)", "} \(name);") { writer in
      for (index, constant) in constants.enumerated() {
        writer.documentation(constant.1)
        writer.line(constant.0 + (index + 1 < constants.count ? "," : ""))
      }
    }
  }

  private func writeInterface(of dialog: CNamedDialog, to writer: inout SourceWriter) {
    writer.heading(dialog.dialog.name.text)
    writer.documentation(dialog.dialog.documentation)
    writeParameters(of: dialog, to: &writer)
    writeEnumeration(dialog.outcomeType, outcomes(of: dialog), to: &writer)
    writeCount(of: "\(dialog.name.uppercased())_OUTCOME", dialog.outcomes.count, to: &writer)
    writer.line()
    writer.documentation(
      (["Returns the dialog as it is shown, for what shows any dialog."]
        + dialog.dialog.fields.map(fieldRemark)).asLines)
    writeHead(ofInstanceOf: dialog, to: &writer)
    for function in dialog.functions {
      writer.line()
      writer.documentation([remark(of: function, in: dialog), cutting].asLines)
      writer.head(
        "\(self.function) size_t", "\(dialog.name)_\(function.name)",
        ["char *buffer", "size_t size", "\(prefix)_language language"] + parameters(of: dialog)
          + argument(of: function, in: dialog), tail: ";")
    }
  }

  private func writeHead(ofInstanceOf dialog: CNamedDialog, to writer: inout SourceWriter) {
    var result = "\(function) dialog_instance"
    if let deprecation = dialog.dialog.deprecation {
      writer.line("\(function) DIALOG_DEPRECATED(\(CLiteral.message(deprecation)))")
      result = "dialog_instance"
    }
    writer.head(
      result, dialog.name, ["\(prefix)_language language"] + parameters(of: dialog), tail: ";")
  }

  private func argument(of function: CNamedFunction, in dialog: CNamedDialog) -> [String] {
    switch function.writes {
    case .text, .initial: []
    case .title: ["\(dialog.outcomeType) button"]
    case .element: ["size_t element"]
    }
  }

  private func remark(of function: CNamedFunction, in dialog: CNamedDialog) -> String {
    let model = dialog.dialog
    switch function.writes {
    case .text(let element):
      let text = model[element]!
      return [sample(of: text, element, in: dialog), text.documentation].asLines
    case .initial(let index):
      return "What the field \(model.fields[index].name.text) holds at first."
    case .title: return "The title of the button that ends with an outcome."
    case .element(let index):
      let list = model.parameters[model.buttons[index].repetition!.list].name.text
      return "The title of a choice that stands once for each element of \(list)."
    }
  }

  private func outcomes(of dialog: CNamedDialog) -> [(name: String, documentation: String)] {
    let buttons = dialog.dialog.buttons
    return dialog.outcomes.enumerated().map { index, name in
      (name, index < buttons.count ? buttons[index].remarks : "Left without a choice.")
    }
  }

  /// What is said of a field after its name; nothing of one without comments.
  private func fieldRemark(_ field: Field) -> String {
    field.remarks.isEmpty ? "" : "\(field.name.text): \(field.remarks)"
  }

  private func writeParameters(of dialog: CNamedDialog, to writer: inout SourceWriter) {
    guard let type = dialog.parametersType else { return }
    let members = zip(dialog.members, dialog.dialog.parameters).map { name, parameter in
      let declaration = self.type(of: parameter.type)
      let space = declaration.hasSuffix("*") ? "" : " "
      let note = parameter.isSensitive ? " /**< not to be shown on a locked screen */" : ""
      return (parameter.documentation, "\(declaration)\(space)\(name);\(note)")
    }
    writer.block("typedef struct \(type)", "} \(type);") { writer in
      for (documentation, member) in members {
        writer.documentation(documentation)
        writer.line(member)
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
    let index = locales.firstIndex(of: translation.locale)
    let own = index.map { conventions[$0] } ?? TextConventions(of: translation.locale)
    let scope = scope(of: element, in: dialog)
    return CommentText.line(scope.segments(of: translation.pattern, own).sample)
  }

  func scope(of element: Element, in dialog: CNamedDialog) -> PatternScope {
    var scope = PatternScope(parameters: dialog.dialog.parameters, enums: program.enums)
    if case .button(let index) = element {
      scope.element = dialog.dialog.buttons[index].repetition?.variable.text
    }
    return scope
  }
}

extension [Segment] {
  /// The text as one might write it, with its choices on one line.
  var described: String {
    map { segment in
      switch segment {
      case .text(let text): text
      case .value(let value): value.described
      case .selection(let selection):
        selection.arms.map { "\($0.key) “\($0.segments.described)”" }.joined(separator: " ")
      }
    }.joined()
  }

  /// One of the texts that it may be.
  var sample: String {
    map { segment in
      if case .selection(let selection) = segment {
        return selection.arms.last?.segments.sample ?? ""
      }
      return [segment].described
    }.joined()
  }
}

extension Segment.Value {
  fileprivate var described: String {
    if let agreement { return isOmitted ? "{:\(agreement.name)}" : "{\(name):\(agreement.name)}" }
    return switch format {
    case .percent, .time, .relative: "{\(name):\(format.rawValue)}"
    case .text, .number, .currency, .bytes, .date, .list: "{\(name)}"
    }
  }
}

extension [String] {
  /// The texts, each from a line of its own; of empty ones nothing.
  fileprivate var asLines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}

extension Button {
  /// What its comments and those in its texts say.
  fileprivate var remarks: String {
    [
      documentation, title.documentation, input?.placeholder.documentation ?? "",
      input?.send?.documentation ?? "",
    ].asLines
  }
}

extension Field {
  /// What its comments and those in its texts say.
  var remarks: String {
    var remarks = [documentation, placeholder.documentation]
    if case .text(let text) = initial { remarks.append(text.documentation) }
    return remarks.asLines
  }
}
