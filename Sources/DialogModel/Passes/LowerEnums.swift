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
      isDamaged = isDamaged(declaration.syntax)
      if isDamaged { damagedEnums.insert(program.enums.count) }
      program.enums.append(
        EnumType(
          name: name, documentation: declaration.syntax.documentation,
          cases: lowerCases(declaration)))
      if program.enums.last!.cases.isEmpty { reportMissing(.emptyEnum(name)) }
    }
    isDamaged = false
  }

  private mutating func lowerCases(_ declaration: EnumDeclaration) -> [EnumType.Case] {
    var cases: [EnumType.Case] = []
    for (word, documentation) in declaration.cases {
      let name = Name(word)
      checkStyle(name, .lowerCamelCase)
      if let first = cases.first(where: { $0.name.text == name.text }) {
        report(.duplicate(name, first: first.name))
      } else {
        cases.append(EnumType.Case(name: name, documentation: documentation))
      }
    }
    return cases
  }
}
