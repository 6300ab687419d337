/// The numbers that a text writes in digits, whatever the digits and the marks between them.
public struct NumbersInText: Hashable, Sendable {
  /// In order of place.
  public let numbers: [Number]

  /// A number as a text writes it.
  public struct Number: Hashable, Sendable {
    /// In digits of ASCII, without marks of groups, with `.` before decimals and within
    /// versions: `1,000.50` and `1.000,50` are both 1000.50.
    public let value: String
    /// The runs of digits: 1, 000, 50.
    public let parts: [String]
    /// Bytes of the text's UTF-8.
    public let range: Range<Int>

    /// Whether it is one of the smallest numbers, which texts also write as words, articles or
    /// forms of the noun.
    public var isOftenWord: Bool { Int(value).map { $0 <= 12 } ?? false }
  }

  /// - Parameter text: with U+FFFC for each placeholder.
  public init(_ text: String) {
    var reader = Reader()
    for scalar in text.unicodeScalars { reader.read(scalar) }
    reader.finish()
    numbers = reader.found.joined()
  }

  /// The numbers that another text has and this one lacks, and those that it has beyond the other.
  ///
  /// Digits that marks divide differently are the same: 10:30 and 10.30, 4 2 and 4.2.
  public func difference(from other: NumbersInText) -> (missing: [Number], added: [Number]) {
    let missing = other.numbers.without(numbers)
    let added = numbers.without(other.numbers)
    let parts = { (numbers: [Number]) in numbers.flatMap(\.parts).sorted() }
    let areMarked = missing.contains { $0.parts.count > 1 } != added.contains { $0.parts.count > 1 }
    return areMarked && parts(missing) == parts(added) ? ([], []) : (missing, added)
  }

  /// A number, and what tells whether the next one belongs to it.
  fileprivate struct Found {
    var number: Number
    /// How many zeros the last sign after its digits says: 4 in 2천만.
    var zeros: Int
    let followsSpace: Bool
  }

  private struct Reader {
    var found: [Found] = []
    private var before: Unicode.Scalar?
    private var followsSpace = false
    private var parts: [String] = []
    private var marks: [Unicode.Scalar] = []
    private var part = ""
    /// A mark after a digit that may go on: a digit must follow.
    private var mark: Unicode.Scalar?
    /// Whether the digits are followed by a word that it is over that: 150多万.
    private var isOver = false
    private var start = 0
    private var end = 0
    private var offset = 0

    mutating func read(_ scalar: Unicode.Scalar) {
      defer { (offset, before) = (offset + UTF8.width(scalar), scalar) }
      if isOver, scalar.zeros == 0 { finish() }
      if let digit = scalar.digit {
        append(digit)
        end = offset + UTF8.width(scalar)
      } else if !part.isEmpty, scalar.dividesDigits {
        parts.append(part)
        part = ""
        mark = scalar
      } else if !part.isEmpty, parts.isEmpty, let decimals = scalar.decimals {
        // 2½ is 2.5.
        (end, mark) = (offset + UTF8.width(scalar), ".")
        parts.append(part)
        part = ""
        for digit in decimals { append(digit) }
        finish()
      } else if scalar.saysOver, !isOver, !(part.isEmpty && parts.isEmpty) {
        isOver = true
      } else {
        let zeros = part.isEmpty && !isApart(scalar) ? 0 : scalar.zeros
        if zeros > 0 { end = offset + UTF8.width(scalar) }
        if parts.isEmpty, part.isEmpty { multiply(by: scalar) }
        finish(zeros: zeros)
      }
    }

    /// Whether a Chinese sign multiplies the number in front of it though a space stands between.
    private func isApart(_ scalar: Unicode.Scalar) -> Bool {
      !parts.isEmpty && mark?.onlyGroups ?? false && scalar.value < 0xA000
    }

    /// Takes a sign after one that multiplied already: 2천만.
    private mutating func multiply(by sign: Unicode.Scalar) {
      guard sign.zeros >= 4, let last = found.last, 1..<4 ~= last.zeros,
        last.number.range.upperBound == offset, !last.number.value.contains(".")
      else { return }
      let number = last.number
      found[found.count - 1].zeros = sign.zeros
      found[found.count - 1].number = Number(
        value: number.value + String(repeating: "0", count: sign.zeros), parts: number.parts,
        range: number.range.lowerBound..<offset + UTF8.width(sign))
    }

    private mutating func append(_ digit: Character) {
      if let mark { marks.append(mark) }
      mark = nil
      if parts.isEmpty, part.isEmpty { (start, followsSpace) = (offset, before == " ") }
      part.append(digit)
    }

    mutating func finish(zeros: Int = 0) {
      if !part.isEmpty { parts.append(part) }
      if !parts.isEmpty { finishNumber(zeros) }
      (parts, marks, part, mark, isOver) = ([], [], "", nil, false)
    }

