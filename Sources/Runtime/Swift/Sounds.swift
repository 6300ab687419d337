/// Tells how a value sounds, so that the word beside it agrees with it.
private enum DialogSounds {
  /// The place of the form that agrees with a value; the last is for what cannot be read.
  ///
  /// - Parameter reader: `k` Korean, by the end; `a` English and `f` French, by the beginning; `t` Turkish, by the end.
  static func place(of value: String, read reader: UInt8, among count: Int) -> Int {
    // A mark may go and its letter stay, which no range of characters says.
    var value = Array(value.utf16)
    var rules = DialogSoundRules.of(reader)[...]
    while let rule = rules.popFirst() {
      let text = String(decoding: value, as: UTF16.self)
      let whole = NSRange(location: 0, length: value.count)
      guard let found = rule.expression.firstMatch(in: text, range: whole)?.range else { continue }
      if let sound = rule.sound { return min(sound, count - 1) }
      value.replaceSubrange(
        found.location..<found.location + found.length, with: rule.replacement.utf16)
      rules = DialogSoundRules.of(reader)[...]
    }
    return count - 1
  }
}

/// A rule that is found or not: a sound, or what is read in place of what was found.
private struct DialogSoundRules {
  let expression: NSRegularExpression
  let sound: Int?
  let replacement: String

  static func of(_ reader: UInt8) -> [DialogSoundRules] { all.rules[reader] ?? [] }

  private static let all = Tables()

  /// They are only read.
  private final class Tables: @unchecked Sendable {
    let rules: [UInt8: [DialogSoundRules]]

    init() {
      let tables = soundTables.map { reader, table in
        let text = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        return (reader, text.split(separator: "\n").compactMap { DialogSoundRules($0) })
      }
      rules = Dictionary(uniqueKeysWithValues: tables)
    }
  }

  /// `2 -?expression`: a place; `=word expression`: what it is read as; `i` before the expression: in either case.
  private init?(_ line: Substring) {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false)
    let options: NSRegularExpression.Options = words[1] == "i" ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: String(words[2]), options: options)
    else {
      return nil
    }
    self.expression = expression
    sound = Int(words[0])
    replacement = String(words[0].dropFirst())
  }
}
