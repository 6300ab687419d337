public import DialogSupport

/// A change that mends a finding. Applied whole, the text parses and the finding is gone.
public struct FixIt: Hashable, Sendable {
  /// What it does, as an instruction: “write ‘Delete’”.
  public let title: Message
  /// In order of place, without overlaps.
  public let edits: [TextEdit]
  /// How sure it is that this is what was meant.
  public let applicability: Applicability

  /// - Parameter applicability: safe where nothing that the source says can be lost; whoever does not
  ///   decide has a fix that is to be looked at first.
  public init(
    _ title: Message, _ edits: TextEdit..., applicability: Applicability = .needsReview
  ) {
    self.init(title, edits, applicability: applicability)
  }

  /// - Parameter edits: in order of place, without overlaps.
  public init(
    _ title: Message, _ edits: [TextEdit], applicability: Applicability = .needsReview
  ) {
    self.title = title
    self.edits = edits
    self.applicability = applicability
  }

  /// The same fix, made by other edits.
  public func replacing(edits: [TextEdit]) -> FixIt {
    FixIt(title, edits, applicability: applicability)
  }

  /// Whether a fix may be applied unseen. The raw value is what reports say.
  public enum Applicability: String, Hashable, Sendable {
    /// Keeps the meaning for certain: marks, capitals, spaces, what has no effect.
    case safe
    /// Guesses what was meant, or changes what a dialog says or does.
    case needsReview = "review"
  }
}

/// Replaces a range of bytes with a text.
public struct TextEdit: Hashable, Sendable {
  /// What goes; empty of an insertion.
  public let range: SourceRange
  /// What comes in its place; empty of a removal.
  public let text: String

  /// - Parameter range: what goes; empty of an insertion.
  public init(replace range: SourceRange, with text: String) {
    self.range = range
    self.text = text
  }

  /// Puts a text before the first byte of a range, which stays.
  public static func insert(_ text: String, at place: SourceRange) -> TextEdit {
    TextEdit(replace: place.atStart, with: text)
  }

  /// Takes a range out, and nothing of the spaces around it.
  public static func remove(_ range: SourceRange) -> TextEdit {
    TextEdit(replace: range, with: "")
  }
}

extension [UInt8] {
  /// A file's bytes after edits of it.
  ///
  /// - Parameter edits: in any order, without overlaps; insertions at one place are made in the order
  ///   in which they are given.
  public func applying(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    for edit in ordered.map(\.element) {
      result += self[position..<Int(edit.range.start)]
      result += edit.text.utf8
      position = Int(edit.range.end)
    }
    return result + self[position...]
  }
}
