package import DialogLocales

/// The keys of one text.
package struct TextEntries {
  package let place: TextPlace
  package let arguments: [Argument]
  package let splits: [Split]
  /// The number of the argument that plural forms are chosen by.
  package let counted: Int?
  /// Whether translators have nothing to do with it: a term that is known in every language of the
  /// project, or has a key of its own. It is in catalogs only where they have it already.
  package let isTerm: Bool
  package let entries: [CatalogEntry]
  package let syntax: PlaceholderSyntax

  /// A form as one string, where one is enough.
  package func string(of form: Form, _ rules: PluralRules) -> String? {
    if syntax == .icu { return form.message(arguments, rules) }
    guard case .plain(let pieces) = form else { return nil }
    return pieces.formatString(count: arguments.count)
  }
}
