package import DialogLocales

typealias PluralRulesTable = LocaleTable<PluralRules>

/// What is known of each language, looked up once.
package final class LocaleTable<Known> {
  private let look: (LanguageTag) -> Known
  private var known: [LanguageTag: Known] = [:]

  package init(_ look: @escaping (LanguageTag) -> Known) { self.look = look }

  package subscript(locale: LanguageTag) -> Known {
    if let known = known[locale] { return known }
    let found = look(locale)
    known[locale] = found
    return found
  }
}
