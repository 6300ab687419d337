import DialogLocales
import Testing

@Suite struct LocaleDataTests {
  private func locale(_ tag: String) -> LocaleData { LocaleData.find(LanguageTag(tag)!)! }

  @Test(arguments: [
    ("ko", "ko"), ("ko-KR", "ko"), ("en-US", "en"), ("en-FR", "en"), ("en-GB", "en-GB"),
    ("pt-BR", "pt"),
    ("pt-PT", "pt-PT"), ("pt-Latn-PT", "pt-PT"), ("zh-CN", "zh"), ("zh-TW", "zh-Hant"),
    ("zh-Hant-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-US", "zh-Hant"), ("iw", "he"),
    ("in", "id"), ("nb-NO", "nb"), ("sr-Latn-RS", "sr-Latn"), ("sr-ME", "sr-Latn"),
    ("es-MX", "es-MX"), ("es-XX", "es"), ("de-1996", "de"),
  ])
  func nearest(tag: String, expected: String) {
    #expect(locale(tag).tag.tag == expected)
  }

  @Test func unknownLanguage() {
    #expect(LocaleData.find(LanguageTag("qaa")!) == nil)
    #expect(LocaleData.root.format(1234) == "1,234")
  }

  @Test func regionsInherit() {
    #expect(locale("es-GT").listText == "a y b")
    #expect(locale("en-AU").timePattern == "h:mm\u{202F}a")
    #expect(locale("zh-Hant-HK").quotationMarks.start == "「")
    #expect(locale("pt-AO").format(1_234_567) == "1\u{A0}234\u{A0}567")
  }

  @Test func spanishGroupsFromFiveDigitsByCustom() {
    #expect(locale("es").format(1234, grouping: .customary) == "1234")
    #expect(locale("es").format(12345, grouping: .customary) == "12.345")
    #expect(locale("es").minimumGroupingDigits == 2)
  }

  @Test func indianGroups() {
    #expect(locale("hi").numberPattern.primaryGrouping == 3)
    #expect(locale("hi").numberPattern.secondaryGrouping == 2)
    #expect(locale("hi").format(12_345_678) == "1,23,45,678")
  }

  @Test func wordsThatChangeInLists() {
    #expect(locale("es").format(list: ["Francia", "Inglaterra"]) == "Francia e Inglaterra")
    #expect(locale("es").format(list: ["agua", "hielo"]) == "agua y hielo")
    #expect(locale("es-MX").format(list: ["a", "b", "hijos"]) == "a, b e hijos")
    #expect(locale("he").format(list: ["א", "ב"]) == "א וב")
    #expect(locale("he").format(list: ["א", "PDF"]) == "א ו-PDF")
    #expect(locale("ko").format(list: []) == "")
  }

  @Test func currencies() {
    #expect(LocaleData.fractionDigits(ofCurrency: "KRW") == 0)
    #expect(LocaleData.fractionDigits(ofCurrency: "KWD") == 3)
    #expect(LocaleData.fractionDigits(ofCurrency: "USD") == 2)
    #expect(locale("ko").currency("KRW").symbol == "₩")
    #expect(locale("en-CA").currency("CAD").symbol == "$")
    #expect(locale("en").currency("XYZ").symbol == "XYZ")
    let symbols = locale("ja").currencySymbols
    #expect(symbols.contains { $0 == ("JPY", "￥") })
    #expect(!symbols.contains { $0.code == $0.symbol })
  }

  @Test func bytes() {
    let english = locale("en")
    let found = [0, 1, 999, 1000, 1049, 1050, 1500, 999_949, 999_950, 5_400_000_000_000, -2000]
      .map { english.format(bytes: $0) }
    #expect(
      found == [
        "0 byte", "1 byte", "999 byte", "1 kB", "1 kB", "1 kB", "1.5 kB", "999.9 kB", "1 MB",
        "5.4 TB", "-2 kB",
      ])
  }

  @Test func textsOfLanguages() {
    #expect(locale("ar").isRightToLeft && locale("he-IL").isRightToLeft)
    #expect(!locale("ko").isRightToLeft)
    #expect(locale("de").quotationMarks == ("„", "“"))
    #expect(locale("fr").quotationMarks == ("«\u{A0}", "\u{A0}»"))
    #expect(locale("fr-CH").quotationMarks == ("«", "»"))
    #expect(locale("de").now == "jetzt")
  }

  @Test(arguments: [
    ("ko", "Kore"), ("en", "Latn"), ("ru", "Cyrl"), ("sr", "Cyrl"), ("sr-Latn", "Latn"),
    ("zh", "Hans"), ("zh-TW", "Hant"), ("az-IR", "Arab"), ("ja", "Jpan"), ("hi", "Deva"),
  ])
  func scripts(tag: String, script: String) {
    #expect(LanguageTag(tag)!.likelyScript == script)
  }

  @Test func everyLocaleIsComplete() {
    for tag in LocaleData.allTags {
      let locale = LocaleData.find(tag)!
      #expect(locale.digits.count == 10)
      #expect([0, 12].contains(locale.months.count), "\(tag)")
      #expect(locale.datePattern.contains("MMM") == !locale.months.isEmpty)
      #expect(locale.timePattern.contains("a") == !locale.dayHalves.isEmpty)
    }
    #expect(LocaleData.allTags.count > 480)
  }
}

extension LocaleData {
  fileprivate var listText: String { format(list: ["a", "b"]) }
}
