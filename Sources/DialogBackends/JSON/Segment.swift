import DialogLanguage
import DialogModel

/// A run of a text as the artifact says it: characters, a value in a format of its own, or a choice.
///
/// Characters that stand side by side are one run; the quotation marks of `:quoted` and the
/// isolates of right-to-left text are characters like any other.
enum Segment {
  case text(String)
  case value(Value)
  case selection(Selection)

  struct Value {
    /// The parameter, or what a repeated choice calls its element.
    let name: String
    let format: Format
    /// The word beside it whose form depends on how the value sounds.
    var agreement: AgreementKind?
    /// Whether only the agreeing form is written, since the value stands before it already.
    var isOmitted = false
  }

  /// How a value is written, by the customs of the language.
  enum Format: String, CaseIterable {
    /// As it is.
    case text
    case number, percent, currency, bytes, date, time, relative, list
  }

  struct Selection {
    let name: String
    let kind: Kind
    let arms: [(key: String, segments: [Segment])]

    enum Kind: String, CaseIterable {
      case plural, bool
      case enumeration = "enum"
    }
  }
}

extension Segment.Format {
  /// The format of a style on a value of a type; `plain` is the type's own.
  init(_ style: Placeholder.Style, of type: ParameterType) {
    switch style {
    case .number: self = .number
    case .percent: self = .percent
    case .date: self = .date
    case .time: self = .time
    case .relative: self = .relative
    case .list: self = .list
    case .plain, .quoted, .agreement: self.init(plain: type)
    }
  }

  private init(plain type: ParameterType) {
    switch type {
    case .string, .url, .bool, .enumeration: self = .text
    case .int, .double: self = .number
    case .currency: self = .currency
    case .bytes: self = .bytes
    case .date: self = .date
    case .stringList: self = .list
    }
  }
}

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
    let format = Segment.Format(placeholder.style, of: type(of: placeholder.value))
    var value = Segment.Value(name: name(of: placeholder.value), format: format)
    var (before, behind) = (conventions.opensIsolate, conventions.closesIsolate)
    switch placeholder.style {
    case .quoted:
      before = conventions.openingQuote + before
      behind += conventions.closingQuote
    case .agreement(let agreement):
      let kind = conventions.agreements.find(agreement.forms)
      if let kind, kind.isInvariable {
        behind += kind.forms[0]
        if !agreement.writesValue { return segments.append(text: kind.forms[0]) }
      } else {
        value.agreement = kind
        value.isOmitted = !agreement.writesValue
        if value.isOmitted { return segments.append(.value(value)) }
      }
    default: break
    }
    segments.append(text: before)
    segments.append(.value(value))
    segments.append(text: behind)
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
    return Segment.Selection(name: parameter.name.text, kind: kind(of: parameter.type), arms: arms)
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

extension [Segment] {
  /// Joins it to the characters before it.
  fileprivate mutating func append(text: String) {
    if text.isEmpty { return }
    if case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else {
      append(.text(text))
    }
  }
}
