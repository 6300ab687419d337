import DialogCatalogTexts
import DialogLocales

extension TextEntries {
  /// What reads the text in a language with such rules.
  func resolver(_ rules: PluralRules) -> FormResolver {
    var resolver = FormResolver(arguments: arguments.map(\.kind), counted: counted)
    if syntax == .icu {
      resolver.message = { (text) throws(TextProblem) in
        try ICUMessage.form(of: text, arguments, rules)
      }
    }
    return resolver
  }
}
