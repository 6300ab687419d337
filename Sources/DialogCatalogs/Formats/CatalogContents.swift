import DialogLocales
import DialogSupport

/// What a catalog says of one key in one language.
struct CatalogRow {
  let key: String
  let locale: LanguageTag
  var text: CatalogText
  /// The source text that the translation was made from, where the catalog has it.
  var source: CatalogText?
  /// Whether that is only as much of it as the translation’s plural forms have need of.
  var isSourcePartial = false
  /// The place of what is said: the key, or the language where a key has several.
  let range: ByteRange
  /// The place of the key.
  let keyRange: ByteRange
  /// The place of the catalog among those of the call.
  var catalog = 0
}

/// A catalog as it is read, whatever its format.
struct CatalogContents {
  let sourceLocale: LanguageTag?
  /// In the order of the file.
  var rows: [CatalogRow] = []
  /// What is odd about the file and can be passed over.
  var findings: [CatalogFinding] = []
}
