import DialogLanguage
import DialogModel

/// What a program uses: enums, parameters, outcomes, and the functions that write texts.
extension CHeader {
  func writeInterface(to writer: inout CWriter) {
    writer.heading("Languages")
    writeEnumeration("\(prefix)_language", locales.map { (constant(of: $0), "") }, to: &writer)
    writer.line()
    writer.documentation(
      "The language that suits someone best: of a list as Accept-Language has it, or a locale\n"
        + "of POSIX such as the variable LANG holds; see dialog_choose_language.")
    writer.line("\(CHeader.function) \(prefix)_language \(prefix)_choose_language(const char *list);")
    if program.project.app != nil {
      writer.line()
      writer.documentation("The app’s name as people see it.")
      writer.wrapped(["\(CHeader.function) size_t"] + appSignature, tail: ";")
    }
    writeEnums(to: &writer)
    if names.dialogs.isEmpty { return }
    writer.heading("Dialogs")
    writer.documentation("The dialogs, by their place in \(prefix)_project.dialogs.")
    writeEnumeration(
      "\(prefix)_dialog", names.dialogs.map { ($0.constant, "") }, to: &writer)
    for dialog in names.dialogs { writeInterface(of: dialog, to: &writer) }
  }

  /// How the functions of a header are declared.
  static let function = "DIALOG_FUNCTION"

  var appSignature: [String] {
    ["\(prefix)_app(char *buffer,", "size_t size,", "\(prefix)_language language)"]
  }

  func constant(of locale: LanguageTag) -> String { CNamedProgram.language(locale, prefix) }

  private func writeEnums(to writer: inout CWriter) {
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
    _ name: String, _ constants: [(name: String, documentation: String)], to writer: inout CWriter
  ) {
    let constants = constants.isEmpty ? [("\(name.uppercased())_NONE", "")] : constants
    writer.block("typedef enum \(name)", "} \(name);") { writer in
      for (index, constant) in constants.enumerated() {
        writer.documentation(constant.1)
        writer.line(constant.0 + (index + 1 < constants.count ? "," : ""))
      }
    }
  }

  private func writeInterface(of dialog: CNamedDialog, to writer: inout CWriter) {
    writer.heading(dialog.dialog.name.text)
    if let deprecation = dialog.dialog.deprecation {
      writer.documentation("Deprecated: \(deprecation)")
    }
    writer.documentation(dialog.dialog.documentation)
    writeParameters(of: dialog, to: &writer)
    let buttons = dialog.dialog.buttons.map(\.documentation)
    let outcomes = dialog.outcomes.enumerated().map { index, name in
      (name, index < buttons.count ? buttons[index] : "Left without a choice.")
    }
    writeEnumeration("\(dialog.name)_outcome", outcomes, to: &writer)
    writer.line()
    writer.documentation("The dialog as it is shown, for what shows any dialog.")
    writer.wrapped(["\(CHeader.function) dialog_instance"] + signature(of: dialog), tail: ";")
    for text in dialog.texts {
      writer.line()
      writer.documentation(sample(of: text, in: dialog))
      writer.wrapped(["\(CHeader.function) size_t"] + signature(of: text, in: dialog), tail: ";")
    }
  }

  private func writeParameters(of dialog: CNamedDialog, to writer: inout CWriter) {
    guard let type = dialog.parametersType else { return }
    let members = zip(dialog.members, dialog.dialog.parameters).map { name, parameter in
      let declaration = self.type(of: parameter.type)
      let space = declaration.hasSuffix("*") ? "" : " "
      let note = parameter.isSensitive ? " /**< not to be shown on a locked screen */" : ""
      return "\(declaration)\(space)\(name);\(note)"
    }
    writer.block("typedef struct \(type)", "} \(type);") { writer in
      for member in members { writer.line(member) }
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

  /// `photos_delete_items(photos_language language, const …_parameters *parameters)`
  func signature(of dialog: CNamedDialog) -> [String] {
    closing(["\(dialog.name)(\(prefix)_language language,"] + parameters(of: dialog))
  }

  /// The choice of a repeated button takes the element it stands for.
  func signature(of text: CNamedText, in dialog: CNamedDialog) -> [String] {
    let element = isRepeated(text, in: dialog) ? ["const char *element,"] : []
    let head = ["\(text.name)(char *buffer,", "size_t size,", "\(prefix)_language language,"]
    return closing(head + parameters(of: dialog) + element)
  }

  func isRepeated(_ text: CNamedText, in dialog: CNamedDialog) -> Bool {
    guard case .button(let index) = text.element else { return false }
    return dialog.dialog.buttons[index].repetition != nil
  }

  private func parameters(of dialog: CNamedDialog) -> [String] {
    dialog.parametersType.map { ["const \($0) *parameters,"] } ?? []
  }

  private func closing(_ pieces: [String]) -> [String] {
    pieces.dropLast() + [pieces.last!.dropLast() + ")"]
  }

  /// The text in the first language that it is in.
  private func sample(of text: CNamedText, in dialog: CNamedDialog) -> String {
    guard let translation = text.text.translations.first else { return "" }
    let scope = scope(of: text, in: dialog)
    let index = locales.firstIndex(of: translation.locale)
    let own = index.map { conventions[$0] } ?? TextConventions(of: translation.locale)
    return CComment.line(scope.segments(of: translation.pattern, own).described)
  }

  func scope(of text: CNamedText, in dialog: CNamedDialog) -> PatternScope {
    var scope = PatternScope(parameters: dialog.dialog.parameters, enums: program.enums)
    if case .button(let index) = text.element {
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
        "by \(selection.name) { "
          + selection.arms.map { "\($0.key) “\($0.segments.described)”" }.joined(separator: " ")
          + " }"
      }
    }.joined()
  }
}

extension Segment.Value {
  fileprivate var described: String {
    if let agreement { return "{\(name):\(agreement.name)}" }
    return switch format {
    case .percent, .time, .relative: "{\(name):\(format.rawValue)}"
    case .text, .number, .currency, .bytes, .date, .list: "{\(name)}"
    }
  }
}
