import DialogLayout
import DialogLocales
import DialogReading
import DialogSupport

/// A text in a language, and what is known of it: worked out once, however often it stands there.
final class Reading {
  /// The characters, with U+FFFC for each placeholder.
  let text: String
  /// Keeps its readings and outlives them.
  unowned(unsafe) let language: ProjectLanguage

  init(_ text: String, in language: ProjectLanguage) {
    self.text = text
    self.language = language
  }

  /// Which rules may find something in it.
  var clues = TextClues()

  /// The UTF-8 of the text.
  private(set) lazy var bytes: [UInt8] = Array(text.utf8)

  /// The text in lower case.
  private(set) lazy var lowercased = text.lowercased()

  /// What a glance at it tells.
  private(set) lazy var traits = TextTraits(text)

  /// The runs of its letters in lower case.
  private(set) lazy var words: [String] = text.letterRuns()

  /// Its words of four letters of ASCII and more.
  private(set) lazy var latinWords = LatinWord.words(in: bytes)

  /// Those that may be names, which translations keep.
  private(set) lazy var names: [LatinWord] = findNames()

  /// Whether there is a letter to translate. In `yyyy-MM-dd` each run of letters repeats one.
  private(set) lazy var hasWords = words.contains { run in
    run.utf8.count == 1 || run.utf8.contains { $0 != run.utf8.first }
  }

  /// The platform's terms that it is, in whatever case.
  private(set) lazy var ownTerms: Terms = language.terms[text]

  /// The platform's terms that it is a word of, by their names.
  private(set) lazy var termNames: [String] = language.termNames.names(of: text)

  /// Those that it is a word of without a mark at its end, or what else stands there for politeness.
  private(set) lazy var termNamesOfCore: [String] = findTermNamesOfCore()

  /// Its words but those that frame what is said and say nothing by themselves.
  private(set) lazy var contentWords: ContentWords = findContentWords()

  /// What its words imply, so that it needs not be said besides: tickets of what is sold out.
  private(set) lazy var impliedMeanings: [Set<String>] = findImpliedMeanings()

  /// What a button’s title that reads so answers.
  private(set) lazy var answer = ButtonAnswer(of: self)

  /// Whether it says Yes or No, or 좋아요, which is either an answer or what one does.
  private(set) lazy var mayAnswerYesOrNo: Bool = findAnswerToQuestion()

  /// The action that it asks about, as a button’s title: Delete, 삭제.
  private(set) lazy var verbOfQuestion: String? =
    english?.verbOfQuestion ?? korean?.verbOfQuestion

  /// Whether it asks something, by its form.
  private(set) lazy var isQuestion: Bool = english?.asks ?? korean?.asks ?? false

  /// As phrases are looked for in it.
  private(set) lazy var phrases = PhraseText(text)

  /// Taken apart, where it is English in Latin letters.
  private(set) lazy var english: EnglishText? = language.english(text)

  /// Taken apart, where it is Korean with a syllable of Hangul.
  private(set) lazy var korean: KoreanText? = language.korean(text)

  /// How its sentences speak to people.
  private(set) lazy var registerClues =
    language.addressWords?.clues(in: text) ?? RegisterClues()

  /// What it tells, where it is English, of how its translations speak to people.
  private(set) lazy var asSourceOfRegister: Register.Source =
    language.isEnglish ? Register.Source(of: text) : .unknown

  /// The particles that do not agree with what they come after, where it is Korean.
  private(set) lazy var wrongParticles: [KoreanParticle.WrongForm] =
    language.isKorean ? findWrongParticles() : []

  private func findWrongParticles() -> [KoreanParticle.WrongForm] {
    let doubled = KoreanParticle.doubledForms(in: text)
    let single =
      KoreanParticle.wrongObjects(in: text) + KoreanParticle.wrongForms(afterNounsIn: text)
    return doubled
      + single.filter { one in !doubled.contains { $0.range.overlaps(one.range) } }
  }

