package import DialogLocales

/// A key of a catalog: a text of a dialog, or one choice of it.
package struct CatalogEntry {
  /// `DeleteItems.title`, `DeleteItems.title[photo]`
  package let key: String
  /// One for each split of the text.
  package let decisions: [Decision]
  package let comment: String
  /// Normalized; the source language first.
  package let translations: [EntryTranslation]

  package var source: EntryTranslation { translations[0] }

  package subscript(locale: LanguageTag) -> EntryTranslation? {
    translations.first { $0.locale == locale }
  }
}

package struct EntryTranslation {
  package let locale: LanguageTag
  package let form: Form
  package let state: TranslationState
}
