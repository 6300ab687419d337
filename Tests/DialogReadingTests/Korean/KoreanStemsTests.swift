import DialogReading
import Testing

/// Verbs that lists have once, in every form.
struct KoreanStemsTests {
  @Test(
    "a verb is met in each tense, politeness and connective",
    arguments: [
      "지우고", "지웁니다", "지워요", "지웠습니다", "지울까요", "지우시겠습니까", "지운", "지움", "지워서", "지우면", "버려집니다", "버렸어요",
      "비울게요", "비워", "없앱니다", "없애려면", "덮어씁니다", "덮어썼습니다", "덮어쓸까요", "삭제했습니다",
    ])
  func isMet(_ word: String) { #expect(KoreanVocabulary.takesAway([word]), "\(word)") }

  @Test(
    "what only looks like one is not met",
    arguments: ["지원합니다", "지난주", "비밀번호", "버스", "버튼을", "덮개", "없습니다", "없어요", "저장했습니다"])
  func isNotMet(_ word: String) { #expect(!KoreanVocabulary.takesAway([word]), "\(word)") }

  @Test(
    "forms of one verb mean the same",
    arguments: [
      ["잠겼습니다", "잠겨", "잠깁니다", "잠김"], ["보냈어요", "보낼게요", "전송했습니다"], ["멈춥니다", "멈췄어요", "멈춤"],
      ["나갔습니다", "나갈까요", "탈퇴하기"], ["마쳤습니다", "마칠", "완료됨"], ["열렸습니다", "열려", "열립니다", "열림"],
      ["닫혔어요", "닫혀", "닫힙니다"], ["꺼졌습니다", "꺼져", "꺼집니다"], ["켜져", "켜집니다", "켜졌습니다"],
      ["찾을", "찾지", "발견되지"],
    ])
  func sharesMeaning(_ words: [String]) {
    #expect(Set(words.map(KoreanVocabulary.meaning)).count == 1, "\(words)")
  }

  @Test(
    "a consequence is of now, and of the button alone",
    arguments: [
      ("저장하지 않은 내용이 사라집니다", true), ("모든 사진이 삭제됩니다", true), ("계속하면 기록이 지워집니다", true),
      ("진행 상황을 잃게 됩니다", true), ("내용이 사라졌습니다", false), ("30일 뒤에 삭제됩니다", false),
      ("3월 3일에 삭제됩니다", false),
      ("갱신하지 않으면 삭제됩니다", false), ("목록에서 사라집니다", false), ("사진이 삭제되지 않습니다", false),
      ("삭제할 수 있습니다", false),
    ])
  func tellsConsequence(_ text: String, _ isTold: Bool) {
    let words = KoreanText(text).words.map(\.text)
    #expect(KoreanVocabulary.tellsConsequence(words) == isTold, "\(text)")
  }

  @Test(
    "what words end with is read as it is written, and predicates beside it in their endings",
    arguments: [
      ("시도합니다", true), ("보여주세요", true), ("닫을게요", false), ("할게", true), ("손님", false),
      ("어머니", false),
    ])
  func ends(_ word: String, _ isOne: Bool) {
    #expect(KoreanStems("-니다 하다[ㄹ게] 주다[으세요]").end(word) == isOne)
  }
}
