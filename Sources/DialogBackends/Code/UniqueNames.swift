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
    var names = derived(candidate)
    while names.contains(where: taken.contains) {
      candidate = "\(name)_\(number)"
      names = derived(candidate)
      number += 1
    }
    taken.formUnion(names)
    return candidate
  }
}
