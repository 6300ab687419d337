public import DialogFindings
public import DialogSupport

/// A word or a piece of text that may stand where the cursor is.
public struct Completion: Sendable {
  /// What is listed.
  public let label: String
  /// What it is.
  public let kind: Kind
  /// A few words beside the label.
  public let detail: Message?
  /// What can be told of it at length.
  public let topic: Topic?
  /// The bytes of the file that go: around the cursor, in its line.
  public let replaced: ByteRange
  /// What comes in their place, each line but the first without the indentation of the cursor’s.
  public let snippet: Snippet
  /// What typed letters are compared with.
  public let filter: String
  /// Which come first: likelier ones have less.
  public let rank: Int

  /// What a completion stands for.
  public enum Kind: Sendable {
    case keyword, value, parameter, type, enumCase, language, rule, button, dialog, screen, term
    case device, style, text
  }

  /// As it stands in a client that fills nothing in.
  ///
  /// - Parameter indentation: the white space that begins the cursor’s line.
  public func plainText(indentation: String) -> String {
    var text = ""
    for character in snippet.plain {
      text.append(character)
      if character == "\n" { text += indentation }
    }
    return text
  }
}
