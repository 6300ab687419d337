import DialogFindings
import DialogLocales
import DialogModel
import DialogReading

extension TextVariant {
  /// Reports endings right after values that have another form after another value: Hungarian {name}ban.
  func reportEndings(_ words: ValueWords, _ findings: inout Findings) {
    for (offset, placeholder) in placeholdersByOffset where changesEndings(placeholder) {
      let start = offset + TextVariant.placeholder.utf8.count
      let rest = Substring(text.utf8.dropFirst(start))
      let closing = rest.prefix { "”’»\"'".contains($0) }
      guard let ending = words.ending(atStartOf: rest.dropFirst(closing.count)) else { continue }
      let first = start + closing.utf8.count
      findings.report(
        .ending(ending, after: name(of: placeholder.value)), in: self,
        at: first..<first + ending.utf8.count)
    }
  }

  /// Whether it shows a text or a number, which other ones may stand for.
  private func changesEndings(_ placeholder: Placeholder) -> Bool {
    guard case .parameter(let index) = placeholder.value else { return false }
    return [.string, .int].contains(dialog.dialog.parameters[index].type)
  }
}

extension Message {
  fileprivate static func ending(_ ending: String, after name: String) -> Message {
    Message(
      en:
        "‘\(ending)’ has another form after other values of {\(name)}; put it on a noun beside the value",
      ko: "‘\(ending)’의 꼴은 {\(name)} 값에 따라 다릅니다. 값 곁에 명사를 두고 거기에 붙이세요")
  }
}
