import DialogLocales
import Testing

@Suite struct KoreanParticleTests {
  @Test func formsInAnyOrderAndStyle() {
    for written in ["을/를", "를/을", "을(를)", "를(을)"] {
      #expect(KoreanParticle(written) == .object)
    }
    for written in ["으로/로", "로/으로", "(으)로"] {
      #expect(KoreanParticle(written) == .direction)
    }
    #expect(KoreanParticle("와(과)") == .with)
  }

  @Test(arguments: [
    ("이/가", "앨범이 메모가"), ("은/는", "앨범은 메모는"), ("아/야", "민준아 지수야"), ("이나/나", "앨범이나 메모나"),
    ("이라/라", "앨범이라 메모라"), ("라고/이라고", "앨범이라고 메모라고"), ("이에요/예요", "앨범이에요 메모예요"),
    ("이었/였", "앨범이었 메모였"), ("이었습니다/였습니다", "앨범이었습니다 메모였습니다"), ("이랑/랑", "앨범이랑 메모랑"),
    ("과의/와의", "앨범과의 메모와의"), ("으로부터/로부터", "서울로부터 부산으로부터 메모로부터"), ("에서도", "앨범에서도 메모에서도"),
    ("까지는", "앨범까지는 메모까지는"), ("에게만", "앨범에게만 메모에게만"), ("이/", "민준이 지수"),
  ])
  func formsOfPairs(written: String, expected: String) throws {
    let particle = try #require(KoreanParticle(written))
    for text in expected.split(separator: " ").map(String.init) {
      let stem = ["앨범", "메모", "민준", "지수", "서울", "부산"].first { text.hasPrefix($0) }!
      #expect(stem + particle.form(after: stem) == text)
    }
  }

  @Test(arguments: ["", "를/가", "a/an", "을/를/은", "을 /를", "나비", "에서이", "나비도"])
  func noParticles(written: String) {
    #expect(KoreanParticle(written) == nil)
  }

  @Test func openFormsWhereTheSoundIsUnknown() {
    let forms = ["을/를", "으로/로", "이나/나", "과/와", "이/가", "과의/와의", "에서도"].map {
      KoreanParticle($0)!.form(after: "😀")
    }
    #expect(forms == ["을(를)", "(으)로", "(이)나", "와(과)", "이(가)", "와(과)의", "에서도"])
  }
}
