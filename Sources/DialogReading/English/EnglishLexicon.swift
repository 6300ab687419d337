import DialogLocales
import DialogSupport

/// The words of English that are not function words, from WordNet; forms of verbs and nouns are
/// worked out by their endings.
enum EnglishLexicon {
  typealias Readings = EnglishReadings

  /// - Parameter word: letters of ASCII in lower case; of a compound with hyphens its last part.
  static func readings(of word: [UInt8]) -> Readings {
    var readings = Readings()
    if let entry = entry(word[...]) { readings.formUnion(entry.readings) }
    addForms(of: word, to: &readings)
    if readings.isEmpty { return guess(word) }
    return readings
  }

  private static let words = WordGraph(data: englishWordsData, letterBits: 5)

  /// What the table says of a word.
  private struct Entry {
    /// Bits as the table's documentation says.
    let parts: Int
    let frequencies: Int
    let forms: Int

    init(_ value: Int) {
      parts = value & 63
      frequencies = value >> 6 & 63
      forms = value >> 12
    }

    var isVerb: Bool { parts & 2 != 0 }
    var isNoun: Bool { parts & 1 != 0 }
    var hasBase: Bool { forms & 8 == 0 }

    var readings: Readings {
      var readings = Readings()
      if isNoun { readings.insert(forms & 4 != 0 ? .plural : .noun) }
      if parts & 4 != 0 { readings.insert(.adjective) }
      if parts & 8 != 0 { readings.insert(.adverb) }
      if parts & 32 != 0 { readings.insert(.name) }
      if isVerb {
        if hasBase { readings.insert(.base) }
        if forms & 1 != 0 { readings.insert(.past) }
        if forms & 2 != 0 { readings.insert(.participle) }
        if parts & 16 != 0 { readings.insert(.intransitive) }
      }
      let (noun, verb) = (frequencies & 3, frequencies >> 2 & 3)
      if isVerb, isNoun, noun > verb + 1 { readings.insert(.mostlyNoun) }
      if isVerb, noun < verb || !isNoun { readings.insert(.mostlyVerb) }
      if isVerb, verb == 0 { readings.insert(.rarelyVerb) }
      if isVerb, frequencies >> 4 & 3 > verb { readings.insert(.mostlyAdjective) }
      return readings
    }
  }

  // MARK: Forms

  private static func addForms(of word: [UInt8], to readings: inout Readings) {
    // Of three letters: ads, which is no word by itself.
    guard let last = word.last, word.count > (readings.isEmpty && last == 0x73 ? 2 : 3) else {
      return
    }
    switch last {
    case UInt8(ascii: "s"): addForms(inS: word, to: &readings)
    case UInt8(ascii: "d"): addForms(inEd: word, to: &readings)
    case UInt8(ascii: "g"): addForms(inIng: word, to: &readings)
    case UInt8(ascii: "r"), UInt8(ascii: "t"): addComparison(of: word, to: &readings)
    case UInt8(ascii: "y"): addAdverb(of: word, to: &readings)
    default: break
    }
  }

  private static func addForms(inS word: [UInt8], to readings: inout Readings) {
    if word.hasSuffix("ss") || word.hasSuffix("us") { return }
    for stem in stems(ofS: word) {
      guard let entry = entryOrPrefixed(stem) else { continue }
      if entry.isNoun {
        readings.insert(.plural)
        readings.remove(.noun)
      }
      if entry.isVerb, entry.hasBase {
        readings.formUnion([.thirdPerson, entry.readings.intersection(.intransitive)])
        let lean = entry.readings.intersection([.mostlyNoun, .mostlyVerb])
        if readings.isDisjoint(with: [.mostlyNoun, .mostlyVerb]) { readings.formUnion(lean) }
      }
      return
    }
  }

  private static func stems(ofS word: [UInt8]) -> [ArraySlice<UInt8>] {
    var stems = [word.dropLast()]
    if word.hasSuffix("ies") {
      stems = [word.dropLast(3) + [UInt8(ascii: "y")], word.dropLast()]
    } else if word.hasSuffix("es") {
      stems.append(word.dropLast(2))
    }
    return stems
  }

