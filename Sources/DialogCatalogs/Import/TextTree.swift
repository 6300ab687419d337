import DialogModel
import DialogSupport

/// A text of the language, put together from what a catalog says.
indirect enum TextTree: Hashable {
  case parts([TreePart])
  /// By a parameter, an index of the dialog's.
  case selection(parameter: Int, [Arm])

  struct Arm: Hashable {
    let key: Selection.Key
    let tree: TextTree
  }

  enum TreePart: Hashable {
    case text(String)
    case placeholder(Placeholder.Value, Placeholder.Style)
  }
}

extension TextTree {
  /// As the model has it, without places.
  var pattern: Pattern {
    switch self {
    case .parts(let parts):
      return .parts(
        parts.map { part in
          switch part {
          case .text(let text): .text(text, ByteRange(0, 0), isVerbatim: false)
          case .placeholder(let value, let style):
            .placeholder(Placeholder(value: value, style: style))
          }
        })
    case .selection(let parameter, let arms):
      return .selection(
        Selection(
          parameter: parameter,
          arms: arms.map { Selection.Arm(key: $0.key, pattern: $0.tree.pattern) }))
    }
  }

  /// Every text that it may be, with U+FFFC for each placeholder.
  var plainTexts: [String] {
    switch self {
    case .parts(let parts): [parts.plainText]
    case .selection(_, let arms): arms.flatMap(\.tree.plainTexts)
    }
  }

  /// A choice; none where all arms say the same.
  static func choice(by parameter: Int, _ arms: [Arm]) -> TextTree {
    guard let first = arms.first, arms.contains(where: { $0.tree != first.tree }) else {
      return arms.first?.tree ?? .parts([])
    }
    return .selection(parameter: parameter, arms)
  }
}

extension TextTree.TreePart {
  /// What stands for a placeholder where only characters count.
  static let standIn = "\u{FFFC}"
}

extension [TextTree.TreePart] {
  /// With U+FFFC for each placeholder.
  var plainText: String {
    map { if case .text(let text) = $0 { text } else { TextTree.TreePart.standIn } }.joined()
  }
}
