/// What people write where a language tag is wanted: countries, locales of POSIX, names of languages,
/// codes of three letters, letters that are no language.
public enum MistakenTags {
  /// The tag that a word stands for, itself where it is one; nil where it stands for none.
  public static func tag(_ word: String) -> String? {
    if let meant = meant(by: word) { return meant }
    guard isLanguage(word), let tag = LanguageTag(word) else { return nil }
    return tag.tag
  }

  /// Whether a word is a tag, of a language that there is.
  public static func isLanguage(_ word: String) -> Bool {
    guard let language = LanguageTag(word)?.language else { return false }
    return language.utf8.count == 2 ? languages.contains(language) : threeLetters[language] == nil
  }

  /// The tag that is meant by a word that is none.
  public static func meant(by word: String) -> String? {
    let key = word.lowercased()
    if let tag = countries[key] ?? threeLetters[key] ?? names[key] { return tag }
    if let plain = withoutAndroid(key) { return meant(by: plain) ?? tag(plain) }
    guard key.contains("_") else { return nil }
    if let tag = locales[key] { return tag }
    let parts = key.split(separator: "_")
    let isPlain = locales.keys.contains(key) || defaultRegions.contains(key)
    let tag = isPlain ? String(parts[0]) : parts.joined(separator: "-")
    return isLanguage(tag) ? LanguageTag(tag)?.tag : nil
  }

  /// `ko_kr` of Android’s `values-ko-rKR`; nil of what is not of Android.
  private static func withoutAndroid(_ key: String) -> String? {
    let name = key.hasPrefix("values-") ? String(key.dropFirst(7)) : key
    let parts = name.split(separator: "-")
    if parts.count == 2, parts[1].utf8.count == 3, parts[1].first == "r" {
      return parts[0] + "_" + parts[1].dropFirst()
    }
    return name == key || name.isEmpty ? nil : name
  }

  /// The tag that is meant by one that is also a country, by the script of its text: `kr` is Kanuri,
  /// and Korea.
  public static func meant(by tag: LanguageTag, saying text: String) -> String? {
    guard let (scripts, meant) = countryToo(tag.tag) else { return nil }
    return text.unicodeScalars.contains { scalar in
      scripts.contains { $0.contains(scalar.value) }
    } ? meant : nil
  }

  /// The tag that a country’s code is taken for where it is also one: `ko` of `kr`.
  public static func country(_ tag: LanguageTag) -> String? { countryToo(tag.tag)?.meant }

  // MARK: Tables

  private static func pairs(_ text: String) -> [String: String] {
    let words = text.split(separator: " ")
    return Dictionary(
      uniqueKeysWithValues: words.map { pair in
        let parts = pair.split(separator: "=")
        return (String(parts[0]), String(parts[1]))
      })
  }

  /// Countries, ISO 3166-1, whose codes are no language.
  private static let countries = pairs(
    """
    jp=ja cn=zh-Hans ua=uk us=en gb=en dk=da cz=cs gr=el hk=zh-Hant vn=vi ph=fil \
    mx=es cl=es pe=es il=he ir=fa at=de au=en nz=en by=be rs=sr kz=kk pk=ur bd=bn eg=ar iq=ar sy=ar \
    jo=ar qa=ar kp=ko sp=es md=ro kh=km al=sq
    """)

  /// Codes of ISO 639-2 for languages that have two letters.
  private static let threeLetters = pairs(
    """
    kor=ko eng=en jpn=ja zho=zh chi=zh deu=de ger=de fra=fr fre=fr spa=es rus=ru ita=it por=pt ukr=uk \
    vie=vi tha=th tur=tr pol=pl nld=nl dut=nl ara=ar heb=he hin=hi ces=cs cze=cs swe=sv dan=da nor=no \
    fin=fi ell=el gre=el hun=hu ron=ro rum=ro ind=id msa=ms may=ms
    """)

  /// Languages in English and in themselves.
  private static let names = pairs(
    """
    korean=ko english=en japanese=ja chinese=zh-Hans german=de french=fr spanish=es russian=ru \
    italian=it portuguese=pt ukrainian=uk vietnamese=vi thai=th turkish=tr polish=pl dutch=nl arabic=ar \
    hebrew=he hindi=hi czech=cs swedish=sv danish=da 한국어=ko 한글=ko 국문=ko 영어=en 영문=en 일본어=ja \
    중국어=zh-Hans 日本語=ja 中文=zh-Hans 简体中文=zh-Hans 繁體中文=zh-Hant deutsch=de français=fr español=es \
    italiano=it português=pt русский=ru українська=uk
    """)

  /// Locales of POSIX that stand for a script.
  private static let locales = [
    "zh_cn": "zh-Hans", "zh_sg": "zh-Hans", "zh_tw": "zh-Hant", "zh_hk": "zh-Hant", "iw_il": "he",
  ]

  /// Locales of POSIX whose country says nothing beside the language.
  private static let defaultRegions: Set<String> = [
    "ko_kr", "ja_jp", "en_us", "de_de", "fr_fr", "es_es", "it_it", "ru_ru", "uk_ua", "vi_vn",
    "th_th",
    "tr_tr", "pl_pl", "nl_nl", "cs_cz", "sv_se", "da_dk", "fi_fi", "hu_hu", "he_il", "el_gr",
    "hi_in",
    "id_id", "ms_my", "nb_no", "ro_ro", "sk_sk", "ar_sa", "fa_ir", "bg_bg", "hr_hr",
  ]

  /// Languages whose codes are also countries: the blocks of Unicode of what is spoken there, and
  /// the language that is meant.
  private static func countryToo(
    _ tag: String
  ) -> (scripts: [ClosedRange<UInt32>], meant: String)? {
    switch tag {
    case "kr": ([0xAC00...0xD7A3, 0x1100...0x11FF], "ko")
    case "tw": ([0x4E00...0x9FFF], "zh-Hant")
    case "sa": ([0x0600...0x06FF], "ar")
    case "am": ([0x0530...0x058F], "hy")
    case "la": ([0x0E80...0x0EFF], "lo")
    case "in": ([0x0900...0x097F], "hi")
    default: nil
    }
  }

  /// ISO 639-1, with the codes that were given up (`iw` `in` `ji` `jw` `mo` `sh`).
  private static let languages: WordSet = .words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de \
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id \
    ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li \
    ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa \
    pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th \
    ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """)
}
