import DialogLocales
internal import DialogSupport

/// The nouns beside the values of a text, which say what each counts or names: photos and albums of
/// “{a} photos from {b} albums”.
public struct ValueNouns: Sendable {
  /// What stands beside each value, and how near; nil where it cannot be told.
  private let nouns: [[Noun: Nearness]?]

  fileprivate enum Noun: Hashable {
    case concept(Int)
    case thing(Int)
  }

  /// How near a noun stands to a value.
  enum Nearness: Int, Comparable {
    /// A word or two may stand between.
    case near
    /// Nothing but a counter does.
    case beside

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// An English text; nil where no two of its values have nouns of their own.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each value.
  ///   - concepts: what it says of concepts.
  ///   - things: the things that it names; nil where it names none.
  public init?(english text: String, _ concepts: ConceptReading, _ things: ThingReading?) {
    let places = ValueNouns.places(concepts, things)
    if places.isEmpty { return nil }
    let text = ConceptText(text)
    nouns = text.values.map { value in
      let phrase = text.phrase(after: value.upperBound)
      let after = places.filter { phrase.range.contains($0.range.lowerBound) }
      if !after.isEmpty || phrase.isPlural { return ValueNouns.all(after, .beside) }
      let before = places.filter { place in
        place.range.upperBound <= value.lowerBound
          && text.isOpen(text.endOfWord(from: place.range.upperBound)..<value.lowerBound)
      }
      return before.isEmpty ? nil : ValueNouns.all(before, .beside)
    }
    if nouns.count(where: { $0 != nil }) < 2 || nouns.allSatisfy({ $0?.isEmpty ?? true }) {
      return nil
    }
  }

  /// A translation.
  ///
  /// - Parameter words: how its language says what a value is.
  public init(
    _ text: String, _ concepts: ConceptReading, _ things: ThingReading?, _ words: RoleWords
  ) {
    let text = ConceptText(text)
    let values = text.values
    let places = ValueNouns.places(concepts, things)
    nouns = values.map { value in
      var own: [Noun: Nearness] = [:]
      for place in places {
        guard let nearness = text.nearness(of: place.range, to: value, words) else { continue }
        own[place.noun] = max(own[place.noun] ?? .near, nearness)
      }
      return own
    }
  }

  private static func all(_ places: [Place], _ nearness: Nearness) -> [Noun: Nearness] {
    Dictionary(places.map { ($0.noun, nearness) }, uniquingKeysWith: max)
  }

  // MARK: Where nouns stand

  fileprivate typealias Place = (noun: Noun, range: Range<Int>)

  private static func places(_ concepts: ConceptReading, _ things: ThingReading?) -> [Place] {
    let named = concepts.places.filter { ConceptGroup.nouns.contains($0.concept) }
    return named.map { (.concept($0.concept), $0.range) }
      + (things?.said ?? []).map { (.thing($0.number), $0.range) }
  }
}

extension ConceptGroup {
  /// What values count or name.
  fileprivate static let nouns: ConceptSet = {
    let nouns = all.filter { [.thing, .person, .unit, .loose].contains($0.kind) }
    let others = ["you", "we", "they", "new", "old", "earlier", "later", "empty", "full"]
    return nouns.reduce(into: ConceptSet()) { $0.formUnion($1.set) }
      .subtracting(ConceptSet(others.map(concept)))
  }()
}

extension ValueNouns {
  /// Whether of two values each has the noun of the other.
  ///
  /// - Parameters:
  ///   - source: those of the English text.
  ///   - meant: the places there of two values.
  ///   - said: their places here.
  public func exchange(_ meant: (Int, Int), of source: ValueNouns, _ said: (Int, Int)) -> Bool {
    guard source.nouns.indices.contains(meant.1), nouns.indices.contains(max(said.0, said.1)),
      let first = source.nouns[meant.0], let second = source.nouns[meant.1],
      !ValueNouns.share(first, second)
    else { return false }
    let own = [nearness(of: first, to: said.0), nearness(of: second, to: said.1)]
    let other = [nearness(of: first, to: said.1), nearness(of: second, to: said.0)]
    if !other.contains(nil) { return own.contains(nil) }
    return own.allSatisfy { $0 == nil } && other.contains(.beside)
      && !ValueNouns.areKindred(first, second)
  }

  /// How near the nearest of some nouns stands to a value.
  private func nearness(of meant: [Noun: Nearness], to value: Int) -> Nearness? {
    guard let said = nouns[value] else { return nil }
    return meant.keys.flatMap(\.alike).compactMap { said[$0] }.max()
  }

  /// Whether texts say the same noun for one of both.
  private static func share(_ one: [Noun: Nearness], _ other: [Noun: Nearness]) -> Bool {
    one.keys.contains { noun in other.keys.contains { noun.alike.contains($0) } }
  }

  /// Whether one of both has the other in it, as albums have photos, so that texts may name one of them for both.
  private static func areKindred(_ one: [Noun: Nearness], _ other: [Noun: Nearness]) -> Bool {
    one.keys.contains { noun in other.keys.contains { noun.isKindred(to: $0) } }
  }
}

extension ValueNouns.Noun {
  /// Those that texts say for it, and itself.
  fileprivate var alike: [Self] {
    switch self {
    case .concept: [self]
    case .thing(let number): EverydayThing.all[number].kin.map { .thing($0) }
    }
  }

  fileprivate func isKindred(to other: Self) -> Bool {
    guard case (.concept(let one), .concept(let other)) = (self, other) else { return false }
    return ConceptGroup.areKindred(one, other)
  }
}

extension ConceptText {
  /// The bytes of each value.
  var values: [Range<Int>] {
    kinds.indices.filter { kinds[$0] == .placeholder }.map { $0..<$0 + 3 }
  }

  /// The words after an English value that may be of its noun, and whether the first is a noun in the plural, listed or
  /// not.
  fileprivate func phrase(after start: Int) -> (range: Range<Int>, isPlural: Bool) {
    var (end, count, isPlural) = (start, 0, false)
    while count < 3, let next = nextWord(from: end), kinds[next] == .letter, isOpen(end..<next) {
      let last = endOfWord(from: next)
      let word = Array(bytes[next..<last])
      if endsPhrase.contains(String(decoding: word, as: UTF8.self)) { break }
      if count == 0 { isPlural = EnglishLexicon.readings(of: word).isCounted }
      (end, count) = (last, count + 1)
    }
    return (start..<end, isPlural)
  }

  /// Whether nothing but spaces and quotation marks stands in bytes.
  func isOpen(_ range: Range<Int>) -> Bool {
    range.isEmpty || String(decoding: bytes[range], as: UTF8.self).allSatisfy(opensName.contains)
  }
}

let opensName = Set(" \u{A0}\u{202F}“”‘’„‚«»「」『』\"'")

extension EnglishReadings {
  fileprivate var isCounted: Bool {
    contains(.plural) && (!contains(.thirdPerson) || contains(.mostlyNoun))
  }
}

/// Words after which no noun is that of the value before them.
private let endsPhrase: WordSet = .words(
  """
  in on at to from of and or for with by is are was were will has have had than into onto out off up down as per
  before after until since between about over under through if when while because that who which can may must
  should would could you your it its this these those the a an not no
  """)
