import DialogLocales
import Testing

@testable import DialogReading

/// The files of languages, as their list has them.
@Suite struct LanguageWordsTests {
  /// The names of lists by section; other names would be passed over in silence.
  private static let sections:
    [(section: @Sendable (LanguageWords) -> StaticString, names: String)] = [
      (
        { $0.denial },
        """
        grammar meaning titles besides plain affirming sure difference limit emptiness finality lasting only
        besidesMeaning surelyUnless delay offline keeping invalidity gratis failure hiding paid taken privacy refusal
        vacancy outdated readOnly outage loss closure
        """
      ),
      ({ $0.modality }, "can must without with"),
      (
        { $0.clauses },
        """
        words verbs starts prefix parts comma ends endings nouns verbsAfter
        sequence conditionOpenings conditionEnds conditionNouns conditionTurned conditionConceded
        conditionInner conditionDenied conditionConceding
        """
      ),
      (
        { $0.states },
        """
        words endings alone others infinitives anyOrder around notAround titles openings first sign verbs
        """
      ),
      (
        { $0.roles },
        """
        order subject by from to any at owner you yours they them toYou done byYouEnding toYouEnding noEnding beforeVerb comesFrom arriving joining having dative names places passive
        active owning unclear share part whole goal origin goalUnclear replace replacedBy verbs
        """
      ),
      (
        { $0.statements },
        """
        length opening tone condition exception can must needNot mustNot permitted until unless past mayBePast future mayBeFuture willBe was
        done planned announced begun request mayBeFact weDo mayBeWe youDo mayBeYou youDid given attempt cause purpose perhaps
        """
      ),
      (
        { $0.relations }, "cause earlier later standard origin goal agent span receiving staying"
      ),
      ({ $0.buttons }, "acknowledging pressing"), ({ $0.evidence }, "words letters english"),
      (
        { $0.questions },
        "words ends parts pronouns indefiniteBeside indefiniteAfter particles persons mark"
      ),
      (
        { $0.numbers },
        """
        endings pairs two ofNouns capitals plural singular unchanged few many notMany manyUnless manyIsOther
        genitive changing singulars
        """
      ),
      ({ $0.people }, "articles joining bare prefixes turning mine ours yours theirs notTheirs"),
      ({ $0.marks }, "quotations"),
      (
        { $0.address },
        """
        formalName politeName casualName familiarName levels formalParts familiarParts familiarPartsIfYou formal
        familiar formalForYour formalCommands familiarCommands familiarPhrases formalOpenings
        formalCapitals formalStarts familiarEndsOfSentences coordinators subordinators nounsAndVerbs formalEndings familiarEndings
        conjunctions wordsBeforeVerbs familiarEndingsOfVerbs exceptions formalIsCapital
        """
      ),
      ({ $0.counters }, "counted others numbered usual"),
      (
        { $0.amounts },
        """
        10 12 20 30 50 60 100 1000 100000 10000000 1000000000 halves articles parts scales spelled unspelled prefixes half beyond
        """
      ),
      ({ $0.bounds }, "under over within later lasting ahead earlier until since between"),
      ({ $0.enumerations }, "and or also clauses besides spaces collective openings"),
      ({ $0.things?.lists ?? "" }, "before after"),
      ({ $0.values }, "honorifics suffixes endings hyphen"), ({ $0.letterWords }, "words naming"),
    ]

  @Test("each list has a name that is read", arguments: LanguageWords.known.map(\.tag))
  func listsHaveNames(tag: String) throws {
    let words = try #require(LanguageWords.of(LanguageTag(tag)!))
    for (section, names) in Self.sections {
      let found = NamedLists(section(words)).map { Set($0.names.map(String.init)) } ?? []
      #expect(found.isSubset(of: Set<String>.words(names)), "\(tag): \(found)")
    }
  }

  @Test(
    "a language is found by its tags", arguments: [("de-AT", true), ("zh-TW", true), ("qq", false)])
  func ofTags(tag: String, isKnown: Bool) {
    #expect((LanguageWords.of(LanguageTag(tag)!) != nil) == isKnown)
  }

  @Test("Chinese has the words of its script")
  func chineseScripts() {
    let taiwan = LanguageWords.of(LanguageTag("zh-TW")!)
    let mainland = LanguageWords.of(LanguageTag("zh-CN")!)
    #expect(taiwan?.roles.description == LanguageWords.traditionalChinese.roles.description)
    #expect(mainland?.roles.description == LanguageWords.simplifiedChinese.roles.description)
  }
}
