import DialogModel

/// Writes texts as `.dialog` sources say them.
struct SourceWriter {
  let program: Program
  let strings: StringWriter

  /// A string, or a `by` block: on one line where it is short and chooses once.
  ///
  /// - Parameter depth: that of the line it begins on, two spaces each.
  func text(of tree: TextTree, depth: Int) -> String {
    switch tree {
    case .parts(let parts): return strings.string(parts)
    case .selection(let parameter, let arms):
      let head = "by \(strings.parameters[parameter].name.text) {"
      let type = strings.parameters[parameter].type
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
}

extension TextTree {
  fileprivate var isString: Bool {
    if case .parts = self { true } else { false }
  }
}
