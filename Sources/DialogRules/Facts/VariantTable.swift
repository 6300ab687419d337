import DialogLocales
import DialogModel

/// The variants of a dialog by text.
struct VariantTable {
  /// A text in one language.
  private struct Key: Hashable {
    let element: Element
    let locale: LanguageTag
  }

  /// Of a dialog with few texts, which is looked through sooner than a name is hashed.
  private var few: [(key: Key, variants: [TextVariant])] = []
  private var many: [Key: [TextVariant]] = [:]
  private static let fewest = 16

  /// - Parameter variants: those of a text mostly after each other.
  init(_ variants: [TextVariant]) {
    for variant in variants {
      let key = Key(element: variant.element, locale: variant.locale)
      // Mostly it is the last; of many, those of one text are joined in the end.
      if let place = few.suffix(VariantTable.fewest).lastIndex(where: { $0.key == key }) {
        few[place].variants.append(variant)
      } else {
        few.append((key, [variant]))
      }
    }
    guard few.count > VariantTable.fewest else { return }
    many = Dictionary(few.map { ($0, $1) }, uniquingKeysWith: +)
    few = []
  }

  func variants(of element: Element, in locale: LanguageTag) -> [TextVariant] {
    let key = Key(element: element, locale: locale)
    if many.isEmpty { return few.first { $0.key == key }?.variants ?? [] }
    return many[key] ?? []
  }
}
