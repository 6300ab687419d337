import DialogModel

extension ParameterType {
  func argumentKind(_ style: Placeholder.Style) -> ArgumentKind {
    switch self {
    case .int: .integer
    case .double: style == .percent ? .object : .real
    default: .object
    }
  }
}

/// Collects the arguments of a text: those of the source in its order, then what only translations use.
struct ArgumentCollector {
  let parameters: [Parameter]
  /// What a repeated choice calls its element.
  let element: String?
  private(set) var arguments: [Argument] = []

  init(_ parameters: [Parameter], element: String?) {
    self.parameters = parameters
    self.element = element
  }

  mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .parts(let parts):
      for case .placeholder(let placeholder) in parts { add(placeholder) }
    case .selection(let selection):
      if parameters[selection.parameter].type == .int {
        add(.parameter(selection.parameter), .plain)
      }
      for arm in selection.arms { add(arm.pattern) }
    }
  }

  private mutating func add(_ placeholder: Placeholder) {
    if case .agreement(let agreement) = placeholder.style, !agreement.writesValue { return }
    add(placeholder.value, placeholder.style)
  }

  private mutating func add(_ value: Placeholder.Value, _ style: Placeholder.Style) {
    let (type, name): (ParameterType, String) =
      switch value {
      case .parameter(let index):
        (parameters[index].type, parameters[index].name.text)
      case .element: (.string, element ?? "")
      }
    let kind = type.argumentKind(style)
    let argument = Argument(value: value, style: style.base(of: kind), kind: kind, name: name)
    if !arguments.contains(argument) { arguments.append(argument) }
  }
}
