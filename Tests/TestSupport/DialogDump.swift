import DialogModel

extension Dump {
  mutating func dialog(_ dialog: Dialog) {
    documentation(dialog.documentation)
    let parameters = dialog.parameters.map { parameter in
      (parameter.isSensitive ? "sensitive " : "")
        + "\(parameter.name.text): \(parameter.type.keyword(in: program.enums))"
    }
    let list = parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")"
    line("\(dialog.kind.rawValue) \(dialog.name.text)\(list)")
    indented { dump in
      dump.properties(of: dialog)
      for roled in dialog.texts { dump.text(roled.role.rawValue, roled.text, in: dialog) }
      for field in dialog.fields { dump.field(field, of: dialog) }
      for button in dialog.buttons { dump.button(button, of: dialog) }
      if let details = dialog.notification { dump.notification(details) }
      dump.placement(of: dialog)
      dump.behaviour(of: dialog)
    }
  }

  private mutating func properties(of dialog: Dialog) {
    if let note = dialog.deprecation { line("deprecated “\(note)”") }
    if let purpose = dialog.purpose { line("purpose \(purpose.rawValue)") }
    if let source = dialog.source { line("source \(source.text)") }
    if let occasion = dialog.occasion { line("shown \(occasion.rawValue)") }
    member("after", dialog.shownAfter?.text)
    if dialog.isUndoable { line("undoable") }
    if dialog.isManuallyPlaced { line("layout manual") }
    for refused in dialog.refusedStatements { line("refused \(refused.keyword)") }
  }

  // MARK: Buttons and fields

  private mutating func button(_ button: Button, of dialog: Dialog) {
    documentation(button.documentation)
    var words = [button.role == .cancel ? "cancel" : "button", button.name.text]
    if button.role == .destructive { words.append("destructive") }
    if button.isMarkedDefault { words.append("marked-default") }
    if button.needsAuthentication { words.append("authenticated") }
    if let destination = button.destination { words.append(text(of: destination)) }
    if let repetition = button.repetition {
      words.append("for \(repetition.variable.text)")
      words.append("in \(dialog.parameters[repetition.list].name.text)")
      if let limit = repetition.limit { words.append("limit \(limit)") }
    }
    if let condition = button.condition { words.append(text(of: condition, in: dialog)) }
    line(words.joined(separator: " "))
    indented { dump in
      let variable = button.repetition?.variable.text
      dump.text("title", button.title, in: dialog, element: variable)
      guard let input = button.input else { return }
      dump.text("input", input.placeholder, in: dialog)
      if let send = input.send { dump.text("send", send, in: dialog) }
    }
  }

  private func text(of condition: Condition, in dialog: Dialog) -> String {
    "if " + (condition.isNegated ? "not " : "") + dialog.parameters[condition.parameter].name.text
  }

  private mutating func field(_ field: Field, of dialog: Dialog) {
    documentation(field.documentation)
    var words = ["field", field.name.text, "keyboard \(field.keyboard.rawValue)"]
    if let content = field.content { words.append("content \(content.rawValue)") }
    if field.isSecure { words.append("secure") }
    if field.isRequired { words.append("required") }
    if case .parameter(let index)? = field.initial {
      words.append("initial \(dialog.parameters[index].name.text)")
    }
    if let condition = field.condition { words.append(text(of: condition, in: dialog)) }
    line(words.joined(separator: " "))
    indented { dump in
      dump.text("placeholder", field.placeholder, in: dialog)
      if case .text(let text)? = field.initial { dump.text("initial", text, in: dialog) }
    }
  }

  // MARK: Notifications

  private mutating func notification(_ details: NotificationDetails) {
    member("delivery", details.delivery?.rawValue)
    member("category", details.category?.rawValue)
    member("suggest", details.suggestedStyle?.rawValue)
    member("level", details.level?.rawValue)
    member("thread", details.thread?.text)
    member("identifier", details.identifier?.text)
    switch details.sound {
    case nil: break
    case .none?: line("sound none")
    case .standard?: line("sound default")
    case .file(let file, let milliseconds)?:
      line("sound “\(file)”" + (milliseconds.map { " \($0) ms" } ?? ""))
    }
    if let badge = details.badge {
      let counted = badge.count == nil ? " (no parameter)" : ""
      line(
        "badge \(badge.name.text)\(counted)"
          + (badge.clearedBy.map { " cleared by \($0.text)" } ?? ""))
    }
    member("consent", details.consent?.text)
    member("settings", details.settings?.text)
    if let destination = details.destination { line(text(of: destination)) }
    if details.hasDetail { line("detail") }
    for media in details.media {
      line("media \(media.kind.rawValue) \(media.name.text)" + (media.isLive ? " live" : ""))
    }
  }

  private func text(of destination: Destination) -> String {
    "opens \(destination.screen.text)" + (destination.value.map { " showing \($0.text)" } ?? "")
  }

  private mutating func member(_ name: String, _ value: String?) {
    if let value { line("\(name) \(value)") }
  }

  // MARK: Behaviour

  private mutating func placement(of dialog: Dialog) {
    let names = dialog.buttons.map(\.name.text)
    let placement = dialog.placement
    let order = placement.order.map { names[$0] }
    let separator = placement.arrangement == .row ? " | " : " / "
    line("\(placement.arrangement.rawValue) " + order.joined(separator: separator))
    if let row = placement.rowOrder {
      line("else row " + row.map { names[$0] }.joined(separator: " | "))
    }
  }

  private mutating func behaviour(of dialog: Dialog) {
    let names = dialog.buttons.map(\.name.text)
    let button = dialog.defaultButton.map { names[$0] } ?? "–"
    let leaving = dialog.exitButton.map { names[$0] } ?? "–"
    line(
      "default \(button), leaving \(leaving)\(dialog.statesExit ? "" : " (not stated)"), "
        + "outcomes " + dialog.outcomes.joined(separator: " "))
  }
}
