import DialogLanguage
import DialogModel

/// The tables that define the dialogs.
extension CHeader {
  func writeTables(to writer: inout CWriter) {
    for type in names.enums { writeTable(of: type, to: &writer) }
    if let app = program.project.app {
      writer.heading("The app’s name")
      let scope = PatternScope(parameters: [], enums: program.enums)
      writeArray("\(prefix)_app_text", rows(of: app, in: scope), to: &writer)
    }
    writeTerms(to: &writer)
    for dialog in names.dialogs { writeTables(of: dialog, to: &writer) }
    writeProject(to: &writer)
  }

  private func writeTerms(to writer: inout CWriter) {
    if names.terms.isEmpty { return }
    writer.heading("Terms")
    let scope = PatternScope(parameters: [], enums: [])
    for term in names.terms { writeArray(term.name, rows(of: term.text, in: scope), to: &writer) }
  }

  private func writeTable(of type: CNamedEnum, to writer: inout CWriter) {
    writer.heading("Enum \(type.type.name.text)")
    // C has no empty arrays.
    let cases = type.type.cases.isEmpty ? [""] : type.type.cases.map(\.name.text)
    writer.block("static const char *const \(type.name)_cases[] =", "};") { writer in
      writer.wrapped(list(cases.map { CLiteral.string($0) }))
    }
    writer.block("DIALOG_UNUSED static const dialog_enum \(type.name)_enum =", "};") { writer in
      let name = CLiteral.string(type.type.name.text)
      writer.line("\(name), sizeof(\(type.name)), \(type.name)_cases, \(type.type.cases.count)")
    }
  }

  // MARK: Texts

  /// A text in each language of the project; nil where it is not translated to one.
  private typealias Row = (comment: String, program: CProgram?)

  private func rows(of text: Text, in scope: PatternScope) -> [Row] {
    locales.indices.map { index in
      let tag = locales[index].tag
      guard let translation = text[locales[index]] else { return (tag, nil) }
      let segments = scope.segments(of: translation.pattern, conventions[index])
      let program = CTextLowering(scope: scope).program(for: segments)
      let described = segments.described
      let isASCII = described.utf8.allSatisfy { $0 < 0x80 }
      return (isASCII ? tag : "\(tag): \(CComment.line(described))", program)
    }
  }

  private func writeArray(_ name: String, _ rows: [Row], to writer: inout CWriter) {
    for (index, row) in rows.enumerated() {
      guard let program = row.program, isTooLong(program) else { continue }
      writeCharacters(array(name, index), of: program, to: &writer)
    }
    writer.block("static const char *const \(name)[] =", "};") { writer in
      for (index, row) in rows.enumerated() {
        let comma = index + 1 < rows.count ? "," : ""
        guard let program = row.program else {
          writer.line("NULL\(comma) /* \(row.comment) */")
          continue
        }
        writer.line("/* \(row.comment) */")
        if isTooLong(program) {
          writer.line(array(name, index) + comma)
        } else {
          writer.expression(of: program, tail: comma)
        }
      }
    }
  }

  /// C99 promises literals of no more than 4095 characters.
  private func isTooLong(_ program: CProgram) -> Bool { program.byteCount > 4095 }

  private func array(_ name: String, _ index: Int) -> String {
    let tag = String(locales[index].tag.map { $0 == "-" ? "_" : $0 }).lowercased()
    return "\(name)_\(tag)"
  }

  private func writeCharacters(_ name: String, of program: CProgram, to writer: inout CWriter) {
    writer.block("static const char \(name)[] =", "};") { writer in
      writer.wrapped(list(program.bytes.map(CLiteral.character) + ["0"]))
    }
  }

  /// Pieces with commas between them.
  func list(_ pieces: [String]) -> [String] {
    pieces.dropLast().map { $0 + "," } + pieces.suffix(1)
  }

  // MARK: Dialogs

  private func writeTables(of dialog: CNamedDialog, to writer: inout CWriter) {
    writer.heading(dialog.dialog.name.text)
    for text in dialog.texts where !text.isTerm {
      writeArray(text.array, rows(of: text.text, in: scope(of: text, in: dialog)), to: &writer)
    }
    writeParameterTable(of: dialog, to: &writer)
    writeFields(of: dialog, to: &writer)
    writeButtons(of: dialog, to: &writer)
    writeOrder(dialog.dialog.placement.order, "\(dialog.name)_order", to: &writer)
    writeOrder(dialog.dialog.placement.rowOrder ?? [], "\(dialog.name)_row_order", to: &writer)
    if let notification = dialog.dialog.notification {
      write(notification, of: dialog, to: &writer)
    }
    writeDefinition(of: dialog, to: &writer)
  }

