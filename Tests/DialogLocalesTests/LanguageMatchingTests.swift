import DialogLocales
import Testing

@Suite("Language matching")
struct LanguageMatchingTests {
  /// What each locale answers to; `~` marks last resorts, `=` stands after other codes.
  @Test(arguments: [
    ("en ko", ["en eng=en", "ko kor=ko"]),
    (
      "zh-Hant zh-Hans",
      [
        "zh-hant zh-au zh-bn zh-gb zh-gf zh-hk zh-id zh-mo zh-pa zh-pf zh-ph zh-sr zh-th zh-tw "
          + "zh-us zh-vn chi=zh cmn=zh zho=zh",
        "zh zh-hans",
      ]
    ),
    (
      "es-419 es",
      [
        "es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx "
          + "es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve es-419 spa=es",
        "es",
      ]
    ),
    ("nb", ["no nb ~nn nor=no nob=nb nno=nn"]),
    ("he", ["he heb=he iw=he"]),
    ("qaa", ["qaa"]),
    ("qaa-KR qaa", ["qaa-kr", "qaa"]),
  ])
  func answers(locales: String, expected: [String]) throws {
    let tags = try locales.split(separator: " ").map { try #require(LanguageTag($0)) }
    let matching = LanguageMatching(of: tags)
    let answers = zip(matching.answers, matching.aliases).map { answers, aliases in
      (answers.map { ($0.isLastResort ? "~" : "") + $0.tag }
        + aliases.map { "\($0.code)=\($0.meaning)" }).joined(separator: " ")
    }
    #expect(answers == expected)
  }

  /// Which locale a list finds; `test_c.py` asks the C runtime more of it.
  @Test(arguments: [
    ("en zh-Hans zh-Hant", "cmn-Hant", "zh-Hant"), ("en zh-Hans zh-Hant", "cmn", "zh-Hans"),
    ("en zh-Hans zh-Hant", "zho-TW", "zh-Hant"), ("en cmn zh", "cmn-Hant", "cmn"),
    ("en zh-Hans zh-Hant", "zh-cmn-Hant", "zh-Hant"), ("en zh yue", "zh-yue-HK", "yue"),
    ("en zh-Hans zh-Hant", "zh-yue-HK", "zh-Hant"), ("en zh-Hans zh-Hant", "zh-min-nan", "zh-Hans"),
    ("en sr sr-Latn", "sh-BA", "sr-Latn"), ("en pt pt-PT", "por_PT.UTF-8", "pt-PT"),
    ("en pt pt-BR", "LANGUAGE=pt_BR:en", "pt-BR"), ("en pt", "pt_BR:en", "pt"),
    ("en ko", "fr:ko:en", "ko"), ("en ko", "en;q=0.2, ko;q=0.9", "ko"),
    ("en ko", "ko; q=0.1, en ; q=0.7", "en"), ("en zh-Hans", "zh-TW, en;q=0.1", "en"),
    ("en zh-Hans", "zh-TW", "zh-Hans"), ("en sr sr-Latn", "sr_RS@latin", "sr-Latn"),
  ])
  func choice(locales: String, list: String, expected: String) throws {
    let tags = try locales.split(separator: " ").map { try #require(LanguageTag($0)) }
    #expect(LanguageMatching(of: tags).choose(list).map { tags[$0].tag } == expected)
  }

  @Test(arguments: ["", "C", "POSIX", "ja", "*", ",,;q=;;=,", "ko;q=0", "i-x-ko", "LANGUAGE="])
  func nothing(list: String) throws {
    let tags = try #require([LanguageTag("en"), LanguageTag("ko")] as? [LanguageTag])
    #expect(LanguageMatching(of: tags).choose(list) == nil)
  }

  @Test("finds each locale by its own tag, and by one tag only one")
  func isUnambiguous() throws {
    let sets = [
      ["en", "en-GB", "en-AU", "en-US"], ["pt", "pt-BR", "pt-PT", "pt-AO"],
      ["sr", "sr-Latn", "sr-ME", "sr-Cyrl-BA"], ["zh", "zh-TW", "zh-Hant-HK", "zh-SG"],
      ["no", "nb", "nn-NO"], ["es", "es-419", "es-MX", "es-ES"], ["uz-Cyrl", "uz-Arab", "uz"],
    ]
    for set in sets {
      let tags = try set.map { try #require(LanguageTag($0)) }
      let answers = LanguageMatching(of: tags).answers
      let all = answers.flatMap { $0.map(\.tag) }
      #expect(Set(all).count == all.count)
      for (tag, own) in zip(tags, answers) {
        #expect(own.contains { $0.tag == tag.tag.lowercased() && !$0.isLastResort })
      }
    }
  }
}
