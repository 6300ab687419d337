package import DialogLocales

extension Form {
  /// The form as a message of ICU’s: values by name, by number where two share a name.
  package func message(_ arguments: [Argument], _ rules: PluralRules) -> String {
    message(arguments, rules, isInPlural: false)
  }

  private func message(
    _ arguments: [Argument], _ rules: PluralRules, isInPlural: Bool
  ) -> String {
    switch self {
    case .plain(let pieces):
      return pieces.map { piece in
        switch piece {
        case .text(let text): Form.quoted(text, isInPlural: isInPlural)
        case .argument(let number, _): "{\(Form.name(number, arguments))}"
        }
      }.joined()
    case .plural(let argument, let arms):
      let written = arms.map { arm in
        let isNumber = arm.category == .zero && !rules.categories.contains(.zero)
        let key = isNumber ? "=0" : arm.category.rawValue
        return " \(key) {\(arm.form.message(arguments, rules, isInPlural: true))}"
      }
      return "{\(Form.name(argument, arguments)), plural,\(written.joined())}"
    }
  }

  private static func name(_ number: Int, _ arguments: [Argument]) -> String {
    let name = arguments[number - 1].name
    return arguments.count { $0.name == name } == 1 ? name : String(number - 1)
  }

  /// Apostrophes doubled, and braces between apostrophes, as `#` is where it would be a number.
  private static func quoted(_ text: String, isInPlural: Bool) -> String {
    var quoted = ""
    var isQuoting = false
    for scalar in text.unicodeScalars {
      let isSpecial = scalar == "{" || scalar == "}" || (isInPlural && scalar == "#")
      if scalar == "'" {
        quoted += "'"
      } else if isSpecial != isQuoting {
        quoted += "'"
        isQuoting.toggle()
      }
      quoted.unicodeScalars.append(scalar)
    }
    return isQuoting ? quoted + "'" : quoted
  }
}
