import DialogModel

extension Pattern {
  /// The text as it is written, of a selection the last arm: what people would call it.
  ///
  /// - Parameter dialog: whose parameters placeholders name; nil of a text without any.
  func excerpt(in dialog: Dialog?) -> String {
    switch self {
    case .parts(let parts): parts.map { $0.excerpt(in: dialog) }.joined()
    case .selection(let selection): selection.arms.last?.pattern.excerpt(in: dialog) ?? ""
    }
  }
}

extension Part {
  fileprivate func excerpt(in dialog: Dialog?) -> String {
    switch self {
    case .text(let text, _, _): text
    case .placeholder(let placeholder): placeholder.excerpt(in: dialog)
    }
  }
}

extension Pattern {
  /// The text as it is written, all arms of a selection with their keys.
  func outline(in dialog: Dialog?, _ program: Program) -> String {
    guard case .selection(let selection) = self, let dialog else { return excerpt(in: dialog) }
    let parameter = dialog.parameters[selection.parameter]
    return selection.arms.map { arm in
      let key = program.written(arm.key, of: parameter.type)
      return "\(key): \(arm.pattern.outline(in: dialog, program))"
    }.joined(separator: " · ")
  }
}

extension Placeholder {
  fileprivate func excerpt(in dialog: Dialog?) -> String {
    let name =
      switch value {
      case .parameter(let index): dialog?.parameters[index].name.text ?? ""
      case .element: "…"
      }
    return "{" + name + (style.written.map { ":" + $0 } ?? "") + "}"
  }
}
