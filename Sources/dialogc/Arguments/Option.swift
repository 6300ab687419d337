import DialogText

/// An option that commands take, `--name` or `--name VALUE`. Parsing, help, completions and the
/// reference all come from it.
struct Option: Sendable {
  /// Without the dashes.
  let name: String
  /// Nil for a switch.
  var value: Value?
  let summary: Message

  /// As it is typed.
  var spelling: String { "--\(name)" }
}

/// What is behind an option, or an operand.
enum Value: Sendable {
  case oneOf([String])
  /// Several, separated by commas.
  case someOf([String])
  case number(ClosedRange<Int>)
  case file, folder
  /// `.dialog` files and folders of them.
  case sources
  case rule, command, shell
  /// Several rules, separated by commas.
  case rules
  /// What cannot be completed; what stands for it in usage lines.
  case free(String)
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
    case .rule: "RULE"
    case .rules: "RULE[,RULE…]"
    case .command: "COMMAND"
    case .free(let placeholder): placeholder
    case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .catalogs: "export|import PATH"
    }
  }

  /// The words to choose from, where there are some.
  var words: [String]? {
    switch self {
    case .oneOf(let words), .someOf(let words): words
    case .command: commands.map(\.name)
    case .shell: Shell.allCases.map(\.rawValue)
    case .rule, .rules: allRules.map(\.id.name)
    case .number, .file, .folder, .sources, .free, .catalogs: nil
    }
  }
}
