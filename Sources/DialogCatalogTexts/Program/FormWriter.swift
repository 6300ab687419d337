import DialogLocales
import DialogModel

/// Says a pattern, in which only one number is left to choose by, as a form.
struct FormWriter {
  let arguments: [Argument]
  let locale: LanguageTag
  let rules: PluralRules

  func form(of pattern: Pattern) -> Form {
    switch pattern {
    case .parts(let parts): return .plain(parts.flatMap(pieces).joined())
    case .selection(let selection):
      let counted = arguments.firstIndex {
        $0.value == .parameter(selection.parameter) && $0.kind == .integer
      }
      guard let counted else { return .plain([]) }
      return .plural(argument: counted + 1, arms(of: selection))
    }
  }

  /// Numbers of their own stand for the category that holds nothing else.
  private func arms(of selection: Selection) -> [Form.PluralArm] {
    var arms: [PluralCategory: Form] = [:]
    for arm in selection.arms {
      switch arm.key {
      case .exactly(let number):
        if let category = rules.category(forExactly: number) {
          arms[category] = form(of: arm.pattern)
        }
      case .category(let category):
        if arms[category] == nil { arms[category] = form(of: arm.pattern) }
      case .flag, .enumCase, .otherwise: break
      }
    }
    return arms.keys.sorted().map { Form.PluralArm(category: $0, form: arms[$0]!) }
  }

  private func pieces(of part: Part) -> [Piece] {
    switch part {
    case .text(let text, _, _): [.text(text)]
    case .placeholder(let placeholder): pieces(of: placeholder)
    }
  }

  private func pieces(of placeholder: Placeholder) -> [Piece] {
    let value = self.value(of: placeholder).map { [$0] } ?? []
    switch placeholder.style {
    case .quoted:
      let marks = (LocaleData.find(locale) ?? .root).quotationMarks
      return [.text(marks.start)] + value + [.text(marks.end)]
    case .agreement(let agreement):
      guard let kind = AgreementKind.find(agreement.forms, in: locale) else { return value }
      let open = kind.openForm
      if !agreement.writesValue { return [.text(open)] }
      return kind.side == .before
        ? [.text(open)] + value : value + [.text(open)]
    default: return value
    }
  }

  private func value(of placeholder: Placeholder) -> Piece? {
    arguments.firstIndex { $0.isWritten(by: placeholder) }
      .map { .argument($0 + 1, arguments[$0].kind) }
  }
}
