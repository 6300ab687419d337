import DialogCatalogTexts

/// A format string of Foundation, piece by piece: `%@`, `%1$lld`, `%#@count@`, `%arg`, `%%`.
struct FormatString {
  enum Token: Hashable {
    case text(String)
    /// A value: its number where it is given, and its specifier, `@` or `lld`.
    case argument(Int?, ArgumentKind)
    /// `%#@name@`, `%1$#@name@`
    case variable(Int?, String)
    /// The counted number of a substitution, `%arg`.
    case counted
  }

  let tokens: [Token]

  /// What is wrong with a format string; the characters that are.
  struct Problem: Error {
    let specifier: String
  }

  /// - Parameter hasArguments: of a text without any, a percent sign is just that.
  init(_ text: String, hasArguments: Bool) throws(Problem) {
    if !hasArguments {
      tokens = text.isEmpty ? [] : [.text(text)]
      return
    }
    var reader = FormatReader(text)
    try reader.read()
    tokens = reader.tokens
  }
}

private struct FormatReader {
  private(set) var tokens: [FormatString.Token] = []
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var run = String.UnicodeScalarView()

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func read() throws(FormatString.Problem) {
    while let scalar = next {
      if scalar == "%" {
        try specifier()
      } else {
        run.append(scalar)
        position += 1
      }
    }
    endRun()
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func endRun() {
    if !run.isEmpty { tokens.append(.text(String(run))) }
    run = String.UnicodeScalarView()
  }

  private mutating func specifier() throws(FormatString.Problem) {
    let start = position
    position += 1
    if next == "%" {
      run.append("%")
      position += 1
      return
    }
    endRun()
    if scalars[position...].starts(with: "arg".unicodeScalars) {
      position += 3
      return tokens.append(.counted)
    }
    let number = takeNumber()
    if scalars[position...].starts(with: "#@".unicodeScalars) {
      guard let name = takeVariable() else { throw FormatString.Problem(specifier: "%#@") }
      return tokens.append(.variable(number, name))
    }
    skip { "-+ #0'".unicodeScalars.contains($0) }
    skip(while: isDigit)
    if next == "." {
      position += 1
      skip(while: isDigit)
    }
    skip { "hlqLztj".unicodeScalars.contains($0) }
    guard let kind = next.flatMap(ArgumentKind.init(conversion:)) else {
      let end = min(position + 1, scalars.count)
      throw FormatString.Problem(specifier: text(start..<end))
    }
    position += 1
    tokens.append(.argument(number, kind))
  }

  /// `1$`
  private mutating func takeNumber() -> Int? {
    var end = position
    while end < scalars.count, isDigit(scalars[end]) { end += 1 }
    guard end > position, end < scalars.count, scalars[end] == "$",
      let number = Int(text(position..<end)), 1...99 ~= number
    else { return nil }
    position = end + 1
    return number
  }

  /// `#@name@`
  private mutating func takeVariable() -> String? {
    let start = position + 2
    guard let end = scalars[start...].firstIndex(of: "@"), end > start else { return nil }
    position = end + 1
    return text(start..<end)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private mutating func skip(while matches: (Unicode.Scalar) -> Bool) {
    while let scalar = next, matches(scalar) { position += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}

extension ArgumentKind {
  /// The last character of a specifier.
  fileprivate init?(conversion: Unicode.Scalar) {
    switch conversion {
    case "@", "s", "S": self = .object
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": self = .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .real
    default: return nil
    }
  }
}
