public enum PlatformTerms {
  public static func text(for name: String, in tag: LanguageTag) -> String? {
    ["en": ["cancel": "Cancel", "delete": "Delete", "ok": "OK"], "ko": ["cancel": "취소", "delete": "삭제", "ok": "확인"]][tag.language]?[name]
  }
}
