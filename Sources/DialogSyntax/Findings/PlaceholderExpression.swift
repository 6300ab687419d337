import DialogLocales
import DialogSupport

/// What another language works out between braces in a text.
enum PlaceholderExpression {
  /// `album.name`, `album!`, `album|upper`, `props.album`: a value and how it is got at.
  case member(String)
  /// `album|josa:을/를`: a value, and a particle with it.
  case particle(String, KoreanParticle)
  /// `count == 1 ? "photo" : "photos"`, by the value that chooses.
  case choice(String)
  /// `count + 1`, `album.count`: a value of its own.
  case calculation
  /// `song-count`: a name as this language has it.
  case hyphenated(String)

  /// - Parameter text: with its braces.
  init?(_ text: String) {
    let inner = text.dropFirst().dropLast().drop { $0 == " " }
    // `{#album}`, `{@album}`
    let bare = inner.drop { "#@&%=:".contains($0) }
    if bare.startIndex > inner.startIndex, !bare.isEmpty, bare.allSatisfy(Self.isOfName) {
      self = .member(String(bare))
      return
    }
    var name = inner.prefix(while: Self.isOfName)
    var rest = inner[name.endIndex...]
    while Self.owners.contains(String(name)), rest.first == "." {
      name = rest.dropFirst().prefix(while: Self.isOfName)
      rest = rest[name.endIndex...]
    }
    rest = rest.drop { $0 == " " }
    guard let first = name.utf8.first, !first.isASCIIDigit,
      let sign = rest.first ?? Self.end(of: name, inner)
    else { return nil }
    if let particle = KoreanParticle(meantBy: rest) {
      self = .particle(String(name), particle)
      return
    }
    if Self.isHyphenated(inner) {
      self = .hyphenated(String(inner).withoutHyphens)
      return
    }
    let isDefault = ["?:", "??", "||"].contains { rest.hasPrefix($0) }
    let isChoice = !isDefault && inner.contains("?") && inner.contains(":")
    if isChoice || "=<>".contains(sign) || rest.hasPrefix("!=") {
      self = .choice(String(name))
    } else if "+-*/%".contains(sign) || Self.counts.contains(where: { rest.hasPrefix($0) }) {
      self = .calculation
    } else if Self.accesses.contains(sign), rest.utf8.count < 40 {
      self = .member(String(name))
    } else {
      return nil
    }
  }

  /// What stands for a sign after a name that a word led to: `props.album`.
  private static func end(of name: Substring, _ inner: Substring) -> Character? {
    name.startIndex > inner.startIndex ? "." : nil
  }

  private static func isHyphenated(_ inner: Substring) -> Bool {
    inner.contains("-") && inner.utf8.first != 0x2D && inner.utf8.last != 0x2D
      && inner.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x2D }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  private static let owners: Set<String> = ["this", "self", "props", "state", "it", "vm", "model"]
  private static let counts = [".count", ".length", ".size", ".isEmpty"]
  private static let accesses: Set<Character> = [".", "!", "|", "[", "?"]
}
