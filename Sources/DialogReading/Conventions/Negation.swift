/// How languages say no.
///
/// What negates by grammar: words, endings, prefixes; and what denies by its meaning, with which
/// translators turn a sentence round: refuse, fail, lose, only. Both lists are generous: a text
/// without any of them negates nothing.
public final class Negation: Sendable {
  private let grammar: WordPatterns
  private let meaning: WordPatterns
  /// What denies nothing though a word of grammar is in it: below (未満), free of charge.
  private let besides: WordPatterns?
  /// Endings of grammar that titles of buttons have; in sentences they are those of nouns too.
  private let ofTitles: WordPatterns?

  /// Read from its lists at each call; nil for a language that is not known.
  public static func of(_ language: String) -> Negation? {
    (europeanLists[language] ?? otherLists[language]).map(Negation.init)
  }

  /// Whether a text says no somewhere.
  ///
  /// - Parameters:
  ///   - isTitle: whether it titles a button.
  ///   - countsMeaning: whether words count that deny by their meaning.
  public func isIn(_ text: LoweredText, isTitle: Bool, countsMeaning: Bool) -> Bool {
    negates(text) || isTitle && ofTitles?.matches(text) ?? false
      || countsMeaning && meaning.matches(text)
  }

  private func negates(_ text: LoweredText) -> Bool {
    guard grammar.matches(text) else { return false }
    guard let besides, besides.matches(text) else { return true }
    return grammar.matches(besides.removed(from: text))
  }

  private init(_ lists: NegationLists) {
    grammar = WordPatterns(lists.grammar)
    meaning = WordPatterns(lists.meaning)
    ofTitles = lists.ofTitles.map(WordPatterns.init)
    besides = lists.besides.map(WordPatterns.init)
  }
}

/// What a language's patterns are read from.
private struct NegationLists {
  let grammar: String
  let meaning: String
  var ofTitles: String?
  var besides: String?

  init(_ grammar: String, _ meaning: String, besides: String? = nil, ofTitles: String? = nil) {
    self.grammar = grammar
    self.meaning = meaning
    self.besides = besides
    self.ofTitles = ofTitles
  }
}

