import DialogLocales
import DialogModel
import DialogSupport

/// The one table that defines a dialog: `dialog_definition` of the runtime with what it has several
/// of and its strings after it, all by places and indexes.
struct CDialogTable {
  private let dialog: CNamedDialog
  private var strings = CStrings()
  private var texts: CTextPlaces
  private var parameters: [SourceCode] = []
  private let fieldNames: [Int]
  private let buttonNames: [Int]
  private let source: Int
  private let shownAfter: Int
  private var media: [SourceCode] = []
  private var notification: [SourceCode] = []
  /// What buttons open; empty where no button has any details.
  private var destinations: [SourceCode] = []

  private var model: Dialog { _read { yield dialog.dialog } }

  /// What all texts and values need languages to be known for.
  var textNeeds: TextNeeds {
    if model.fields.isEmpty { return texts.textNeeds }
    return texts.textNeeds.union(TextNeeds(ofInitialsIn: model))
  }

  init(_ dialog: CNamedDialog, in header: CHeader) {
    self.dialog = dialog
    texts = CTextPlaces(of: dialog.dialog)
    strings.add(dialog.dialog.name.text, remark: "names")
    for (index, member) in dialog.members.enumerated() {
      parameters.append(
        strings.row(of: dialog.dialog.parameters[index], member: member, dialog.name, header))
    }
    fieldNames = strings.add(dialog.dialog.fields.indices) { dialog.dialog.fields[$0].name }
    buttonNames = strings.add(dialog.dialog.buttons.indices) { dialog.dialog.buttons[$0].name }
    source = strings.place(of: dialog.dialog.source)
    shownAfter = strings.place(of: dialog.dialog.shownAfter)
    if let details = dialog.dialog.notification { add(details) }
    if dialog.dialog.buttons.indices.contains(where: { dialog.dialog.buttons[$0].hasDetails }) {
      for button in dialog.dialog.buttons {
        destinations.append(strings.destination(button.destination, in: dialog.dialog))
      }
    }
    addTexts(of: dialog, header)
  }

  private mutating func add(_ details: NotificationDetails) {
    for media in details.media { self.media.append(strings.row(of: media, in: dialog.dialog)) }
    notification = [strings.row(of: details, in: dialog.dialog)]
  }

  private mutating func addTexts(of dialog: CNamedDialog, _ header: CHeader) {
    dialog.dialog.forEachText { element, text in
      let scope = header.scope(of: element, in: dialog)
      texts[element] = header.add(text, dialog.remark(element), in: scope, to: &strings)
    }
  }

  /// Where a text begins; 0 where there is none.
  func place(of element: Element) -> Int { texts[element].place }

  // MARK: Needs

  /// What a function of the dialog writes with.
  func needs(of function: CNamedFunction) -> CNeeds {
    switch function.writes {
    case .text(let element): texts[element].needs
    case .initial(let index): needs(ofInitial: index)
    case .title: model.buttons.indices.reduce(into: []) { $0.formUnion(texts[.button($1)].needs) }
    case .element(let index): texts[.button(index)].needs
    }
  }

  /// What it and each function is written with, each once, in the order in which it is asked for.
  var needsOfFunctions: [CNeeds] {
    var needs: [CNeeds] = []
    for function in dialog.functions {
      let own = self.needs(of: function)
      if !needs.contains(own) { needs.append(own) }
    }
    return needs.contains(allNeeds) ? needs : needs + [allNeeds]
  }

  /// What all that the dialog shows is written with.
  var allNeeds: CNeeds {
    model.fields.indices.reduce(into: texts.needs) { $0.formUnion(needs(ofInitial: $1)) }
  }

  private func needs(ofInitial index: Int) -> CNeeds {
    guard case .parameter(let parameter) = model.fields[index].initial else {
      return texts[.initial(index)].needs
    }
    return CNeeds(model.parameters[parameter].type)
  }

  // MARK: Writing

  func write(to writer: inout SourceWriter) {
    writer.line("static const struct {")
    writer.indented { writer in
      writer.startWrapped()
      writer.piece("dialog_definition d;")
      writeMembers(to: &writer)
      writer.piece("\(strings.members)")
      writer.endWrapped()
    }
    writer.append("} ", dialog.name, "_data = {")
    writer.endLine()
    writer.indented { writer in
      writeDefinition(to: &writer)
      writeRows(to: &writer)
      strings.write(to: &writer)
    }
    writer.line("};")
  }

  private func writeMembers(to writer: inout SourceWriter) {
    writer.member("dialog_parameter p", parameters.count)
    writer.member("dialog_field f", fieldNames.count)
    writer.member("dialog_button b", buttonNames.count)
    writer.member("dialog_button_details e", destinations.count)
    writer.member("dialog_media m", media.count)
    writer.member("dialog_notification n", notification.count)
    writer.member("int32_t o", order.count)
  }

