import DialogLocales
import DialogReading
import DialogSupport

/// A language of a project: what is known of it.
final class ProjectLanguage {
  let tag: LanguageTag
  let isEnglish: Bool
  let isKorean: Bool
  /// How its texts are read for what translations are compared with; nil where that is not known.
  let asSource: SourceLanguage?

  /// Keeps its languages and outlives them.
  unowned let project: ProjectContext

  init(_ tag: LanguageTag, of project: ProjectContext) {
    self.tag = tag
    self.project = project
    asSource = SourceLanguage(tag)
    isEnglish = asSource == .english
    isKorean = asSource == .korean
    englishReader = EnglishReader(
      names: isEnglish ? project.program.project.wordsThatNameApp : [])
  }

  /// How it writes texts.
  private(set) lazy var conventions = LanguageConventions(of: tag)

  /// The platform's terms that rules ask for.
  private(set) lazy var terms = TermTable(tag)

  /// All of the platform's terms, by their words.
  private(set) lazy var termNames = SharedLanguage.termNames(tag)

  /// What reading knows of it, a list a topic.
  private lazy var words = LanguageWords.of(tag)

  /// How it says no; nil where that is not known.
  private(set) lazy var negation = Negation(words)

  /// How it says no and nothing else; nil where that is not known.
  private(set) lazy var plainNegation = PlainNegation(words)

  /// How it says without a no what others deny; nil where that is not known.
  private(set) lazy var turnedDenialWords = TurnedDenialWords(words)
  /// The words for only and unless; nil of a language whose words are not known.
  private(set) lazy var limitWords = LimitWords(words)

  /// How it says that something can or must be done; nil where that is not known.
  private(set) lazy var modalWords = ModalWords(words)

  /// What joins its clauses; nil where that is not known.
  private(set) lazy var clauseWords = ClauseWords(words)

  /// How it says conditions; nil where that is not known.
  private(set) lazy var conditionWords = ConditionWords(words)

  /// How it says in what state something is; nil where that is not known.
  private(set) lazy var stateWords = StateWords(words)

  /// What tells its sentences from titles; nil where that is not known.
  private(set) lazy var sentenceWords = SentenceWords(words)

  /// What stands beside its values; nil where that is not known.
  private(set) lazy var valueWords = ValueWords(words)

  /// What its buttons say; nil where that is not known.
  private(set) lazy var buttonWords = ButtonWords(words)

  /// Words that it spells as English does.
  private(set) lazy var spelledAsInEnglish = words?.spelledAsInEnglish ?? []

  /// How it speaks to people; nil where that is not known.
  private(set) lazy var addressWords = AddressWords(words)

  /// How its words tell one from several; nil where that is not known.
  private(set) lazy var numberWords = NumberWords(words)

  /// The words that it counts with; nil where it has a plural, or they are not known.
  private(set) lazy var counters = Counters(words, isTraditional: tag.likelyScript == "Hant")

  /// The words that multiply its numbers; nil where they are not known.
  private(set) lazy var amountWords = AmountWords(words)

  /// How it spells numbers; nil where that is not known.
  private(set) lazy var spelledNumbers = SpelledNumbers(words, tag)

  /// Its words of one letter; nil where they are not known.
  private(set) lazy var letterWords = LetterWords(words)

  /// How it says half an hour; nil where that is not known.
  private(set) lazy var halfWords = HalfWords(words)

  /// How it says whose something is; nil where that is not known.
  private(set) lazy var ownerWords = OwnerWords(words)

  /// What it says of numbers; nil where that is not known.
  private(set) lazy var boundWords = BoundWords(words)

  /// How it joins what it lists; nil where that is not known.
  private(set) lazy var enumerationWords = EnumerationWords(words)

  /// How its sentences begin with people; nil where that is not known.
  private(set) lazy var peopleWords = PeopleWords(words)

  /// The words of its concepts that exclude each other; nil where they are not known.
  private(set) lazy var conceptWords = SharedLanguage.concepts(tag, words)

  /// Its words for what English words do not mean; nil where they are not known.
  private(set) lazy var senseWords = SenseWords(words, of: tag.language)

  /// Its words for things of everyday life; nil where they are not known.
  private(set) lazy var thingWords = ThingWords(words)

  /// How it frames what it states; nil where that is not known.
  private(set) lazy var statementWords = StatementWords(words)

  /// How it says who does what to whom; nil where it is not known.
  private(set) lazy var roleWords = RoleWords(words)

  /// How it says times of day; nil where that is not known.
  private(set) lazy var clockWords = ClockWords(words, tag)

  /// What it calls months.
  private(set) lazy var monthNames = MonthNames(tag, conventions)

  /// How it says what one part of a sentence is to the other; nil where it is not known.
  private(set) lazy var relationWords = RelationWords(words)

  /// How its words are written; nil where nothing is known of that.
  private(set) lazy var writing = SharedLanguage.writing(tag, words)

  /// The project's names that are the same in it as in the source language, in lower case.
  private(set) lazy var namesKept = project.namesKept(in: tag)

  /// How it spells names of other languages; nil where nothing can be said of that.
  private(set) lazy var nameSpelling = NameSpelling(tag.language)

  /// The words of the app’s name where it keeps that as it is.
  private(set) lazy var appNameWords = project.findAppNameWords(in: tag)

  // Not lazy: what is changed in a lazy property is copied first.
  /// Not lazy: each text would copy what it has met.
  private var englishReader: EnglishReader
  private var senseReader = WordSenseReader()

  func english(_ reading: Reading) -> EnglishText? {
    isEnglish && reading.text.isLatin ? englishReader.read(reading.tokens) : nil
  }

  /// What English words of several meanings mean in a text.
  func senses(of words: [String], in text: LoweredText) -> [WordSense] {
    senseReader.senses(of: words, in: text)
  }

  func korean(_ reading: Reading) -> KoreanText? {
    guard isKorean else { return nil }
    let korean = KoreanText(reading.tokens)
    return korean.hasHangul ? korean : nil
  }

  // MARK: Words

  private var contents: [String: WordContent] = [:]
  private static let contentsKept = 4096

  /// What a word in lower case says by itself.
  func content(of word: String) -> WordContent {
    // Numbers differ from text to text, and of other languages no word is known: none is remembered.
    if !(isEnglish || isKorean) || isEnglish && word.utf8.first?.isASCIIDigit ?? false {
      return WordContent(ofUnknown: word)
    }
    if let known = contents[word] { return known }
    if contents.count == ProjectLanguage.contentsKept { contents.removeAll(keepingCapacity: true) }
    let content = WordContent(of: word, in: self)
    contents[word] = content
    return content
  }
}

extension String {
  /// Whether its letters are Latin ones, and there is one at least.
  var isLatin: Bool {
    var hasLetter = false
    for byte in utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: hasLetter = true
      // The first bytes of U+0340 … U+1FFF and U+3000 … U+DFFF: letters of other scripts.
      case 0xCD...0xE1, 0xE3...0xED: return false
      default: break
      }
    }
    return hasLetter
  }
}
