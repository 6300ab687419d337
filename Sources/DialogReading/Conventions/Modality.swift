/// What a sentence says of an act: that it can be done, that it must be.
public enum Modality: Hashable, Sendable {
  case can, must
}

/// The words with which a language says that something can or must be done.
public final class ModalWords: Sendable {
  private let can: WordPatterns
  private let must: WordPatterns
  /// `without`: a negation, but none of what can be done.
  private let without: WordPatterns

  /// Nil for a language that is not known.
  public static func of(_ language: String) -> ModalWords? {
    lists[language].map(ModalWords.init)
  }

  private init(_ lists: Lists) {
    can = WordPatterns(lists.can)
    must = WordPatterns(lists.must)
    without = WordPatterns(lists.without)
  }

  /// Whether a text may say that something can or must be done: a glance.
  ///
  /// - Parameter words: its runs of letters, in lower case.
  public func maySay(_ modality: Modality, in bytes: [UInt8], _ words: [String]) -> Bool {
    (modality == .can ? can : must).mayMatch(bytes, words)
  }

  /// Whether a text says that something can or must be done.
  public func say(_ modality: Modality, in text: LoweredText) -> Bool {
    (modality == .can ? can : must).matches(text)
  }

  /// A text without its words for `without`; nil where it has none.
  public func withoutPrivation(_ text: LoweredText) -> LoweredText? {
    without.matches(text) ? without.removed(from: text) : nil
  }

  private typealias Lists = (can: String, must: String, without: String)

  private static let lists: [String: Lists] = [
    "de": (
      "kann kannst können könnt konnte konnten möglich", "muss musst müssen müsst", "ohne"
    ),
    "fr": (
      "peut peux pouvez peuvent pourrez pourra pourront possible",
      "doit dois devez doivent devrez devra devras faut faudra", "sans"
    ),
    "es": (
      "puede puedes pueden podrá podrás podrán posible",
      "debe debes deben deberá deberás necesita necesitas", "sin"
    ),
    "pt": ("pode podem poderá possível", "deve devem deverá precisa precisará", "sem"),
    "it": ("può puoi possono potrai potrà possibile", "deve devi devono dovrai dovrà", "senza"),
    "nl": ("kan kun kunt kunnen mogelijk", "moet moeten", "zonder"),
    "sv": ("kan möjligt", "måste behöver", "utan"), "da": ("kan muligt", "skal", "uden"),
    "nb": ("kan mulig", "må", "uten"),
    "pl": ("może możesz można mogą możliwe", "musi musisz muszą trzeba", "bez"),
    "cs": ("může můžete můžeš mohou lze", "musí musíte musíš", "bez"),
    "ru": (
      "можно может можете можешь могут сможете сможешь сможет возможно",
      "нужно необходимо должны должен придётся придется надо потребуется", "без"
    ),
    "uk": (
      "можна може можете можеш можуть зможете можливо", "потрібно необхідно треба доведеться", "без"
    ),
    "ko": ("*수_있*", "*야_합* *야_해* *야_함* *필요합* *필요해*", "*없이*"),
    "ja": ("*できます* *できる* *できました* *可能です*", "*必要があります* *必要です*", "*なしで* *なしに* *なく*"),
    "zh": ("*可以* *能够* *能夠*", "*必须* *必須* *需要*", "*没有* *沒有* *无*"),
    "ar": ("*يمكن* *تستطيع* *بإمكان*", "*يجب* *ستحتاج* *يلزم*", "*دون*"),
    "he": ("ניתן אפשר יכול יכולה תוכל תוכלי תוכלו", "צריך צריכה תצטרך תצטרכו עליך חייב", "בלי ללא"),
    "th": ("*สามารถ*", "*ต้อง*", "*โดยไม่* *หากไม่มี* *ปราศจาก*"),
    "tr": ("*abilir* *ebilir* mümkün", "*gerekir* *gerekiyor* *zorunda* *gerekecek*", "olmadan"),
    "vi": ("*có_thể*", "*phải*", ""), "hi": ("*सकत*", "*होगा* *चाहिए*", ""),
  ]
}
