import DialogLocales
import DialogSupport

/// The bytes of a piece of source, and how texts and languages in it are written here.
struct LooseSource {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The parameters of the declaration around it, in their order.
  let parameters: [String]

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The signs of full width among tokens, where they are all that may be wrong with them.
  func fullWidthSigns(of tokens: [LooseToken]) -> String? {
    // Of a bracket the token has the first byte alone.
    let signs = tokens.filter { $0.kind == .sign && bytes[$0.range.lowerBound] == 0xEF }
      .map { string(span($0.range.lowerBound, min(bytes.count, $0.range.lowerBound + 3))) }
    return signs.isEmpty ? nil : signs.joined()
  }

  /// The signs of full width in what some items are.
  func fullWidthSigns(in items: [LooseItem]) -> String? {
    guard let first = items.first, let last = items.last else { return nil }
    let signs = string(span(first.range.lowerBound, last.range.upperBound)).unicodeScalars.filter {
      (0xFF01...0xFF5E).contains($0.value) && !$0.properties.isAlphabetic
    }
    return signs.isEmpty ? nil : String(String.UnicodeScalarView(signs))
  }

  // MARK: Texts

  func quoted(_ literal: LooseToken) -> String { "\"\(content(literal))\"" }

  /// What stands between quotes, with the language’s escapes and placeholders.
  func content(_ literal: LooseToken) -> String {
    let text = literal.isQuotedHere ? literal.text : escapingQuotes(literal.text)
    return ForeignPlaceholders.rewrite(text, parameters: parameters)
  }

  /// A text without quotes: its braces are its own.
  func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\"\\{}".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  private func escapingQuotes(_ text: String) -> String {
    var escaped = ""
    var isEscaped = false
    for character in text {
      if isEscaped, character == "'" || character == "`" { escaped.removeLast() }
      if character == "\"", !isEscaped { escaped += "\\" }
      escaped.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    return escaped
  }

  // MARK: Languages

  /// The tag that a word or a key in quotes stands for.
  func tag(_ item: LooseItem?) -> String? {
    guard let token = item?.token, token.kind == .word || token.kind == .text else { return nil }
    // Words of three letters are languages more often than not meant.
    let isWord = token.text.utf8.count == 3 || token.text != token.text.lowercased()
    if isWord, !token.text.contains("-") { return MistakenTags.meant(by: token.text) }
    return MistakenTags.tag(token.text)
  }

  /// The language that a text seems to be in.
  static func language(of text: String) -> String {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xAC00...0xD7A3: return "ko"
      case 0x3040...0x30FF: return "ja"
      default: continue
      }
    }
    return "en"
  }
}

/// What stands between two offsets of a broken file, whose pieces may not follow each other: nothing, where
/// the end comes first.
func span(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }
