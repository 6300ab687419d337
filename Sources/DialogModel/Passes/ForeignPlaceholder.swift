import DialogSupport

/// A value in a text as another language writes it.
struct ForeignPlaceholder {
  /// The bytes of the text's run that it takes.
  var range: Range<Int>
  let kind: Kind

  enum Kind {
    /// `%d`, `%@`, `%1$s`: a value by its place, from 1, or the next one.
    case value(Value, place: Int?)
    /// `%1` of Qt, where that parameter is said nowhere else in the text
    case argument(Int)
    /// `%(count)d`, `$count`
    case name(String)
    /// `%#@count@`, texts of a .stringsdict, by what chooses them.
    case texts(String)
    /// `%%`
    case percentSign
    /// `#`, which ICU writes for the number that selects.
    case selector
    /// `@string/title`: a text of another file.
    case reference
    /// `&amp;`, `<b>`: what is shown instead.
    case markup(String)

    /// Whether what is meant stands in another file.
    var isReference: Bool {
      if case .reference = self { true } else { false }
    }
  }

  /// What a conversion of printf writes.
  enum Value { case integer, fraction, any }
}

/// Finds foreign placeholders in a run of a text. Signs of percentages and of money are none: after a
/// number there is a percent sign, as in `50 %d’intérêt`, and a letter that goes on as a word is one.
struct ForeignPlaceholderScanner {
  let bytes: [UInt8]
  /// Whether a value stands before the run.
  let followsValue: Bool
  /// The names after `$` that are values'.
  let names: [String]
  /// Whether percent signs stand before their numbers.
  private let isPrefixed: Bool
  /// Whether the text is an arm that a number selects, and does not say that number.
  private let isSelected: Bool

  init(
    _ text: String, followsValue: Bool, names: [String], isPrefixed: Bool, isSelected: Bool
  ) {
    bytes = Array(text.utf8)
    self.followsValue = followsValue
    self.names = names
    self.isPrefixed = isPrefixed
    self.isSelected = isSelected
  }

  func all() -> [ForeignPlaceholder] {
    if let key = key() { return [key] }
    var found: [ForeignPlaceholder] = []
    var index = 0
    while index < bytes.count {
      let placeholder =
        switch bytes[index] {
        case UInt8(ascii: "%"): percent(at: index)
        case UInt8(ascii: "$"): variable(at: index)
        case UInt8(ascii: "#"): isSelected ? number(at: index) : nil
        case UInt8(ascii: "&"), UInt8(ascii: "<"): markup(at: index)
        case UInt8(ascii: "@"): reference(at: index)
        case UInt8(ascii: ":"):
          index > 0 && bytes[index - 1].isOfName ? nil : name(at: index, in: ":", "")
        case UInt8(ascii: "^"): inflection(at: index)
        case UInt8(ascii: "'"): doubledApostrophe(at: index)
        case UInt8(ascii: "["): name(at: index, in: "[", "]")
        case UInt8(ascii: "_"): underscored(at: index)
        case 0xEF: name(at: index, in: "＄｛", "｝") ?? name(at: index, in: "｛", "｝")
        case 0xC2, 0xE2: newline(at: index)
        default: nil as ForeignPlaceholder?
        }
      if let placeholder { found.append(placeholder) }
      index = placeholder?.range.upperBound ?? index + 1
    }
    return found
  }

  // MARK: Percent

  private func percent(at start: Int) -> ForeignPlaceholder? {
    let next = byte(start + 1)
    if next == UInt8(ascii: "%") {
      return ForeignPlaceholder(range: start..<start + 2, kind: .percentSign)
    }
    if next == UInt8(ascii: "(") { return named(at: start) }
    if let texts = texts(at: start) ?? name(at: start, in: "%", "%") { return texts }
    var end = start + 1
    let place = takePlace(&end)
    let width = end
    let hasWidth = takeWidth(&end)
    guard let value = takeConversion(&end) else { return argument(at: start) }
    let placeholder = ForeignPlaceholder(range: start..<end, kind: .value(value, place: place))
    if place != nil || bytes[end - 1] == UInt8(ascii: "@") { return placeholder }
    // A number stands after such a percent sign; none begins with a point or with a zero and more.
    if hasWidth, isPrefixed, !isFormat(bytes[width..<end]) { return nil }
    return isAfterNumber(start, goingOnAt: end) || goesOn(at: end) ? nil : placeholder
  }