private let europeanLists: [String: NegationLists] = [
  "en": NegationLists(
    "not no never without nothing none nobody cannot neither nor -n't",
    "unable fail- impossible refus- reject- den- forbid- declin- los- only discard- un- invalid"),
  "de": NegationLists(
    "nicht nie niemals nein ohne nichts weder noch kein- niemand- nirgend- -los -lose -losen",
    """
    *fehl* *falsch* *verlust* *verlor* *verlier* ablehn- abgelehnt verweiger- verw- verboten \
    lediglich unm- ung- unb- unv- unw- unz- unk- unf- unle- unsi- unzu- miss- deaktiv- gelöscht lösch- \
    entfern- nur erst irrevers- abgebrochen sperr- gesperrt blockier- verhinder- stopp- \
    beende- endgült- dauerhaft getrennt ausgeschaltet
    """),
  "fr": NegationLists(
    "ne n n'- pas non jamais sans aucun aucune rien ni impossible impossibles",
    """
    impossib- indispon- invalid- incorrect- inconnu- irréver- désactiv- illisib- incapab- mal débranch- éteint- \
    insuff- introuv- inaccess- incompat- déconnect- hors échou- échec erreur erron- mauvais- \
    faux \
    fausse incomp- inexist- indéter- inutil- interdi- refus- perd- perte supprim- ignor- abandon- \
    effac- seul- cess- arrêt- définiti- bloqu- empêch- indéfini-
    """),
  "es": NegationLists(
    "no nunca sin ni nada nadie ningún ninguna ninguno jamás tampoco",
    """
    desconect- mal apagad- \
    imposib- inváli- invali- incorrect- descono- irrever- desactiv- insuficien- inaccesib- \
    incomp- inexist- indisp- innec- insegur- erróne- fall- error rechaz- deneg- prohib- perd- pierd- \
    descart- elimin- borr- dejar- solo sólo bloque- impid- impos- omit- definitiv- permanent-
    """),
  "pt": NegationLists(
    "não nunca sem nem nada ninguém nenhum nenhuma jamais tampouco",
    """
    desconect- mal \
    desnecess- imposs- inváli- incorret- desconhec- irrever- desativ- insuficien- indispon- incomp- \
    inexist- inacess- insegur- falh- erro recus- neg- proib- perd- descart- exclu- apag- \
    deixar- só somente apenas bloque- imped- definitiv- permanent-
    """),
  "it": NegationLists(
    "non no mai senza né niente nulla nessuno nessun nessuna",
    """
    impossib- invalid- sconosc- irrever- disattiv- insuff- incomp- inesist- errat- errore \
    fallit- rifiut- neg- viet- pers- perd- scart- elimin- solo soltanto unicamente smett- ignor- definitiv- permanent-
    """),
  "nl": NegationLists(
    "niet geen nooit nee zonder niets niemand noch",
    "on- mislukt weiger- verlo- verlie- alleen fout uitgeschakeld definitief permanent"),
  "sv": NegationLists(
    "inte ej aldrig nej utan inga ingen inget",
    "omöj- ogil- okän- otill- miss- neka- avvis- förlor- endast bara fel permanent"),
  "da": NegationLists(
    "ikke aldrig nej uden ingen intet",
    "umul- ugyl- ukend- util- mis- afvis- tab- kun fejl"),
  "nb": NegationLists(
    "ikke aldri nei uten ingen intet", "umul- ugyl- ukjen- util- mis- avvis- tap- kun bare feil"),
  "fi": NegationLists(
    "ei en et emme ette eivät älä älkää ilman -ton -tön -tta -ttä", "virhe epäonnist- vain menet-"),
  "pl": NegationLists(
    "nie nie- bez nigdy nic nikt ani żaden żadna żadne brak",
    "odmów- odrzu- błąd utra- strac- tylko usun- wyłącz- trwał- ostateczn-"),
  "cs": NegationLists(
    "ne ne- bez nikdy nic nikdo ani žádný žádná žádné",
    "zakázat chyba ztrat- pouze jen odmít- trval-"),
  "sk": NegationLists(
    "ne nie ne- bez nikdy nič nikto ani žiadny žiadna", "zakázať chyba strat- iba len odmiet-"),
  "ru": NegationLists(
    """
    не ни нет нельзя без никто ничего никогда никак никаких никакие нечего некому невоз- \
    недост- неизв- неверн- некорр- неправ- необрат- недейст- неуда- непод- недоп- ненуж- невал- \
    несущ- непр- неполн- ненад- несов- нехват- неакт- незав- невид- неизм- незн- непон- \
    неогран-
    """,
    """
    запре- ошибк- ошибоч- сбой отказ- отключ- отмен- отклон- потер- теря- утра- удали- удаля- удале- \
    удалё- перест- только лишь прекрат- исчез- заблок- навсегда окончательн- безвозврат- разгрупп- \
    разъедин- отсоедин- отвяз- отпис-
    """),
  "uk": NegationLists(
    "не ні немає без неможл- недост- невід- невір- ніхто нічого ніколи незвор-",
    "заборон- помилк- відх- втра- лише тільки видал- вимкн- розгруп- назавжди остаточн- безповорот-"
  ),
  "bg": NegationLists("не няма нито без никога нево-", "грешк- отказ- само загуб-"),
  "ro": NegationLists(
    "nu fără niciodată niciun nicio nimic ne-", "imposib- inval- eroare pierd- doar"),
  "hu": NegationLists(
    "ne nem nem- nincs soha nélkül sem -tlen -talan -telen", "sikertelen hiba elv- csak"),
  "el": NegationLists("δεν δε μη μην όχι χωρίς ποτέ καμία κανένα", "*αδύνατ* *σφάλμα* μόνο"),
]

