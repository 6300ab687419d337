import DialogLocales
import DialogModel

/// The one table that defines a dialog: `dialog_definition` of the runtime with what it has several
/// of and its strings behind it, all by places and indexes.
struct CDialogTable {
  private var strings = CStrings()
  private var definition: Definition
  /// The arrays after the definition.
  private var arrays: [(declaration: String, rows: [SourceText])] = []
  private var texts = CTextPlaces()
  private let model: Dialog?

  // MARK: Of a dialog

  init(_ dialog: CNamedDialog, in header: CHeader) {
    let model = dialog.dialog
    self.model = model
    definition = Definition(dialog)
    strings.add(model.name.text, remark: "names")
    let parameters = zip(dialog.members, model.parameters).map {
      row(of: $1, member: $0, dialog, header)
    }
    let fields = model.fields.map { strings.add($0.name.text) }
    let buttons = model.buttons.map { strings.add($0.name.text) }
    definition.source = place(of: model.source)
    definition.shownAfter = place(of: model.shownAfter)
    let media = model.notification?.media.map { row(of: $0, in: model) } ?? []
    let notification = model.notification.map { [row(of: $0, in: model)] } ?? []
    let destinations = model.buttons.map { destination($0.destination, in: model) }
    texts = CTextPlaces(of: model)
    model.forEachText { element, text in
      let scope = header.scope(of: element, in: dialog)
      texts[element] = header.add(text, model.remark(element), in: scope, to: &strings)
    }
    definition.texts = TextRole.allCases.map { place(of: .text($0)) }
    add("dialog_parameter p", parameters)
    add("dialog_field f", fields.indices.map { row(of: model.fields[$0], $0, name: fields[$0]) })
    add(
      "dialog_button b",
      buttons.indices.map {
        row(of: model.buttons[$0], $0, name: buttons[$0], opens: destinations[$0])
      })
    add("dialog_media m", media)
    add("dialog_notification n", notification)
    add("int32_t o", (model.placement.order + (definition.rowOrder ?? [])).map { "\($0)" })
  }

  /// The app's name, as the title of a dialog that has nothing else.
  init(app: Text, in header: CHeader) {
    model = nil
    strings.add("")
    let scope = PatternScope(parameters: [], enums: header.program.enums)
    definition = Definition(title: header.add(app, "app", in: scope, to: &strings).place)
  }

  private mutating func add(_ declaration: String, _ rows: [SourceText]) {
    if !rows.isEmpty { arrays.append((declaration, rows)) }
  }

  /// Where a text begins; 0 where there is none.
  func place(of element: Element) -> Int { texts[element].place }

  // MARK: Needs

  /// What a function of the dialog writes with.
  func needs(of function: CNamedFunction) -> CNeeds {
    switch function.writes {
    case .text(let element): needs(of: element)
    case .initial(let index): needs(ofInitial: index)
    case .title:
      (model?.buttons ?? []).indices.reduce(into: []) { $0.formUnion(needs(of: .button($1))) }
    case .element(let index): needs(of: .button(index))
    }
  }

  /// What all that the dialog shows is written with.
  var allNeeds: CNeeds {
    var all = texts.needs
    guard let model else { return all }
    for index in model.fields.indices { all.formUnion(needs(ofInitial: index)) }
    return all
  }

  private func needs(of element: Element) -> CNeeds { texts[element].needs }

  private func needs(ofInitial index: Int) -> CNeeds {
    guard let model, case .parameter(let parameter) = model.fields[index].initial else {
      return needs(of: .initial(index))
    }
    return CNeeds(model.parameters[parameter].type)
  }

  private mutating func place(of name: Name?) -> Int { name.map { strings.add($0.text) } ?? 0 }

  // MARK: Rows

  private mutating func row(
    of parameter: Parameter, member: String, _ dialog: CNamedDialog, _ header: CHeader
  ) -> SourceText {
    let name = strings.add(parameter.name.text)
    let type = CConstant.type(parameter.type)
    if case .enumeration(let index) = parameter.type {
      let size = "sizeof(\(header.names.enums[index].name))"
      return """
        {\(name), offsetof(\(dialog.name)_parameters, \(member)), \(size), \(index), \(type), \
        \(parameter.isSensitive)}
        """
    }
    if parameter.isSensitive {
      return "{\(name), offsetof(\(dialog.name)_parameters, \(member)), 0, -1, \(type), true}"
    }
    return "DIALOG_MEMBER(\(dialog.name), \(member), \(name), \(type))"
  }

  private func row(of field: Field, _ index: Int, name: Int) -> SourceText {
    var parameter = -1
    if case .parameter(let index) = field.initial { parameter = index }
    return """
      {\(name), \(place(of: .field(index))), \(place(of: .initial(index))), \(parameter), \
      \(condition(field.condition)), \(CConstant.keyboard(field.keyboard)), \
      \(CConstant.content(field.content)), \(field.isSecure), \(field.isRequired)}
      """
  }

