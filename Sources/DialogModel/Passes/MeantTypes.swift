import DialogSyntax

extension Lowering {
  /// What the arms of a selection say that the type of its parameter is.
  func typeMeant(
    by syntax: SelectionSyntax, _ parameter: Int, in dialog: Int
  ) -> TypeMeant? {
    let keys = syntax.arms.map(\.key.text)
    if keys.contains("true") || keys.contains("false") {
      return typeMeant("Bool", of: parameter, in: dialog)
    }
    if selectorType(syntax) == .int { return typeMeant("Int", of: parameter, in: dialog) }
    return enumMeant(by: keys.filter { $0 != "other" }, parameter, in: dialog)
  }

  /// The enum whose cases a String’s arms name: one that there is, or a new one.
  private func enumMeant(by keys: [String], _ parameter: Int, in dialog: Int) -> TypeMeant? {
    let known = program.dialogs[dialog].parameters[parameter]
    guard known.type == .string, !keys.isEmpty,
      keys.allSatisfy({ NameStyle.lowerCamelCase.apply(to: $0) == $0 })
    else { return nil }
    let fitting = program.enums.first { Set(keys).isSubset(of: $0.cases.map(\.name.text)) }
    if let fitting { return typeMeant(fitting.name.text, of: parameter, in: dialog) }
    let short = NameStyle.upperCamelCase.apply(to: known.name.text)
    let taken = Set(ParameterType.builtIn.map(\.keyword) + program.enums.map(\.name.text))
    let name = taken.contains(short) ? program.dialogs[dialog].name.text + short : short
    return typeMeant(
      name, declaring: "enum \(name) { \(keys.joined(separator: ", ")) }", of: parameter,
      in: dialog)
  }

  private func typeMeant(
    _ name: String, declaring declaration: String? = nil, of parameter: Int, in dialog: Int
  ) -> TypeMeant? {
    guard let own = scopes[dialog].declaration else { return nil }
    let parameterName = program.dialogs[dialog].parameters[parameter].name.text
    let written = own.parameters.first { $0.name.text.withoutHyphens == parameterName }?.type
    return written.map {
      TypeMeant(
        name: name, declaration: declaration, written: $0, end: own.syntax.range.atEnd)
    }
  }

  /// The type that a parameter’s only use asks for; nil where it is named in other places too, which
  /// may ask for the one that it has.
  func typeMeant(_ type: ParameterType, byOnlyUseOf parameter: Int, in dialog: Int) -> TypeMeant? {
    let name = program.dialogs[dialog].parameters[parameter].name.text
    let written = scopes[dialog].declaration?.syntax.written ?? ""
    let words = written.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    guard words.count(where: { $0 == name }) == 2 else { return nil }
    return typeMeant(type.keyword(in: program.enums), of: parameter, in: dialog)
  }
}
