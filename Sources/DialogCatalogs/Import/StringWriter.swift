import DialogModel
import DialogReading

/// Writes strings as `.dialog` sources say them.
struct StringWriter {
  /// The dialog’s; none of a text of the project.
  let parameters: [Parameter]
  /// What a repeated choice calls its element.
  let element: String?
  /// Those of the language it writes: which of the characters that nobody sees it needs.
  let conventions: LanguageConventions

  /// In quotes.
  func string(_ parts: [TextTree.TreePart]) -> String {
    var inner = ""
    var hidden = conventions.hiddenCharacters(in: parts.plainText).map(\.offset)[...]
    var offset = 0
    for part in parts {
      switch part {
      case .text(let text): inner += escaped(text, hidden: &hidden, from: &offset)
      case .placeholder(let value, let style):
        inner += "{\(name(of: value))\(style.written.map { ":" + $0 } ?? "")}"
        offset += TextTree.TreePart.standIn.utf8.count
      }
    }
    return "\"\(inner)\""
  }

  private func name(of value: Placeholder.Value) -> String {
    switch value {
    case .parameter(let index): parameters[index].name.text
    case .element: element ?? ""
    }
  }

  /// Signs as escapes, what nobody sees, and what would be taken for another language’s placeholder,
  /// `%@`.
  ///
  /// - Parameters:
  ///   - hidden: the places of what nobody sees in the whole text, from here on.
  ///   - offset: the text’s own place in it; becomes that of its end.
  private func escaped(
    _ text: String, hidden: inout ArraySlice<Int>, from offset: inout Int
  ) -> String {
    let toRead = Set(parameters.placeholdersToRead(in: text))
    let start = offset
    var escaped = ""
    for scalar in text.unicodeScalars {
      let isHidden = hidden.first == offset
      if isHidden { hidden.removeFirst() }
      escaped +=
        isHidden || toRead.contains(offset - start)
        ? scalar.numberForSource : scalar.escapedForSource
      offset += UTF8.width(scalar)
    }
    return escaped
  }
}