  /// `%#@count@`
  private func texts(at start: Int) -> ForeignPlaceholder? {
    guard bytes[start...].starts(with: "%#@".utf8) else { return nil }
    let name = bytes[(start + 3)...].prefix(while: \.isOfName)
    guard !name.isEmpty, byte(name.endIndex) == UInt8(ascii: "@") else { return nil }
    return ForeignPlaceholder(
      range: start..<name.endIndex + 1, kind: .texts(String(decoding: name, as: UTF8.self)))
  }

  /// `^[{count} song](inflect: true)`, of which this is the start.
  private func inflection(at start: Int) -> ForeignPlaceholder? {
    guard byte(start + 1) == UInt8(ascii: "[") else { return nil }
    let selector = names.first { $0 == "count" } ?? names.last ?? "count"
    return ForeignPlaceholder(range: start..<start + 2, kind: .texts(selector))
  }

  /// `''` between letters, as ICU and SQL write an apostrophe.
  private func doubledApostrophe(at start: Int) -> ForeignPlaceholder? {
    guard start > 0, bytes[start - 1].isASCIILetter, byte(start + 1) == UInt8(ascii: "'"),
      byte(start + 2)?.isASCIILetter == true
    else { return nil }
    return ForeignPlaceholder(range: start..<start + 2, kind: .markup("’"))
  }

  /// `₩n`, `¥n`: what the key of the backslash writes on keyboards of Korea and Japan.
  private func newline(at start: Int) -> ForeignPlaceholder? {
    let sign = ["₩n", "¥n"].first { bytes[start...].starts(with: $0.utf8) }
    return sign.map {
      ForeignPlaceholder(range: start..<start + $0.utf8.count, kind: .markup("\\n"))
    }
  }

  /// `[name]`, `％name％`: a value’s name between two signs.
  func name(at start: Int, in open: String, _ close: String) -> ForeignPlaceholder? {
    guard bytes[start...].starts(with: open.utf8) else { return nil }
    let name = bytes[(start + open.utf8.count)...].prefix(while: \.isOfName)
    let written = String(decoding: name, as: UTF8.self)
    guard names.contains(written), bytes[name.endIndex...].starts(with: close.utf8) else {
      return nil
    }
    return ForeignPlaceholder(
      range: start..<name.endIndex + close.utf8.count, kind: .name(written))
  }

  /// `.2`, `08`: no number that people read.
  private func isFormat(_ width: ArraySlice<UInt8>) -> Bool {
    let isPadding =
      width.first == UInt8(ascii: "0") && width.dropFirst().first?.isASCIIDigit == true
    return width.first == UInt8(ascii: ".") || isPadding
  }

  /// `%1`, `%2` of Qt, not in languages with percent signs before their numbers.
  private func argument(at start: Int) -> ForeignPlaceholder? {
    guard let digit = byte(start + 1), (0x31...0x39).contains(digit), !isPrefixed,
      !followsNumber(start)
    else { return nil }
    let next = byte(start + 2)
    let isOver = next.map { !$0.isASCIIDigit && !$0.isASCIILetter && !"%.,$".utf8.contains($0) }
    guard isOver ?? true else { return nil }
    return ForeignPlaceholder(range: start..<start + 2, kind: .argument(Int(digit - 0x30)))
  }

  /// Whether a number or a value stands before a place, also before a space.
  private func followsNumber(_ start: Int) -> Bool {
    let before = bytes[..<start].last { ![0x20, 0xA0, 0xAF, 0xC2, 0x80, 0xE2].contains($0) }
    return before?.isASCIIDigit ?? followsValue
  }

  /// `__name__`
  private func underscored(at start: Int) -> ForeignPlaceholder? {
    guard start == 0 || !bytes[start - 1].isOfName else { return nil }
    let name = names.first { bytes[start...].starts(with: "__\($0)__".utf8) }
    guard let name, byte(start + name.utf8.count + 4)?.isOfName != true else { return nil }
    return ForeignPlaceholder(range: start..<start + name.utf8.count + 4, kind: .name(name))
  }

