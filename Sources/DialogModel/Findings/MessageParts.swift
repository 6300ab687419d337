import DialogFindings
import DialogLocales
import DialogSupport

extension Message {
  /// “did you mean ‘title’?”, where something is near enough, else the list of what there is, unless that
  /// is too long to be read.
  ///
  /// - Parameter foreign: what words of other languages are here.
  static func suggestion(
    for name: String, among known: SpellingIndex, foreign: [String: String] = [:],
    isListed: Bool = true
  ) -> (hint: Message?, meant: String?) {
    let own = foreign[name].flatMap { known.names.contains($0) ? $0 : nil }
    if let meant = own ?? known.nearest(to: name) {
      return (Message(en: "did you mean ‘\(meant)’?", ko: "혹시 ‘\(meant)’입니까?"), meant)
    }
    guard isListed, 1...100 ~= known.names.count else { return (nil, nil) }
    let words = known.names.joined(separator: ", ")
    let english = known.names.count == 1 ? "there is only \(words)" : "there are \(words)"
    return (Message(en: english, ko: "쓸 수 있는 값: \(words)"), nil)
  }
}

extension FixIt {
  static func replacing(_ range: SourceRange, with text: String) -> FixIt {
    FixIt(
      Message(en: "replace with ‘\(text)’", ko: "‘\(text, .direction)’ 바꾸기"),
      TextEdit(replace: range, with: text))
  }
}

/// A type with its article: a String, an Int.
func withArticle(_ type: String) -> String {
  let first = type.utf8.first.map { $0 | 0x20 } ?? 0
  return ([0x61, 0x65, 0x69, 0x6F].contains(first) ? "an " : "a ") + type
}
