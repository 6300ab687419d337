import DialogLocales
import DialogSupport

/// The placeholders of other languages, as they are written here.
enum ForeignPlaceholders {
  /// What stands between quotes, with placeholders and escapes of other languages rewritten.
  ///
  /// - Parameter parameters: those that `{0}` and `%@` number.
  /// - Parameter empties: those that `{}` stands for, in their order.
  static func rewrite(_ text: String, parameters: [String], empties: [String] = []) -> String {
    var reader = PlaceholderReader(text, parameters: parameters, empties: empties[...])
    return reader.rewritten()
  }
}

private struct PlaceholderReader {
  private var rest: ArraySlice<UInt8>
  private var text: [UInt8] = []
  /// The value that was written last.
  private var name: String?
  private let parameters: [String]
  private var empties: ArraySlice<String>

  init(_ text: String, parameters: [String], empties: ArraySlice<String>) {
    self.empties = empties
    rest = Array(text.utf8)[...]
    self.parameters = parameters
  }

  mutating func rewritten() -> String {
    while let first = rest.first {
      if takeEmpty() || takeUnpaired() || takePlaceholder() || takeEscape() { continue }
      text.append(first)
      rest.removeFirst()
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `{}`
  private mutating func takeEmpty() -> Bool {
    guard rest.first == UInt8(ascii: "{"), let name = empties.first else { return false }
    let inner = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    guard inner.first == UInt8(ascii: "}") else { return false }
    text += "{\(name)}".utf8
    empties.removeFirst()
    rest = inner.dropFirst()
    return true
  }

  /// `\(name)`, `${name}`, `%{name}`, `%(name)s`, `{{name}}`, `{ $name }`, `{name, number}`,
  /// `\(album.name)`
  private mutating func takePlaceholder() -> Bool {
    guard let first = rest.first, Self.openings.contains(first) else { return false }
    for (open, close) in Self.brackets where rest.starts(with: open) {
      let inner = rest.dropFirst(open.count)
      guard let end = end(of: inner, close), let written = placeholder(inner[..<end]) else {
        continue
      }
      text += written.utf8
      name = String(written.dropFirst().prefix { $0 != ":" && $0 != "}" })
      rest = rest[(end + close.count)...]
      return true
    }
    return takeMember() || takeVariable() || takeParticle()
  }

  /// `{name` and `name}` without their pair, `{{{name}}}`, `#{name}`: of a parameter’s name alone.
  private mutating func takeUnpaired() -> Bool {
    if text.last.map(isOfName) == true || isOpen(text[...]) { return false }
    let open = rest.prefix { "{#@".utf8.contains($0) }
    let name = rest[open.endIndex...].prefix(while: isOfName)
    let close = rest[name.endIndex...].prefix { $0 == UInt8(ascii: "}") }
    let signs = [open.count { $0 == UInt8(ascii: "{") }, close.count]
    guard signs != [0, 0], signs != [1, 1] || open.count > 1, signs != [2, 2],
      signs[0] == 0 || open.last == UInt8(ascii: "{"),
      parameters.contains(String(decoding: name, as: UTF8.self)),
      !close.isEmpty || !closes(rest[name.endIndex...])
    else { return false }
    text += [UInt8(ascii: "{")] + name + [UInt8(ascii: "}")]
    rest = rest[close.endIndex...]
    return true
  }

  /// `\(album.count)`, `${this.count}` of a parameter’s name at the end.
  private mutating func takeMember() -> Bool {
    for (open, close) in Self.expressions where rest.starts(with: open) {
      let inner = rest.dropFirst(open.count)
      let members = inner.prefix { isOfName($0) || $0 == UInt8(ascii: ".") }
      let name = members.reversed().prefix(while: isOfName).reversed()
      let word = String(decoding: name, as: UTF8.self)
      guard name.count < members.count, inner[members.endIndex...].first == close,
        parameters.contains(word)
      else { continue }
      text += "{\(word)}".utf8
      rest = rest[(members.endIndex + 1)...]
      return true
    }
    return false
  }

  /// Whether a brace is open where something ends.
  private func isOpen(_ text: ArraySlice<UInt8>) -> Bool {
    text.last { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } == UInt8(ascii: "{")
  }

  /// Whether a brace closes before another opens.
  private func closes(_ text: ArraySlice<UInt8>) -> Bool {
    text.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } == UInt8(ascii: "}")
  }

  /// `{을/를}` after a value, which it is to fit.
  private mutating func takeParticle() -> Bool {
    guard let name, rest.first == UInt8(ascii: "{"),
      let end = rest.prefix(32).firstIndex(of: UInt8(ascii: "}"))
    else { return false }
    let forms = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    guard let particle = KoreanParticle(meantBy: forms),
      forms.unicodeScalars.allSatisfy({ $0.isHangulSyllable || "/()".unicodeScalars.contains($0) })
    else { return false }
    text += "{\(name):\(particle.name)}".utf8
    rest = rest[(end + 1)...]
    return true
  }

  /// `$name`
  private mutating func takeVariable() -> Bool {
    guard rest.first == UInt8(ascii: "$") else { return false }
    let name = rest.dropFirst().prefix(while: isOfName)
    let word = String(decoding: name, as: UTF8.self)
    guard parameters.contains(word) else { return false }
    text += "{\(word)}".utf8
    rest = rest[name.endIndex...]
    return true
  }

  /// Where a placeholder is closed: after a name, or after more that the name parts from it by `,` or
  /// `:` and in which nothing else opens. So of `{x:{x:{x:…` nothing is read twice.
  private func end(of inner: ArraySlice<UInt8>, _ close: [UInt8]) -> Int? {
    let after = inner.drop { isOfName($0) || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: " ") }
    if after.starts(with: close) { return after.startIndex }
    guard after.first == UInt8(ascii: ",") || after.first == UInt8(ascii: ":") else { return nil }
    return after.indices.first {
      after[$0] == close[0] && after[$0...].starts(with: close) || Self.opens.contains(after[$0])
    }.flatMap { after[$0] == close[0] ? $0 : nil }
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  private func placeholder(_ inner: ArraySlice<UInt8>) -> String? {
    let parts = inner.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }.map(trimmed)
    guard var name = parts.first else { return nil }
    if name.first == "$" { name.removeFirst() }
    if let place = Int(name) {
      guard parameters.indices.contains(place) else { return nil }
      name = parameters[place]
    }
    guard name.utf8.allSatisfy(isOfName) else { return nil }
    return "{\(name)\(parts.count > 1 ? style(parts[1...]) : "")}"
  }

