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
      if scopes[dialog].isInferred[index] { renameToo(word, in: dialog) }
      return index
    }
    guard dialog < program.dialogs.count else {
      report(.placeholderInPlainText(word))
      return nil
    }
    if !scopes[dialog].isDamaged { reportUnknown(word, type, in: dialog) }
    addParameter(
      Parameter(name: Name(word), type: type, isSensitive: false), isInferred: true, to: dialog)
    return program.dialogs[dialog].parameters.count - 1
  }

  private mutating func reportUnknown(_ word: Word, _ type: ParameterType, in dialog: Int) {
    let names = program.dialogs[dialog].parameters.map(\.name.text)
    let element = scopes[dialog].element.map { [$0] } ?? []
    let meant = Spelling.nearest(to: word.text, in: element + names)
    // The one that is meant is no longer unused.
    if let meant, let index = declaredParameter(meant, in: dialog) {
      scopes[dialog].isUsed[index] = true
    }
    let count = findings.count
    report(
      .unknownParameter(
        word, type: type.keyword(in: program.enums), meant: meant, isAlone: names.isEmpty,
        place: scopes[dialog].placeForParameter))
    if meant != nil, findings.count > count { scopes[dialog].misspelt[word.text] = count }
  }

  /// The fix of an undeclared name renames all its uses.
  private mutating func renameToo(_ word: Word, in dialog: Int) {
    guard let finding = scopes[dialog].misspelt[word.text] else { return }
    let fix = findings[finding].fixes[0]
    let edits = fix.edits + [TextEdit(replace: word.range, with: fix.edits[0].text)]
    findings[finding].fixes[0] = FixIt(fix.title, edits.inSourceOrder())
  }

  /// Whether a parameter has a type; one that is declared nowhere has any.
  func isType(of parameter: Int, _ type: ParameterType, in dialog: Int) -> Bool {
    scopes[dialog].isInferred[parameter]
      || program.dialogs[dialog].parameters[parameter].type == type
  }

  /// Warns of parameters that nothing reads.
  mutating func checkUnusedParameters() {
    for (index, dialog) in program.dialogs.enumerated() {
      if scopes[index].isDamaged { continue }
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

extension [TextEdit] {
  fileprivate func inSourceOrder() -> [TextEdit] {
    sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
  }
}

extension Program {
  /// The type of a dialog's parameter as the language writes it.
  func typeName(of parameter: Int, in dialog: Int) -> String {
    dialogs[dialog].parameters[parameter].type.keyword(in: enums)
  }
}
