import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension Lowering {
  /// `by NAME { … }`: plural categories and numbers for an Int, `true` and `false` for a Bool, the
  /// cases of an enum.
  mutating func lowerSelection(
    _ syntax: SelectionSyntax, locale: LanguageTag, in dialog: Int
  ) -> Pattern {
    guard let word = syntax.selector,
      let parameter = parameter(word, expecting: selectorType(syntax), in: dialog)
    else { return .parts([]) }
    let type = selectorType(of: parameter, syntax, in: dialog)
    guard type.isSelectable else {
      report(
        .selectorType(
          word, type.keyword(in: program.enums), meant: numberMeant(by: syntax, in: dialog),
          asType: typeMeant(by: syntax, parameter, in: dialog)),
        judgedBy: dialog)
      let patterns = syntax.arms.compactMap(\.text).map {
        lowerPattern($0, locale: locale, in: dialog)
      }
      return patterns.last ?? .parts([])
    }
    let outer = scopes[dialog].selector
    if type == .int { scopes[dialog].selector = word.text }
    defer { scopes[dialog].selector = outer }
    var arms = DistinctArms()
    let isGuessed = scopes[dialog].isInferred[parameter]
    for (key, text) in syntax.arms {
      lowerArm(key, text, of: type, isGuessed: isGuessed, locale: locale, in: dialog)
        .map { add($0, key, to: &arms) }
    }
    if !isGuessed { checkComplete(arms.all, of: type, syntax, locale, in: dialog) }
    return .selection(
      Selection(
        parameter: parameter, selectorRange: word.range.bytes, arms: arms.all,
        range: syntax.syntax.range.bytes))
  }

  /// The one number of the dialog, where the arms are those of numbers.
  private mutating func numberMeant(by syntax: SelectionSyntax, in dialog: Int) -> String? {
    let numbers = program.dialogs[dialog].parameters.indices.filter {
      program.dialogs[dialog].parameters[$0].type == .int && !scopes[dialog].isInferred[$0]
    }
    guard selectorType(syntax) == .int, numbers.count == 1 else { return nil }
    scopes[dialog].isUsed[numbers[0]] = true
    return program.dialogs[dialog].parameters[numbers[0]].name.text
  }

  /// The type of a parameter; one that is not known is what the arms ask for.
  private mutating func selectorType(
    of parameter: Int, _ syntax: SelectionSyntax, in dialog: Int
  ) -> ParameterType {
    let known = program.dialogs[dialog].parameters[parameter]
    guard scopes[dialog].isInferred[parameter], !known.type.isSelectable else { return known.type }
    let type = selectorType(syntax)
    program.dialogs[dialog].parameters[parameter] = Parameter(
      name: known.name, type: type, isSensitive: known.isSensitive,
      documentation: known.documentation)
    return type
  }

  /// The type that the arms of an undeclared parameter speak of.
  func selectorType(_ syntax: SelectionSyntax) -> ParameterType {
    let keys = Set(syntax.arms.map(\.key.text))
    if keys.contains("true") || keys.contains("false") { return .bool }
    if keys.allSatisfy({ PluralCategory(rawValue: $0) != nil || Int($0) != nil }) { return .int }
    let cases = keys.subtracting(["other"])
    let fitting = program.enums.firstIndex { type in
      cases.isSubset(of: type.cases.map(\.name.text))
    }
    // What fits no type is most likely of an enum that is lost.
    return fitting.map(ParameterType.enumeration) ?? .bool
  }

  private mutating func lowerArm(
    _ key: Word, _ text: TextSyntax?, of type: ParameterType, isGuessed: Bool,
    locale: LanguageTag, in dialog: Int
  ) -> Selection.Arm? {
    guard let text else { return nil }
    let pattern = lowerPattern(text, locale: locale, in: dialog)
    guard let lowered = self.key(key, of: type) else {
      if isGuessed { return nil }
      let name = type.keyword(in: program.enums)
      report(
        .unknownKey(key, type: name, known: guesses(sharedNames.keys(of: type, program)))
          .restingOn(type, in: program),
        judgedBy: dialog)
      return nil
    }
    return Selection.Arm(key: lowered, pattern: pattern, keyRange: key.range.bytes)
  }

  private func key(_ word: Word, of type: ParameterType) -> Selection.Key? {
    switch type {
    case .int:
      if let number = Int(word.text) { return .exactly(number) }
      return PluralCategory(rawValue: word.text).map(Selection.Key.category)
    case .bool where word.text == "true": return .flag(true)
    case .bool where word.text == "false": return .flag(false)
    case .enumeration(let index):
      if let position = caseIndexes[index][word.text] { return .enumCase(position) }
    default: break
    }
    return word.text == "other" ? .otherwise : nil
  }

  private mutating func add(_ arm: Selection.Arm, _ key: Word, to arms: inout DistinctArms) {
    if let first = arms.add(arm) {
      let place = SourceRange(key.range.file, first.keyRange)
      report(.repeated(Name(key), first: place))
    }
  }

  private func missingKeys(_ known: Set<Selection.Key>, of type: ParameterType) -> [String] {
    switch type {
    case .int: return known.contains(.category(.other)) ? [] : ["other"]
    case _ where known.contains(.otherwise): return []
    case .bool:
      return [true, false].filter { !known.contains(.flag($0)) }.map { $0 ? "true" : "false" }
    case .enumeration(let index):
      let cases = program.enums[index].cases
      return cases.indices.filter { !known.contains(.enumCase($0)) }.map { cases[$0].name.text }
    default: return []
    }
  }

  /// Every value needs an arm: `other` for numbers, each case or `other` for the rest.
  private mutating func checkComplete(
    _ arms: [Selection.Arm], of type: ParameterType, _ syntax: SelectionSyntax,
    _ locale: LanguageTag, in dialog: Int
  ) {
    let missing = missingKeys(Set(arms.map(\.key)), of: type)
    // An arm that could not be read is reported already and may be just the missing one.
    guard !missing.isEmpty, arms.count == syntax.arms.count, let word = syntax.selector else {
      return
    }
    if missing == ["other"], let unused = unusedCategory(arms, syntax, locale) {
      return report(.categoryForOther(unused, locale))
    }
    let finding = Diagnostic.missingArms(missing, word)
    report(finding.restingOn(type, in: program), judgedBy: dialog)
  }
}

