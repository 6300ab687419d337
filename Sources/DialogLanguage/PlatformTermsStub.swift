public enum PlatformTerms {
  public static func text(for name: String, in tag: LanguageTag) -> String? {
    texts(for: name, in: tag).first
  }
  public static func texts(for name: String, in tag: LanguageTag) -> [String] {
    stub[tag.tag]?[name] ?? stub[tag.language]?[name] ?? []
  }
  private static let stub: [String: [String: [String]]] = [
    "en": ["cancel": ["Cancel"], "delete": ["Delete"], "ok": ["OK"], "done": ["Done"], "close": ["Close"], "save": ["Save"], "notNow": ["Not Now"]],
    "ko": ["cancel": ["취소"], "delete": ["삭제"], "ok": ["확인", "승인"], "done": ["완료"], "close": ["닫기"], "save": ["저장"], "notNow": ["나중에 하기", "나중에"]],
    "ja": ["cancel": ["キャンセル"], "ok": ["OK"], "delete": ["削除"]],
    "zh-Hans": ["cancel": ["取消"], "delete": ["删除"]],
    "de": ["cancel": ["Abbrechen"]], "fr": ["cancel": ["Annuler"]],
    "ru": ["cancel": ["Отменить", "Отмена"]], "ar": ["cancel": ["إلغاء"]],
    "pt-BR": ["cancel": ["Cancelar"], "delete": ["Apagar", "Excluir"]],
  ]
}
