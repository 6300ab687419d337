import DialogLocales
import TestSupport
import Testing

@Suite struct AgreementKindTests {
  private func kind(_ forms: String, _ language: String) -> AgreementKind? {
    AgreementKind.find(forms, in: LanguageTag(language)!)
  }

  @Test func koreanStandsAfterTheValue() throws {
    let kind = try #require(self.kind("를/을", "ko-KR"))
    #expect(kind.name == "을/를")
    #expect(kind.forms == ["를", "을", "을", "을(를)"])
    #expect(kind.joined(to: "메모") == "메모를")
    #expect(!kind.isInvariable)
    #expect(self.kind("에서도", "ko")!.isInvariable)
  }

  @Test func englishStandsBeforeTheValue() throws {
    let kind = try #require(self.kind("a/an", "en"))
    let values = """
      an album, a photo, an hour, a user, an update, an umbrella, a unit, a unique key, an unknown file, an unidentified key, \
      a one-time code, an onerous task, a European map, a ewe, an 8, an 80 GB disk, an 11, an 18, an 11000 m peak, a 110, a 1, \
      an MP3, an SMS, a URL, a UFO, an HTML file, an F, a U, a house, an heir, a yard, an “old” file, an LED, a PDF, an $8 pen
      """
    for value in values.split(separator: ", ").map(String.init) {
      let space = value.firstIndex(of: " ")!
      #expect(kind.joined(to: String(value[space...].dropFirst())) == value)
    }
  }

  @Test func frenchElidesWhereItIsCertain() throws {
    let kind = try #require(self.kind("de/d’", "fr-CA"))
    #expect(kind.name == "de/d’")
    #expect(kind.forms == ["d’", "de ", "de ", "de "])
    let values = """
      d’été, de juin, d’Été, d’île, d’œuvre, d’Œuvre, d’âge, d’Amélie, d’Île-de-France, d’IUT, d’IA, d’ONU, d’USB-C, d’URL, \
      d’« Avril », d’“Avril”, de « Mai », d’homme, d’Hôtel de ville, d’HISTOIRE, d’héroïne, d’huîtres, d’hiver 2024, de hibou, \
      de héros, de haricots, de Hugo, de Hongrie, de hockey, de huit, de huitième, de HLM, d’hôpital, de hôpitalier, \
      de onze, de onzième, de 8, de 11, de 1 000, de 80, de un, d’un album, d’une photo, de oui, de ouistiti, d’ouïe, \
      d’ouest, d’Ouganda, d’oursons, de uhlan, de yaourt, de Yémen, d’yeux, de YouTube, d’iode, d’ions, \
      d’iPhone, d’iOS, d’iPad, d’Uber, d’eBay, de OneDrive, d’onagre, de A, de a, de A4, de L’Équipe, de photo, de Ça, de ñu, \
      d’e\u{301}te\u{301}, de 東京, de 😀, de Москва, de #été, de @alice, d’Østfold
      """
    for value in values.split(separator: ", ").map(String.init) {
      #expect(kind.joined(to: String(value.dropFirst(value.hasPrefix("d’") ? 2 : 3))) == value)
    }
  }

  @Test func frenchWordsKeepTheirSpaceAndTheirCapital() throws {
    let pairs = [
      ("la/l’", "l’école", "la photo"), ("Le/L'", "L'album", "Le dossier"),
      ("du/de l’", "de l’album", "du dossier"), ("Au/À l’", "À l’hôtel", "Au hasard"),
      ("à la/à l’", "à l’île", "à la hauteur"), ("que/qu’", "qu’Anne", "que Paul"),
      ("jusque/jusqu’", "jusqu’Arles", "jusque 8"), ("ce/cet", "cet hôtel", "ce héros"),
      ("sa/son", "son image", "sa note"),
    ]
    for (forms, vowel, consonant) in pairs {
      let kind = try #require(self.kind(forms, "fr"))
      for text in [vowel, consonant] {
        let value = text.split { $0 == " " || $0 == "’" || $0 == "'" }.last!
        #expect(kind.joined(to: String(value)) == text)
      }
    }
    #expect(kind("lorsque/lorsqu’", "fr") == nil)
    #expect(kind("d’/de", "fr") == nil)
  }

  @Test func frenchListsAreInLowerCaseAndApart() {
    typealias Tables = FrenchInitialSound.Tables
    for word in Tables.eliding.union(Tables.holdingWords).union(Tables.holding) {
      #expect(word == word.lowercased() && word.utf8.count < 64)
    }
    for word in Tables.eliding { #expect("hyi".contains(word.first!)) }
  }

  /// Dictionaries’ words with an aspirated h, and what derives from them.
  @Test func nothingIsElidedBeforeAnAspiratedH() {
    for word in frenchAspirated {
      #expect(FrenchInitialSound.sound(of: word) == .consonant, "\(word)")
    }
  }

  @Test func eachLanguageHasItsOwn() {
    #expect(kind("de/d’", "en") == nil)
    #expect(kind("a/an", "fr") == nil)
    #expect(kind("을/를", "en") == nil)
    #expect(kind("a/an", "ko") == nil)
    #expect(kind("en/het", "nl") == nil)
  }
}

/// Words with an aspirated h, of the list in “H aspiré en français” of the French Wikipedia and of
/// Grevisse.
private let frenchAspirated = """
  hache hachette haddock haie haillon haine hall halle hallebarde halo halte hamac hameau hamster hanche \
  handball handicap handicapé hangar hanneton hanse happening harangue haras harcèlement hardi harem hareng \
  hargne haricot harnais harpe harpie harpon hasard haschich hâte hauban hausse haut hauteur havre hayon \
  heaume héraut hérisson hernie héron héros herse hêtre heurt hibou hic hideux hiérarchie hippie hobby \
  hobereau hockey holding homard home honte hoquet horde horion hors hotte houblon houe houille houle \
  houppe housse houx hublot huche huguenot huit huitaine hulotte hune huppe hurlement hussard hutte \
  Hollande Hongrie Hambourg Hanovre Haïti
  """.split { $0 == " " || $0 == "\n" }.map(String.init)
