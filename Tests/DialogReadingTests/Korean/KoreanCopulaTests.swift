import Testing

@testable import DialogReading

/// Nouns with 이다, beside the verbs in 이다 that look like them.
struct KoreanCopulaTests {
  @Test(
    "a noun with 이다 is told by endings that no verb has",
    arguments: [
      ("줄이에요", "줄"), ("속인데", "속"), ("벌인가요", "벌"), ("죽이었습니다", "죽"), ("줄이라서", "줄"), ("길입니다", "길"),
      ("지침이에요", "지침"), ("고양이예요", "고양이"), ("표시예요", "표시"), ("도시예요", "도시"), ("캐시입니다", "캐시"),
    ])
  func isCopula(word: String, noun: String) throws {
    let inflection = try #require(KoreanInflection(word))
    #expect(inflection.isCopula)
    #expect(!inflection.isHonorific)
    #expect(inflection.stem == noun)
  }

  @Test(
    "a verb in 이다 is none",
    arguments: [
      ("줄여요", "줄이"), ("줄이는데", "줄이"), ("보입니다", "보이"), ("보이신가요", "보이"), ("쓰였습니다", "쓰이"),
      ("움직인다면", "움직이"),
    ])
  func isVerb(word: String, stem: String) throws {
    let inflection = try #require(KoreanInflection(word))
    #expect(!inflection.isCopula)
    #expect(inflection.stem == stem)
  }

  @Test(
    "what honours by itself keeps its 시",
    arguments: [
      ("계세요", "계시"), ("계십시오", "계시"), ("주무세요", "주무시"), ("계십니다", "계시"), ("나누세요", "나누"), ("마세요", "말"),
      ("부수세요", "부수"),
    ])
  func honours(word: String, stem: String) {
    #expect(KoreanInflection(word)?.stem == stem)
  }
}
