import DialogFindings
import DialogLocales
import DialogSupport

extension [Keyword] {
  var listed: String { map(\.rawValue).joined(separator: ", ") }
}

extension Message {
  /// “did you mean ‘title’?”
  static func didYouMean(_ name: String) -> Message {
    Message(en: "did you mean ‘\(name)’?", ko: "혹시 ‘\(name)’입니까?")
  }
}

extension FixIt {
  static func insert(
    _ text: String, at place: SourceRange, _ applicability: Applicability = .needsReview
  ) -> FixIt {
    let shown = text.trimmed
    return FixIt(
      Message(en: "insert ‘\(shown)’", ko: "‘\(shown)’ 추가"), .insert(text, at: place),
      applicability: applicability)
  }

  static func replace(
    _ range: SourceRange, with text: String, _ applicability: Applicability = .needsReview
  ) -> FixIt {
    // A title is one line.
    let lines = text.split(whereSeparator: \.isNewline)
    let shown = lines.count > 1 ? "\(lines[0]) …" : text
    return FixIt(
      Message(en: "replace with ‘\(shown)’", ko: "‘\(shown, .direction)’ 바꾸기"),
      TextEdit(replace: range, with: text), applicability: applicability)
  }

  static func remove(
    _ text: String, at range: SourceRange, _ applicability: Applicability = .needsReview
  ) -> FixIt {
    FixIt(
      Message(en: "remove ‘\(text)’", ko: "‘\(text)’ 삭제"), .remove(range),
      applicability: applicability)
  }
}

extension String {
  /// Without spaces and line ends on either side.
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0.isNewline }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
