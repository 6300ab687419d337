/// Names that are taken, so that no two things share one.
struct UniqueNames {
  /// Few are looked through one by one, which takes less than a set of them.
  private var few: [String] = []
  private var many: Set<String> = []

  private static let mostOfFew = 12

  /// - Parameter room: for how many names besides.
  init(_ taken: [String] = [], room: Int = 0) {
    if taken.count > UniqueNames.mostOfFew { many = Set(taken) } else { few = taken }
    if !many.isEmpty { many.reserveCapacity(taken.count + room) }
  }

  /// The name, with a number after it where it is taken.
  mutating func unique(_ name: String) -> String {
    if insert(name) { return name }
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
    for (index, name) in names.enumerated() where !insert(name) {
      if names[..<index].contains(name) { continue }
      remove(names[..<index])
      return false
    }
    return true
  }

  /// - Returns: whether the name was not taken before.
  private mutating func insert(_ name: String) -> Bool {
    if !many.isEmpty { return many.insert(name).inserted }
    if few.contains(where: { $0 == name }) { return false }
    few.append(name)
    if few.count > UniqueNames.mostOfFew { (few, many) = ([], Set(few)) }
    return true
  }

  private mutating func remove(_ names: ArraySlice<String>) {
    many.subtract(names)
    few.removeAll { few in names.contains { $0 == few } }
  }

  // MARK: Names after which others are named

  /// Which names have nothing to do with the others: none of those is one of them, or begins with it
  /// and an underscore, or the other way round. So nothing that is named after such a name, with an
  /// underscore between, is named after another.
  ///
  /// - Parameter others: names that count as well.
  static func standAlone(_ names: [String], among others: [String]) -> [Bool] {
    var isAlone = Array(repeating: true, count: names.count)
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(names.count + others.count)
    func meet(_ place: Int, _ other: Int) {
      if place < names.count { isAlone[place] = false }
      if other < names.count { isAlone[other] = false }
    }
    // Names whose hashes are alike by chance do not stand alone either.
    for (place, name) in (names + others).enumerated() {
      let hash = name.hashes { _ in }
      if let other = places[hash] { meet(place, other) } else { places[hash] = place }
    }
    for (place, name) in (names + others).enumerated() {
      _ = name.hashes { beginning in
        if let other = places[beginning] { meet(place, other) }
      }
    }
    return isAlone
  }
}

extension String {
  /// Its hash, FNV-1a of 64 bits; the body is called with those of what stands before each underscore.
  fileprivate func hashes(ofBeginnings body: (UInt64) -> Void) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 {
      if byte == UInt8(ascii: "_") { body(hash) }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}
