import DialogCompiler
import DialogFindings

/// An option that commands take, `--name` or `--name VALUE`. Parsing, help, completions and the
/// reference all come from it.
struct Option: Sendable {
  /// Without the dashes.
  let name: String
  /// Nil for a switch.
  var value: Value?
  /// Whether the value may be left out; it stands after `=` then, as the next word is an operand.
  var isValueOptional = false
  let summary: Message

  /// As it is typed.
  var spelling: String { "--\(name)" }

  /// As usage lines show it, with what stands for its value.
  var usage: String {
    guard let value else { return spelling }
    return spelling + (isValueOptional ? "[=\(value.placeholder)]" : " \(value.placeholder)")
  }
}

/// What is after an option, or an operand.
enum Value: Sendable {
  case oneOf([String])
  /// Several, separated by commas.
  case someOf([String])
  case number(ClosedRange<Int>)
  case file, folder
  /// `.dialog` files and folders of them.
  case sources
  /// One of the names that are listed once they are asked for; what stands for it in usage lines.
  case listed(String, @Sendable () -> [String])
  /// Several rules, separated by commas.
  case rules
  /// What cannot be completed; what stands for it in usage lines.
  case free(String)
  /// The name of a dialog in the sources of the call.
  case dialog
  /// What to do with catalogs, then catalogs and sources.
  case catalogs

  /// What stands for the value in usage lines.
  var placeholder: String {
    switch self {
    case .oneOf(let words): words.joined(separator: "|")
    case .someOf: "KIND[,KIND…]"
    case .number: "N"
    case .file: "FILE"
    case .folder: "DIR"
    case .sources: "PATH"
    case .rules: "RULE[,RULE…]"
    case .dialog: "NAME"
    case .listed(let placeholder, _), .free(let placeholder): placeholder
    case .catalogs: "export|import PATH"
    }
  }

  /// The words to choose from, where there are some.
  var words: [String]? {
    switch self {
    case .oneOf(let words), .someOf(let words): words
    case .listed(_, let words): words()
    case .rules: allRules.map(\.id.name)
    case .number, .file, .folder, .sources, .dialog, .free, .catalogs: nil
    }
  }
}