    /// Spaces and apostrophes stand only between groups of three digits; else they part numbers.
    private mutating func finishNumber(_ zeros: Int) {
      var first = 0
      var begin = start
      for index in parts.indices.dropFirst() where marks[index - 1].onlyGroups {
        if parts[index].count == 3, parts[first].count <= 3 { continue }
        let length = parts[first..<index].reduce(0) { $0 + $1.count } + (index - first - 1)
        add(first..<index, zeros: 0, begin..<begin + length)
        begin += length + 1
        first = index
      }
      add(first..<parts.count, zeros: zeros, min(begin, end)..<end)
    }

    private mutating func add(_ indices: Range<Int>, zeros: Int, _ range: Range<Int>) {
      let own = Array(parts[indices])
      let between = Array(marks[indices.lowerBound..<indices.upperBound - 1])
      let number = Number(value: Reader.value(own, between, zeros: zeros), parts: own, range: range)
      found.append(Found(number: number, zeros: zeros, followsSpace: followsSpace))
    }

    /// Joins groups of three digits; what follows another mark, or has other lengths, is decimals.
    private static func value(
      _ parts: [String], _ marks: [Unicode.Scalar], zeros: Int
    ) -> String {
      guard let last = marks.last else { return parts[0] + String(repeating: "0", count: zeros) }
      let inner = parts.dropFirst().dropLast()
      let hasGroups = inner.allSatisfy { $0.count == 3 } && parts[0].count <= 3
      let isSame = marks.allSatisfy { $0 == last }
      let isGrouped = hasGroups && isSame && parts.last!.count == 3 && parts[0] != "0"
      if isGrouped { return parts.joined() + String(repeating: "0", count: zeros) }
      let isVersion = marks.count > 1 && (isSame || !hasGroups)
      if isVersion { return parts.joined(separator: ".") }
      return shifted(parts.dropLast().joined(), parts.last!, by: zeros)
    }

    /// 1.5 shifted by four digits is 15000.
    private static func shifted(_ whole: String, _ decimals: String, by zeros: Int) -> String {
      guard zeros > 0 else { return whole + "." + decimals }
      let padding = String(repeating: "0", count: max(zeros - decimals.count, 0))
      return whole + decimals.prefix(zeros) + padding
    }
  }
}

extension [NumbersInText.Found] {
  /// The numbers, those of which a great sign begins and smaller ones go on as one: 1万5千, 3억 2천만.
  fileprivate func joined() -> [NumbersInText.Number] {
    var numbers: [NumbersInText.Number] = []
    var zeros = 0
    for found in self {
      let number = found.number
      if let last = numbers.last, zeros >= 4, number.value.utf8.count <= zeros,
        last.range.upperBound + (found.followsSpace ? 1 : 0) == number.range.lowerBound,
        let great = Int(last.value), let small = Int(number.value), small < great
      {
        numbers[numbers.count - 1] = NumbersInText.Number(
          value: String(great + small), parts: last.parts + number.parts,
          range: last.range.lowerBound..<number.range.upperBound)
      } else {
        numbers.append(number)
      }
      zeros = found.zeros
    }
    return numbers
  }
}

extension Unicode.Scalar {
  fileprivate var digit: Character? {
    if value < 0x80 { return (0x30...0x39).contains(value) ? Character(self) : nil }
    guard value > 0x65F, properties.numericType == .decimal,
      let number = properties.numericValue
    else { return nil }
    return Character(Unicode.Scalar(0x30 + UInt8(number)))
  }

  /// What a sign of a fraction is in decimals.
  fileprivate var decimals: String? {
    switch self {
    case "½": "5"
    case "¼": "25"
    case "¾": "75"
    default: nil
    }
  }

  /// Marks of decimals and groups.
  fileprivate var dividesDigits: Bool {
    switch value {
    case 0x2C, 0x2E, 0x66B, 0x66C: true
    default: onlyGroups
    }
  }

  /// Marks of groups that are never of decimals: spaces and apostrophes.
  fileprivate var onlyGroups: Bool {
    switch value {
    case 0x27, 0x2019, 0xA0, 0x202F, 0x2009, 0x20: true
    default: false
    }
  }

  /// Whether it says after digits that there are more: 150多万, 100여만.
  fileprivate var saysOver: Bool { ["多", "余", "餘", "여"].contains(self) }

  /// How many zeros a Chinese character or Hangul says after digits: 1万, 100만.
  fileprivate var zeros: Int {
    switch self {
    case "百": 2
    case "千", "천": 3
    case "万", "萬", "만": 4
    case "億", "亿", "억": 8
    case "兆": 12
    default: 0
    }
  }
}

extension [NumbersInText.Number] {
  /// The numbers but, for each of some others, the first of its value.
  fileprivate func without(_ others: [NumbersInText.Number]) -> [NumbersInText.Number] {
    var counts: [String: Int] = [:]
    for other in others { counts[other.value, default: 0] += 1 }
    return filter { number in
      guard let count = counts[number.value], count > 0 else { return true }
      counts[number.value] = count - 1
      return false
    }
  }
}