  private func writeRows(to writer: inout SourceWriter) {
    writer.rows(parameters.count) { $0.append(parameters[$1].bytes) }
    writer.rows(fieldNames.count) { $0.append(fieldRow($1).bytes) }
    writer.rows(buttonNames.count) { writeButton($1, to: &$0) }
    writer.rows(destinations.count) { $0.append(details(of: model.buttons[$1], $1).bytes) }
    writer.rows(media.count) { $0.append(media[$1].bytes) }
    writer.rows(notification.count) { $0.append(notification[$1].bytes) }
    let order = order
    writer.rows(order.count) { $0.append(number: order[$1]) }
  }

  /// In which the buttons stand, then those of a row that has another.
  private var order: [Int] { model.placement.order + (model.placement.rowOrder ?? []) }

  /// The members of a `dialog_definition`.
  private func writeDefinition(to writer: inout SourceWriter) {
    writer.startWrapped()
    if let type = dialog.parametersType {
      writer.piece("{sizeof(", type, "),")
    } else {
      writer.piece("{0,")
    }
    for role in TextRole.all { writer.piece(place(of: .text(role)), ",") }
    writeNumbers(to: &writer)
    let hasRow = !(model.placement.rowOrder ?? []).isEmpty
    let flags = [
      hasRow, model.isShownAtLaunch, model.occasion == .onFirstNeed, model.isUndoable,
    ]
    writer.piece(CConstant.kind(model.kind), ",")
    writer.piece(CConstant.purpose(model.purpose), ",")
    writer.piece(CConstant.arrangement(model.placement.arrangement), ",")
    for flag in flags { writer.piece(flag ? "true," : "false,") }
    writer.piece(!destinations.isEmpty ? "true}" : "false}")
    writer.endWrapped(tail: ",")
  }

  private func writeNumbers(to writer: inout SourceWriter) {
    writer.piece(source, ",")
    writer.piece(shownAfter, ",")
    writer.piece(model.parameters.count, ",")
    writer.piece(model.fields.count, ",")
    writer.piece(model.buttons.count, ",")
    writer.piece(media.count, ",")
    writer.piece(model.exitButton ?? -1, ",")
    writer.piece(model.defaultButton ?? -1, ",")
  }

  private func writeButton(_ index: Int, to output: inout ByteBuffer) {
    let role = CConstant.role(model.buttons[index].role)
    if let condition = model.buttons[index].condition {
      output.append("{", buttonNames[index], ", ", place(of: .button(index)))
      output.append(", ", row(of: condition), ", ", role)
      output.append("}")
    } else {
      output.append("DIALOG_BUTTON(", buttonNames[index], ", ", place(of: .button(index)))
      output.append(", ", role, ")")
    }
  }

  private func details(of button: Button, _ index: Int) -> SourceCode {
    let limit = min(button.repetition?.limit ?? 0, Int(UInt32.max))
    return """
      {\(button.repetition?.list ?? -1), \(limit), \(place(of: .input(index))), \
      \(place(of: .send(index))), \(destinations[index]), \(button.needsAuthentication)}
      """
  }

  private func fieldRow(_ index: Int) -> SourceCode {
    let field = model.fields[index]
    var parameter = -1
    if case .parameter(let index) = field.initial { parameter = index }
    return """
      {\(fieldNames[index]), \(place(of: .field(index))), \(place(of: .initial(index))), \
      \(parameter), \(row(of: field.condition)), \(CConstant.keyboard(field.keyboard)), \
      \(CConstant.content(field.content)), \(field.isSecure), \(field.isRequired)}
      """
  }

  private func row(of condition: Condition?) -> SourceCode {
    guard let condition else { return "{-1, false}" }
    return "{\(condition.parameter), \(condition.isNegated)}"
  }
}

extension Button {
  /// Whether it has what only some buttons have: `dialog_button_details`.
  fileprivate var hasDetails: Bool {
    repetition != nil || destination != nil || input != nil || needsAuthentication
  }
}

extension SourceWriter {
  /// A member of the table: an array, where it has elements.
  fileprivate mutating func member(_ declaration: String, _ count: Int) {
    if count > 0 { piece { $0.append(declaration, "[", count, "];") } }
  }

  /// What initializes such a member; each row is short, as what it means stands in the runtime.
  @inline(__always)
  fileprivate mutating func rows(_ count: Int, _ row: (inout ByteBuffer, Int) -> Void) {
    if count == 0 { return }
    startWrapped()
    for index in 0..<count {
      piece { output in
        if index == 0 { output.append(UInt8(ascii: "{")) }
        row(&output, index)
        if index + 1 < count { output.append(UInt8(ascii: ",")) }
      }
    }
    endWrapped(tail: "},")
  }
}
