import DialogLocales
import DialogSupport

/// What things are counted in: 네 개, 한 시간.
enum KoreanCounter {
  /// Whether a word is a counter, with a particle or without.
  static func begins(_ word: String) -> Bool {
    counters.contains { counter in
      word.utf8.hasPrefix(counter) && particles.contains(String(word.dropFirst(counter.count)))
    }
  }

  /// Whether a word is a number that counters follow: 한, 두, 열두, 몇; 10.
  static func isNumber(_ word: String) -> Bool {
    if numerals.contains(word) { return true }
    return word == "\u{FFFC}" || !word.isEmpty && word.utf8.allSatisfy { $0 >= 0x30 && $0 < 0x3A }
  }

  private static let numerals: WordSet = .words("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두 몇 여러 스무 반")

  private static let counters = [
    "개월", "개", "번째", "번", "가지", "명", "분", "자리", "시간", "시", "달", "주일", "주", "일", "날", "해", "년", "초",
    "곳", "군데", "권", "장", "대", "건", "글자", "자", "단계", "차례", "배", "면", "쪽", "줄", "칸", "살", "점", "판",
    "통",
    "편", "곡", "벌", "켤레", "병", "잔", "그릇", "마리", "송이", "그루", "사람", "식구", "군", "모서리", "변", "방향", "귀퉁이",
  ]

  private static let particles: Set<String> = [
    "", "을", "를", "은", "는", "이", "가", "의", "에", "에서", "로", "으로", "도", "만", "와", "과", "씩", "까지",
    "부터",
    "마다", "간", "뒤", "후", "전", "째", "짜리", "이상", "이하", "입니다", "이에요", "예요", "이나", "나", "에게",
  ]
}
