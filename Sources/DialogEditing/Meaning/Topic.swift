import DialogFindings
public import DialogSyntax

/// Something of the language that can be told about.
public enum Topic: Hashable, Sendable {
  /// A keyword, and the declaration or block that it stands in: some mean something else in each.
  case keyword(Keyword, in: Keyword?)
  /// A rule, by its id.
  case rule(String)
  /// A type, as it is written.
  case type(String)
  /// A style of a placeholder, as it is written.
  case style(String)
  /// A term of the platform, by its name.
  case term(String)

  /// The topic as a word, so that it can be asked for again.
  public var name: String {
    switch self {
    case .keyword(let keyword, let owner):
      "keyword " + keyword.rawValue + (owner.map { " " + $0.rawValue } ?? "")
    case .rule(let id): "rule " + id
    case .type(let name): "type " + name
    case .style(let name): "style " + name
    case .term(let name): "term " + name
    }
  }

  /// Nil of a word that is no topic’s name.
  public init?(name: String) {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "keyword":
      guard let keyword = Keyword(rawValue: words[1]) else { return nil }
      self = .keyword(keyword, in: words.count > 2 ? Keyword(rawValue: words[2]) : nil)
    case "rule": self = .rule(words[1])
    case "type": self = .type(words[1])
    case "style": self = .style(words[1])
    case "term": self = .term(words[1])
    default: return nil
    }
  }
}
