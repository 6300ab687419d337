public import DialogText

/// A change that mends a finding. Applied whole, the text parses and the finding is gone.
public struct FixIt: Hashable, Sendable {
  public let title: Message
  /// In order of place, without overlaps.
  public let edits: [TextEdit]

  public init(_ title: Message, _ edits: TextEdit...) {
    self.init(title, edits)
  }

  public init(_ title: Message, _ edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }
}

/// Replaces a range of bytes with a text.
public struct TextEdit: Hashable, Sendable {
  public let range: SourceRange
  public let text: String

  public init(replace range: SourceRange, with text: String) {
    self.range = range
    self.text = text
  }

  public static func insert(_ text: String, at place: SourceRange) -> TextEdit {
    TextEdit(replace: place.atStart, with: text)
  }

  public static func remove(_ range: SourceRange) -> TextEdit {
    TextEdit(replace: range, with: "")
  }
}
