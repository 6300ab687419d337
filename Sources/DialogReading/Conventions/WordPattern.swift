import DialogSupport

/// What a text or one of its words has to be like; `WordPatterns` tells how lists write it.
enum WordPattern {
  case word(String)
  /// What a word begins with.
  case start(String)
  /// What a longer word ends with.
  case end(String)
  /// What stands anywhere in a text.
  case part(String)
  /// What stands after a past of Korean.
  case afterPast(String)

  /// - Parameter list: words between spaces, in lower case.
  static func all(in list: String) -> [WordPattern] {
    let words: [Substring] = list.withoutArabicVowelSigns.listedWords
    return words.flatMap(WordPattern.read)
  }

  private static func read(_ item: Substring) -> [WordPattern] {
    if item.utf8.first == UInt8(ascii: "*") { return ofPart(item.dropFirst().dropLast()) }
    if item.utf8.first == UInt8(ascii: "~") { return forms(item, WordPattern.start) }
    if item.utf8.last == UInt8(ascii: "-") { return [.start(String(item.dropLast()))] }
    if item.utf8.first == UInt8(ascii: "-") { return [.end(String(item.dropFirst()))] }
    return [.word(String(item))]
  }

  private static func ofPart(_ part: Substring) -> [WordPattern] {
    if part.utf8.first == UInt8(ascii: "~") { return forms(part, WordPattern.part) }
    if part.unicodeScalars.first == "ㅆ" { return [.afterPast(part.dropFirst().withSpaces)] }
    return [.part(part.withSpaces)]
  }

  private static func forms(
    _ name: Substring, _ beginning: (String) -> WordPattern
  ) -> [WordPattern] {
    let forms = KoreanForms(name)
    return forms.beginnings.map(beginning) + forms.words.map(WordPattern.word)
  }
}
