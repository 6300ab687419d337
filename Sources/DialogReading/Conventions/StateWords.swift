import DialogSupport

/// Words that name a state where a button should name an act: opened, saved, geöffnet, 열림.
public enum StateWords {
  /// Whether a title, as a whole, says in what state something is, by an ending that no verb form of
  /// buttons has in the language.
  public static func isState(_ title: String, in language: String) -> Bool {
    let title = title.withoutArabicVowelSigns
    let words = title.letterRuns()
    guard let last = words.last, words.count <= 4 else { return false }
    switch language {
    case "ko": return koreanEndings.contains { title.utf8.hasSuffix($0) }
    case "ja":
      return ["済み", "ました", "された", "した", "中", "ている", "ています"].contains {
        title.utf8.hasSuffix($0)
      }
    case "zh": return title.hasPrefix("正在") || title.hasSuffix("了") || isChineseState(title)
    case "th": return title.hasSuffix("แล้ว") || title.hasSuffix("อยู่") || title.hasPrefix("ถูก")
    case "ar": return words[0] == "تم" && words.count > 1 || arabicParticiples.contains(last)
    case "he": return hebrewStates.contains(last)
    default: return isParticiple(last, of: words, in: language)
    }
  }

  /// `已打开`, `草稿已存储`; not `删除已读信息` or `标为已读`, whose verb comes first.
  private static func isChineseState(_ title: String) -> Bool {
    guard let sign = title.firstIndex(of: "已") else { return false }
    if sign == title.startIndex { return true }
    let after = title[sign...].dropFirst()
    let verbs = [
      "删", "移", "显", "隐", "标", "查", "清", "恢", "下", "编", "选", "打", "保", "存", "分", "发", "退", "关",
    ]
    return (2...3).contains(after.count) && !verbs.contains { title.hasPrefix($0) }
  }

  /// Whether the last word is a participle, and none before it is a verb that says what to do.
  private static func isParticiple(
    _ last: String, of words: [String], in language: String
  ) -> Bool {
    if whole[language]?.contains(last) ?? false { return true }
    if language == "de", isGermanParticiple(last) { return true }
    guard last.count > 4 else { return false }
    if words.count == 1, !otherWords.contains(last),
      aloneEndings[language]?.contains(where: { last.utf8.hasSuffix($0) }) ?? false
    {
      return true
    }
    guard let endings = endings[language] else { return false }
    let infinitives = infinitives[language] ?? []
    let commands = words.dropLast().contains { word in
      infinitives.contains { word.utf8.hasSuffix($0) }
    }
    if !commands && endings.contains(where: { last.utf8.hasSuffix($0) }) { return true }
    // What is in a state may follow: Убрано из альбома.
    let isFree = ["ru", "uk", "pl", "cs"].contains(language)
    return isFree && words[0].count > 4 && endings.contains { words[0].utf8.hasSuffix($0) }
  }

  /// `aktiviert`, `gesichert`; infinitives, which buttons have, end in n.
  private static func isGermanParticiple(_ word: String) -> Bool {
    guard word.count > 5, word.hasSuffix("t") else { return false }
    return word.hasSuffix("iert") || word.hasPrefix("ge") && !word.hasPrefix("gerät")
      || [
        "abge", "ange", "aufge", "ausge", "einge", "umge", "weg", "hinzuge", "zurückge",
        "wiederher", "stummge", "freige", "herunterge", "hochge",
      ]
      .contains(where: word.hasPrefix)
  }

  private static let koreanEndings = [
    "열림", "닫힘", "켜짐", "꺼짐", "잠김", "됨", "했음", "삭제 완료", "저장 완료", "전송 완료", "변경 완료", "되었음", "하는 중",
    "저장 중",
    "삭제 중", "했습니다", "되었습니다", "됐습니다", "했어요", "됐어요", "됩니다", "있음", "없음",
    "워짐", "려짐", "겨짐", "혀짐", "어짐", "아짐",
  ]