  /// Nothing of no rows.
  private func writeTable(
    _ type: String, _ name: String, _ rows: [[String]], to writer: inout CWriter
  ) {
    if rows.isEmpty { return }
    writer.block("static const \(type) \(name)[] =", "};") { writer in
      for (index, row) in rows.enumerated() {
        var row = list(row)
        row[0] = "{" + row[0]
        writer.wrapped(row, tail: "}" + (index + 1 < rows.count ? "," : ""))
      }
    }
  }

  private func writeParameterTable(of dialog: CNamedDialog, to writer: inout CWriter) {
    guard let type = dialog.parametersType else { return }
    let rows = zip(dialog.members, dialog.dialog.parameters).map { member, parameter in
      [
        CLiteral.string(parameter.name.text), CConstant.type(parameter.type),
        "offsetof(\(type), \(member))", enumeration(of: parameter.type),
        String(parameter.isSensitive),
      ]
    }
    writeTable("dialog_parameter", "\(dialog.name)_parameter_table", rows, to: &writer)
  }

  private func enumeration(of type: ParameterType) -> String {
    guard case .enumeration(let index) = type else { return "NULL" }
    return "&\(names.enums[index].name)_enum"
  }

  private func writeFields(of dialog: CNamedDialog, to writer: inout CWriter) {
    let rows = dialog.dialog.fields.enumerated().map { index, field in
      var parameter: Int?
      if case .parameter(let index) = field.initial { parameter = index }
      return [
        CLiteral.string(field.name.text), array(.field(index), of: dialog),
        array(.initial(index), of: dialog), self.index(parameter),
        CConstant.keyboard(field.keyboard), CConstant.content(field.content),
        String(field.isSecure), String(field.isRequired), self.condition(field.condition),
      ]
    }
    writeTable("dialog_field", "\(dialog.name)_fields", rows, to: &writer)
  }

  private func writeButtons(of dialog: CNamedDialog, to writer: inout CWriter) {
    let rows = dialog.dialog.buttons.enumerated().map { index, button in
      [
        CLiteral.string(button.name.text), CConstant.role(button.role),
        array(.button(index), of: dialog), condition(button.condition),
        self.index(button.repetition?.list), String(button.repetition?.limit ?? 0),
        String(button.needsAuthentication), self.destination(button.destination, in: dialog),
        array(.input(index), of: dialog), array(.send(index), of: dialog),
      ]
    }
    writeTable("dialog_button", "\(dialog.name)_buttons", rows, to: &writer)
  }

  /// The array of a text, or `NULL`.
  private func array(_ element: Element, of dialog: CNamedDialog) -> String {
    dialog.text(element)?.array ?? "NULL"
  }

  private func condition(_ condition: Condition?) -> String {
    guard let condition else { return "DIALOG_ALWAYS" }
    return "{\(condition.parameter), \(condition.isNegated)}"
  }

  func index(_ index: Int?) -> String { index.map(String.init) ?? "DIALOG_NONE" }

  private func writeOrder(_ order: [Int], _ name: String, to writer: inout CWriter) {
    if order.isEmpty { return }
    let numbers = order.map(String.init).joined(separator: ", ")
    writer.line("static const int \(name)[] = {\(numbers)};")
  }

