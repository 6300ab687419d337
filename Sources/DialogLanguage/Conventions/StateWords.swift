/// Words that name a state where a button should name an act: opened, saved, geöffnet, 열림.
public enum StateWords {
  /// Whether a title, as a whole, says in what state something is, by an ending that no verb form of
  /// buttons has in the language.
  public static func isState(_ title: String, in language: String) -> Bool {
    let words = title.letterRuns()
    guard let last = words.last, words.count <= 3 else { return false }
    switch language {
    case "ko": return koreanEndings.contains { title.hasSuffix($0) }
    case "ja": return ["済み", "ました", "されました", "された", "中"].contains { title.hasSuffix($0) }
    case "zh": return title.hasPrefix("已") || title.hasPrefix("正在")
    case "th": return title.hasSuffix("แล้ว") || title.hasSuffix("อยู่")
    case "ar": return words[0] == "تم" && words.count > 1 || arabicParticiples.contains(last)
    case "he": return hebrewParticiples.contains(last)
    default:
      if whole[language]?.contains(last) ?? false { return true }
      return last.count > 4 && endings[language]?.contains(where: last.hasSuffix) ?? false
    }
  }

  private static let koreanEndings = [
    "열림", "닫힘", "켜짐", "꺼짐", "저장됨", "삭제됨", "취소됨", "완료됨", "공유됨", "제거됨", "전송됨", "허용됨", "차단됨", "편집됨",
    "초기화됨", "재설정됨", "복원됨", "추가됨", "변경됨", "삭제 완료", "저장 완료",
  ]

  /// Passive participles of verbs that buttons have.
  private static let arabicParticiples: Set<String> = [
    "مفتوح", "مغلق", "محفوظ", "محذوف", "مرسل", "مسموح",
  ]
  private static let hebrewParticiples: Set<String> = [
    "פתוח", "סגור", "נשמר", "נמחק", "שמור", "מחוק",
  ]

  /// Endings of participles.
  private static let endings: [String: [String]] = [
    "ru": ["ено", "ано", "ято", "ыто"],
    "uk": ["ено", "ано", "ито", "ято"],
    "tr": ["ildi", "ıldı", "uldu", "üldü", "indi", "ındı", "edildi", "lendi", "landı"],
    "pl": ["ęto", "ano", "ono"],
    "cs": ["eno", "áno"],
  ]

  /// Participles whose endings other words have too.
  private static let whole: [String: Set<String>] = [
    "de": [
      "geöffnet", "geschlossen", "gespeichert", "gelöscht", "entfernt", "gesendet", "abgebrochen",
      "erlaubt", "bearbeitet", "geteilt", "ersetzt", "verworfen", "zurückgesetzt", "angemeldet",
      "abgemeldet", "hinzugefügt", "umbenannt", "bestätigt",
    ],
    "fr": [
      "ouvert", "ouverte", "fermé", "fermée", "enregistré", "enregistrée", "supprimé", "supprimée",
      "envoyé", "envoyée", "annulé", "annulée", "modifié", "modifiée", "partagé", "partagée",
      "autorisé", "autorisée", "remplacé", "remplacée", "effacé", "effacée", "ajouté", "ajoutée",
    ],
    "es": [
      "abierto", "abierta", "cerrado", "cerrada", "guardado", "guardada", "eliminado", "eliminada",
      "borrado", "borrada", "enviado", "enviada", "cancelado", "cancelada", "editado", "compartido",
      "permitido", "reemplazado", "quitado", "añadido",
    ],
    "pt": [
      "aberto", "aberta", "fechado", "fechada", "salvo", "salva", "apagado", "apagada", "excluído",
      "excluída", "enviado", "enviada", "cancelado", "cancelada", "editado", "compartilhado",
      "permitido", "substituído", "removido", "adicionado",
    ],
    "it": [
      "aperto", "aperta", "chiuso", "chiusa", "salvato", "salvata", "eliminato", "eliminata",
      "cancellato", "cancellata", "inviato", "inviata", "annullato", "annullata", "modificato",
      "condiviso", "consentito", "sostituito", "rimosso", "aggiunto",
    ],
    "nl": [
      "geopend", "gesloten", "opgeslagen", "verwijderd", "verzonden", "geannuleerd", "gewist",
    ],
    "sv": ["öppnad", "öppen", "stängd", "sparad", "raderad", "skickad"],
    "ru": [
      "открыт", "закрыт", "открыто", "закрыто", "сохранено", "удалено", "отменено", "отправлено",
    ],
    "pl": [
      "otwarty", "otwarte", "otwarta", "zamknięte", "zapisane", "usunięte", "wysłane", "anulowane",
    ],
    "tr": [
      "açık", "kapalı", "açıldı", "kapandı", "kapatıldı", "silindi", "kaydedildi", "gönderildi",
    ],
    "cs": ["otevřeno", "zavřeno", "uloženo", "smazáno", "odesláno", "zrušeno"],
    "uk": ["відкрито", "закрито", "збережено", "видалено", "скасовано", "надіслано"],
  ]
}
