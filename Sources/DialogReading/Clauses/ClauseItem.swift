/// What a part of a sentence speaks of.
enum ClauseItem: Hashable, Sendable {
  case concept(Int)
  case value(Int)
  /// A thing of everyday life, by its number.
  case thing(Int)
  /// A number in digits.
  case number(String)
  /// A name that stands in both texts as it is, in lower case.
  case name(String)

  /// Whether between two of its kind the first is the lower or earlier one: values, numbers, times and days.
  var hasOrder: Bool {
    switch self {
    case .value, .number: true
    case .concept(let number): ofTime.contains(number)
    case .thing, .name: false
    }
  }

  /// Whether it is somebody by what he is to others or does.
  var isPerson: Bool {
    switch self {
    case .concept(let number): ConceptGroup.people.contains(number)
    case .thing(let number): EverydayThing.all[number].kind == "person"
    case .value, .number, .name: false
    }
  }

  /// Phone, computer or any other one.
  static let device = ClauseItem.concept(ConceptGroup.concept(named: "device"))

  /// The concepts and values of a text, with where they stand.
  ///
  /// - Parameter isWanted: which concepts are.
  static func all(
    of text: ConceptText, _ concepts: ConceptReading, _ values: [Int], where isWanted: (Int) -> Bool
  ) -> [(range: Range<Int>, item: ClauseItem)] {
    let said = concepts.places.filter { isWanted($0.concept) }
      .map { ($0.range, ClauseItem.concept($0.concept)) }
    let placeholders = text.kinds.indices.filter { text.kinds[$0] == .placeholder }
    return said + zip(placeholders, values).map { ($0..<$0 + 3, .value($1)) }
  }
}

extension Int {
  /// Whether it is a concept by which texts name something: a day, a thing, a person.
  var isNamed: Bool {
    switch ConceptGroup.all[ConceptGroup.index(of: self)].kind {
    case .other, .thing, .person: true
    case .unit, .opposite, .number, .loose: false
    }
  }
}

/// Days, months and parts of the day.
private let ofTime = ["monday", "january", "morning", "yesterday"].reduce(into: ConceptSet()) {
  all, name in
  let group = ConceptGroup.all[ConceptGroup.index(of: ConceptGroup.concept(named: name))]
  all.formUnion(group.set)
}
