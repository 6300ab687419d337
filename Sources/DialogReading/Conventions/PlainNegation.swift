/// The negations of a language that nothing but a no is said with: those of a finite verb.
///
/// Unlike `Negation`, which lists all that may deny, this leaves out what also stands in words and
/// phrases that deny nothing.
public final class PlainNegation: Sendable {
  private let negations: WordPatterns
  /// Phrases with such a word that affirm: not only, must (なければなりません).
  private let affirmations: WordPatterns

  /// Nil for a language that is not known.
  public static func of(_ language: String) -> PlainNegation? {
    lists[language].map { PlainNegation($0.negations, $0.affirmations) }
  }

  private init(_ negations: String, _ affirmations: String) {
    self.negations = WordPatterns(negations)
    self.affirmations = WordPatterns(affirmations)
  }

  /// Whether a text may say no: a glance.
  ///
  /// - Parameter words: its runs of letters, in lower case.
  public func mayBeIn(_ bytes: [UInt8], _ words: [String]) -> Bool {
    negations.mayMatch(bytes, words)
  }

  /// Whether a text says no.
  public func isIn(_ text: LoweredText) -> Bool {
    negations.matches(text) && !affirmations.matches(text)
  }

  private static let lists: [String: (negations: String, affirmations: String)] = [
    "de": (
      "nicht kein keine keinen keinem keiner nie",
      "*nicht_nur* *nicht_mehr* *verpass* *vergess* *vergiss* *entgeh* *zöger* *sorge* *sondern*"
    ),
    "fr": (
      "pas *ne_pouvez_plus* *ne_peut_plus* *ne_peux_plus* *n'est_plus* *n’est_plus*",
      "*et_non_* *pas_seulement* *pas_à_pas* *pas_de_problème* *manque* *rater* *oubli* *hésit*"
    ),
    "es": ("no", "*no_solo* *no_sólo* *perder* *olvid* *dudes* *dude_en* *sino*"),
    "pt": ("não", "*não_só* *não_apenas* *perder* *esque* *hesit*"),
    "it": ("non", "*e_non_* *bensì* *non_solo* *non_appena* *perder* *dimentic* *esit*"),
    "nl": ("niet geen", "*niet_alleen*"), "sv": ("inte", "*inte_bara*"),
    "da": ("ikke", "*ikke_kun*"),
    "nb": ("ikke", "*ikke_bare*"), "pl": ("nie", "*nie_tylko* *a_nie_* *lecz*"),
    "ru": (
      "не нельзя",
      "*а_не_* *не_только* *не_менее* *не_более* *не_забуд* *пропуст* *забыть* *упустить*"
    ),
    "uk": ("не", "*не_тільки* *не_лише* *не_менше* *не_забуд* *пропуст*"),
    "ko": (
      """
      *지_않습니다* *지_않아요* *지_않음* *지_않았* *지_않을_* *수_없습니다* *수_없어요* *수_없음* *지_못합니다* *지_못했* \
      *지_마세요* *지_마십시오*
      """, "*지_않을까* *더_이상* *더는* *놓치지* *잊지*"
    ),
    "ja": (
      "*ません* *ないでください* *できない*",
      "*ませんか* *かもしれません* *すみません* *ばなりません* *いけません* *すぎません* *相違ありません* *に限りません* *逃しません* *忘れません*"
    ),
    "zh": (
      "*不会* *不會* *不能* *无法* *無法* *不可* *没有* *沒有* *未能* *切勿*", "*不可或缺* *不会再* *错过* *錯過* *忘记* *忘記* *遗漏*"
    ),
    "ar": ("لا لن لم ليس ليست", "*لا_بد* *لا_سيما* *تفوت* *يفوت* *تنس*"),
    "he": ("לא אינו אינה אינם", "*לא_רק* *תפספס* *לפספס* *תשכח*"),
    "th": ("*ไม่*", "*หรือไม่* *ไม่กี่* *ไม่ว่า* *ไม่เพียง* *ไม่พลาด* *ไม่ลืม*"),
    "tr": (
      "değil *mıyor* *miyor* *muyor* *müyor* *amaz* *emez* *mayacak* *meyecek*",
      "*değil_mi* *kaçır* *unut*"
    ),
    "vi": ("*không*", "*không?* *không_chỉ* *bỏ_lỡ* *quên*"),
  ]
}