  private static func addForms(inEd word: [UInt8], to readings: inout Readings) {
    guard word.hasSuffix("ed"), !word.hasSuffix("eed"),
      let verb = verb(strippedOf: word.dropLast(2), vowel: UInt8(ascii: "e"))
    else { return }
    readings.formUnion([.past, .participle, verb.readings.intersection(.intransitive)])
    // An adjective of its own that texts use: `limited`; but `deleted` is a participle first.
    if readings.contains(.adjective), !readings.contains(.base) {
      let own = entry(word[...])!
      if own.frequencies >> 4 & 3 > verb.frequencies >> 2 & 3 { readings.insert(.mostlyAdjective) }
    }
  }

  private static func addForms(inIng word: [UInt8], to readings: inout Readings) {
    guard word.hasSuffix("ing"), word.count > 4,
      verb(strippedOf: word.dropLast(3), vowel: UInt8(ascii: "e")) != nil
    else { return }
    readings.insert(.gerund)
  }

  /// The verb that a stem is of: `delet` of delete, `stopp` of stop, `tri` of try.
  private static func verb(strippedOf stem: ArraySlice<UInt8>, vowel: UInt8) -> Entry? {
    func verb(_ word: ArraySlice<UInt8>) -> Entry? {
      entryOrPrefixed(word).flatMap { $0.isVerb && $0.hasBase ? $0 : nil }
    }
    guard let last = stem.last, stem.count > 1 else { return nil }
    let isDoubled = stem[stem.endIndex - 2] == last
    if last == UInt8(ascii: "i"), let entry = verb(stem.dropLast() + [UInt8(ascii: "y")]) {
      return entry
    }
    if let entry = verb(stem + [vowel]) ?? verb(stem) { return entry }
    return isDoubled ? verb(stem.dropLast()) : nil
  }

  private static func addComparison(of word: [UInt8], to readings: inout Readings) {
    let length = word.hasSuffix("est") ? 3 : word.hasSuffix("er") ? 2 : 0
    guard length > 0, word.count > length + 2, !readings.contains(.noun) else { return }
    let stem = word.dropLast(length)
    for candidate in [stem, stem + [UInt8(ascii: "e")], stem.dropLast(), yForI(stem)] {
      if let entry = entry(candidate), entry.parts & 4 != 0, !entry.isVerb {
        readings.insert(.adjective)
        return
      }
    }
  }

  private static func yForI(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    stem.last == UInt8(ascii: "i") ? stem.dropLast() + [UInt8(ascii: "y")] : stem
  }

  private static func addAdverb(of word: [UInt8], to readings: inout Readings) {
    guard word.hasSuffix("ly"), readings.isEmpty, word.count > 5 else { return }
    readings.insert(.adverb)
  }

  /// Of a word that nobody knows: by its ending, else a noun.
  private static func guess(_ word: [UInt8]) -> Readings {
    for ending in ["able", "ible", "less", "ful", "ous"] where word.hasSuffix(ending) {
      return [.adjective, .unknown]
    }
    if word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 3 { return [.plural, .unknown] }
    return [.noun, .unknown]
  }

  // MARK: The table

  /// A verb also with a prefix that makes verbs of verbs: `resync`, `unpin`, `deactivate`.
  private static func entryOrPrefixed(_ word: ArraySlice<UInt8>) -> Entry? {
    if let entry = entry(word) { return entry }
    for prefix in ["re", "un", "de", "auto", "pre"]
    where word.count > prefix.utf8.count + 2 && word.starts(with: prefix.utf8) {
      let rest = word.dropFirst(prefix.utf8.count)
      if let entry = entry(rest), entry.isVerb { return entry }
    }
    return nil
  }

  private static func entry(_ word: ArraySlice<UInt8>) -> Entry? {
    var node = WordGraph.root
    for letter in word {
      guard 0x61...0x7A ~= letter, let next = words.node(after: letter - 0x60, at: node)
      else { return nil }
      node = next
    }
    return words.value(at: node).map(Entry.init)
  }
}