  private func row(
    of button: Button, _ index: Int, name: Int, opens: SourceText
  ) -> SourceText {
    let (title, role) = (place(of: .button(index)), CConstant.role(button.role))
    let isPlain =
      button.condition == nil && button.repetition == nil && button.destination == nil
      && button.input == nil && !button.needsAuthentication
    if isPlain { return "DIALOG_BUTTON(\(name), \(title), \(role))" }
    let limit = min(button.repetition?.limit ?? 0, Int(UInt32.max))
    return """
      {\(name), \(title), \(place(of: .input(index))), \(place(of: .send(index))), \
      \(condition(button.condition)), \(button.repetition?.list ?? -1), \(limit), \(opens), \
      \(role), \(button.needsAuthentication)}
      """
  }

  private func condition(_ condition: Condition?) -> SourceText {
    guard let condition else { return "{-1, false}" }
    return "{\(condition.parameter), \(condition.isNegated)}"
  }

  private mutating func row(of media: NotificationDetails.Media, in dialog: Dialog)
    -> SourceText
  {
    "{\(reference(media.name, in: dialog)), \(CConstant.media(media.kind)), \(media.isLive)}"
  }

  private mutating func row(of details: NotificationDetails, in dialog: Dialog) -> SourceText {
    let sound = CConstant.sound(details.sound)
    let (thread, identifier) = (
      reference(details.thread, in: dialog), reference(details.identifier, in: dialog)
    )
    let badge = reference(details.badge?.name, in: dialog)
    let clearedBy = place(of: details.badge?.clearedBy)
    let file = sound.file.map { strings.add($0) } ?? 0
    let (consent, settings) = (place(of: details.consent), place(of: details.settings))
    let opens = destination(details.destination, in: dialog)
    return """
      {\(thread), \(identifier), \(badge), \(clearedBy), \(file), \(sound.milliseconds), \
      \(consent), \(settings), \(opens), \(CConstant.delivery(details.delivery)), \
      \(CConstant.category(details.category)), \(CConstant.style(details.suggestedStyle)), \
      \(CConstant.level(details.level)), \(sound.constant), \(details.hasDetail)}
      """
  }

  /// A name, and the parameter of that name where there is one.
  private mutating func reference(_ name: Name?, in dialog: Dialog) -> SourceText {
    guard let name else { return "{0, -1}" }
    let parameter = dialog.parameters.firstIndex { $0.name.text == name.text }
    return "{\(strings.add(name.text)), \(parameter ?? -1)}"
  }

  private mutating func destination(_ destination: Destination?, in dialog: Dialog) -> SourceText {
    guard let destination else { return "{0, {0, -1}}" }
    let screen = strings.add(destination.screen.text)
    return "{\(screen), \(reference(destination.value, in: dialog))}"
  }

  // MARK: Writing

  func write(called name: String, to writer: inout SourceWriter) {
    writer.line("static const struct {")
    writer.indented { writer in
      writer.startWrapped()
      writer.piece("dialog_definition d;")
      for (declaration, rows) in arrays { writer.piece("\(declaration)[\(rows.count)];") }
      writer.piece("\(strings.members)")
      writer.endWrapped()
    }
    writer.line("} \(name) = {")
    writer.indented { writer in
      definition.write(to: &writer)
      for (_, rows) in arrays { write(rows, to: &writer) }
      strings.write(to: &writer)
    }
    writer.line("};")
  }

  private func write(_ rows: [SourceText], to writer: inout SourceWriter) {
    writer.startWrapped()
    // Each is short: what it means stands in the runtime.
    for (index, row) in rows.enumerated() {
      writer.piece {
        if index == 0 { $0.append(UInt8(ascii: "{")) }
        $0 += row.bytes
        if index + 1 < rows.count { $0.append(UInt8(ascii: ",")) }
      }
    }
    writer.endWrapped(tail: "},")
  }
}

/// The members of a `dialog_definition`.
private struct Definition {
  var texts: [Int]
  var source = 0
  var shownAfter = 0
  let rowOrder: [Int]?
  private let size: SourceText
  private let counts: [Int]
  private let constants: [SourceText]

  init(_ dialog: CNamedDialog) {
    let model = dialog.dialog
    texts = []
    rowOrder = model.placement.rowOrder.flatMap { $0.isEmpty ? nil : $0 }
    size = dialog.parametersType.map { "sizeof(\($0))" } ?? "0"
    counts = [
      model.parameters.count, model.fields.count, model.buttons.count,
      model.notification?.media.count ?? 0, model.exitButton ?? -1, model.defaultButton ?? -1,
    ]
    constants = [
      CConstant.kind(model.kind), CConstant.purpose(model.purpose),
      CConstant.arrangement(model.placement.arrangement), "\(rowOrder != nil)",
      "\(model.isShownAtLaunch)", "\(model.occasion == .onFirstNeed)", "\(model.isUndoable)",
      "\(model.notification != nil)",
    ]
  }

  /// Of what is only a title.
  init(title: Int) {
    texts = [title, 0, 0, 0, 0, 0]
    rowOrder = nil
    size = "0"
    counts = [0, 0, 0, 0, -1, -1]
    constants = ["0", "0", "0"] + Array(repeating: "false", count: 5)
  }

  func write(to writer: inout SourceWriter) {
    writer.startWrapped()
    writer.piece("{\(size),")
    for numbers in [texts, [source, shownAfter], counts] {
      for number in numbers { writer.piece(number, ",") }
    }
    for constant in constants.dropLast() { writer.piece("\(constant),") }
    writer.piece("\(constants[constants.count - 1])}")
    writer.endWrapped(tail: ",")
  }
}
