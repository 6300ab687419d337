/// Saying a code in the place of what happened.
extension KoreanVocabulary {
  /// 오류 코드 0x80070E14, 상태 코드는 500입니다: what only those who wrote the program can read.
  public static let codesAsReasons = PhrasePatterns(
    """
    오류|에러|상태|응답|종료|실패 코드|번호|코드는|코드가|번호는? #
    오류코드|에러코드|상태코드|응답코드|오류번호 #
    """)
}
