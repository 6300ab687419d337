/// Names that are taken, so that no two things share one.
struct UniqueNames {
  private var taken: Set<String>

  init(_ taken: [String] = []) { self.taken = Set(taken) }

  /// The name, with a number after it where it is taken.
  mutating func unique(_ name: String) -> String {
    unique(name) { [$0] }
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
}
