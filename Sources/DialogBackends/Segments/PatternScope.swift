import DialogModel

/// What the placeholders and selections of a pattern refer to.
struct PatternScope {
  let parameters: [Parameter]
  let enums: [EnumType]
  /// What the texts of a repeated choice call its element, a text.
  var element: String?

  init(parameters: [Parameter], enums: [EnumType]) {
    self.parameters = parameters
    self.enums = enums
  }

  func segments(of pattern: Pattern, _ conventions: TextConventions) -> [Segment] {
    switch pattern {
    case .parts(let parts): segments(of: parts, conventions)
    case .selection(let selection): [.selection(lower(selection, conventions))]
    }
  }

  private func segments(of parts: [Part], _ conventions: TextConventions) -> [Segment] {
    var segments: [Segment] = []
    segments.reserveCapacity(parts.count)
    for part in parts {
      switch part {
      case .text(let text, _, _): segments.append(text: text)
      case .placeholder(let placeholder): append(placeholder, to: &segments, conventions)
      }
    }
    return segments
  }

  private func append(
    _ placeholder: Placeholder, to segments: inout [Segment], _ conventions: TextConventions
  ) {
    let value = Segment.Value(
      name: name(of: placeholder.value), parameter: placeholder.value.parameter,
      format: Segment.Format(placeholder.style, of: type(of: placeholder.value)))
    switch placeholder.style {
    case .quoted:
      segments.append(text: conventions.openingQuote)
      segments.append(value, conventions)
      segments.append(text: conventions.closingQuote)
    case .agreement(let agreement):
      append(value, agreement, to: &segments, conventions)
    default:
      segments.append(value, conventions)
    }
  }

  private func append(
    _ value: Segment.Value, _ agreement: Agreement, to segments: inout [Segment],
    _ conventions: TextConventions
  ) {
    let kind = conventions.agreements.find(agreement.forms)
    if let kind, kind.isInvariable {
      if agreement.writesValue { segments.append(value, conventions) }
      segments.append(text: kind.forms[0])
    } else {
      var value = value
      value.agreement = kind
      value.isOmitted = !agreement.writesValue
      segments.append(value, conventions)
    }
  }

  private func type(of value: Placeholder.Value) -> ParameterType {
    switch value {
    case .parameter(let index): parameters[index].type
    case .element: .string
    }
  }

  private func name(of value: Placeholder.Value) -> String {
    switch value {
    case .parameter(let index): parameters[index].name.text
    case .element: element ?? ""
    }
  }

  private func lower(
    _ selection: Selection, _ conventions: TextConventions
  ) -> Segment.Selection {
    let parameter = parameters[selection.parameter]
    let arms = selection.arms.map { arm in
      (key(arm.key, of: parameter.type), segments(of: arm.pattern, conventions))
    }
    return Segment.Selection(
      name: parameter.name.text, parameter: selection.parameter, kind: kind(of: parameter.type),
      arms: arms)
  }

  private func kind(of type: ParameterType) -> Segment.Selection.Kind {
    switch type {
    case .bool: .bool
    case .enumeration: .enumeration
    default: .plural
    }
  }

  private func key(_ key: Selection.Key, of type: ParameterType) -> String {
    switch key {
    case .exactly(let number): return "=\(number)"
    case .category(let category): return category.rawValue
    case .flag(let flag): return flag ? "true" : "false"
    case .otherwise: return "other"
    case .enumCase(let index):
      guard case .enumeration(let type) = type else { return "other" }
      return enums[type].cases[index].name.text
    }
  }
}

extension Placeholder.Value {
  fileprivate var parameter: Int? {
    guard case .parameter(let index) = self else { return nil }
    return index
  }
}

extension [Segment] {
  /// In right-to-left text what is written of a value must not reorder what is around it.
  fileprivate mutating func append(_ value: Segment.Value, _ conventions: TextConventions) {
    if value.isOmitted { return append(.value(value)) }
    append(text: conventions.opensIsolate)
    append(.value(value))
    append(text: conventions.closesIsolate)
  }

  /// Joins it to the characters before it.
  fileprivate mutating func append(text: String) {
    if text.isEmpty { return }
    if case .text(var before)? = last {
      // Taken out meanwhile, so that it grows in place.
      self[count - 1] = .text("")
      before += text
      self[count - 1] = .text(before)
    } else {
      append(.text(text))
    }
  }
}
