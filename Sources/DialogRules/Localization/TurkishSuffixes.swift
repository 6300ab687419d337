import DialogFindings
import DialogLocales
import DialogModel

extension TextVariant {
  /// Reports suffixes right after values whose vowels follow those of the value.
  func reportTurkishSuffixes(_ findings: inout Findings) {
    for (offset, placeholder) in placeholdersByOffset {
      guard placeholder.style == .plain, case .parameter(let index) = placeholder.value,
        dialog.dialog.parameters[index].type == .string
      else { continue }
      let start = offset + TextVariant.placeholder.utf8.count
      let rest = Substring(text.utf8.dropFirst(start))
      guard let suffix = TurkishSuffix(oneFormAtStartOf: rest) else { continue }
      let range = start..<start + suffix.written.utf8.count
      findings.report(
        .suffix(suffix, after: name(of: placeholder.value)), in: self, at: range,
        fixes: agree(placeholder, suffix.name, range, isClosed: false))
    }
  }
}

extension Message {
  fileprivate static func suffix(_ suffix: TurkishSuffix, after name: String) -> Message {
    let form = "{\(name):\(suffix.name)}"
    return Message(
      en: "the vowel of \(suffix.written) depends on the value; write ‘\(form)’",
      ko: "‘\(suffix.written)’의 모음은 값에 따라 다릅니다. ‘\(form)’처럼 쓰세요")
  }
}