/// The arms of a selection, each key once.
private struct DistinctArms {
  private(set) var all: [Selection.Arm] = []
  private var places: [Selection.Key: Int] = [:]

  /// Takes up an arm; returns the earlier one where its key is known.
  mutating func add(_ arm: Selection.Arm) -> Selection.Arm? {
    if let place = places[arm.key] { return all[place] }
    places[arm.key] = all.count
    all.append(arm)
    return nil
  }
}

extension Diagnostic {
  /// The same finding, which judges by the cases of a type, where it is an enum.
  fileprivate func restingOn(_ type: ParameterType, in program: Program) -> Diagnostic {
    guard case .enumeration(let index) = type else { return self }
    return relating(RuleRelations(restsOn: [program.enums[index].name.range]))
  }
}

extension Lowering {
  /// The last arm’s category, where the language has none such: `many` in English is `other`.
  private func unusedCategory(
    _ arms: [Selection.Arm], _ syntax: SelectionSyntax, _ locale: LanguageTag
  ) -> Word? {
    guard case .category(let category)? = arms.last?.key, arms.count > 1,
      !PluralRules(for: locale).categories.contains(category)
    else { return nil }
    return syntax.arms.map(\.key).last
  }
}

extension ParameterType {
  /// Whether a text can be chosen by values of the type.
  var isSelectable: Bool {
    switch self {
    case .int, .bool, .enumeration: true
    default: false
    }
  }
}
