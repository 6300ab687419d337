public import DialogCompiler

/// What a search over all projects finds.
public struct FoundSymbol: Sendable {
  /// The entry, without what is in it.
  public let item: OutlineItem
  /// What it stands in: a dialog, an enum; empty of a declaration.
  public let container: String
  /// The file that it is in.
  public let path: Path
}

extension ProjectTree {
  /// The declarations, and the names in them, whose letters a query has in their order, the best first;
  /// all declarations where the query is empty.
  public func symbols(matching query: String) -> [FoundSymbol] {
    var found: [(score: Int, symbol: FoundSymbol)] = []
    for project in projects {
      for path in project.files {
        guard let file = EditedFile(at: path, in: self) else { continue }
        for item in file.outline { item.match(query, in: path, "", &found) }
      }
    }
    return found.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element.symbol)
  }
}

extension OutlineItem {
  fileprivate func match(
    _ query: String, in path: Path, _ container: String,
    _ found: inout [(score: Int, symbol: FoundSymbol)]
  ) {
    if isFound, !query.isEmpty || container.isEmpty, let score = FuzzyMatch.score(query, in: name) {
      found.append((score, FoundSymbol(item: self, container: container, path: path)))
    }
    for child in children { child.match(query, in: path, name, &found) }
  }

  /// Whether it has a name of its own, other than a keyword or the name of what it translates.
  private var isFound: Bool {
    switch kind {
    case .terms, .translation, .text, .row, .parameter: false
    default: true
    }
  }
}