  /// Of ICU’s argument types, and of Korean particles in whatever call.
  private func style(_ parts: ArraySlice<String>) -> String {
    let particle = KoreanParticle(meantBy: parts.joined(separator: ","))
    return particle.map { ":\($0.name)" } ?? Self.styles[parts[parts.startIndex]] ?? ""
  }

  private func trimmed(_ part: ArraySlice<UInt8>) -> String {
    let start = part.drop { $0 == UInt8(ascii: " ") }
    let end = start.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }

  /// `\u00e9`, `\'`
  private mutating func takeEscape() -> Bool {
    guard rest.first == UInt8(ascii: "\\"), let next = rest.dropFirst().first else { return false }
    let digits = rest.dropFirst(2).prefix(next == UInt8(ascii: "x") ? 2 : 4)
    let isOfDigits = next == UInt8(ascii: "u") || next == UInt8(ascii: "x")
    if isOfDigits, digits.count > 1, digits.allSatisfy(\.isASCIIHexDigit) {
      text += "\\u{".utf8 + digits + "}".utf8
      rest = rest[digits.endIndex...]
      return true
    }
    if next == UInt8(ascii: "'"), isInWord {
      text += "’".utf8
      rest.removeFirst(2)
      return true
    }
    if Self.plain.first(where: { rest.dropFirst().starts(with: $0) }) == nil {
      text.append(UInt8(ascii: "\\"))
    }
    text.append(next)
    rest.removeFirst(2)
    return true
  }

  /// Whether the escape is an apostrophe: `haven\'t`, `d\'été`.
  private var isInWord: Bool {
    guard let before = text.last, let after = rest.dropFirst(2).first else { return false }
    return (before.isASCIILetter || before == UInt8(ascii: "}"))
      && (after.isASCIILetter || (0xC3...0xC5).contains(after))
  }

  /// What other languages escape and this one does not.
  private static let plain = "'’`/$%@?".map { Array($0.utf8) }

  private static let brackets = [
    ("\\(", ")"), ("${", "}"), ("%{", "}"), ("%(", ")s"), ("%(", ")d"), ("{{", "}}"), ("{", "}"),
  ].map { (Array($0.utf8), Array($1.utf8)) }
  private static let expressions = [("\\(", ")"), ("${", "}"), ("{", "}")].map {
    (Array($0.utf8), $1.utf8.first!)
  }
  private static let openings = "\\$%{".utf8
  private static let opens = "({".utf8

  /// The styles of ICU’s argument types that are not the plain way.
  private static let styles = ["date": ":date", "time": ":time", "percent": ":percent"]
}
