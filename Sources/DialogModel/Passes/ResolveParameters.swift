import DialogSyntax
import DialogText

extension Lowering {
  /// The index of a declared parameter.
  func declaredParameter(_ name: String, in dialog: Int) -> Int? {
    guard dialog < program.dialogs.count else { return nil }
    return program.dialogs[dialog].parameters.firstIndex { $0.name.text == name }
  }

  /// The parameter a word names, marked as used. An undeclared one is reported once and declared
  /// as the type that its first use asks for.
  mutating func parameter(
    _ word: Word, expecting type: ParameterType, in dialog: Int
  ) -> Int? {
    if let index = declaredParameter(word.text, in: dialog) {
      scopes[dialog].isUsed[index] = true
      return index
    }
    guard dialog < program.dialogs.count else {
      report(.placeholderInPlainText(word))
      return nil
    }
    report(
      .unknownParameter(
        word, type: type.keyword(in: program.enums),
        declared: program.dialogs[dialog].parameters.map(\.name.text),
        place: scopes[dialog].placeForParameter))
    addParameter(
      Parameter(name: Name(word), type: type, isSensitive: false), isInferred: true, to: dialog)
    return program.dialogs[dialog].parameters.count - 1
  }

  /// Whether a parameter has a type; one that is declared nowhere has any.
  func isType(of parameter: Int, _ type: ParameterType, in dialog: Int) -> Bool {
    scopes[dialog].isInferred[parameter]
      || program.dialogs[dialog].parameters[parameter].type == type
  }

  /// Warns of parameters that nothing reads.
  mutating func checkUnusedParameters() {
    for (index, dialog) in program.dialogs.enumerated() {
      for (place, parameter) in dialog.parameters.enumerated()
      where !scopes[index].isUsed[place] {
        var finding = Diagnostic.unusedParameter(
          parameter.name, removing: scopes[index].removals[place])
        finding.dialog = dialog.name.text
        report(finding)
      }
    }
  }
}

extension Program {
  /// The type of a dialog's parameter as the language writes it.
  func typeName(of parameter: Int, in dialog: Int) -> String {
    dialogs[dialog].parameters[parameter].type.keyword(in: enums)
  }
}
