import Testing

@testable import DialogReading

/// Predicates that a list names by their dictionary form.
struct KoreanFormsTests {
  @Test(
    "a list that names a predicate has it in each of its forms",
    arguments: [
      ("어렵다", "어렵습니다 어려우며 어려워서 어려웠던 어려운 어려울 어려움을"),
      ("돕다", "돕고 도와 도왔습니다 도운 도울"), ("좁다", "좁아서 좁은 좁습니다"),
      ("듣다", "듣고 들으면 들어 들었습니다 들은"), ("깨닫다", "깨달아 깨달은"), ("닫다", "닫아 닫은 닫습니다"),
      ("짓다", "짓고 지으면 지어 지었습니다 지은"), ("잇다", "이어 이은"), ("웃다", "웃어 웃은"),
      ("그렇다", "그렇고 그러면 그래서 그랬습니다 그런"), ("하얗다", "하얀 하얘"), ("누렇다", "누런 누레"), ("좋다", "좋아 좋은"),
      ("고르다", "고르고 골라 골랐습니다 고른 고릅니다"), ("따르다", "따라 따랐습니다 따른"),
      ("잠그다", "잠그고 잠가 잠갔습니다 잠근"), ("멈추다", "멈춰 멈춥니다 멈춘 멈춤"),
      ("만들다", "만들어 만드는 만드세요 만듭니다 만드십시오 만든"), ("실패하다", "실패하고 실패해 실패했습니다 실패한 실패함"),
      ("되다", "되고 되어 돼 됐습니다 됩니다 된"), ("기다리다", "기다려 기다립니다 기다린"),
      ("계시다", "계시고 계세요 계셔서 계셨습니다 계십시오 계신"), ("마시다", "마시세요 마셨습니다 마신"),
    ])
  func namesForms(predicate: String, forms: String) {
    let patterns = WordPatterns("~" + predicate)
    for form in [String].words(forms) { #expect(patterns.matches(LoweredText(form)), "\(form)") }
  }

  @Test(
    "it has nothing that only looks like one",
    arguments: [
      ("듣다", "들고 들습니다"), ("어렵다", "어린 어려서"), ("고르다", "골프 골고루"), ("끄다", "끈기 끌고"), ("누렇다", "누래"),
      ("지치다", "지침"), ("이르다", "이름"),
    ])
  func namesNoOthers(predicate: String, others: String) {
    let patterns = WordPatterns("~" + predicate)
    for other in [String].words(others) {
      #expect(!patterns.matches(LoweredText(other)), "\(other)")
    }
  }

  @Test(
    "시 is said once with what honours by itself",
    arguments: [
      ("계시다[으세요]", "계세요"), ("주무시다[으십시오]", "주무십시오"), ("잡수시다[으셨]", "잡수셨"), ("마시다[으세요]", "마시세요"),
      ("계시다[으면]", "계시면"), ("모시다[으시]", "모시시"), ("무시하다[으세요]", "무시하세요"),
    ])
  func honoursOnce(name: String, form: String) {
    #expect(KoreanStem.named(name[...])?.whole == [form])
  }

  @Test(
    "statements of a predicate are apart from what depends on something else",
    arguments: [
      ("지 않습니다", true), ("지 않아요", true), ("지 않았습니다", true), ("지 않음", true), ("지 않으면", false),
      ("지 않고", false),
    ])
  func namesStatements(text: String, isMet: Bool) {
    #expect(WordPatterns("*~.지_않다*").matches(LoweredText("저장하" + text)) == isMet)
  }

  @Test(
    "any past is met by the consonant that closes it",
    arguments: [
      ("껐습니다", true), ("바뀌었습니다", true), ("내놨습니다", true), ("있습니다", false), ("삭제하겠습니다", false),
      ("삭제합니다", false),
    ])
  func meetsPasts(text: String, isMet: Bool) {
    #expect(WordPatterns("*ㅆ습니다*").matches(LoweredText(text)) == isMet)
  }

  @Test(
    "friends are asked in a form of the verb",
    arguments: [("잠그다", "잠가"), ("찾다", "찾아"), ("읽다", "읽어"), ("말다", "마"), ("되다", "돼"), ("걷다", "걸어")])
  func joins(predicate: String, form: String) {
    #expect(KoreanStem.joined(of: predicate) == form)
  }
}
