extension String {
  /// The words of a list that source code holds, between spaces and line feeds.
  ///
  /// Cut at bytes: lists are read when a command starts, where reading characters would be felt.
  var listedWords: [Substring] {
    utf8.split { $0 == 0x20 || $0 == 0x0A }.map(Substring.init)
  }
}
