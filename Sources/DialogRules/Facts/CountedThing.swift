import DialogModel
import DialogReading

/// What an English or Korean text counts.
struct CountedThing {
  let amount: Amount
  /// What it may be, where its counter counts several: 권 is of books and files.
  let kinds: Set<Counters.Kind>

  /// How many there are.
  enum Amount: Hashable {
    case value(Placeholder.Value)
    case number(Int)
  }
}

extension TranslationPair {
  /// What the source counts with its values or numbers, right after each; none of a number that it says twice.
  func makeCountedThings() -> [CountedThing] {
    var things: [CountedThing] = []
    for variant in source {
      for (offset, placeholder) in variant.placeholdersByOffset
      where !things.contains(where: { $0.amount == .value(placeholder.value) }) {
        let end = offset + TextVariant.placeholder.utf8.count
        let kinds = variant.kinds(countedAt: end)
        if kinds.isEmpty { continue }
        things.append(CountedThing(amount: .value(placeholder.value), kinds: kinds))
      }
    }
    guard source.count == 1 else { return things }
    let numbers = source[0].numbersByEnd
    for (number, end) in numbers where numbers.count(where: { $0.number == number }) == 1 {
      let kinds = source[0].kinds(countedAt: end)
      if kinds.isEmpty { continue }
      things.append(CountedThing(amount: .number(number), kinds: kinds))
    }
    return things
  }
}

extension TextVariant {
  /// What it counts with what ends at a byte: in English, three words are enough.
  fileprivate func kinds(countedAt end: Int) -> Set<Counters.Kind> {
    if reading.language.isKorean {
      return reading.language.counters?.kinds(in: text, after: end) ?? []
    }
    let kind =
      bytes[end...].first == 0x20
      ? Counters.kind(countedIn: String(decoding: bytes[end...].prefix(80), as: UTF8.self)) : nil
    return kind.map { [$0] } ?? []
  }

  /// The numbers that a text says, in digits or, up to twelve, in words.
  fileprivate var numbersByEnd: [(number: Int, end: Int)] {
    var numbers: [(number: Int, end: Int)] = []
    if saysDigits {
      numbers = NumbersInText(text).numbers.compactMap { number in
        Int(number.value).map { ($0, number.range.upperBound) }
      }
    }
    guard words.contains(where: { numerals[$0] != nil }) else { return numbers }
    var end = 0
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      end += part.utf8.count
      if let number = numerals[part.lowercased()] { numbers.append((number, end)) }
      end += 1
    }
    return numbers
  }
}

private let numerals: [String: Int] = Dictionary(
  uniqueKeysWithValues: zip(
    [String].words("two three four five six seven eight nine ten eleven twelve"), 2...))
