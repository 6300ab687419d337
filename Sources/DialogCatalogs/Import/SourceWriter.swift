import DialogLanguage
import DialogModel

/// Writes texts as `.dialog` sources say them.
struct SourceWriter {
  let program: Program
  /// The dialog’s; none of a text of the project.
  let parameters: [Parameter]
  /// What a repeated choice calls its element.
  let element: String?
  /// Those of the language it writes: which of the characters that nobody sees it needs.
  let conventions: LanguageConventions

  /// A string, or a `by` block: on one line where it is short and chooses once.
  ///
  /// - Parameter depth: that of the line it begins on, two spaces each.
  func text(of tree: TextTree, depth: Int) -> String {
    switch tree {
    case .parts(let parts): return string(parts)
    case .selection(let parameter, let arms):
      let head = "by \(parameters[parameter].name.text) {"
      let type = parameters[parameter].type
      let written = arms.map { arm in
        (program.written(arm.key, of: type), text(of: arm.tree, depth: depth + 1))
      }
      let line = "\(head) \(written.map { "\($0) \($1)" }.joined(separator: "  ")) }"
      if line.count < 72, !line.contains("\n"), arms.allSatisfy(\.tree.isString) { return line }
      let indent = String(repeating: "  ", count: depth + 1)
      let lines = written.map { "\(indent)\($0) \($1)\n" }.joined()
      return "\(head)\n\(lines)\(indent.dropLast(2))}"
    }
  }

  private func string(_ parts: [TextTree.TreePart]) -> String {
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
    let foreign = parameters.foreignPlaceholders(in: text)
    let start = offset
    var escaped = ""
    for scalar in text.unicodeScalars {
      let isHidden = hidden.first == offset
      if isHidden { hidden.removeFirst() }
      let isForeign = ["%", "$", "&", "<"].contains(scalar) && foreign.contains(offset - start)
      escaped += isHidden || isForeign ? scalar.numberForSource : scalar.escapedForSource
      offset += UTF8.width(scalar)
    }
    return escaped
  }
}

extension TextTree {
  fileprivate var isString: Bool {
    if case .parts = self { true } else { false }
  }
}
