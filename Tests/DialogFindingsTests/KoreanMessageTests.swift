import DialogFindings
import DialogLocales
import Testing

@Suite struct KoreanMessageTests {
  /// A particle agrees with the value, and stands after the marks around it.
  @Test(arguments: [
    ("앨범", "‘앨범’을 지우세요"), ("Mia", "‘Mia’를 지우세요"), ("album", "‘album’을 지우세요"),
  ])
  func putsTheParticleAfterTheMarks(_ name: String, _ expected: String) {
    let message: KoreanMessage = "‘\(name, .object)’ 지우세요"
    #expect(message.text == expected)
  }

  @Test func fitsEachValue() {
    let message: KoreanMessage = "{\("count", .subject)} 아니라 \(3, .topic) \("서울", .direction) 갑니다"
    #expect(message.text == "{count}가 아니라 3은 서울로 갑니다")
  }

  @Test func writesTheParticleBeforeTheNextValueAndAtTheEnd() {
    let message: KoreanMessage = "\("물", .with)\("불", .object)"
    #expect(message.text == "물과불을")
  }

  @Test func piecesAreJoined() {
    var message: KoreanMessage = "‘\("a", .topic)’ " + "없습니다"
    message = message + ". ‘\("album: String", .direction)’ 쓰세요"
    #expect(message.text == "‘a’는 없습니다. ‘album: String’으로 쓰세요")
    let outer: KoreanMessage = "\(message) 끝"
    #expect(outer.text == message.text + " 끝")
  }

  @Test func saysBothLanguages() {
    let message = Message(en: "‘\("b")’ is unknown", ko: "‘\("b", .subject)’ 없습니다")
    #expect(message[.english] == "‘b’ is unknown")
    #expect(message[.korean] == "‘b’가 없습니다")
  }
}
