import DialogFindings
import DialogLocales
import DialogSupport

/// What was typed while a Korean input method was on.
extension ForeignPieces {
  /// `ㅡㄷㄴㄴㅁㅎㄷ` for `message`, `ㅏㅐ` for `ko`, `{채ㅕㅜㅅ}` for `{count}`.
  func typedInKorean() -> ForeignPiece? {
    let isInBraces = offset < bytes.count && bytes[offset] == UInt8(ascii: "{")
    let start = isInBraces ? offset + 1 : offset
    let end = min(bytes.count, start + 100)
    let typed = String(decoding: bytes[span(start, end)], as: UTF8.self).unicodeScalars
      .prefix { (0xAC00...0xD7A3).contains($0.value) || (0x3131...0x3163).contains($0.value) }
    let typedRange = span(start, start + String(typed).utf8.count)
    if let value = Self.purposes[String(typed)],
      ["purpose", "type"].contains(tokens(from: blocks.statement).first?.text)
    {
      return ForeignPiece(range: typedRange, rewriting: .word(String(typed), value, value))
    }
    guard let keys = KoreanKeys.latin(String(typed)), !keys.isEmpty,
      let meant = meant(by: keys, isInBraces: isInBraces)
    else { return nil }
    return ForeignPiece(range: typedRange, rewriting: .typedInKorean(String(typed), meant))
  }

  /// The word of the language, or the name, that some keys were to type.
  private func meant(by keys: String, isInBraces: Bool) -> String? {
    if isInBraces { return source.parameters.first { $0 == keys } }
    if blocks.place == .languages, keys.count < 4 {
      return ["en", "ko", "ja", "zh", "de", "fr", "es", "it", "pt", "ru"].first { $0 == keys }
    }
    if source.parameters.contains(keys) || Self.words.contains(keys) { return keys }
    if blocks.blocks.isEmpty, let type = ForeignWords.types[keys] { return type }
    return keys.count > 4 ? Spelling.nearest(to: keys, in: Array(Self.words).sorted()) : nil
  }

  private static let purposes = [
    "문제": "problem", "오류": "problem", "삭제": "destructive", "파괴": "destructive", "입력": "input",
    "구매": "purchase", "결제": "purchase", "권한": "permission", "동의": "consent", "선택": "choose",
    "안내": "inform", "정보": "inform", "알림": "inform",
  ]

  private static let words: Set<String> = Set(Keyword.all.map(\.rawValue)).union(
    ForeignWords.values.values.flatMap(\.values)
  ).union(["zero", "one", "two", "few", "many", "other", "true", "false", "String", "Int", "Bool"])
}

extension Rewriting {
  /// Letters of Hangul, and those of the same keys.
  fileprivate static func typedInKorean(_ typed: String, _ meant: String) -> Rewriting {
    Rewriting(
      text: meant,
      reason: Message(
        en: "‘\(typed)’ was typed with the Korean input method on",
        ko: "‘\(typed, .topic)’ 한글 입력 상태에서 친 것입니다"),
      advice: Message(en: "write ‘\(meant)’", ko: "‘\(meant, .direction)’ 쓰세요"))
  }
}
