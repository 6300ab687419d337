import DialogLocales
import DialogSupport

/// What backends need to know of a language to write its texts.
final class TextConventions: Sendable {
  let agreements: AgreementTable
  let isRightToLeft: Bool
  let openingQuote: String
  let closingQuote: String

  init(of locale: LanguageTag) {
    let data = LocaleData.find(locale) ?? .root
    agreements = AgreementTable(of: locale)
    isRightToLeft = locale.namesRightToLeftScript ?? data.isRightToLeft
    (openingQuote, closingQuote) = data.quotationMarks
  }

  /// U+2068 first strong isolate, in right-to-left languages.
  var opensIsolate: String { isRightToLeft ? "\u{2068}" : "" }
  /// U+2069 pop directional isolate, in right-to-left languages.
  var closesIsolate: String { isRightToLeft ? "\u{2069}" : "" }
}

/// The agreements of a language, each looked up once.
final class AgreementTable: Sendable {
  private let locale: LanguageTag
  private let kinds = MadeOnceEach<String, AgreementKind?>()

  init(of locale: LanguageTag) { self.locale = locale }

  func find(_ forms: String) -> AgreementKind? {
    kinds.value(of: forms) { AgreementKind.find(forms, in: locale) }
  }
}
