import DialogReading

extension TranslationPair {
  /// Whether a variant says another amount than a source with one number and a word that multiplies it:
  /// 1.5 million are 150만, not 15만. Nil where either has more numbers, or the variant may multiply by a
  /// word that is not known.
  func saysOtherAmount(_ variant: TextVariant) -> Bool? {
    let origin = counterparts(of: variant)[0]
    let numbers = NumbersInText(variant.text)
    guard let value = numbers.amount ?? numbers.amountBesidesOne else { return nil }
    let scale = max(
      variant.meaning.concepts.map { Scale.factor($0.mentioned) } ?? 1,
      variant.reading.language.amountWords?.factor(variant.words) ?? 1)
    guard let meant = origin.englishAmount ?? (scale > 1 ? origin.greatAmount : nil) else {
      return nil
    }
    // A smaller number without a known word has one that is not.
    guard scale > 1 || value >= 1000 else { return nil }
    // 100万 is read as a million already, which the word beside the digits says too; 12 亿 is not.
    let signs = variant.text.unicodeScalars.compactMap { myriads[$0] }
    return !([value, value * scale] + signs.map { value * $0 }).contains {
      abs($0 - meant) <= meant * 1e-9
    }
  }

  /// The sign of another currency than a source writes beside the same numbers: bytes of the variant.
  func otherCurrency(in variant: TextVariant, than source: TextVariant) -> Range<Int>? {
    let meant = source.text.unicodeScalars.filter(currencySigns.contains)
    guard !meant.isEmpty else { return nil }
    var offset = 0
    var other: Range<Int>?
    for scalar in variant.text.unicodeScalars {
      let length = UTF8.width(scalar)
      if currencySigns.contains(scalar) {
        if meant.contains(scalar) { return nil }
        other = other ?? offset..<offset + length
      }
      offset += length
    }
    return other
  }
}

extension TextVariant {
  /// Whether it has a word that multiplies numbers, 5 millions, which may be written out in another text: 500만.
  var saysScale: Bool {
    meaning.concepts.map { Scale.factor($0.mentioned) } ?? 1 > 1
      || reading.language.amountWords?.factor(words) ?? 1 > 1
  }

  /// The number that an English text has with a word that multiplies it; nil of none or several.
  fileprivate var englishAmount: Double? {
    guard reading.language.isEnglish, traits.marks.contains(.digit) else { return nil }
    let numbers = NumbersInText(text)
    guard let number = numbers.numbers.first, let value = numbers.amount else { return nil }
    let rest = String(decoding: bytes[number.range.upperBound...], as: UTF8.self).letterRuns()
    return rest.first.flatMap { Scale.english[$0] }.map { value * $0 }
  }

  /// The only number of a text, where others may write it with a word that multiplies.
  fileprivate var greatAmount: Double? {
    guard meaning.concepts.map({ Scale.factor($0.mentioned) }) ?? 1 == 1 else { return nil }
    return NumbersInText(text).amount.flatMap { $0 >= 1000 ? $0 : nil }
  }
}

extension NumbersInText {
  /// The value of one number, or of two that follow each other as 2千5百 do.
  fileprivate var amount: Double? {
    guard let first = numbers.first, let value = Double(first.value) else { return nil }
    if numbers.count == 1 { return value }
    guard numbers.count == 2, first.range.upperBound == numbers[1].range.lowerBound,
      let rest = Double(numbers[1].value)
    else { return nil }
    return value + rest
  }
}

extension NumbersInText {
  /// The value of a number beside a one, as of the limit for 1 day.
  fileprivate var amountBesidesOne: Double? {
    guard numbers.count == 2, let one = numbers.firstIndex(where: { $0.value == "1" }) else {
      return nil
    }
    return Double(numbers[1 - one].value)
  }
}

/// Words that multiply the number in front of them.
enum Scale {
  fileprivate static let english: [String: Double] = [
    "hundred": 100, "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000,
    "trillion": 1_000_000_000_000, "k": 1000,
  ]

  /// The concepts of such words.
  static let concepts = ConceptSet(ofConcepts.map(\.concept))

  /// By what a text that says some concepts multiplies.
  fileprivate static func factor(_ concepts: ConceptSet) -> Double {
    ofConcepts.reduce(1) { concepts.contains($1.concept) ? $0 * $1.factor : $0 }
  }

  private static let ofConcepts = ["hundred", "thousand", "million", "billion", "trillion"].map {
    (concept: ConceptGroup.concept(named: $0), factor: english[$0]!)
  }
}

/// What signs multiply by that may stand after a space.
private let myriads: [Unicode.Scalar: Double] = [
  "万": 1e4, "萬": 1e4, "만": 1e4, "億": 1e8, "亿": 1e8, "억": 1e8,
]

private let currencySigns: Set<Unicode.Scalar> = ["$", "€", "£", "¥", "₩", "₹", "₽", "₺", "₪", "฿"]

extension String {
  /// Whether a text spells a great number in characters, whose value is not worked out: 백오십만, 一万五千; or
  /// in Thai units of ten and a hundred thousand.
  var spellsGreatNumber: Bool {
    if contains("หมื่น") || contains("แสน") { return true }
    var (run, hasPower) = (0, false)
    for scalar in unicodeScalars {
      let isPower = powers.contains(scalar)
      guard isPower || numerals.contains(scalar) else {
        (run, hasPower) = (0, false)
        continue
      }
      run += 1
      hasPower = hasPower || isPower
      if run > 2, hasPower { return true }
    }
    return false
  }
}

/// Characters of Chinese and Korean numbers from ten on, and of those below.
private let powers = Set("십백천만억十百千万萬億亿".unicodeScalars)
private let numerals = Set("일이삼사오육칠팔구一二三四五六七八九两兩".unicodeScalars)
