import DialogLocales
import Testing

@testable import DialogReading

@Suite("What sentences list")
struct EnumerationTests {
  @Test(
    "English lists",
    arguments: [
      ("Your photos, notes, and contacts will be copied.", "3 things and"),
      ("Your photos, notes and contacts will be copied.", "3 things and"),
      ("Your comments and likes will be deleted.", "2 things and"),
      ("Check your email and phone number.", "2 things and"),
      ("If you continue, photos and notes are deleted.", "2 things and"),
      ("Mute, block, or report this user?", "3 clauses or"),
      ("Save the file or print it?", "2 clauses or"),
      ("Save your changes and close the editor?", "2 deeds and"),
      ("The recording is too short and too quiet.", "2 clauses and"),
      // One thing in other languages, a name, a number, clauses.
      ("Choose a date and time.", ""),
      ("Watch the film War and Peace.", ""),
      ("It takes an hour and a half.", ""),
      ("Pay before noon and your order ships today.", ""),
      ("It is used for photos, notes, and more.", ""),
      ("On March 3, 2026, and later it is free.", ""),
      // A comma where nothing stands before it.
      (", photos and notes", ""),
      (", and photos", ""),
    ])
  func inEnglish(text: String, expected: String) {
    #expect(described(Enumeration.inEnglish(EnglishText(text))) == expected)
  }

  @Test(
    "Korean lists",
    arguments: [
      ("사진과 동영상이 삭제됩니다", "2 things and"),
      ("이름, 전화번호, 주소를 입력해 주세요", "3 things"),
      ("와이파이와 블루투스, gps를 켜 주세요", "3 things"),
      ("이메일이나 휴대폰 번호를 입력해 주세요", "2 things or"),
      ("복사하거나 이동하거나 삭제할 수 있어요", "3 clauses"),
      ("이 방은 넓고 조용하고 깨끗해요", "3 clauses"),
      // What is done with somebody, what goes on, nouns that end as particles do.
      ("서버와 연결이 끊겼습니다", ""),
      ("친구와 사진을 공유하세요", ""),
      ("파일을 받고 있습니다", ""),
      ("검색 결과 화면을 닫습니다", ""),
    ])
  func inKorean(text: String, expected: String) {
    #expect(described(Enumeration.inKorean(text, inSentence: 0)) == expected)
  }

  @Test(
    "how much a translation may list",
    arguments: [
      ("de", "Fotos, Notizen und Kontakte werden kopiert", 3),
      ("de", "Fotos werden kopiert", 1),
      ("fr", "1,5 Go", 1),
      ("ar", "اسم وصورة", 2),
      ("he", "כרטיסים, מלון ורכב", 3),
      ("tr", "Ad ve parola", 2),
      ("ko", "사진과 동영상", 2),
      ("ja", "写真とメモ、連絡先", 3),
      ("ja", "もう一度試すこと", 1),
      ("zh-Hans", "照片、备忘录和联系人", 3),
      ("zh-Hans", "同步照片", 1),
      ("th", "ชื่อ และเบอร์โทร", 2),
    ])
  func most(tag: String, text: String, expected: Int) throws {
    let words = try #require(EnumerationWords(LanguageWords.of(LanguageTag(tag)!)))
    #expect(words.mostItems(.things, in: LoweredText(text)) == expected)
  }

  private func described(_ lists: [Enumeration]) -> String {
    lists.map { list in
      ["\(list.items)", "\(list.kind)", list.joint?.rawValue].compactMap(\.self)
        .joined(separator: " ")
    }.joined(separator: ", ")
  }
}
