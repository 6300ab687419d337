import Foundation

/// A text of the sources that is matched against texts: of a list, or compared with a word.
struct KoreanLiteral {
  let text: String
  /// What it is given to: `PhrasePatterns`, `forms`; empty of a list in square brackets.
  let user: String
  /// The file and the line where it stands.
  let place: String

  /// Those with Hangul in the lists of Korean and in the rules. Messages and examples are given to others, and
  /// what Korean is inflected by is a table of syllables.
  static func all() throws -> [KoreanLiteral] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    return try ["DialogReading/Korean", "DialogRules"].flatMap { folder in
      let folder = sources.appending(path: folder)
      let names = FileManager.default.enumerator(atPath: folder.path)!.compactMap { $0 as? String }
      return try names.sorted().filter { $0.hasSuffix(".swift") && !isTable($0) }.flatMap { name in
        var reader = LiteralReader(
          try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        return reader.literals(in: name)
      }
    }
  }

  private static func isTable(_ name: String) -> Bool {
    let tables = [
      "KoreanStem", "KoreanShortStem", "KoreanEnding", "KoreanInflection", "KoreanCounter",
      "KoreanNounParticles",
    ]
    return tables.contains(where: name.hasPrefix)
  }
}

/// Reads the literals of a source and what they are given to.
private struct LiteralReader {
  private let source: [Unicode.Scalar]
  private var place = 0
  private var line = 1
  /// Each bracket that is open, with the name before it.
  private var open: [(bracket: Unicode.Scalar, name: String)] = []

  /// What looks for the words of a list, or is made of one.
  private static let users: Set<String> = [
    "PhrasePatterns", "Phrases", "words", "KoreanStems", "KoreanGlosses", "forms", "titles",
    "WordPatterns", "hasPrefix", "hasSuffix", "contains", "starts",
  ]

  init(_ source: String) { self.source = Array(source.unicodeScalars) }

  mutating func literals(in file: String) -> [KoreanLiteral] {
    var literals: [KoreanLiteral] = []
    while place < source.count {
      if at("//") {
        skipLine()
      } else if source[place] == "\"" {
        let (start, user, isListed) = (line, open.last?.name ?? "", isListed)
        let text = literal()
        if isListed, text.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
          literals.append(KoreanLiteral(text: text, user: user, place: "\(file):\(start)"))
        }
      } else {
        read(source[place])
      }
    }
    return literals
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "(", "[", "{": open.append((scalar, scalar == "(" ? nameBefore : ""))
    case ")", "]", "}": open.removeLast()
    case "\n": line += 1
    default: break
    }
    place += 1
  }

  /// Whether the literal here is of a list, is given to what looks for it, or is compared.
  private var isListed: Bool {
    let before = source[..<place].suffix(3)
    return open.last?.bracket == "[" || Self.users.contains(open.last?.name ?? "")
      || before.elementsEqual("== ".unicodeScalars)
  }

  private var nameBefore: String {
    let name = source[..<place].reversed().prefix {
      $0.properties.isAlphabetic || $0 == "_"
    }
    return String(String.UnicodeScalarView(name.reversed()))
  }

  private func at(_ sign: String) -> Bool { source[place...].starts(with: sign.unicodeScalars) }

  private mutating func skipLine() {
    while place < source.count, source[place] != "\n" { place += 1 }
  }

  /// The text of the literal here, after which reading goes on.
  private mutating func literal() -> String {
    let quote = at("\"\"\"") ? "\"\"\"" : "\""
    place += quote.count
    var text = String.UnicodeScalarView()
    while !at(quote) {
      if source[place] == "\n" { line += 1 }
      if at("\\(") {
        skipValue()
        continue
      }
      if at("\\n") {
        place += 2
        text.append("\n")
        continue
      }
      if source[place] == "\\" { place += 1 }
      text.append(source[place])
      place += 1
    }
    place += quote.count
    return String(text)
  }

  /// Goes over a value in a literal, with the literals in it.
  private mutating func skipValue() {
    place += 1
    var depth = 0
    repeat {
      if source[place] == "\"" {
        _ = literal()
        continue
      }
      if source[place] == "(" { depth += 1 }
      if source[place] == ")" { depth -= 1 }
      place += 1
    } while depth > 0
  }
}
