/// The placeholders of other languages, as they are written here.
enum ForeignPlaceholders {
  /// What stands between quotes, with placeholders and escapes of other languages rewritten.
  ///
  /// - Parameter parameters: those that `{0}` and `%@` number.
  static func rewrite(_ text: String, parameters: [String]) -> String {
    var reader = PlaceholderReader(text, parameters: parameters)
    return reader.rewritten()
  }
}

private struct PlaceholderReader {
  private var rest: Substring
  private var text = ""
  private let parameters: [String]

  init(_ text: String, parameters: [String]) {
    rest = text[...]
    self.parameters = parameters
  }

  mutating func rewritten() -> String {
    while let first = rest.first {
      if takePlaceholder() || takeEscape() { continue }
      text.append(first)
      rest.removeFirst()
    }
    return text
  }

  /// `\(name)`, `${name}`, `%{name}`, `%(name)s`, `{{name}}`, `{ $name }`, `{name, number}`
  private mutating func takePlaceholder() -> Bool {
    for (open, close) in Self.brackets where rest.hasPrefix(open) {
      let inner = rest.dropFirst(open.count).prefix(Self.longest)
      guard startsWithName(inner, before: close), let end = inner.range(of: close),
        let written = placeholder(String(inner[..<end.lowerBound]))
      else { continue }
      text += written
      rest = rest[end.upperBound...]
      return true
    }
    return takeVariable()
  }

  /// `$name`
  private mutating func takeVariable() -> Bool {
    guard rest.first == "$" else { return false }
    let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard parameters.contains(String(name)) else { return false }
    text += "{\(name)}"
    rest = rest[name.endIndex...]
    return true
  }

  /// Far more characters than a placeholder has: of `{x{x{x…` nothing is read to its end again and again.
  private static let longest = 200

  /// A glance at what may be a placeholder.
  private func startsWithName(_ inner: Substring, before close: String) -> Bool {
    let after = inner.drop { $0.isASCII && ($0.isLetter || $0.isNumber || "_$ ".contains($0)) }
    return after.hasPrefix(close) || after.first == "," || after.first == ":"
  }

  private func placeholder(_ inner: String) -> String? {
    let parts = inner.split(whereSeparator: { $0 == "," || $0 == ":" }).map(trimmed)
    guard var name = parts.first else { return nil }
    if name.first == "$" { name.removeFirst() }
    if let place = Int(name) {
      guard parameters.indices.contains(place) else { return nil }
      name = parameters[place]
    }
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
      return nil
    }
    return "{\(name)\(parts.count > 1 ? Self.styles[parts[1]] ?? "" : "")}"
  }

  private func trimmed(_ part: Substring) -> String {
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// `\u00e9`, `\'`
  private mutating func takeEscape() -> Bool {
    guard rest.first == "\\", let next = rest.dropFirst().first else { return false }
    let digits = rest.dropFirst(2).prefix(next == "x" ? 2 : 4)
    if next == "u" || next == "x", digits.count > 1, digits.allSatisfy(\.isHexDigit) {
      text += "\\u{\(digits)}"
      rest = rest[digits.endIndex...]
    } else if "'’`/$%@?".contains(next) {
      text.append(next)
      rest.removeFirst(2)
    } else {
      text += rest.prefix(2)
      rest.removeFirst(2)
    }
    return true
  }

  private static let brackets = [
    ("\\(", ")"), ("${", "}"), ("%{", "}"), ("%(", ")s"), ("%(", ")d"), ("{{", "}}"), ("{", "}"),
  ]

  /// The styles of ICU’s argument types that are not the plain way.
  private static let styles = ["date": ":date", "time": ":time", "percent": ":percent"]
}

extension Substring {
  /// Where a text stands in it first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<self[start...].index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
