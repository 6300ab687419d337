import DialogFindings

extension RenameRefusal {
  static let nothing = RenameRefusal(
    message: Message(en: "there is no name here", ko: "여기에는 이름이 없습니다"))

  static func noName(_ word: String) -> RenameRefusal {
    RenameRefusal(
      message: Message(
        en: "‘\(word)’ is a word of the language, which has no other name",
        ko: "‘\(word, .topic)’ 언어에서 정한 단어라서 바꿀 수 없습니다"))
  }

  static func notName(_ text: String) -> RenameRefusal {
    RenameRefusal(
      message: Message(
        en: "‘\(text)’ is no name; write letters, digits and _, with no digit in front",
        ko: "‘\(text, .topic)’ 이름이 될 수 없습니다. 영문자와 숫자, _로 쓰고 숫자로 시작하지 마세요"))
  }

  static func taken(_ name: String) -> RenameRefusal {
    RenameRefusal(
      message: Message(
        en: "‘\(name)’ already names something here; choose another name",
        ko: "‘\(name, .topic)’ 여기서 이미 쓰는 이름입니다. 다른 이름을 고르세요"))
  }

  static func misread(_ name: String) -> RenameRefusal {
    RenameRefusal(
      message: Message(
        en: "‘\(name)’ would be read as a keyword here; choose another name",
        ko: "‘\(name, .topic)’ 여기서 키워드로 읽힙니다. 다른 이름을 고르세요"))
  }

  static func namedByPlatform(_ name: String) -> RenameRefusal {
    RenameRefusal(
      message: Message(
        en: "buttons take the platform’s text by the name ‘\(name)’; write their texts first",
        ko: "버튼이 ‘\(name)’ 이름으로 플랫폼의 텍스트를 씁니다. 먼저 버튼에 텍스트를 쓰세요"))
  }
}
