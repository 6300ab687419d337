import DialogSupport

/// Names that are taken, so that no two things share one.
struct UniqueNames {
  private var taken: Set<String>

  init(_ taken: [String] = []) { self.taken = Set(taken) }

  /// The name, with a number after it where it is taken.
  mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    return unique(name) { [$0] }
  }

  /// The name, with a number after it where something is taken that is named after it.
  mutating func unique(_ name: String, derived: (String) -> [String]) -> String {
    var candidate = name
    var number = 2
    while !take(derived(candidate)) {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  /// Takes all names, or none where one is taken; the same may stand among them twice.
  private mutating func take(_ names: [String]) -> Bool {
    for (index, name) in names.enumerated() where !taken.insert(name).inserted {
      if names[..<index].contains(name) { continue }
      taken.subtract(names[..<index])
      return false
    }
    return true
  }

  // MARK: Names after which others are named

  /// Which names have nothing to do with the others: none of those is one of them, or begins with it
  /// and an underscore, or the other way round. So nothing that is named after such a name, with an
  /// underscore between, is named after another.
  ///
  /// - Parameter others: names that count as well.
  static func standAlone(_ names: [String], among others: [String]) -> [Bool] {
    let sorted = (names + others).enumerated().map { (name: $1 + "_", index: $0) }
      .sorted { $0.name < $1.name }
    var isAlone = Array(repeating: true, count: sorted.count)
    guard var first = sorted.first else { return [] }
    // What begins with a name stands right after it.
    for next in sorted.dropFirst() {
      if next.name.utf8.hasPrefix(first.name) {
        isAlone[first.index] = false
        isAlone[next.index] = false
      } else {
        first = next
      }
    }
    return Array(isAlone.prefix(names.count))
  }
}
