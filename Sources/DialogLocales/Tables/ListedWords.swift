extension String {
  /// The words of a list that source code holds, between spaces and line feeds.
  ///
  /// Cut at bytes: lists are read when a command starts, where reading characters would be felt.
  public var listedWords: [Substring] {
    utf8.split { $0 == 0x20 || $0 == 0x0A }.map(Substring.init)
  }
}

// A list of literals takes the compiler many times as long as one literal.

extension [String] {
  /// The words of a list that source code holds.
  public static func words(_ list: String) -> Self { list.listedWords.map(String.init) }
}

extension Set<String> {
  /// The words of a list that source code holds.
  public static func words(_ list: String) -> Self { Set(list.listedWords.lazy.map(String.init)) }
}
