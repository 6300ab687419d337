import DialogText

/// How languages say no.
///
/// The lists are of words and endings of grammar, and of the verbs that deny by themselves: refuse,
/// forbid, fail. They are generous: a text without any of them negates nothing.
public struct Negation: Sendable {
  /// Found anywhere in the text.
  private let parts: [String]
  /// Whole words.
  private let words: Set<String>
  /// What words begin or end with.
  private let prefixes: [String]
  private let suffixes: [String]

  /// Nil of a language that is not known.
  public static func of(_ language: String) -> Negation? { table[language] }

  /// Whether a text says no somewhere.
  public func isIn(_ text: String) -> Bool {
    if !parts.isEmpty {
      let lower = Array(text.lowercased().utf8)
      if parts.contains(where: { lower.contains($0) }) { return true }
    }
    if words.isEmpty, prefixes.isEmpty, suffixes.isEmpty { return false }
    return text.letterRuns().contains { word in
      words.contains(word) || prefixes.contains { word.hasPrefix($0) }
        || suffixes.contains { word.hasSuffix($0) }
    }
  }

  private init(
    parts: String = "", words: String = "", prefixes: String = "", suffixes: String = ""
  ) {
    let list = { (text: String) in text.split(separator: " ").map(String.init) }
    self.parts = list(parts)
    self.words = Set(list(words))
    self.prefixes = list(prefixes)
    self.suffixes = list(suffixes)
  }

  private static let table: [String: Negation] = [
    "en": Negation(
      words: """
        not no never without nothing none nobody cannot neither nor unable failed fails failure \
        impossible refuse reject deny forbid decline
        """, prefixes: "un in dis non", suffixes: "n't less"),
    "ko": Negation(parts: "안 않 못 말 마세요 마십 마시 아니 없 거부 거절 차단 금지 불 미 무 실패 오류 어렵 부족 비활성 끄 해제"),
    "ja": Negation(parts: "ない なく なけ なし ませ ず ぬ 不 未 非 無 拒否 禁止 失敗 いいえ やめ 中止 破棄 エラー 切れ 困難"),
    "zh": Negation(parts: "不 别 別 否 未 无 無 勿 没 沒 非 拒 禁 失败 失敗 错误 錯誤 放弃 放棄 难 離線"),
    "de": Negation(
      words: "nicht nie niemals nein ohne nichts weder noch ablehnen verweigern verwerfen",
      prefixes: "kein un fehl miss nirgend niemand", suffixes: "los lose losen"),
    "fr": Negation(
      words:
        "ne n n' pas non jamais sans aucun aucune rien ni refuser interdire échec échoué personne plus",
      prefixes: "n' im in ir dé dés mal"),
    "es": Negation(
      words:
        "no nunca sin ni nada nadie ningún ninguna ninguno jamás tampoco rechazar denegar fallo falló error",
      prefixes: "im in ir des"),
    "pt": Negation(
      words: "não nunca sem nem nada ninguém nenhum nenhuma jamais recusar negar falha falhou erro",
      prefixes: "im in ir des"),
    "it": Negation(
      words: "non no mai senza né niente nulla nessuno nessun nessuna rifiuta nega errore fallito",
      prefixes: "im in ir dis"),
    "nl": Negation(
      words: "niet geen nooit nee zonder niets niemand noch weiger mislukt", prefixes: "on"),
    "sv": Negation(
      words: "inte ej aldrig nej utan inga ingen inget neka avvisa",
      prefixes: "omöj ogil okän otill miss"),
    "da": Negation(
      words: "ikke aldrig nej uden ingen intet afvis", prefixes: "umul ugyl ukend util mis"),
    "nb": Negation(
      words: "ikke aldri nei uten ingen intet avvis", prefixes: "umul ugyl ukjen util mis"),
    "fi": Negation(
      words: "ei en et emme ette eivät älä älkää ilman", suffixes: "ton tön tta ttä"),
    "pl": Negation(
      words: "bez nigdy nic nikt ani żaden żadna żadne brak odmów odrzuć błąd", prefixes: "nie"),
    "cs": Negation(
      words: "bez nikdy nic nikdo ani žádný žádná žádné zakázat chyba", prefixes: "ne"),
    "sk": Negation(words: "bez nikdy nič nikto ani žiadny žiadna zakázať chyba", prefixes: "ne"),
    "ru": Negation(
      words: "ни нет нельзя запретить запрещено ошибка сбой",
      prefixes: "не без бес ник нич отка откл невоз"),
    "uk": Negation(words: "ні немає не без заборонити помилка", prefixes: "не без ніко ніч відх"),
    "bg": Negation(words: "не няма нито без никога грешка", prefixes: "не без"),
    "ar": Negation(
      parts: "عدم غير تعذر يتعذر تعذّر فشل بدون دون رفض منع ليس مستحيل",
      words: "لا لن لم ما بلا ولا ألا ولن ولم لست كلا خطأ"),
    "fa": Negation(parts: "نه عدم غیر بدون نشد ناموفق", prefixes: "ن نمی نا"),
    "he": Negation(
      parts: "נכשל שגיאה בלתי",
      words: "לא אל אין בלי ללא אינו אינה אינם אינן מבלי לעולם שלא ולא אי שאין ואין"),
    "hi": Negation(parts: "नहीं बिना असफल विफल", words: "न मत ना"),
    "th": Negation(parts: "ไม่ อย่า ห้าม มิ ไร้ ปราศจาก ปฏิเสธ ล้มเหลว ข้อผิดพลาด"),
    "tr": Negation(
      parts: "değil yok hayır hata",
      suffixes: """
        ma me maz mez mayın meyin madan meden madı medi mıyor miyor muyor müyor maması memesi \
        mamak memek sız siz suz süz mayacak meyecek maksızın meksizin madığı mediği amadı emedi \
        amaz emez amıyor emiyor maktan mekten mayabilir meyebilir
        """),
    "vi": Negation(parts: "không đừng chưa chẳng lỗi"),
    "id": Negation(words: "tidak jangan bukan tanpa belum gagal tak"),
    "hu": Negation(
      words: "ne nem nincs soha nélkül sem sikertelen hiba", prefixes: "nem",
      suffixes: "tlen talan telen"),
    "ro": Negation(words: "nu fără niciodată niciun nicio nimic eroare", prefixes: "ne in im"),
    "el": Negation(parts: "δεν μη όχι χωρίς αδύνατ ποτέ"),
  ]
}