  private func writeDefinition(of dialog: CNamedDialog, to writer: inout CWriter) {
    let model = dialog.dialog
    let roles = TextRole.allCases.map { array(.text($0), of: dialog) }
    let table = { (suffix: String, isThere: Bool) in isThere ? "\(dialog.name)_\(suffix)" : "NULL" }
    let size = dialog.parametersType.map { "sizeof(\($0))" } ?? "0"
    writer.block("static const dialog_definition \(dialog.name)_definition =", "};") { writer in
      writer.wrapped([
        CLiteral.string(model.name.text) + ",", CConstant.kind(model.kind) + ",",
        CConstant.purpose(model.purpose) + ",",
      ])
      let parameters = table("parameter_table", !model.parameters.isEmpty)
      writer.line("/* parameters */ \(parameters), \(model.parameters.count), \(size),")
      for (role, array) in zip(TextRole.allCases, roles) {
        writer.line("/* \(CIdentifier.snake(role.rawValue)) */ \(array),")
      }
      writer.line("/* fields */ \(table("fields", !model.fields.isEmpty)), \(model.fields.count),")
      writer.line(
        "/* buttons */ \(table("buttons", !model.buttons.isEmpty)), \(model.buttons.count),")
      let order = table("order", !model.placement.order.isEmpty)
      let rowOrder = table("row_order", !(model.placement.rowOrder ?? []).isEmpty)
      writer.wrapped([
        CConstant.arrangement(model.placement.arrangement) + ",", "\(order),", "\(rowOrder),",
      ])
      writer.line("/* exit */ \(index(model.exitButton)),")
      writer.line("/* default */ \(index(model.defaultButton)),")
      writer.line("/* source */ \(CLiteral.string(model.source?.text)),")
      writer.line(
        "/* at launch, on first need */ \(model.isShownAtLaunch), \(model.occasion == .onFirstNeed),"
      )
      writer.line("/* after */ \(CLiteral.string(model.shownAfter?.text)),")
      writer.line("/* undoable */ \(model.isUndoable),")
      writer.line(
        "/* notification */ "
          + (model.notification == nil ? "NULL" : "&\(dialog.name)_notification"))
    }
  }

  // MARK: Notifications

  private func write(
    _ details: NotificationDetails, of dialog: CNamedDialog, to writer: inout CWriter
  ) {
    let media = details.media.map { media in
      [
        CConstant.media(media.kind), reference(media.name, in: dialog), String(media.isLive),
      ]
    }
    writeTable("dialog_media", "\(dialog.name)_media", media, to: &writer)
    let sound = CConstant.sound(details.sound)
    writer.block("static const dialog_notification \(dialog.name)_notification =", "};") { writer in
      writer.wrapped(
        list([
          CConstant.delivery(details.delivery), CConstant.category(details.category),
          CConstant.style(details.suggestedStyle), CConstant.level(details.level),
        ]), tail: ",")
      writer.line("/* thread */ \(reference(details.thread, in: dialog)),")
      writer.line("/* identifier */ \(reference(details.identifier, in: dialog)),")
      writer.line("\(sound.constant), \(CLiteral.string(sound.file)), \(sound.milliseconds),")
      writer.line("/* badge */ \(reference(details.badge?.name, in: dialog)),")
      writer.line("/* cleared by */ \(CLiteral.string(details.badge?.clearedBy?.text)),")
      writer.line("/* consent */ \(CLiteral.string(details.consent?.text)),")
      writer.line("/* settings */ \(CLiteral.string(details.settings?.text)),")
      writer.line("/* opens */ \(destination(details.destination, in: dialog)),")
      let table = media.isEmpty ? "NULL" : "\(dialog.name)_media"
      writer.line("\(table), \(media.count), \(details.hasDetail)")
    }
  }

  /// A name, and the parameter of that name where there is one.
  private func reference(_ name: Name?, in dialog: CNamedDialog) -> String {
    guard let name else { return "DIALOG_NOTHING" }
    let parameter = dialog.dialog.parameters.firstIndex { $0.name.text == name.text }
    return "{\(CLiteral.string(name.text)), \(index(parameter))}"
  }

  private func destination(_ destination: Destination?, in dialog: CNamedDialog) -> String {
    guard let destination else { return "DIALOG_NOWHERE" }
    let screen = CLiteral.string(destination.screen.text)
    return "{\(screen), \(reference(destination.value, in: dialog))}"
  }

  // MARK: The project

  private func writeProject(to writer: inout CWriter) {
    writer.heading("The project")
    let count = names.dialogs.count
    if count > 0 {
      writer.block("static const dialog_definition *const \(prefix)_dialogs[] =", "};") { writer in
        for (index, dialog) in names.dialogs.enumerated() {
          writer.line("&\(dialog.name)_definition" + (index + 1 < count ? "," : ""))
        }
      }
    }
    writer.block("DIALOG_UNUSED static const dialog_project \(prefix)_project =", "};") { writer in
      let app = program.project.app == nil ? "NULL" : "\(prefix)_app_text"
      writer.line("\(CLiteral.string(program.project.artifactName)), \(app),")
      writer.line("\(prefix)_languages, \(locales.count),")
      writer.line("\(count > 0 ? "\(prefix)_dialogs" : "NULL"), \(count)")
    }
  }
}