  /// `1$`, `[1]`
  private func takePlace(_ index: inout Int) -> Int? {
    if byte(index) == UInt8(ascii: "["), let digit = byte(index + 1), digit.isASCIIDigit,
      byte(index + 2) == UInt8(ascii: "]")
    {
      index += 3
      return Int(digit - 0x30)
    }
    let digits = bytes[index...].prefix { $0.isASCIIDigit }
    guard digits.count == 1 || digits.count == 2, byte(digits.endIndex) == UInt8(ascii: "$") else {
      return nil
    }
    index = digits.endIndex + 1
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// `-08.2`
  private func takeWidth(_ index: inout Int) -> Bool {
    let start = index
    while let next = byte(index), next.isASCIIDigit || "-+#.".utf8.contains(next) { index += 1 }
    return index > start
  }

  /// `d`, `lld`, `@`
  private func takeConversion(_ index: inout Int) -> ForeignPlaceholder.Value? {
    while let next = byte(index), "lhqzt".utf8.contains(next) { index += 1 }
    guard let letter = byte(index) else { return nil }
    index += 1
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "n"):
      return .integer
    case UInt8(ascii: "f"), UInt8(ascii: "g"): return .fraction
    case UInt8(ascii: "s"), UInt8(ascii: "@"): return .any
    default: return nil
    }
  }

  /// `%(name)s`
  private func named(at start: Int) -> ForeignPlaceholder? {
    let name = bytes[min(start + 2, bytes.count)...].prefix(while: \.isOfName)
    guard !name.isEmpty, byte(name.endIndex) == UInt8(ascii: ")"),
      let letter = byte(name.endIndex + 1), "sdif".utf8.contains(letter)
    else { return nil }
    return ForeignPlaceholder(
      range: start..<name.endIndex + 2, kind: .name(String(decoding: name, as: UTF8.self)))
  }

  /// Whether a number stands before a percent sign, or, before a space, where the text goes on after
  /// it without one.
  private func isAfterNumber(_ start: Int, goingOnAt end: Int) -> Bool {
    var index = start
    // No-break spaces end in these bytes.
    while index > 0, [0x20, 0xA0, 0xAF].contains(bytes[index - 1]) {
      index -= index > 1 && bytes[index - 1] != 0x20 ? (bytes[index - 1] == 0xA0 ? 2 : 3) : 1
    }
    let isNumber = index > 0 ? bytes[index - 1].isASCIIDigit : followsValue
    guard isNumber else { return false }
    return index == start || bytes[end...].starts(with: "’".utf8) || byte(end) == UInt8(ascii: "'")
      || goesOn(at: end)
  }

  /// Whether a word goes on, other than with a unit.
  private func goesOn(at end: Int) -> Bool {
    let word = bytes[end...].prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0xC3 }
    if word.isEmpty { return false }
    return byte(word.endIndex) == UInt8(ascii: "%")
      || !Self.units.contains(String(decoding: word, as: UTF8.self))
  }

  private static let units: Set<String> = [
    "s", "h", "m", "d", "x", "px", "pt", "B", "KB", "kB", "MB", "GB", "TB", "min", "sec", "ms",
    "km",
    "cm", "mm", "kg", "g", "k", "K", "M", "C", "F", "st", "nd", "rd", "th",
  ]

  // MARK: Dollar

  /// `$count`
  private func variable(at start: Int) -> ForeignPlaceholder? {
    if let call = name(at: start, in: "$(", ")") ?? name(at: start, in: "$t(", ")") { return call }
    if bytes[start...].starts(with: "$t(".utf8),
      let end = bytes[start...].prefix(80).firstIndex(of: UInt8(ascii: ")"))
    {
      return ForeignPlaceholder(range: start..<end + 1, kind: .reference)
    }
    let name = bytes[(start + 1)...].prefix(while: \.isOfName)
    let written = String(decoding: name, as: UTF8.self)
    guard !name.isEmpty, names.contains(written) else { return nil }
    return ForeignPlaceholder(range: start..<name.endIndex, kind: .name(written))
  }

  // MARK: Number

  /// `#` as a word of its own, before what it counts: `# items`, `#개`.
  private func number(at start: Int) -> ForeignPlaceholder? {
    let isFirst = start == 0 ? !followsValue : bytes[start - 1] == 0x20
    let next = bytes[(start + 1)...].drop { $0 == 0x20 }
    guard isFirst, let counted = next.first else { return nil }
    let isWord = counted > 0x7F || (counted.isASCIILetter && next.startIndex > start + 1)
    return isWord ? ForeignPlaceholder(range: start..<start + 1, kind: .selector) : nil
  }

  func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}

extension UInt8 {
  var isOfName: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }
}
