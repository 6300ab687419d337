extension LanguageTag {
  /// Whether it is English, of whatever region.
  public var isEnglish: Bool { isOf("en") }
  /// Whether it is Korean, of whatever region.
  public var isKorean: Bool { isOf("ko") }

  private func isOf(_ language: String) -> Bool {
    tag == language
      || tag.utf8.count > 2 && tag.hasPrefix(language) && tag.utf8.dropFirst(2).first == 0x2D
  }
}
