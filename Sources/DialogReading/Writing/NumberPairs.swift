import DialogSupport

/// How words of a language tell one from several, beside what lists say.
struct NumberPairs {
  let language: String

  /// Whether only the noun after a number is compared, as endings of other words mislead.
  var areOfNouns: Bool { ["ru", "uk", "pl", "cs", "it", "he"].contains(language) }

  /// Whether a word is another without what makes it several.
  func isSingular(_ word: String, of other: String) -> Bool {
    if language == "de", word.first?.isLowercase ?? true { return false }
    guard word.unicodeScalars.count > 2 else { return false }
    return (NumberPairs.endings[language] ?? "").listedWords.contains { pair in
      let parts = pair.split(separator: "/")
      let (one, many) = (parts[0] == "-" ? "" : String(parts[0]), String(parts[1]))
      guard word.utf8.hasSuffix(one), other.utf8.hasSuffix(many) else { return false }
      let stem = word.dropLast(one.count)
      if language == "tr" { return stem == other.dropLast(many.count) && stem.isEmpty }
      return stem.count > 2 && stem == other.dropLast(many.count)
    }
  }

  private static let endings = [
    "en": "-/s -/es y/ies", "de": "-/n -/en -/e -/er -/s", "fr": "-/s -/x al/aux -/nt",
    "es": "-/s -/es ón/ones á/án", "pt": "-/s -/es -/m ão/ões m/ns l/is", "nl": "-/en -/s -/'s",
    "it": "o/i a/e e/i", "ru": "-/а -/ов а/ы а/и я/и о/а е/я ь/я й/я", "uk": "-/а -/ів а/и о/а",
    "pl": "-/a -/u -/ów a/y a/i o/a e/a", "cs": "-/y -/ů a/y o/a", "he": "-/ים ה/ות -/ות",
    "tr": "onu/onları bunu/bunları Onu/Onları Bunu/Bunları",
  ]

  /// Whether a word that is not known ends as nouns in the plural do.
  func endsAsPlural(_ word: String) -> Bool {
    switch language {
    case "en", "es", "pt", "fr":
      let lower = word.lowercased()
      let isKept = ["ss", "us", "is"].contains { lower.utf8.hasSuffix($0) }
      return lower.utf8.count > 4 && lower.utf8.last == UInt8(ascii: "s") && !isKept
        && !NumberPairs.unchanged.contains(lower)
    case "he":
      return word.utf8.count > 8 && (word.utf8.hasSuffix("ים") || word.utf8.hasSuffix("ות"))
    default: return false
    }
  }

  private static let unchanged: Set<String> = .words(
    """
    mois accès succès choix concours cours temps corps séries series lunes martes miércoles jueves viernes \
    atlas lápis ônibus tênis pires species means news pas plus moins más menos après colis
    """)

  /// Whether a noun is of the form for many alone, which `few` does not take.
  func isManyOnly(_ word: String) -> Bool {
    switch language {
    case "ru":
      return hasEnding(
        word, "ов ев ёв", exceptIn: "ников телев игроков истов авторов клиентов гостов")
    case "uk": return hasEnding(word, "ів їв", exceptIn: "ників чів телів гравців авторів клієнтів")
    case "pl":
      return hasEnding(
        word, "ów", exceptIn: "owników ników aczy aczów orów torów istów entów antów graczów")
    case "cs": return hasEnding(word, "ů", exceptIn: "telů níků")
    case "sk": return hasEnding(word, "ov", exceptIn: "teľov níkov")
    case "hr", "sr", "bs": return hasEnding(word, "ova eva", exceptIn: "")
    case "ar": return word.utf8.count > 4 && !NumberPairs.particles.contains(word)
    default: return false
    }
  }

  private func hasEnding(_ word: String, _ endings: String, exceptIn exceptions: String) -> Bool {
    func ends(_ list: String) -> Bool {
      list.listedWords.contains { word.utf8.hasSuffix(String($0)) }
    }
    return word.utf8.count > 6 && ends(endings) && !ends(exceptions)
  }

  /// Arabic words after a number that are no nouns, and units that do not change.
  private static let particles: Set<String> = .words(
    "من في على إلى أو عن مع بايت كيلوبايت ميغابايت جيغابايت تيرابايت ميجابايت جيجابايت بالمئة بالمائة"
  )

  /// Languages whose `other` is what integers beyond `few` take.
  static let manyIsOther: Set<String> = ["cs", "sk", "hr", "sr", "bs"]

  /// What the genitive stands after, of both few and many.
  static let genitives: Set<String> = .words(
    """
    из для от до без у около более менее больше меньше с со свыше после кроме із з від без близько понад \
    для до понад około ponad powyżej poniżej od z ze bez spośród do dla mniej więcej niż bez do z ze od kolem \
    z više manje od iz bez oko
    """)

  /// Two, in the forms that stand before nouns, and duals that say it by themselves.
  static let two = [
    "en": "two three", "de": "zwei drei beide", "fr": "deux trois", "es": "dos tres",
    "it": "due tre",
    "pt": "dois duas três", "nl": "twee drie", "pl": "dwa dwie dwóch trzy",
    "ru": "два две двух три двумя",
    "uk": "два дві двох три", "cs": "dva dvě dvou tři", "tr": "iki üç",
    "he": "שני שתי שניים שתיים שלושה שלוש יומיים שעתיים שבועיים חודשיים שנתיים פעמיים",
    "ar": "اثنان اثنين اثنتان اثنتين ثلاثة ثلاث",
  ]
}