  /// Passive participles of verbs that buttons have.
  private static let arabicParticiples: Set<String> = .words(
    """
    مفتوح مغلق محفوظ محذوف مرسل مسموح مفعل معطل متصل محظور مثبت ممسوح مشارك ملغى مفتوحة مغلقة
    محفوظة محذوفة
    """)
  private static let hebrewStates: Set<String> = .words(
    """
    פתוח נשמר נשמרה נשמרו נמחק נמחקה נמחקו מחוק נפתח נפתחה נסגר נסגרה נשלח נשלחה נשלחו הוסר הוסרה
    הוסרו בוטל בוטלה שותף הותקן הופעל הופעלה כבוי הושבת עודכן הוחלף אופס אושר נוסף הועתק חסום
    מופעל מושבת מחובר מנותק מותר שונה שונתה שונו הוחלפה עודכנה הושלמה נוצר נוצרה נוספה בוטלו
    """)

  /// Endings of participles.
  private static let endings: [String: [String]] = [
    "ru": .words(
      """
      ено ано ято ыто лён ована ованы ирован ирована влена алена ранена чён щён рён ючен ючён влен
      ален ожен ащен нён лена лены
      """),
    "uk": .words("ено ано ито ято"),
    "tr": .words(
      """
      ildi ıldı uldu üldü indi ındı undu ündü edildi lendi landı ilmiş ılmış inmiş ınmış iliyor
      ılıyor iniyor ınıyor ildi irildi
      """),
    "pl": ["ęto", "ano", "ono"],
    "cs": ["eno", "áno"],
    "fr": .words("é ée és ées"),
    "es": .words("ado ada ados adas ido ida idos idas"),
    "pt": .words("ado ada ados adas ido ida idos idas"),
  ]

  /// Endings of participles, and of verbs in the past, that are told from other words where they are
  /// the whole title.
  private static let aloneEndings: [String: [String]] = [
    "it": .words("ato ata ati ate uto uta uti ute"),
    "sv": ["ad", "at"], "da": ["et"], "nb": ["et"],
    "pl": .words("any ony ęty ana ona ęta ane one ęte"),
    "cs": .words("ěn án eno áno ena ána"),
    "ru": .words("лен лён лена лены нён нены нена"),
    "tr": .words("dı di du dü tı ti tu tü"),
  ]
  private static let otherWords: Set<String> = ["şimdi", "kendi", "haydi"]

  /// Endings of the verbs that begin buttons; the participle after one is its object.
  private static let infinitives: [String: [String]] = [
    "fr": .words("er ir re oir"), "es": .words("ar er ir arse erse irse"),
    "pt": .words("ar er ir or"),
  ]

  /// Participles whose endings other words have too.
  private static let whole: [String: Set<String>] = [
    "de": .words(
      """
      geöffnet geschlossen gespeichert gelöscht entfernt gesendet abgebrochen erlaubt bearbeitet
      geteilt ersetzt verworfen zurückgesetzt angemeldet abgemeldet hinzugefügt umbenannt
      bestätigt
      """),
    "fr": .words(
      """
      ouvert ouverte fermé fermée enregistré enregistrée supprimé supprimée envoyé envoyée annulé
      annulée modifié modifiée partagé partagée autorisé autorisée remplacé remplacée effacé
      effacée ajouté ajoutée
      """),
    "es": .words(
      """
      abierto abierta cerrado cerrada guardado guardada eliminado eliminada borrado borrada
      enviado enviada cancelado cancelada editado compartido permitido reemplazado quitado añadido
      """),
    "pt": .words(
      """
      aberto aberta fechado fechada salvo salva apagado apagada excluído excluída enviado enviada
      cancelado cancelada editado compartilhado permitido substituído removido adicionado
      """),
    "it": .words(
      """
      aperto aperta chiuso chiusa salvato salvata eliminato eliminata cancellato cancellata
      inviato inviata annullato annullata modificato condiviso consentito sostituito rimosso
      aggiunto interrotto interrotta sospeso sospesa acceso accesa spento spenta connesso
      disconnesso
      """),
    "nl": .words("geopend gesloten opgeslagen verwijderd verzonden geannuleerd gewist"),
    "sv": .words("öppnad öppen stängd sparad raderad skickad"),
    "ru": .words("открыт закрыт открыто закрыто сохранено удалено отменено отправлено"),
    "pl": .words("otwarty otwarte otwarta zamknięte zapisane usunięte wysłane anulowane"),
    "tr": .words("açık kapalı açıldı kapandı kapatıldı silindi kaydedildi gönderildi"),
    "cs": .words("otevřeno zavřeno uloženo smazáno odesláno zrušeno"),
    "uk": .words("відкрито закрито збережено видалено скасовано надіслано"),
  ]
}
