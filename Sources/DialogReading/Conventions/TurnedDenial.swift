import DialogSupport

/// What an English sentence denies so that other languages often say the same without a no.
public enum TurnedDenial: Hashable, Sendable {
  /// They do not match, they are not the same: they differ.
  case difference
  /// No more than ten, it cannot exceed ten, no less than two: up to ten, two at least.
  case limit
  /// It cannot be empty: enter something.
  case emptiness

  /// - Parameter words: those of an English sentence that says no, in lower case.
  public init?(of words: [String]) {
    if words.contains(where: TurnedDenial.likeness.contains) {
      self = .difference
    } else if words.contains("than") || words.contains(where: { $0.utf8.hasPrefix("exceed") }) {
      self = .limit
    } else if words.contains(where: TurnedDenial.absence.contains) {
      self = .emptiness
    } else {
      return nil
    }
  }

  private static let likeness: Set<String> = [
    "match", "matches", "matched", "same", "equal", "identical", "correspond", "agree", "alike",
  ]
  private static let absence: Set<String> = ["empty", "blank", "missing"]
}

/// The words with which a language turns such denials round.
public final class TurnedDenialWords: Sendable {
  private let differences: WordPatterns
  private let limits: WordPatterns
  private let emptiness: WordPatterns

  /// Nil for a language that is not known.
  public static func of(_ language: String) -> TurnedDenialWords? {
    lists[language].map(TurnedDenialWords.init)
  }

  private init(_ lists: Lists) {
    differences = WordPatterns(lists.differences)
    limits = WordPatterns(lists.limits)
    emptiness = WordPatterns(lists.emptiness)
  }

  /// Whether a text without a no may still say what a source denies: by one of the words; of what
  /// must not be empty, by not speaking of emptiness.
  public func say(_ denial: TurnedDenial, in text: LoweredText) -> Bool {
    switch denial {
    case .difference: differences.matches(text)
    case .limit: limits.matches(text)
    case .emptiness: !emptiness.matches(text)
    }
  }

  private typealias Lists = (differences: String, limits: String, emptiness: String)

  private static let lists: [String: Lists] = [
    "de": (
      "*abweich* *weichen* *unterschied* *unterscheid* *verschieden* ander-",
      "höchstens maximal- maximum bis nur mindestens wenigstens", "*leer*"
    ),
    "fr": (
      "diffèr- différ- distinct-", "jusqu- maximum maxim- seul- uniquement moins minimum", "vide-"
    ),
    "es": (
      "difier- difer- distint- discrep-", "hasta máxim- solo sólo únicamente menos mínim-", "vací-"
    ),
    "pt": ("difer- diverg- distint-", "até máxim- só somente apenas menos mínim-", "vazi-"),
    "it": ("divers- differ- discord-", "fino massim- solo soltanto almeno minim-", "vuot-"),
    "nl": (
      "verschil- afwijk- ander-", "maximaal maximum hoogstens tot alleen slechts minstens",
      "leeg lege"
    ),
    "sv": ("skilj- skill- olik-", "högst max- upp bara endast minst", "tom tomt tomma"),
    "da": ("forskel- afvig-", "højst maks- op kun mindst", "tom tomt tomme"),
    "nb": ("forskjell- avvik- ulik-", "høyst maks- opptil opp kun bare minst", "tom tomt tomme"),
    "fi": ("*eroa* eri", "enintään vain korkeintaan vähintään", "tyhj-"),
    "pl": ("różn- inn-", "maksymaln- najwyżej tylko do przynajmniej najmniej minimum", "pust-"),
    "cs": (
      "liš- odliš- různ- jin-", "maximáln- nejvýše nejvíce pouze až do alespoň nejméně", "prázdn-"
    ),
    "sk": ("líš- odliš- rôzn- in-", "maximáln- najviac iba až do aspoň najmenej", "prázdn-"),
    "ru": (
      "различ- отлич- разн- расход-",
      "максим- до только лишь хотя минимум менее", "пуст-"
    ),
    "uk": (
      "різн- відрізн- розбіж-", "максим- до лише тільки щонайбільше щонайменше", "порожн- пуст-"
    ),
    "hu": ("eltér- különböz-", "legfeljebb maximum csak legalább", "üres-"),
    "ko": (
      "*다릅* *다르* *다른* *달라* *상이* *차이* *어긋*",
      "*까지* *최대* *이하* *이내* *미만* *에만* *에서만* *때만* *개만* *명만* *번만* *하나만* *경우만* *본인만* *자신만* *사람만* *에게만* *사용자만* *이상* *최소*",
      "*비어* *비워* *비울* *빈_* *공백*"
    ),
    "ja": ("*異な* *違*", "*まで* *最大* *最高* *以下* *以内* *未満* *上限* *のみ* *だけ* *以上* *最低*", "*空* *未入力*"),
    "zh": ("*不同* *异* *異* *差别*", "*最多* *至多* *以内* *以下* *上限* *最大* *最长* *仅* *只* *至少* *以上* *最少*", "*空*"),
    "ar": (
      "*مختلف* *تختلف* *يختلف* *اختلاف*", "*حتى* *أقصى* *اقصى* *واحد* *فقط* *الأقل* *أدنى*",
      "*فارغ* *خالي*"
    ),
    "he": ("*שונ* *נבדל*", "עד לכל מרבי *היותר* רק בלבד לפחות", "*ריק*"),
    "th": ("*ต่าง*", "*สูงสุด* *มากสุด* *ถึง* *เพียง* *เท่านั้น* *เกิน* *อย่างน้อย*", "*ว่าง*"),
    "tr": ("farkl-", "*en_fazla* *en_çok* *kadar* yalnızca sadece *en_az*", "boş-"),
    "vi": ("*khác*", "*tối_đa* *chỉ* *đến* *ít_nhất*", "*trống* *rỗng*"),
    "hi": ("*अलग* *भिन्न*", "*तक* *केवल* *अधिकतम* *कम_से_कम*", "*खाली* *रिक्त*"),
  ]
}
