public import DialogLocales

/// How a language writes sentences: what rules about translations ask of it.
public final class LanguageConventions: Sendable {
  let tag: LanguageTag
  /// The tag's first subtag.
  public let language: String
  /// The scripts it is written in; empty where they are not known.
  public let scripts: Scripts
  /// What ends a statement; nil where nothing does, as in Thai, or where it is not known.
  public let fullStop: String?
  /// The marks around a quotation, the language's first choice first (CLDR), then the others in
  /// use.
  public let quotationMarks: [QuotationMarks]
  /// The plural categories of numbers.
  public let plurals: PluralRules
  /// Whether words stand apart by spaces.
  public let spacesWords: Bool
  /// Whether nouns change beside numbers; Turkic languages, Hungarian and some others keep the
  /// singular.
  public let countChangesNouns: Bool
  /// The marks that it has beside those of ASCII.
  let ownMarks: OwnMarks
  /// Whether curly marks are for quotations within others: not for outer ones, as in French and Russian.
  let keepsCurlyWithin: Bool
  /// Whether some marks take a space before them.
  let spacesMarks: Bool
  /// How it asks without a mark; nil where that is not known.
  let questions: QuestionWords?

  /// Marks that end sentences and clauses, of a script’s own.
  enum OwnMarks {
    case none, chinese, japanese, arabic
    /// Others, of which nothing is asked.
    case others
  }

  /// A pair of quotation marks.
  public struct QuotationMarks: Hashable, Sendable {
    /// The mark that opens.
    public let start: Unicode.Scalar
    /// The mark that closes.
    public let end: Unicode.Scalar
  }

  /// What CLDR and this module’s lists know of a language; of an unknown one little is asked.
  public init(of tag: LanguageTag) {
    let words = LanguageWords.of(tag)
    self.tag = tag
    language = tag.language
    scripts = Scripts.of(tag) ?? []
    plurals = PluralRules(for: tag)
    fullStop = LanguageConventions.fullStop(of: tag.language)
    quotationMarks = LanguageConventions.quotationMarks(of: tag, words)
    spacesWords = !LanguageConventions.unspaced.contains(tag.language)
    ownMarks = LanguageConventions.ownMarks(of: tag.language)
    keepsCurlyWithin = ["fr", "ru", "uk", "be"].contains(tag.language)
    spacesMarks = tag.language == "fr"
    questions = QuestionWords(words)
    countChangesNouns = !LanguageConventions.keepingSingular.contains(tag.language)
  }

  private static let keepingSingular: WordSet = .words(
    "tr az kk ky uz ug tk tt hu fa ka hy mn ku cy")

  /// Languages without spaces between words.
  private static let unspaced: Set<String> = [
    "ja", "zh", "yue", "th", "lo", "km", "my", "bo", "dz",
  ]

  /// Languages whose sentences end without a mark, or with a space.
  private static let unstopped: Set<String> = ["th", "lo", "km", "bo", "dz"]

  private static func fullStop(of language: String) -> String? {
    switch language {
    case "ja", "zh", "yue": "。"
    case "hi", "mr", "ne", "bn", "as", "or", "pa", "sa", "mai": "।"
    case "my": "။"
    case "am", "ti": "።"
    case "hy": "։"
    case "ur", "sd", "ks": "۔"
    default: unstopped.contains(language) ? nil : "."
    }
  }

  private static func ownMarks(of language: String) -> OwnMarks {
    switch language {
    case "zh", "yue": .chinese
    case "ja": .japanese
    case "ar", "fa", "ur", "ps", "ckb", "ug", "sd": .arabic
    case "ii", "dv", "ks": .others
    default: .none
    }
  }

  // MARK: Quotation marks

  private static func quotationMarks(
    of tag: LanguageTag, _ words: LanguageWords?
  ) -> [QuotationMarks] {
    var all: [QuotationMarks] = []
    if let data = LocaleData.find(tag), let first = QuotationMarks(data.quotationMarks) {
      all.append(first)
    }
    for marks in otherMarks(of: tag.language, words) where !all.contains(marks) {
      all.append(marks)
    }
    return all
  }

  /// The marks besides CLDR's: those of inner quotations, and those that style guides allow too.
  private static func otherMarks(
    of language: String, _ words: LanguageWords?
  ) -> [QuotationMarks] {
    let written =
      NamedLists(words?.marks)?["quotations"] ?? familyMarks(of: language) ?? "“” ‘’"
    return written.split(separator: " ").compactMap { QuotationMarks(String($0)) }
  }

  /// Those of languages of which nothing else is known, by their families.
  private static func familyMarks(of language: String) -> String? {
    switch language {
    case "ca", "gl", "eu": "«» “” ‘’ ‹›"
    case "be", "mk", "kk", "ky", "tg", "uz": "«» „“ “” ‘’"
    case "hr", "sr", "bs": "„” ‚’ »« «» ’’ “”"
    case "sl", "et", "lt", "lv", "is", "ka": "„“ ‚‘ »« «» “”"
    case "no", "nn": "»« «» “” ‘’ ”” „“"
    case "af": "‘’ “” „”"
    case "yi": "”” ”“ “” „” ‘’ ״״ ’’"
    case "ps", "ckb", "ug": "«» “” ”“ ‘’"
    case "sq": "“” ‘’ «» „“"
    default: nil
    }
  }

  /// Whether straight quotation marks are as good as others: Hebrew writes ״ with them.
  public var allowsStraightQuotes: Bool { language == "he" || language == "yi" }
}

extension LanguageConventions.QuotationMarks {
  init?(_ marks: (start: String, end: String)) {
    guard let start = marks.start.unicodeScalars.first, let end = marks.end.unicodeScalars.last
    else { return nil }
    self.init(start: start, end: end)
  }

  /// Two marks in a row.
  init?(_ written: String) { self.init((written, written)) }
}
