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
    let type = type == .string ? ParameterType.usual(of: word.text) : type
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
    guard findings.count > count else { return }
    scopes[dialog].misspelt[word.text] = misspellings.count
    misspellings.append(
      Misspelling(
        finding: count, word: word, isMeantKnown: meant != nil,
        parameter: program.dialogs[dialog].parameters.count, dialog: dialog))
  }

  private mutating func renameToo(_ word: Word, in dialog: Int) {
    guard let index = scopes[dialog].misspelt[word.text] else { return }
    misspellings[index].furtherUses.append(word.range)
  }

  /// The fix of an undeclared name renames all its uses.
  mutating func completeRenames() {
    var candidates: [Int: MeantParameters] = [:]
    for misspelling in misspellings where !misspelling.isMeantKnown {
      let dialog = misspelling.dialog
      var known =
        candidates.removeValue(forKey: dialog)
        ?? MeantParameters(of: program.dialogs[dialog], scopes[dialog])
      if let meant = known.take(meantBy: misspelling.parameter) {
        rename(misspelling, to: meant)
      }
      candidates[dialog] = known
    }
    for misspelling in misspellings
    where !misspelling.furtherUses.isEmpty && findings[misspelling.finding].isRenaming {
      let fix = findings[misspelling.finding].fixes[0]
      let further = misspelling.furtherUses.map {
        TextEdit(replace: $0, with: fix.edits[0].text)
      }
      let edits = (fix.edits + further).inSourceOrder()
      findings[misspelling.finding].fixes[0] = fix.replacing(edits: edits)
    }
  }

  // MARK: Other names

  private mutating func rename(_ misspelling: Misspelling, to parameter: Int) {
    scopes[misspelling.dialog].isUsed[parameter] = true
    let known = findings[misspelling.finding]
    var finding = Diagnostic.unknownParameter(
      misspelling.word, type: "",
      meant: program.dialogs[misspelling.dialog].parameters[parameter].name.text, isAlone: false,
      place: nil)
    (finding.dialog, finding.element, finding.locale) = (known.dialog, known.element, known.locale)
    let name = program.dialogs[misspelling.dialog].name.range
    findings[misspelling.finding] = finding.relating(RuleRelations(restsOn: [name]))
  }

  /// Reports a parameter of another type than its place asks for; one that is declared nowhere has any.
  mutating func checkType(
    of parameter: Int, is wanted: ParameterType, at word: Word, in dialog: Int
  ) {
    if program.dialogs[dialog].parameters[parameter].type != wanted {
      reportType(of: parameter, wanted: wanted, at: word, in: dialog)
    }
  }

  /// Reports a parameter whose type does not fit its place, unless it is declared nowhere.
  mutating func reportType(
    of parameter: Int, wanted: ParameterType, at word: Word, in dialog: Int
  ) {
    if scopes[dialog].isInferred[parameter] { return }
    report(
      .wrongType(
        word, program.typeName(of: parameter, in: dialog),
        wanted: wanted.keyword(in: program.enums),
        meant: typeMeant(wanted, byOnlyUseOf: parameter, in: dialog)))
  }

  /// Warns of parameters that nothing reads.
  mutating func checkUnusedParameters() {
    for index in program.dialogs.indices {
      for place in program.dialogs[index].parameters.indices
      where !scopes[index].isUsed[place] {
        var finding = unusedParameter(
          program.dialogs[index].parameters[place].name,
          removing: scopes[index].removals[place], index)
        finding.dialog = program.dialogs[index].name.text
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

/// An undeclared name.
struct Misspelling {
  /// The index of what is reported at its first use.
  let finding: Int
  /// Its first use.
  let word: Word
  /// Whether a name near enough to be meant is declared.
  let isMeantKnown: Bool
  /// The parameter that it is taken for.
  let parameter: Int
  let dialog: Int
  var furtherUses: [SourceRange] = []
}

extension Diagnostic {
  /// Whether its fix writes another name in the place of the one there.
  fileprivate var isRenaming: Bool { fixes.first?.edits.first?.range == range }
}

extension ParameterType {
  /// What a value of some name usually is: `count` a number, `day` a date.
  fileprivate static func usual(of name: String) -> ParameterType {
    if numbers.contains(name) || name.utf8.hasSuffix("Count") { return .int }
    return dates.contains(name) || name.utf8.hasSuffix("Date") ? .date : .string
  }

  private static let numbers: Set<String> = ["count", "number", "total", "num", "n", "amount"]
  private static let dates: Set<String> = ["date", "day", "time", "deadline"]
}

extension Program {
  /// The type of a dialog's parameter as the language writes it.
  func typeName(of parameter: Int, in dialog: Int) -> String {
    dialogs[dialog].parameters[parameter].type.keyword(in: enums)
  }
}
