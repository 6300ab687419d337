import DialogReading
import Testing

struct SharedWordTests {
  @Test(
    "a word is known in its other forms",
    arguments: [
      ("de", "Löschen", "Löscht das den Ordner?", true), ("de", "Archivieren", "Ablegen?", false),
      ("ko", "나가기", "이 모임에서 나갈까요?", true), ("ko", "나가기", "이 모임에서 탈퇴할까요?", false),
      ("ko", "삭제", "사진을 삭제할까요?", true), ("ja", "固定解除", "固定を解除しますか？", true),
      ("ja", "消去", "削除しますか？", false), ("zh", "静音", "将此对话静音？", true),
      ("he", "מחק", "למחוק את התמונה?", true), ("ar", "حذف", "هل تريد حذف الصورة؟", true),
      ("th", "บล็อก", "ปิดกั้นผู้โทรรายนี้หรือไม่", false), ("ru", "Сбросить", "Обнулить настройки?", false),
    ])
  func shared(_ language: String, _ text: String, _ other: String, _ expected: Bool) {
    #expect(SharedWord.isIn(text, other, language: language) == expected)
  }
}
