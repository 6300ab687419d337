import DialogSupport
import DialogSyntax

extension Lowering {
  /// Reports `\{name\}` of a parameter that the text does not say: a value whose braces another tool
  /// has escaped.
  mutating func checkEscapedNames(_ parts: [Part], in tree: SyntaxTree, dialog: Int) {
    guard parts.count > 2, dialog < program.dialogs.count else { return }
    for index in parts.indices.dropLast(2) {
      guard case .text("{", let open, isVerbatim: false) = parts[index],
        case .text(let name, _, isVerbatim: true) = parts[index + 1],
        case .text("}", let close, isVerbatim: false) = parts[index + 2],
        tree.file.text(open) == "\\{",
        let parameter = declaredParameter(name, in: dialog),
        ForeignScope(self, dialog: dialog, parts: parts).free.contains(parameter)
      else { continue }
      scopes[dialog].isUsed[parameter] = true
      report(
        .escapedName(name, at: tree.range(ByteRange(open.start, close.end))), judgedBy: dialog)
    }
  }
}
