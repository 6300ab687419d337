import DialogLocales
import TestSupport
import Testing

/// Expectations by the rules of the Türk Dil Kurumu on apostrophes, numbers and abbreviations; of
/// these, TDK’ye, 1972’de and 110’uncu are its own examples.
@Suite struct TurkishSuffixTests {
  private func kind(_ forms: String) -> AgreementKind? {
    AgreementKind.find(forms, in: LanguageTag("tr")!)
  }

  /// The value is what comes before the apostrophe.
  private func expect(_ forms: String, _ words: String) throws {
    let kind = try #require(self.kind(forms))
    for word in words.split(separator: ", ").map(String.init) {
      let apostrophe = word.lastIndex { $0 == "’" || $0 == "'" }!
      #expect(kind.joined(to: String(word[..<apostrophe])) == word)
    }
  }

  @Test func names() throws {
    try expect(
      "’i/’ı/’u/’ü",
      """
      Ahmet’i, Ayşe’yi, Zeynep’i, Ali’yi, ALİ’yi, Mustafa’yı, MUSTAFA’yı, Yıldız’ı, IŞIK’ı, Kadıköy’ü, Üsküdar’ı, \
      Burdur’u, Bolu’yu, Ordu’yu, Ölüdeniz’i, Atatürk’ü, Gürkan’ı, Kemal’i, KEMAL’i, Resul’ü, İstanbul’u, İzmir’i, \
      Konya’yı, Köprülü’yü, Iğdır’ı, Sinop’u, Nobel’i, Ankara (başkent)’yı
      """)
    try expect(
      "’e/’a", "Ahmet’e, Ayşe’ye, Mustafa’ya, Burdur’a, Bolu’ya, Atatürk’e, Köprülü’ye, Bilal’e")
    try expect(
      "’de/’da",
      """
      Ahmet’te, Ayşe’de, Mustafa’da, Sinop’ta, Kadıköy’de, Uşak’ta, Bitlis’te, Muş’ta, Maraş’ta, Elazığ’da, Tunç’ta, \
      Maltepe’de, Yusuf’ta, Semih’te, Hakkâri’de
      """)
    try expect("'den/'dan", "Ahmet'ten, Ayşe'den, Mustafa'dan, Uşak'tan, Zonguldak'tan")
    try expect(
      "’in/’ın/’un/’ün", "Ahmet’in, Ayşe’nin, Mustafa’nın, Bolu’nun, Atatürk’ün, Köprülü’nün")
    try expect("’le/’la", "Ahmet’le, Ayşe’yle, Mustafa’yla, Burdur’la, Ülkü’yle")
    try expect("’ler/’lar", "Ahmet’ler, Mustafa’lar")
    try expect(
      "’dir/’dır/’dur/’dür", "Ahmet’tir, Ayşe’dir, Mustafa’dır, Bolu’dur, Atatürk’tür, Ankara’dır")
  }

  @Test func numbers() throws {
    try expect(
      "’i/’ı/’u/’ü",
      """
      0’ı, 1’i, 2’yi, 3’ü, 4’ü, 5’i, 6’yı, 7’yi, 8’i, 9’u, 10’u, 11’i, 20’yi, 30’u, 40’ı, 50’yi, 60’ı, 70’i, 80’i, \
      90’ı, 100’ü, 105’i, 110’u, 600’ü, 1000’i, 1.000’i, 10.000’i, 100.000’i, 1.000.000’u, 10.000.000’u, \
      1.000.000.000’ı, 1.000.000.000.000’u, 1.234’ü, 1.250’yi, 3,5’i, 3,25’i, 0,1’i, 3,50’yi, 2024’ü, 05.03.2023’ü, \
      10:30’u, 15:09’u, %50’yi, -6’yı
      """)
    try expect("’e/’a", "1’e, 2’ye, 3’e, 6’ya, 9’a, 10’a, 40’a, 100’e, 1.000’e, 1.000.000’a")
    try expect(
      "’de/’da", "1’de, 3’te, 4’te, 5’te, 6’da, 9’da, 10’da, 40’ta, 60’ta, 70’te, 100’de, 1972’de")
    try expect(
      "’den/’dan", "2000’den, 1923’ten, 1919’dan, 1940’tan")
    try expect(
      "’inci/’ıncı/’uncu/’üncü",
      "1’inci, 2’nci, 3’üncü, 6’ncı, 8’inci, 9’uncu, 10’uncu, 20’nci, 16’ncı, 110’uncu")
    try expect("’li/’lı/’lu/’lü", "5’li, 6’lı, 10’lu, 3’lü")
  }

  @Test func abbreviationsUnitsAndWordsOfTheirOwn() throws {
    try expect(
      "’i/’ı/’u/’ü",
      """
      PDF’yi, TDK’yi, TBMM’yi, ABD’yi, USB’yi, NATO’yu, ODTÜ’yü, TÜBİTAK’ı, A’yı, B’yi, 5 MB’ı, 3 km’yi, 5 cm’yi, 20 kg’ı, \
      Google’ı, Facebook’u, YouTube’u, iPhone’u, saat’i, Kontrol’ü, rol’ü, İHLAL’i
      """)
    try expect(
      "’de/’da",
      "TDK’de, TBMM’de, NATO’da, 5 MB’ta, 20 kg’da, saat’te, Facebook’ta, YouTube’da, Google’da, alkol’de"
    )
  }

  @Test(arguments: [
    "", "😀", "Москва", "東京", "Michael", "Xavier", "Renée", "Wolf", "Louvre", "CEM", "Mr", "00",
    "₺1.250,75", "$5", "5 €", "e\u{301}", "Ulku\u{308}", "o\u{308}d",
    "Schröder", "Q", "kWh",
  ])
  func whatIsNotKnownIsNotGuessed(_ value: String) throws {
    #expect(TurkishFinalSound.sound(of: value) == .unknown)
    #expect(try #require(kind("’i/’ı/’u/’ü")).form(beside: value) == "’(y)i")
    #expect(try #require(kind("de/da")).form(beside: value) == "de")
    #expect(try #require(kind("'in/'ın/'un/'ün")).form(beside: value) == "'(n)in")
  }

  @Test func formsAreWrittenInAnyOrder() throws {
    for written in ["’i/’ı/’u/’ü", "’ı/’i/’u/’ü"] {
      #expect(try #require(kind(written)).name == "’i/’ı/’u/’ü")
    }
    for written in ["de/da", "da/de", "de/da/te/ta"] {
      #expect(try #require(kind(written)).name == "de/da")
    }
    #expect(try #require(kind("i/ı/u/ü")).joined(to: "Tatil”") == "Tatil”i")
    #expect(try #require(kind("i/ı/u/ü")).forms.count == 13)
    for written in [
      "’i", "’i/’ı", "’i/ı/u/ü", "'i/’ı/’u/’ü", "de/de", "a/an", "", "/", "’/’", "de/da/",
    ] {
      #expect(kind(written) == nil)
    }
    #expect(AgreementKind.find("de/da", in: LanguageTag("az")!) == nil)
    #expect(AgreementKind.find("’i/’ı/’u/’ü", in: LanguageTag("en")!) == nil)
  }

  @Test func readingsAreOfTurkishLetters() {
    typealias Tables = TurkishFinalSound.Tables
    #expect(Tables.digits.count == 10 && Tables.tens.count == 9)
    for word in Tables.words.keys { #expect(word.utf8.count < 64) }
    for sound in Tables.words.values { #expect(sound != .unknown) }
  }
}
