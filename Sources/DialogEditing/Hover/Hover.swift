public import DialogFindings
public import DialogSupport

/// What is told of a place, block by block.
public struct Hover: Sendable {
  /// What it is about, in bytes of the file.
  public let range: ByteRange
  /// What is told, in its order.
  public let blocks: [Block]

  /// A part of a hover.
  public enum Block: Sendable {
    case paragraph(Message)
    /// Names and what is said of each.
    case rows([(name: String, text: Message)])
    /// As it stands, every column where it is.
    case drawing(String)
    /// A piece of a `.dialog` file.
    case source(String)
    /// A rule by its id, what it wants and why.
    case rule(String, Message, Message)
  }

  /// As CommonMark.
  public func markdown(in language: MessageLanguage) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): text[language].escapedMarks
      case .rows(let rows):
        rows.map { "- `\($0.name)` \($0.text[language].escapedMarks)" }.joined(separator: "\n")
      case .drawing(let text): "```text\n\(text)\n```"
      case .source(let text): "```dialog\n\(text)\n```"
      case .rule(let id, let summary, let reason):
        "**`\(id)`** \(summary[language].escapedMarks)\n\n\(reason[language].escapedMarks)"
      }
    }.joined(separator: "\n\n")
  }

  /// For clients that show no markup.
  public func plainText(in language: MessageLanguage) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): text[language]
      case .rule(let id, let summary, let reason):
        "\(id): \(summary[language])\n\n\(reason[language])"
      case .rows(let rows): rows.map { "\($0.name)  \($0.text[language])" }.joined(separator: "\n")
      case .drawing(let text), .source(let text): text
      }
    }.joined(separator: "\n\n")
  }
}

extension Message {
  /// The same in every language, as names and texts of sources are.
  static func verbatim(_ text: String) -> Message { Message(en: text, ko: KoreanMessage(text)) }
}

extension String {
  /// With a backslash in front of what CommonMark would read as markup.
  fileprivate var escapedMarks: String {
    reduce(into: "") { text, character in
      if "\\*_`<[]".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
