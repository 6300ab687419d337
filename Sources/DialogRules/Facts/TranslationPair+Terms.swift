import DialogModel

extension TranslationPair {
  /// The project's terms that both texts say as the project does, in lower case.
  func projectTerms(in variant: TextVariant) -> [(source: String, own: String)] {
    let terms = project.program.terms
    if terms.isEmpty { return [] }
    let origin = counterparts(of: variant)[0].meaning.lowered.text
    let text = variant.meaning.lowered.text
    return terms.compactMap { term in
      guard let source = term.text[source[0].locale]?.pattern.plainText?.lowercased(),
        let own = term.text[locale]?.pattern.plainText?.lowercased(),
        origin.contains(source), text.contains(own)
      else { return nil }
      return (source, own)
    }
  }
}
