import DialogFindings
import DialogModel
import DialogReading

extension TextVariant {
  /// One fix-it that makes all changes, of the text's copies too; none where a change can't be made.
  ///
  /// - Parameter shown: the text with the changes made.
  func fixes(
    _ corrections: [EnglishCorrection], shown: String, applicability: FixIt.Applicability
  ) -> [FixIt] {
    .one(
      Message(
        en: "write ‘\(shown)’", ko: "‘\(shown, .direction)’ 쓰기"),
      edits(corrections), applicability: applicability)
  }

  /// The text with changes made, placeholders by their names.
  func shown(_ corrections: [EnglishCorrection] = []) -> String {
    var bytes = bytes
    for correction in corrections.reversed() {
      bytes.replaceSubrange(correction.range, with: correction.replacement.utf8)
    }
    if placeholders.isEmpty { return String(decoding: bytes, as: UTF8.self) }
    var names = placeholders.map { "{\(name(of: $0.value))}" }[...]
    var shown = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\u{FFFC}", let name = names.popFirst() {
        shown += name
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension TextVariant {
  /// Corrections with the apostrophes that the text has: words are known by straight ones.
  func keepingApostrophes(_ corrections: [EnglishCorrection]) -> [EnglishCorrection] {
    corrections.map { correction in
      let written = String(decoding: bytes[correction.range], as: UTF8.self)
      guard written.contains("’") else { return correction }
      return EnglishCorrection(
        range: correction.range, replacement: correction.replacement.replacing("'", with: "’"))
    }
  }

  /// Whether signs beside a word tell that it is typed as it stands: `--force`, `&hellip;`, `sync()`.
  func isOfCode(_ word: Range<Int>) -> Bool {
    let before = bytes[..<word.lowerBound].suffix(2)
    let after = bytes[word.upperBound...].first
    return before.last.map { "&@#/\\_~=$".utf8.contains($0) } == true
      || before.elementsEqual("--".utf8) || after.map { "(_=\\".utf8.contains($0) } == true
  }
}

extension [EnglishCorrection] {
  /// From the first change to the last.
  var hull: Range<Int>? {
    guard let first, let last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }
}

extension TextVariant {
  /// The name that sources have for a value.
  func name(of value: Placeholder.Value) -> String {
    switch value {
    case .parameter(let index): return dialog.dialog.parameters[index].name.text
    case .element:
      guard case .button(let index) = element else { return "" }
      return dialog.dialog.buttons[index].repetition?.variable.text ?? ""
    }
  }
}
