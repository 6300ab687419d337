import DialogSyntax

extension Lowering {
  mutating func lowerEnums(_ declarations: [EnumDeclaration]) {
    for declaration in declarations {
      guard let word = declaration.name else { continue }
      let name = Name(word)
      checkStyle(name, .upperCamelCase)
      if let earlier = enumIndex[name.text] {
        report(.duplicate(name, first: program.enums[earlier].name))
        continue
      }
      enumIndex[name.text] = program.enums.count
      if ParameterType.builtIn.contains(where: { $0.keyword == name.text }) {
        report(.builtInType(name))
      }
      program.enums.append(
        EnumType(
          name: name, documentation: declaration.syntax.documentation,
          cases: lowerCases(declaration), range: declaration.syntax.range))
      if program.enums.last!.cases.isEmpty { report(.emptyEnum(name)) }
    }
  }

  private mutating func lowerCases(_ declaration: EnumDeclaration) -> [EnumType.Case] {
    var cases: [EnumType.Case] = []
    var known: [String: Int] = [:]
    for (word, documentation) in declaration.cases {
      let name = Name(word)
      checkStyle(name, .lowerCamelCase)
      if let first = known[name.text] {
        report(.duplicate(name, first: cases[first].name))
      } else {
        known[name.text] = cases.count
        cases.append(EnumType.Case(name: name, documentation: documentation))
      }
    }
    caseIndexes.append(known)
    return cases
  }
}
