import DialogLocales
import DialogSupport

/// Saying the same again.
extension KoreanVocabulary {
  /// What forms of one word share, their first two syllables, or words that mean the same: 삭제할까요
  /// and 지우시겠습니까, 나갈까요 and 나가시겠어요, 없음 and 실패.
  public static func meaning(of word: String) -> String {
    if let first = word.unicodeScalars.first, synonymStarts.contains(first),
      let group = synonyms.first(where: { $0.contains(where: word.utf8.hasPrefix) })
    {
      return group[0]
    }
    // A syllable is three bytes.
    let stem = String(decoding: word.utf8.prefix(6), as: UTF8.self)
    return word.utf8.hasSuffix("까요") ? withoutL(stem) : stem
  }

  /// Words of Chinese and of Korean roots that say the same in dialogs; and what denies.
  private static let synonyms = [
    ["없", "않", "못", "실패", "불가", "안"], ["부족", "모자라", "모자란", "모자랍"], ["삭제", "지우", "지울", "지워", "지웁"],
    ["변경", "바꾸", "바꿀", "바꿔"], ["전송", "보내", "보낼"], ["종료", "끝내", "끝낼"],
    ["열려", "열림", "열렸", "열린"], ["닫혀", "닫힘", "닫혔", "닫힌"], ["꺼져", "꺼짐", "꺼졌", "꺼진"],
    ["켜져", "켜짐", "켜졌", "켜진"], ["잠겨", "잠김", "잠겼", "잠긴"], ["멈춰", "멈춤", "멈췄", "멈추", "멈춘"],
    ["끊겨", "끊김", "끊겼", "끊어", "끊긴"],
  ]
  private static let synonymStarts = Set(synonyms.joined().map { $0.unicodeScalars.first! })

  /// 나가 of 나갈: what asks takes ㄹ.
  private static func withoutL(_ stem: String) -> String {
    guard let last = stem.unicodeScalars.last, let syllable = KoreanSyllable(last),
      syllable.final == .l, let bare = Unicode.Scalar(last.value - KoreanSyllable.Final.l.rawValue)
    else { return stem }
    return stem.dropLast() + String(bare)
  }
}
