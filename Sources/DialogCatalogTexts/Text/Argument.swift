package import DialogModel

/// A value that a text's translators can place: numbered from 1 in the order of the source text.
package struct Argument: Hashable {
  package let value: Placeholder.Value
  /// How the source writes it; values written in two styles are two arguments.
  package let style: Placeholder.Style
  package let kind: ArgumentKind
  package let name: String

  /// Whether a placeholder writes this value: agreement and quotation marks are of the text around it.
  func isWritten(by placeholder: Placeholder) -> Bool {
    placeholder.value == value && placeholder.style.base(of: kind) == style
  }
}

extension Placeholder.Style {
  /// The style of the value itself.
  func base(of kind: ArgumentKind) -> Placeholder.Style {
    switch self {
    case .agreement, .quoted: .plain
    case .number where kind == .integer: .plain
    default: self
    }
  }
}
