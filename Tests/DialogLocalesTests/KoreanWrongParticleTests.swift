import DialogLocales
import Testing

/// 을 and 를 after words of Hangul.
@Suite struct KoreanWrongParticleTests {
  private func wrong(_ text: String) -> [String] {
    KoreanParticle.wrongObjects(in: text).map { "\($0.word)\($0.right)" }
  }

  @Test(arguments: [
    ("앨범를 삭제합니다", "앨범을"), ("메시지을 지울까요?", "메시지를"), ("‘사진를’", "사진을"), ("모든 파일를", "파일을"),
  ])
  func isFound(text: String, right: String) {
    #expect(wrong(text) == [right])
  }

  @Test(arguments: [
    "앨범을 메시지를 파일을 노래를", "가을 저녁 마을 노을", "집을 지을까요? 선을 그을 때 이름을 이을 사람", "을 를", "iPhone을 {…}를 “￼”를",
    "했을 같을 좋을 없을 수 있을 때", "이를 그를 저를", "무언가를 누군가를",
    "색깔별로 모을 수 있습니다", "힘을 기울을 때", "씻을 예정", "500kcal를 태웁니다", "5kg을 뺐습니다",
  ])
  func isSilent(text: String) {
    #expect(wrong(text).isEmpty)
  }

  @Test func hasPlaces() {
    let text = "이 앨범를 지워요"
    let fault = KoreanParticle.wrongObjects(in: text)[0]
    #expect(String(decoding: Array(text.utf8)[fault.range], as: UTF8.self) == "를")
  }
}
