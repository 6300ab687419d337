import DialogFindings

/// A format of files that are named as if they were of this language.
enum ForeignFormat: String {
  case json = "JSON"
  case strings = ".strings"
  case xliff = "XLIFF"
  case android = "Android XML"
  case gettext = "gettext"
  case keys = "key=value"

  /// - Parameter start: the first tokens of a file, three where it has them.
  init?(_ start: [LooseToken]) {
    let words = start.map(\.text)
    if words.count == 3, start[0].isSign("{"), start[1].kind == .text, start[2].isSign(":") {
      self = .json
    } else if words.count == 3, start[0].kind == .text, start[1].isSign("="), start[2].kind == .text
    {
      self = .strings
    } else if words.count == 3, start[0].isSign("<"), start[1].isSign("?") {
      self = .android
    } else if words.count >= 2, start[0].isSign("<") {
      guard let format = Self.elements[words[1]] else { return nil }
      self = format
    } else if words.count == 3, start[0].kind == .word, start[1].isSign("=", ":"),
      start[2].kind == .word, !start[1].followsNewline
    {
      self = .keys
    } else if ["msgid", "msgctxt", "msgstr"].contains(words.first) {
      self = .gettext
    } else {
      return nil
    }
  }

  /// Whether `dialogc catalog import` reads it.
  var isImported: Bool { self == .strings || self == .xliff }

  private static let elements: [String: ForeignFormat] = [
    "resources": .android, "string": .android, "plurals": .android, "xliff": .xliff,
  ]
}

extension Rewriting {
  /// A file in another format.
  static func document(_ format: ForeignFormat) -> Rewriting {
    let name = format.rawValue
    let reason =
      format.isImported
      ? Message(
        en: "this is a file of \(name); give it to ‘dialogc catalog import’",
        ko: "\(name) 파일입니다. ‘dialogc catalog import’로 가져오세요")
      : Message(
        en: "this is \(name); declare dialogs as in ‘alert DeleteItems { … }’",
        ko: "\(name) 파일입니다. ‘alert DeleteItems { … }’처럼 대화상자를 선언하세요")
    return Rewriting(text: "", reason: reason, isMendable: false)
  }
}
