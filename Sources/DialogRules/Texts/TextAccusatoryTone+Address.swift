import DialogFindings
import DialogModel
import DialogReading

extension TextVariant {
  /// Says of Korean that calls people 당신, or speaks to them as to a child, what is rude in it. The pronoun
  /// is of a rule of its own before 2022.
  func reportAddress(to findings: inout Findings) {
    guard isDialogText, isSource, let korean else { return }
    let isName = (place == .title || place == .message) && korean.casualEnd == nil
    if project.edition >= .hig2022, let place = korean.rudeAddress(inPhrases: !isName) {
      findings.report(.calls(words(at: place)), in: self, at: place)
    } else if let place = korean.casualEnd {
      findings.report(.speaksDown(words(at: place)), in: self, at: place, severity: .note)
    }
  }

  private func words(at place: Range<Int>) -> String {
    String(decoding: bytes[place], as: UTF8.self)
  }
}

extension Message {
  fileprivate static func calls(_ word: String) -> Message {
    Message(
      en: "‘\(word)’ is rude to people one does not know; leave it out, or say whose it is",
      ko: "‘\(word, .topic)’ 모르는 사람에게 무례하게 들립니다. 빼거나 다른 말로 쓰세요")
  }

  fileprivate static func speaksDown(_ word: String) -> Message {
    Message(
      en: "‘\(word)’ speaks to people as to a friend or a child; write 합니다체 or 해요체",
      ko: "‘\(word, .topic)’ 반말입니다. 합니다체나 해요체로 쓰세요")
  }
}