  /// The times of day that it says in digits, where it is English and says one.
  private(set) lazy var clockTimes: ClockTimes? = findClockTimes()

  /// Whether its first letter is a capital; marks that open are looked past.
  private(set) lazy var startsWithCapital: Bool =
    text.firstLetter?.scalar.properties.isUppercase ?? false

  /// The bytes of a first letter in lower case, of a word that has no capital, digit or mark of its
  /// own as iPhone, e-mail and names of files have.
  private(set) lazy var firstInLowerCase: Range<Int>? = text.findFirstInLowerCase()

  /// The bytes of the first letter in lower case, of such a word after a full stop.
  private(set) lazy var sentenceInLowerCase: Range<Int>? = findSentenceInLowerCase()

  /// How it ends.
  private(set) lazy var end = SentenceEnd(of: text)

  /// Whether it asks, by the means of its language.
  private(set) lazy var asks = language.conventions.asks(text)

  /// Whether one of its sentences may say no, where it is English: a glance.
  private(set) lazy var mayDeny: Bool = language.isEnglish && bytes.mayDeny

  /// What each of its sentences denies, where it is English.
  private(set) lazy var denials: [Denial] = sentences.map(Denial.init)

  /// Those of its sentences that have two clauses one of which says no, where it is English.
  private(set) lazy var denyingClauses: [DenyingClauses?] = sentences.map(DenyingClauses.init)

  /// Of each of its sentences whether it asserts plainly, where it is English.
  private(set) lazy var assertions: [Bool] = findAssertions()

  /// Whether it says no by a word that can’t mean anything else.
  private(set) lazy var saysNoPlainly = findPlainNegation()

  /// Whether it may say no by such a word: a glance.
  private(set) lazy var maySayNoPlainly: Bool =
    language.plainNegation?.mayBeIn(bytes, words) ?? false

  /// What stands within quotation marks of any language.
  private(set) lazy var quotations: [String] = findQuotations()

  /// Who does something to another, where it is English and begins with whom.
  private(set) lazy var actor: EnglishActor? =
    language.isEnglish ? EnglishActor(text, concepts) : nil

  /// Whether it may name a button: a glance.
  private(set) lazy var quotesOrOrders = findQuotesOrOrders()

  /// Where both forms of a noun are written at once: `photo(s)`, `photo/photos`.
  private(set) lazy var placeOfTwoForms: Range<Int>? = findTwoForms()

  /// Whether, as a button's title, it names a state.
  private(set) lazy var isState = language.stateWords?.isState(text) ?? false

  /// The terms that it is in languages that apps are translated into most.
  private(set) lazy var termsElsewhere: [(language: LanguageTag, names: [String])] =
    language.project.widespreadTerms(of: text)

  /// Widths that it does not exceed, in 1/1000 em: a glance.
  private(set) lazy var mostRegularWidth = MeasuredText.mostWidth(ofUTF8: bytes, weight: .regular)
  private(set) lazy var mostSemiboldWidth = MeasuredText.mostWidth(ofUTF8: bytes, weight: .semibold)

  /// Its sentences, without their marks.
  private(set) lazy var sentences: [String] = text.makeSentences()

  /// The text and its sentences as lists of words are looked for in them.
  private(set) lazy var lowered = LoweredText(text)
  private(set) lazy var loweredSentences: [LoweredText] = sentences.map(LoweredText.init)

  /// What it says of concepts that exclude each other; nil where the language's words are not known.
  private(set) lazy var concepts: ConceptReading? = language.conceptWords.map {
    ConceptReading(text, $0)
  }

  /// What its words of several meanings mean, where it is English.
  private(set) lazy var senses: [WordSense] =
    language.isEnglish ? WordSense.all(of: words, in: lowered) : []

  /// Its sentences with their marks.
  private(set) lazy var statements: [StatementSentence] = text.statementSentences()

  /// What each of them tells, where it is in a language of which that is known.
  private(set) lazy var tells: [SourceStatement] = statements.map {
    SourceStatement($0.text, in: language)
  }

