/// Saying a code in the place of what happened.
extension KoreanVocabulary {
  /// 오류 코드 0x80070E14, 상태 코드는 500입니다: what only those who wrote the program can read.
  public static let codesAsReasons = PhrasePatterns(
    """
    오류|에러|상태|응답|종료|실패 코드|번호|코드는|코드가|번호는? #
    오류코드|에러코드|상태코드|응답코드|오류번호 #
    0x- 오류-|에러-|예외-|코드-
    """)

  /// 널 포인터 예외가 발생했습니다, HTTP 요청이 503을 반환했습니다: of how programs are made, by hand.
  public static let jargon = PhrasePatterns(
    """
    널|null|nil 포인터-|응답-|값-|객체-|참조-|예외-|레퍼런스-
    널포인터-|스택트레이스-|역직렬화-|세그폴트-|핸드셰이크-
    예외가|예외를|익셉션이 발생-|~던지다|~처리하다[지-]|~잡다
    스레드|쓰레드|프로세스|커넥션|메모리 풀-|덤프-|누수-
    데드락-|뮤텍스-|세마포어-|코어덤프-|errno-|-errno
    dns 조회-|질의-|쿼리-|레코드-
    oauth|jwt|csrf|bearer|리프레시 토큰-
    예기치|예상치 ~않다,못하다[ㄴ] 토큰-|식별자-|eof-
    sqlite-
    제약|무결성|외래 조건-|키- 위반-|오류-|충돌-
    제약|무결성 조건을|조건이|조건에 위반-|위배-|~어긋나다
    스택|힙|버퍼 트레이스-|오버플로-|언더플로-|오버런-
    소켓|요청|커넥션|핸드셰이크|서버|연결|tcp|http 타임아웃-
    타임아웃 예외-|오류-|에러-
    소켓|소켓이 시간-|~닫다
    json|xml|yaml 페이로드-|응답-|파싱-|디코딩-|객체-|본문-
    페이로드-|데이터를|응답을|json을|xml을 파싱-|디코딩-|역직렬화-
    파싱- 수|못-|실패-|~않다|오류-
    http|https|api|rest|sql|rpc 요청-|응답-|호출-|엔드포인트-|쿼리-|헤더-|상태-
    """)
}
