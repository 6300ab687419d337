import DialogModel
import DialogSupport

/// Writes a dialog's members.
final class DialogWriter {
  let dialog: Dialog
  let texts: TextWriter
  let scope: PatternScope

  init(_ dialog: Dialog, in artifact: ArtifactWriter) {
    self.dialog = dialog
    texts = artifact.texts
    scope = PatternScope(parameters: dialog.parameters, enums: artifact.program.enums)
  }

  func write(to json: inout JSONWriter) {
    json.member("name", dialog.name.text)
    json.member("kind", dialog.kind.rawValue)
    json.member("documentation", ifWritten: dialog.documentation)
    json.member("deprecated", dialog.deprecation)
    json.member("purpose", dialog.purpose?.rawValue)
    json.member("shownAtLaunch", ifTrue: dialog.isShownAtLaunch)
    json.member("shownOnFirstNeed", ifTrue: dialog.occasion == .onFirstNeed)
    json.member("shownAfter", dialog.shownAfter?.text)
    json.member("undoable", ifTrue: dialog.isUndoable)
    json.member("parameters", array: write(parameters:))
    json.member("texts", object: write(texts:))
    json.member("buttons", array: write(buttons:))
    json.member("fields", array: write(fields:))
    json.member("source", dialog.source?.text)
    json.member("placement", object: write(placement:))
    json.member("defaultButton", dialog.defaultButton.map(buttonName))
    json.member("exit", dialog.exitButton.map(buttonName) ?? "dismissed")
    json.member("outcomes", strings: dialog.outcomes)
    if let notification = dialog.notification {
      json.key("notification")
      json.object { json in write(notification, to: &json) }
    }
  }

  private func write(parameters json: inout JSONWriter) {
    json.inline { json in
      for parameter in dialog.parameters {
        json.object { json in
          json.member("name", parameter.name.text)
          json.member("type", parameter.type.keyword(in: scope.enums))
          json.member("sensitive", parameter.isSensitive)
          json.member("documentation", ifWritten: parameter.documentation)
        }
      }
    }
  }

  private func write(texts json: inout JSONWriter) {
    for index in dialog.texts.indices {
      let role = dialog.texts[index].role
      texts.write(dialog.texts[index].text, as: JSONKey(role.rawValue), in: scope, to: &json)
    }
  }

  private func write(buttons json: inout JSONWriter) {
    for index in dialog.buttons.indices {
      json.object { json in write(buttonAt: index, to: &json) }
    }
  }

  private func write(buttonAt index: Int, to json: inout JSONWriter) {
    json.member("name", dialog.buttons[index].name.text)
    json.member("documentation", ifWritten: dialog.buttons[index].documentation)
    json.member("role", roleName(ofButtonAt: index))
    json.member("preferred", index == dialog.defaultButton)
    let scope = scope(ofButtonAt: index)
    texts.write(dialog.buttons[index].title, as: "title", in: scope, to: &json)
    write(dialog.buttons[index].condition, to: &json)
    if let repetition = dialog.buttons[index].repetition { write(repetition, to: &json) }
    json.member("authenticated", ifTrue: dialog.buttons[index].needsAuthentication)
    write(dialog.buttons[index].destination, to: &json)
    if let input = dialog.buttons[index].input { write(input, in: scope, to: &json) }
  }

  private func scope(ofButtonAt index: Int) -> PatternScope {
    var scope = scope
    scope.element = dialog.buttons[index].repetition?.variable.text
    return scope
  }

  /// The default button is `default` unless it cancels or destroys.
  private func roleName(ofButtonAt index: Int) -> String {
    let role = dialog.buttons[index].role
    return role == .normal && index == dialog.defaultButton ? "default" : role.rawValue
  }

  private func write(_ repetition: Button.Repetition, to json: inout JSONWriter) {
    json.key("repetition")
    json.inlineObject { json in
      json.member("variable", repetition.variable.text)
      json.member("list", parameterName(repetition.list))
      if let limit = repetition.limit { json.member("limit", limit) }
    }
  }

  private func write(_ input: Button.TextInput, in scope: PatternScope, to json: inout JSONWriter) {
    json.key("input")
    json.object { json in
      texts.write(input.placeholder, as: "placeholder", in: scope, to: &json)
      if let send = input.send { texts.write(send, as: "send", in: scope, to: &json) }
    }
  }

  private func write(_ condition: Condition?, to json: inout JSONWriter) {
    guard let condition else { return }
    json.key("condition")
    json.inlineObject { json in
      json.member("parameter", parameterName(condition.parameter))
      json.member("is", !condition.isNegated)
    }
  }

  private func write(fields json: inout JSONWriter) {
    for field in dialog.fields {
      json.object { json in write(field, to: &json) }
    }
  }

  private func write(_ field: Field, to json: inout JSONWriter) {
    json.member("name", field.name.text)
    json.member("documentation", ifWritten: field.documentation)
    texts.write(field.placeholder, as: "placeholder", in: scope, to: &json)
    json.member("keyboard", field.keyboard.rawValue)
    json.member("content", field.content?.rawValue)
    if let initial = field.initial { write(initial, to: &json) }
    json.member("secure", field.isSecure)
    json.member("required", field.isRequired)
    write(field.condition, to: &json)
  }

  private func write(_ initial: Field.Initial, to json: inout JSONWriter) {
    json.key("initial")
    json.object { json in
      switch initial {
      case .parameter(let index): json.member("parameter", parameterName(index))
      case .text(let text): texts.write(text, as: "text", in: scope, to: &json)
      }
    }
  }

  private func write(placement json: inout JSONWriter) {
    let placement = dialog.placement
    json.member("arrangement", placement.arrangement.rawValue)
    json.member("order", strings: placement.order.map(buttonName))
    if let row = placement.rowOrder { json.member("rowOrder", strings: row.map(buttonName)) }
    json.member("manual", ifTrue: dialog.isManuallyPlaced)
  }

  func buttonName(_ index: Int) -> String { dialog.buttons[index].name.text }

  func parameterName(_ index: Int) -> String { dialog.parameters[index].name.text }
}
