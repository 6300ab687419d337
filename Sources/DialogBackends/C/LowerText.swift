import DialogLocales
import DialogModel

/// Makes the programs of a text.
struct CTextLowering {
  /// What placeholders and selections refer to; the parameters of the dialog, in its order.
  let scope: PatternScope

  func program(for segments: [Segment]) -> CProgram {
    var program = CProgram()
    lower(segments, to: &program)
    return program
  }

  private func lower(_ segments: [Segment], to program: inout CProgram) {
    for segment in segments {
      switch segment {
      case .text(let text): program.append(text: text)
      case .value(let value): lower(value, to: &program)
      case .selection(let selection): lower(selection, to: &program)
      }
    }
  }

  private func lower(_ value: Segment.Value, to program: inout CProgram) {
    let operand = value.parameter.map { String($0) } ?? "e"
    guard let agreement = value.agreement else {
      return program.append(.put(operand, value.format))
    }
    program.append(
      .agree(operand, agreement.classifier, shown: value.isOmitted ? value.format : nil))
    for (index, form) in agreement.forms.enumerated() {
      if index > 0 { program.append(.or) }
      program.append(text: form)
    }
    program.append(.endOfAgreement)
  }

  private func lower(_ selection: Segment.Selection, to program: inout CProgram) {
    program.append(.by(selection.parameter))
    let cases = cases(of: selection)
    for (key, segments) in selection.arms {
      if let index = cases[key] {
        program.append(.when(String(index), meaning: key))
      } else {
        program.append(key == "other" ? .otherwise : .when(key))
      }
      lower(segments, to: &program)
    }
    program.append(.endOfChoice)
  }

  /// The places of the cases of an enum, by name; none where something else is chosen by.
  private func cases(of selection: Segment.Selection) -> [String: Int] {
    guard case .enumeration(let type) = scope.parameters[selection.parameter].type else {
      return [:]
    }
    let names = scope.enums[type].cases.lazy.map(\.name.text)
    return Dictionary(zip(names, names.indices)) { first, _ in first }
  }
}
