import DialogLanguage
import Testing

@Suite("Language matching")
struct LanguageMatchingTests {
  /// What each locale answers to; `~` marks last resorts.
  @Test(arguments: [
    ("en ko", ["en eng", "ko kor"]),
    (
      "zh-Hant zh-Hans",
      [
        "zh-hant zh-au zh-bn zh-gb zh-gf zh-hk zh-id zh-mo zh-pa zh-pf zh-ph zh-sr zh-th zh-tw "
          + "zh-us zh-vn",
        "zh chi cmn zho zh-hans",
      ]
    ),
    (
      "es-419 es",
      [
        "es-ar es-bo es-br es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-mx "
          + "es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve es-419",
        "es spa",
      ]
    ),
    ("nb", ["no nor nb nob ~nn ~nno"]),
    ("he", ["he heb iw"]),
    ("qaa", ["qaa"]),
    ("qaa-KR qaa", ["qaa-kr", "qaa"]),
  ])
  func answers(locales: String, expected: [String]) throws {
    let tags = try locales.split(separator: " ").map { try #require(LanguageTag($0)) }
    let answers = LanguageMatching(of: tags).answers.map { answers in
      answers.map { ($0.isLastResort ? "~" : "") + $0.tag }.joined(separator: " ")
    }
    #expect(answers == expected)
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