  /// The other language or script that it is in.
  private(set) lazy var foreign = language.conventions.foreign(text, traits)

  /// The marks that its language writes otherwise.
  private(set) lazy var typographicFaults = language.conventions.typographicFaults(text, traits)

  /// The places that are not written as its language is.
  private(set) lazy var writingFaults: [WritingFault] =
    language.writing?.faults(in: text, words) ?? []

  /// What it may offer, as a button's title, that people have no need of.
  private(set) lazy var offers: [Offer] = findOffers()

  /// The sentences that hide what happened.
  private(set) lazy var obliqueSentences: [ObliqueSentence] =
    english?.obliqueSentences ?? korean?.obliqueSentences ?? []
}

extension Reading {
  private func findClockTimes() -> ClockTimes? {
    let saysWords = words.contains(where: ClockTimes.words.contains)
    guard language.isEnglish, saysWords || traits.marks.contains(.digit) else { return nil }
    let times = ClockTimes(text, saysWords ? language.clockWords : nil)
    return times.times.isEmpty ? nil : times
  }
}

extension Reading {
  /// After a full stop that no abbreviation has: of a word of five letters or more.
  fileprivate func findSentenceInLowerCase() -> Range<Int>? {
    guard traits.marks.contains(.plainMark), bytes.count > 12 else { return nil }
    for place in 5..<bytes.count - 2 where bytes[place] == UInt8(ascii: ".") {
      let next = bytes[place + 2]
      guard bytes[place + 1] == 0x20, next.isASCIILower || next > 0xC2 else { continue }
      let rest = Substring(text.utf8.dropFirst(place + 2)).unicodeScalars
      let before = Substring(text.utf8.prefix(place)).unicodeScalars.reversed()
      let word = String(String.UnicodeScalarView(before.prefix { $0.isLetterOrMark }.reversed()))
      guard let scalar = rest.first, scalar.properties.isLowercase, word.unicodeScalars.count > 4,
        !abbreviations.contains(word.lowercased())
      else { continue }
      return text.plainWordInLowerCase(at: place + 2, startingWith: scalar)
    }
    return nil
  }
}

/// Of five letters and more.
private let abbreviations: Set<String> = ["aprox", "approx", "telef", "resp", "abrev", "respekt"]

extension String {
  /// The letter that it begins with, after quotation marks and brackets, and its offset in UTF-8.
  fileprivate var firstLetter: (scalar: Unicode.Scalar, offset: Int)? {
    var offset = 0
    for scalar in unicodeScalars {
      if scalar.isLetterOrMark { return (scalar, offset) }
      guard "¿¡“„«\"( \u{A0}".unicodeScalars.contains(scalar) else { return nil }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  fileprivate func findFirstInLowerCase() -> Range<Int>? {
    guard let (scalar, offset) = firstLetter, scalar.properties.isLowercase else { return nil }
    return plainWordInLowerCase(at: offset, startingWith: scalar)
  }

  /// - Parameter offset: that of a letter in lower case.
  fileprivate func plainWordInLowerCase(
    at offset: Int, startingWith scalar: Unicode.Scalar
  ) -> Range<Int>? {
    let word = Substring(utf8.dropFirst(offset)).unicodeScalars.prefix {
      !$0.properties.isWhitespace
    }
    let end = word.lastIndex { $0.isLetterOrMark }!
    let isPlain = word[...end].allSatisfy { $0.isLetterOrMark && !$0.properties.isUppercase }
    let length = word.count { $0.isLetterOrMark }
    return isPlain && length > 1 ? offset..<offset + UTF8.width(scalar) : nil
  }
}

extension [UInt8] {
  fileprivate var mayDeny: Bool {
    contains("n’t") || contains("n't") || contains("ot ") || contains("ever ")
      || contains("No ") || contains(" no ") || contains("nable to ") || contains("ithout ")
  }
}
