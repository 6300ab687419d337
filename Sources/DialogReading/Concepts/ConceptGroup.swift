import DialogLocales

/// Concepts of which a translation cannot say one for another: hours and days, add and remove.
public struct ConceptGroup: Sendable {
  /// How one differs from the other.
  public let kind: Kind
  /// Their numbers among all concepts.
  public let concepts: Range<Int>
  /// The same.
  public let set: ConceptSet

  /// How concepts of a group differ.
  public enum Kind: Substring, Sendable {
    /// Units, which are others with other numbers: 24 hours are a day.
    case unit
    /// Opposites: one denied may be the other.
    case opposite
    /// Numbers, which texts write in digits too.
    case number
    /// What excludes each other and no denial turns into the other: days of the week.
    case other
    /// People in what they are to each other.
    case person
    /// Things; texts say one for another where one belongs to the other (`kindred`).
    case thing
    /// Things that texts say by so many other words that nothing follows from them.
    case loose
  }

  /// Whether of two things that are compared one is the one and the other the other: faster, slower.
  public var isOfComparison: Bool {
    ["more", "faster", "newer", "cheap", "hot", "strong"].contains(
      ConceptGroup.name(of: concepts.lowerBound).english)
  }

  /// Whether its phrases have units or days in them, which other words do not answer: 3 days ago, с понедельника.
  public var hasUnits: Bool {
    ["ago", "until_when"].contains(ConceptGroup.name(of: concepts.lowerBound).english)
  }

  /// All groups, in the order in which languages list their words.
  public static let all: [ConceptGroup] = lines.map { line in
    let concepts = line.first..<line.first + line.names.count
    return ConceptGroup(kind: line.kind, concepts: concepts, set: ConceptSet(concepts))
  }

  /// Those of people, and of relatives.
  public static let people: ConceptSet = {
    var people = concepts(of: .person)
    people.formUnion(ConceptSet(relatives.map(concept)))
    return people
  }()

  private static let relatives: [String] = .words(
    "mother father sister brother daughter son grandmother grandfather")

  /// Those of units.
  static let units = concepts(of: .unit)

  /// Those of things.
  public static let things = concepts(of: .thing)

  /// What is done.
  public static let deeds: ConceptSet = {
    var deeds = namedDeeds
    deeds.formUnion(named(wideDeeds[...]))
    return deeds
  }()
  /// Of that what has a word of its own in every language, which no other one of them is said for unless they are
  /// kindred.
  public static let namedDeeds = named(plainDeeds[...])

  private static func named(_ names: Substring) -> ConceptSet {
    ConceptSet(names.listedWords.map { concept(named: String($0)) })
  }

  private static func concepts(of kind: Kind) -> ConceptSet {
    all.lazy.filter { $0.kind == kind }.reduce(into: ConceptSet()) { $0.formUnion($1.set) }
  }

  /// The place of a concept's group among all.
  public static func index(of concept: Int) -> Int { groups[concept] }

  /// The other concepts of its group.
  public static func others(than concept: Int) -> ConceptSet {
    all[index(of: concept)].set.subtracting(ConceptSet([concept]))
  }

  private static let groups = all.indices.flatMap { index in
    all[index].concepts.map { _ in index }
  }

  /// The name of a concept: in lists of words, and in messages where `_` is a space.
  public static func name(of concept: Int) -> (english: String, korean: String) { names[concept] }

  /// The number of a concept by its English name, which must be one.
  public static func concept(named name: String) -> Int { numbers[name]! }

  private static let numbers: WordMap<Int> = {
    var numbers = WordMap<Int>(minimumCapacity: 1_000)
    for (number, name) in names.enumerated() { numbers[name.english, default: number] = number }
    return numbers
  }()

  /// Whether texts may say one concept for another of its group: what has the other in it, or is a
  /// kind of it.
  public static func areKindred(_ a: Int, _ b: Int) -> Bool {
    kindred.contains { $0.contains(a) && $0.contains(b) }
  }

  fileprivate static let kindred = kindredConcepts.parts(at: "\n").map(named)

  /// Concepts of different groups of which one is not said for the other: what a source says, then its translation.
  public static let opposed: [(meant: Int, said: Int)] = opposedConcepts.parts(at: "\n").map {
    line in
    let names = line.listedWords.map { concept(named: String($0)) }
    return (names[0], names[1])
  }

  static let names = lines.flatMap(\.names)

  private static let lines: [(kind: Kind, first: Int, names: [(english: String, korean: String)])] =
    {
      var count = 0
      return conceptGroups.parts(at: "\n").map { line in
        let words = line.listedWords
        let names = words.dropFirst().map { word in
          let (english, korean) = word.cut(at: "=")!
          return (english: String(english), korean: String(korean))
        }
        defer { count += names.count }
        return (Kind(rawValue: words[0])!, count, names)
      }
    }()
}

extension ConceptSet {
  /// Whether texts may say any of several for any other.
  public var areKindred: Bool {
    count > 1 && ConceptGroup.kindred.contains { subtracting($0).isEmpty }
  }
}
