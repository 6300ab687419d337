import DialogCompiler

/// What clients were told of tokens last.
struct ToldTokens {
  private var told: [Path: (id: String, numbers: [Int])] = [:]
  private var count = 0

  /// - Returns: the name that the client asks for changes by.
  mutating func keep(_ numbers: [Int], of path: Path) -> String {
    count += 1
    told[path] = (String(count), numbers)
    return String(count)
  }

  /// What was told by a name; nil where something else was told since.
  func told(_ id: String, of path: Path) -> [Int]? {
    told[path].flatMap { $0.id == id ? $0.numbers : nil }
  }

  mutating func forget(_ path: Path) { told[path] = nil }
}
