import DialogLocales

/// What a text speaks of that its translations speak of too, and where: things, people and days, values, numbers and
/// names.
public struct ItemReading: Sendable {
  let text: ConceptText
  let all: [(range: Range<Int>, item: ClauseItem)]

  /// - Parameters:
  ///   - text: with U+FFFC for each placeholder.
  ///   - concepts: what it says of concepts.
  ///   - things: the things that it names; nil where it names none.
  ///   - values: a number for each placeholder, the same for the same value.
  ///   - names: those that both texts have, in lower case.
  public init(
    _ text: String, _ concepts: ConceptReading, _ things: ThingReading?, values: [Int],
    names: Set<String>
  ) {
    let text = ConceptText(text)
    var all = ClauseItem.all(of: text, concepts, values, where: \.isNamed)
    for place in things?.said ?? [] {
      all += place.thing.kin.map { (place.range, .thing($0)) }
    }
    if text.kinds.contains(.digit) {
      let numbers = NumbersInText(String(decoding: text.bytes, as: UTF8.self)).numbers
      let places = numbers.prefix(ItemReading.most).map(\.range)
      // 8달러에서: the amount goes from there.
      all.removeAll { item in places.contains { text.isAmount($0, of: item.range) } }
      all += numbers.map { ($0.range, .number($0.value)) }
    }
    if (1...ItemReading.most).contains(names.count) { all += text.places(of: names) }
    (self.text, self.all) = (text, all.count <= ItemReading.most ? all : [])
  }

  /// How many there are at most: each is looked at for each word that may relate it to others. A text with more is no
  /// sentence of a dialog.
  private static let most = 128

  /// How often it speaks of something.
  func count(of item: ClauseItem) -> Int {
    Set(all.filter { $0.item == item }.map(\.range.lowerBound)).count
  }

  /// The names that a text may have, in lower case: words of Latin letters with a capital within a sentence.
  public static func names(in text: String) -> Set<String> {
    var (names, isOpen) = (Set<String>(), true)
    for word in text.split(separator: " ") {
      if let name = name(in: word), !isOpen { names.insert(name) }
      isOpen = word.last.map { ".!?:。！？".contains($0) } ?? true
    }
    return names
  }

  /// The letters that a word with a capital begins with: Paris of “Paris’ten” and of Paris에서.
  private static func name(in word: Substring) -> String? {
    let letters = word.unicodeScalars.drop { !$0.properties.isAlphabetic }
      .prefix { $0.value < 0x250 && $0.properties.isAlphabetic }
    guard letters.count > 2, letters.first!.properties.isUppercase else { return nil }
    return String(String.UnicodeScalarView(letters)).lowercased()
  }
}

extension ConceptText {
  /// Whether a number stands right before what it counts.
  fileprivate func isAmount(_ number: Range<Int>, of counted: Range<Int>) -> Bool {
    number.upperBound <= counted.lowerBound
      && bytes[number.upperBound..<counted.lowerBound].allSatisfy { $0 == 0x20 }
  }

  /// Where some names stand, whatever follows them within their words.
  fileprivate func places(of names: Set<String>) -> [(range: Range<Int>, item: ClauseItem)] {
    kinds.indices.compactMap { start in
      guard kinds[start] == .letter, beginsWord(at: start) else { return nil }
      let name = names.first { name in
        let end = start + name.utf8.count
        return end <= bytes.count && bytes[start..<end].elementsEqual(name.utf8)
          && (end == bytes.count || !bytes[end].isLatinLetter)
      }
      return name.map { (start..<start + $0.utf8.count, .name($0)) }
    }
  }
}

extension UInt8 {
  /// Whether it is of a letter of a Latin alphabet, with a mark or without.
  fileprivate var isLatinLetter: Bool {
    (0x61...0x7A).contains(self) || (0xC3...0xC9).contains(self)
  }
}
