import DialogLocales
import Testing

@Suite("Locales that others fall back to")
struct LocaleFallbackTests {
  /// The last locale and those whose texts stand in for it.
  @Test(arguments: [
    ("en pt pt-BR", "pt en"), ("en pt pt-PT pt-AO", "pt-PT pt en"), ("en pt-PT pt-BR", "en"),
    ("en es es-419 es-MX", "es-419 es en"), ("ko en en-GB en-AU", "en ko"),
    ("ko en en-001 en-GB en-CH", "en-001 en ko"),
    ("ko en en-001 en-150 en-CH", "en-150 en-001 en ko"),
    ("en zh zh-Hant", "en"), ("en zh-Hant zh-TW", "zh-Hant en"), ("en zh-Hans zh-CN", "zh-Hans en"),
    ("en zh-Hant zh-HK zh-Hant-MO", "zh-HK zh-Hant en"), ("en zh zh-Hans", "zh en"),
    ("en zh-Hans zh", "en"), ("en sr sr-Latn", "en"), ("en sr-Latn sr-Latn-ME", "sr-Latn en"),
    ("en no nn", "no en"), ("en ca ca-valencia", "ca en"), ("ko en-IN hi hi-Latn", "en-IN ko"),
    ("en fr ht", "fr en"), ("en ko", "en"), ("en qaa qaa-KR", "qaa en"), ("en", ""),
  ])
  func chain(locales: String, expected: String) throws {
    let tags = try locales.split(separator: " ").map { try #require(LanguageTag($0)) }
    let chain = LocaleFallback(of: tags).chain(from: tags.count - 1)
    #expect(chain.map { tags[$0].tag }.joined(separator: " ") == expected)
  }
}