private let otherLists: [String: NegationLists] = [
  "ko": NegationLists(
    "안 *못* *않* *없* *아니* *아닙* 마 마세요 마십시오 마시오 마라 말 *지마* *말고* *말아* 안함 안됨 안됩- 안돼- 안되- *불가* *미사용* *미허용*",
    """
    *거부* *거절* *차단* *금지* *실패* *오류* *문제가* *어렵* *부족* *비활성* *꺼* *끄* *해제* *중단* *중지* *사라* *삭제* *잃* *손실* \
    *제외* *폐기* *버리* *버려* *버립* *무효* *유실* *그만* *멈* *불완전* *불명* *잘못* *불필요* *틀리* *틀린* *영구* *본인만* *자신만* *사람만* *에게만*
    """),
  "ja": NegationLists(
    "*ない* *なく* *なけ* *なし* *ませ* *ず* *ぬ* *不* *未* *非* *無* *いいえ* *なかっ* *たまま*",
    "*拒否* *禁止* *失敗* *やめ* *中止* *破棄* *エラー* *切れ* *困難* *失わ* *失い* *消え* *のみ* *だけ* *削除* *オフ* *解除* *誤* *間違* *永久*",
    besides: """
      *未満* *未来* *未読* *無料* *無線* *非常* *必ず* *まず* *ずつ* *はず* *ずっと* *いずれ* *ずれ* *少なく* *まもなく* \
      *間もなく* *いらっしゃいませ* *くださいませ*
      """),
  "zh": NegationLists(
    "*不* *别* *別* *否* *未* *无* *無* *勿* *没* *沒* *非*",
    "*拒* *禁* *失* *错* *錯* *放弃* *放棄* *难* *離線* *丢* *仅* *只* *停* *删* *关闭* *取消* *误* *永久*",
    besides: """
      *未来* *未來* *未满* *未滿* *无线* *無線* *非常* *除非* *是否* *否则* *否則* *别人* *別人* *特别* *特別* *分别* *分別* \
      *类别* *類別* *级别* *級別* *识别* *識別* *性别* *性別* *别名* *別名* *个别* *個別* *不仅* *不僅* *不久* *不断* *不斷* *不少*
      """),
  "yue": NegationLists("*不* *唔* *冇* *未* *無* *沒* *非*", "*拒* *禁* *失* *錯* *放棄* *只* *停*"),
  "ar": NegationLists(
    """
    لا لن لم ما بلا ولا ألا ولن ولم لست لسنا كلا فلا فلن فلم *ليس* *عدم* *غير* *دون* *تعذر* \
    *تعذّر* *مستحيل*
    """,
    "*فشل* *رفض* *منع* خطأ *فقد* *ضياع* *ستضيع* *حذف* *تجاهل* *توقف* فقط إلا *إلغاء* *حظر* *خاطئ* *نهائي*"
  ),
  "fa": NegationLists("نه ن- نمی- نا- *عدم* *غیر* *بدون* *نشد*", "*ناموفق* *خطا* *فقط*"),
  "he": NegationLists(
    "לא אל אין בלי ללא אינו אינה אינם אינן אינך מבלי לעולם שלא ולא אי שאין ואין שאינ- ואינ- כשלא אינכם אינני בלא *בלעדי* *בלתי* *מבלי*",
    "*נכשל* *שגיאה* *אבד* *אובד* *סירוב* *סרב* *דחה* *דחיי* רק בלבד *חסימ* *יימחק* *מניע* *שגוי* *מיותר* *לצמיתות* סופי סופית"
  ),
  "hi": NegationLists("*नहीं* *बिना* न मत ना", "*असफल* *विफल* केवल"),
  "th": NegationLists(
    "*ไม่* *อย่า* *ห้าม* *มิ* *ไร้* *ปราศจาก*",
    "*ปฏิเสธ* *ล้มเหลว* *ข้อผิดพลาด* *หาย* *สูญ* *เลิก* *เฉพาะ* *เท่านั้น* *ปิด* *หยุด* *ผิด* *ถาวร*"),
  "tr": NegationLists(
    """
    değil yok hayır *değil* *mıyor* *miyor* *muyor* *müyor* *amaz* *emez* -maz -mez *mazs* \
    *mezs* *mayac* *meyec* *mayab* *meyeb* *mayan* *meyen* *mayıp* *meyip* -mayın -meyin \
    -mayınız -meyiniz *madı* *medi* *madan* *meden* *mamış* *memiş* -masın -mesin *maması* \
    *memesi* *madığ* *mediğ* *mamak* *memek* *maksızın* *meksizin* -sızın -sizin *mamalı* \
    *memeli*
    """,
    """
    hata- yanlış- reddet- engel- kaybol- kaybed- kaybet- iptal yalnızca sadece kapalı sil- \
    kalıcı vazgeç- yasak- geçersiz -sız -siz -suz -süz
    """, ofTitles: "-ma -me"),
  "vi": NegationLists("*không* *đừng* *chưa* *chẳng*", "lỗi mất chỉ *vĩnh_viễn*"),
  "id": NegationLists("tidak jangan bukan tanpa belum tak", "gagal hanya hilang"),
]
