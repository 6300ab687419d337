extension ArgumentKind {
  /// As a specifier without its percent sign.
  package var specifier: String {
    switch self {
    case .object: "@"
    case .integer: "lld"
    case .real: "lf"
    }
  }
}

extension [Piece] {
  /// The pieces as a format string. One argument needs no number where it is the only one that
  /// there is; what is counted by a substitution is `%arg` there.
  ///
  /// - Parameters:
  ///   - count: how many arguments the text has in any language.
  ///   - counted: the number of the argument that a substitution counts.
  package func formatString(count: Int, counted: Int? = nil) -> String {
    var uses = 0
    for case .argument in self { uses += 1 }
    return reduce(into: "") { format, piece in
      switch piece {
      case .text(let text): format += count == 0 ? text : text.doublingPercents
      case .argument(let number, _) where number == counted: format += "%arg"
      case .argument(let number, let kind):
        let isPlain = count == 1 && uses == 1
        format += (isPlain ? "%" : "%\(number)$") + kind.specifier
      }
    }
  }
}

extension String {
  fileprivate var doublingPercents: String {
    unicodeScalars.reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) }
  }
}
