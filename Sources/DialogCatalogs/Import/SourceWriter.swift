import DialogModel

/// Writes texts as `.dialog` sources say them.
struct SourceWriter {
  let program: Program
  /// The dialog’s; none of a text of the project.
  let parameters: [Parameter]
  /// What a repeated choice calls its element.
  let element: String?

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
    let inner = parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .placeholder(let value, let style):
        "{\(name(of: value))\(style.written.map { ":" + $0 } ?? "")}"
      }
    }
    return "\"\(inner.joined())\""
  }

  private func name(of value: Placeholder.Value) -> String {
    switch value {
    case .parameter(let index): parameters[index].name.text
    case .element: element ?? ""
    }
  }

  /// Signs as escapes, and what would be taken for another language’s placeholder, `%@`.
  private func escaped(_ text: String) -> String {
    let foreign = parameters.foreignPlaceholders(in: text)
    return text.unicodeScalars.indices.reduce(into: "") { escaped, index in
      let scalar = text.unicodeScalars[index]
      let isForeign =
        ["%", "$", "&", "<"].contains(scalar)
        && foreign.contains(text.utf8.distance(from: text.startIndex, to: index))
      escaped += isForeign ? scalar.numberForSource : scalar.escapedForSource
    }
  }
}

extension TextTree {
  fileprivate var isString: Bool {
    if case .parts = self { true } else { false }
  }
}
