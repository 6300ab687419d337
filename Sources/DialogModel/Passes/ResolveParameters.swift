import DialogFindings
import DialogSupport
import DialogSyntax

extension Lowering {
  /// The index of a declared parameter.
  func declaredParameter(_ name: String, in dialog: Int) -> Int? {
    dialog < program.dialogs.count ? scopes[dialog].indexes[name] : nil
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
    reportUnknown(word, type, in: dialog)
    addParameter(
      Parameter(name: Name(word), type: type, isSensitive: false, documentation: ""),
      isInferred: true, to: dialog)
    return program.dialogs[dialog].parameters.count - 1
  }

  private mutating func reportUnknown(_ word: Word, _ type: ParameterType, in dialog: Int) {
    let meant = mayGuess ? scopes[dialog].knownNames().nearest(to: word.text) : nil
    // The one that is meant is no longer unused.
    if let meant, let index = declaredParameter(meant, in: dialog) {
      scopes[dialog].isUsed[index] = true
    }
    let count = findings.count
    report(
      .unknownParameter(
        word, type: type.keyword(in: program.enums), meant: meant,
        isAlone: scopes[dialog].declared.isEmpty,
        place: scopes[dialog].placeForParameter), judgedBy: dialog)
    if meant != nil {
      scopes[dialog].misspelt[word.text] = misspellings.count
      misspellings.append(Misspelling(finding: count, furtherUses: []))
    }
  }

  private mutating func renameToo(_ word: Word, in dialog: Int) {
    guard let index = scopes[dialog].misspelt[word.text] else { return }
    misspellings[index].furtherUses.append(word.range)
  }

  /// The fix of an undeclared name renames all its uses.
  mutating func completeRenames() {
    for misspelling in misspellings where !misspelling.furtherUses.isEmpty {
      let fix = findings[misspelling.finding].fixes[0]
      let further = misspelling.furtherUses.map {
        TextEdit(replace: $0, with: fix.edits[0].text)
      }
      let edits = (fix.edits + further).inSourceOrder()
      findings[misspelling.finding].fixes[0] = fix.replacing(edits: edits)
    }
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
        var finding = unusedParameter(
          parameter.name, removing: scopes[index].removals[place], index)
        finding.dialog = dialog.name.text
        report(finding)
      }
    }
  }

  /// A name taken for the app's that is nearly the parameter's is likely meant for it.
  private func unusedParameter(
    _ name: Name, removing range: SourceRange, _ dialog: Int
  ) -> Diagnostic {
    let misspelt = scopes[dialog].namesOfApp.first {
      Spelling.nearest(to: $0.text, in: CollectionOfOne(name.text)) != nil
    }
    return misspelt.map { Diagnostic.nameOfApp($0, meant: name.text) }
      ?? .unusedParameter(name, removing: range)
  }
}

/// An undeclared name that is likely misspelt.
struct Misspelling {
  /// The index of what is reported at its first use.
  let finding: Int
  var furtherUses: [SourceRange]
}

extension Program {
  /// The type of a dialog's parameter as the language writes it.
  func typeName(of parameter: Int, in dialog: Int) -> String {
    dialogs[dialog].parameters[parameter].type.keyword(in: enums)
  }
}
