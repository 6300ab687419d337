public import DialogText

extension RuleExample {
  /// The text without its marks.
  public var text: String { unmarked.text }

  /// The ranges between marks, in bytes of the text without them; an unclosed mark is none.
  public var ranges: [ByteRange] { unmarked.ranges }

  private var unmarked: (text: String, ranges: [ByteRange]) {
    var text = ""
    var ranges: [ByteRange] = []
    var starts: [Int] = []
    for character in marked.unicodeScalars {
      switch character {
      case "⟦": starts.append(text.utf8.count)
      case "⟧": if let start = starts.popLast() { ranges.append(ByteRange(start, text.utf8.count)) }
      default: text.unicodeScalars.append(character)
      }
    }
    return (text, ranges)
  }
}
