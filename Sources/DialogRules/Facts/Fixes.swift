import DialogFindings
import DialogSupport

extension FixIt {
  static func replacing(_ range: SourceRange, with text: String) -> FixIt {
    FixIt(.replace(with: text), TextEdit(replace: range, with: text))
  }
}

extension Message {
  static func replace(with text: String) -> Message {
    Message(
      en: "replace with ‘\(text)’",
      ko: "‘\(text, .direction)’ 바꾸기")
  }

  static func remove(_ text: String) -> Message {
    Message(en: "remove ‘\(text)’", ko: "‘\(text)’ 삭제")
  }
}
