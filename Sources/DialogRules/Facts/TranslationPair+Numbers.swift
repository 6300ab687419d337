import DialogReading

extension TranslationPair {
  /// Two numbers of which a variant counts with each what the other one does in the source: 12 photos from 3 albums for
  /// 3 photos from 12; or the whole and the part of it.
  func exchangedNumbers(in variant: TextVariant) -> [String]? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, origins[0].locale.isEnglish, !variant.isButton,
      let meant = NumberedText(origins[0]), let said = NumberedText(variant),
      let words = variant.reading.language.roleWords,
      Set(meant.numbers) == Set(said.numbers)
    else { return nil }
    let numbers = meant.numbers
    if numbers.count == 2, let between = meant.text.textBetweenValues, ofWhole.contains(between),
      let whole = words.whole(in: said.text.lowercased()), said.numbers[whole] == numbers[0]
    {
      return numbers
    }
    guard let (own, source) = nouns(of: said, in: variant, meant, of: origins[0]) else {
      return nil
    }
    for first in numbers.indices {
      for second in numbers.indices.dropFirst(first + 1) {
        let places = [first, second].map { said.numbers.firstIndex(of: numbers[$0])! }
        if own.exchange((first, second), of: source, (places[0], places[1])) {
          return [numbers[first], numbers[second]]
        }
      }
    }
    return nil
  }

  /// What the numbers of a variant and of its source count.
  private func nouns(
    of said: NumberedText, in variant: TextVariant, _ meant: NumberedText, of origin: TextVariant
  ) -> (own: ValueNouns, source: ValueNouns)? {
    guard let english = origin.reading.language.conceptWords,
      let known = variant.reading.language.conceptWords,
      let words = variant.reading.language.roleWords,
      let source = ValueNouns(
        english: meant.text, ConceptReading(meant.text, english),
        ThingReading(ofEnglish: meant.text))
    else { return nil }
    let things = variant.reading.language.thingWords.map { ThingReading(said.text, $0) }
    return (ValueNouns(said.text, ConceptReading(said.text, known), things, words), source)
  }
}

/// A text without values, with U+FFFC for each of its numbers.
private struct NumberedText {
  let text: String
  /// As `NumbersInText` has them, each once.
  let numbers: [String]

  /// Nil of a text with values, with fewer than two numbers or with one of them twice.
  init?(_ variant: TextVariant) {
    guard variant.placeholders.isEmpty, variant.traits.marks.contains(.digit) else { return nil }
    let found = NumbersInText(variant.text).numbers
    guard (2...mostValues).contains(found.count), Set(found.map(\.value)).count == found.count
    else { return nil }
    numbers = found.map(\.value)
    var (bytes, start) = ([UInt8](), 0)
    for number in found {
      bytes += variant.bytes[start..<number.range.lowerBound] + TextVariant.placeholder.utf8
      start = number.range.upperBound
    }
    text = String(decoding: bytes + variant.bytes[start...], as: UTF8.self)
  }
}
