/// A format string of Foundation on its way: `%@`, `%2$lld`, `%#@count@`, `%arg`, `%%`. It takes values that are
/// written already, so that each has the style that its text names, and no specifier can crash.
private struct DialogFormatString {
  private let scalars: [Unicode.Scalar]
  /// The plural forms of its variables.
  private let forms: [String: [String: String]]
  private let values: [String]
  /// The plural forms that suit each value, the nearest first.
  private let keys: [[String]]
  /// The value that a variable counts, by its number from 1.
  private var counted: Int?
  private var place = 0
  /// The value of the next specifier without a number.
  private var next = 1

  init(_ text: DialogCatalog.Text, _ values: [String], _ keys: [[String]]) {
    scalars = Array(text.format.unicodeScalars)
    forms = text.forms
    self.values = values
    self.keys = keys
  }

  mutating func text() -> String {
    var written = String.UnicodeScalarView()
    while place < scalars.count {
      place += 1
      let scalar = scalars[place - 1]
      if scalar == "%" {
        written += specifier().unicodeScalars
      } else {
        written.append(scalar)
      }
    }
    return String(written)
  }

  private mutating func specifier() -> String {
    if take("%") { return "%" }
    if take("arg") { return value(counted ?? next) }
    let number = number()
    if take("#@") {
      let name = prefix { $0 != "@" }
      place += 1
      return variable(name, number ?? consumed())
    }
    _ = prefix { "-+ #0'123456789.hlqLztj".unicodeScalars.contains($0) }
    place += 1
    return value(number ?? consumed())
  }

  private mutating func consumed() -> Int {
    next += 1
    return next - 1
  }

  private func value(_ number: Int) -> String {
    values.indices.contains(number - 1) ? values[number - 1] : ""
  }

  private func variable(_ name: String, _ number: Int) -> String {
    guard keys.indices.contains(number - 1), let all = forms[name],
      let form = keys[number - 1].lazy.compactMap({ all[$0] }).first
    else { return "" }
    var run = DialogFormatString(DialogCatalog.Text(format: form, forms: forms), values, keys)
    run.counted = number
    run.next = number
    return run.text()
  }

  // MARK: Reading

  /// `2$`
  private mutating func number() -> Int? {
    let start = place
    let digits = prefix { $0.properties.numericType == .decimal }
    if let number = Int(digits), take("$") { return number }
    place = start
    return nil
  }

  private mutating func take(_ word: String) -> Bool {
    guard scalars[place...].starts(with: word.unicodeScalars) else { return false }
    place += word.unicodeScalars.count
    return true
  }

  private mutating func prefix(_ belongs: (Unicode.Scalar) -> Bool) -> String {
    let found = scalars[place...].prefix(while: belongs)
    place = found.endIndex
    return String(String.UnicodeScalarView(found))
  }
}
