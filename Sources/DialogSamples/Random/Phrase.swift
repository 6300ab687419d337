/// A text in the languages of random programs, each a pattern as sources write it.
struct Phrase {
  let english: String
  let korean: String
  let arabic: String

  /// Strings, without their quotation marks.
  init(_ english: String, _ korean: String, _ arabic: String) {
    self.init(
      patterns: Phrase.string(english), Phrase.string(korean), Phrase.string(arabic))
  }

  init(patterns english: String, _ korean: String, _ arabic: String) {
    self.english = english
    self.korean = korean
    self.arabic = arabic
  }

  private static func string(_ text: String) -> String { "\"\(text)\"" }
}

/// A thing that random dialogs are about.
struct Noun {
  let english: String
  let korean: String
  /// With 을 or 를.
  let koreanObject: String
  let arabic: String

  static let all = [
    Noun(english: "Album", korean: "앨범", koreanObject: "앨범을", arabic: "الألبوم"),
    Noun(english: "Folder", korean: "폴더", koreanObject: "폴더를", arabic: "المجلد"),
    Noun(english: "Document", korean: "문서", koreanObject: "문서를", arabic: "المستند"),
    Noun(english: "File", korean: "파일", koreanObject: "파일을", arabic: "الملف"),
    Noun(english: "Project", korean: "프로젝트", koreanObject: "프로젝트를", arabic: "المشروع"),
    Noun(english: "Report", korean: "보고서", koreanObject: "보고서를", arabic: "التقرير"),
    Noun(english: "Book", korean: "책", koreanObject: "책을", arabic: "الكتاب"),
    Noun(english: "Lesson", korean: "수업", koreanObject: "수업을", arabic: "الدرس"),
  ]
}

/// A button that random dialogs have, by its name in sources.
struct Deed {
  let name: String
  let phrase: Phrase

  private init(_ name: String, _ english: String, _ korean: String, _ arabic: String) {
    self.name = name
    phrase = Phrase(english, korean, arabic)
  }

  static let all = [
    Deed("open", "Open", "열기", "فتح"), Deed("share", "Share", "공유", "مشاركة"),
    Deed("archive", "Archive", "보관", "أرشفة"), Deed("move", "Move", "이동", "نقل"),
    Deed("copy", "Copy", "복사", "نسخ"), Deed("print", "Print", "프린트", "طباعة"),
    Deed("rename", "Rename", "이름 변경", "إعادة تسمية"),
    Deed("download", "Download", "다운로드", "تنزيل"),
  ]
}
