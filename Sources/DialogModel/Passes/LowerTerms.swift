import DialogSupport
import DialogSyntax

extension Lowering {
  mutating func lowerTerms(_ declarations: [TermsDeclaration]) {
    scopes.append(ParameterScope())
    for declaration in declarations {
      for (word, text, documentation) in declaration.terms {
        lowerTerm(Name(word), text, documentation)
      }
    }
    scopes.removeLast()
  }

  private mutating func lowerTerm(
    _ name: Name, _ syntax: TextSyntax, _ documentation: String
  ) {
    if let earlier = termIndex[name.text] {
      return report(.duplicate(name, first: program.terms[earlier].name))
    }
    termIndex[name.text] = program.terms.count
    checkStyle(name, .lowerCamelCase)
    let text = lowerText(syntax, documentation: documentation, in: scopes.count - 1)
    let end = syntax.syntax.range.end
    let range = SourceRange(name.range.file, ByteRange(name.range.start, end))
    program.terms.append(Term(name: name, text: text, range: range))
  }
}
