import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension Lowering {
  /// Reports what reads as another language’s placeholder in a text.
  mutating func checkForeignPlaceholders(
    _ parts: [Part], in tree: SyntaxTree, locale: LanguageTag, dialog: Int
  ) {
    checkEscapedNames(parts, in: tree, dialog: dialog)
    guard parts.contains(where: \.mayHoldForeignPlaceholder) else { return }
    let count = findings.count
    defer { gatherForeignPlaceholders(from: count) }
    let scope = ForeignScope(self, dialog: dialog, parts: parts)
    var free = scope.free
    for index in parts.indices {
      guard case .text(let text, let bytes, isVerbatim: true) = parts[index] else { continue }
      let scanner = ForeignPlaceholderScanner(
        text, followsValue: index > 0 && parts[index - 1].isPlaceholder, names: scope.names,
        isPrefixed: locale.writesPercentFirst, isSelected: scope.lacksSelector)
      for found in scanner.all() {
        let range = tree.range(bytes.part(found.range))
        let written = tree.file.text(range.bytes)
        let rest = Substring(text.utf8.dropFirst(found.range.upperBound))
        let name = scope.name(of: found.kind, &free)
        if case .argument = found.kind, name == nil { continue }
        if let index = name.flatMap({ declaredParameter($0, in: dialog) }) {
          scopes[dialog].isUsed[index] = true
        }
        report(
          found, written, range, name.map { scope.value($0, before: rest, in: locale) }, dialog)
      }
      if let sign = scope.sign(before: index + 1, after: text, in: locale) {
        let range = ByteRange(bytes.end - 1, parts[index + 1].range.end)
        let value = ByteRange(bytes.end, range.end)
        report(
          .foreignPlaceholder(
            sign + tree.file.text(value), at: tree.range(range),
            replacement: tree.file.text(value), isInDialog: true),
          judgedBy: dialog)
      }
    }
  }

  /// Makes one finding of those of a text: it was written in another language’s way as a whole.
  private mutating func gatherForeignPlaceholders(from count: Int) {
    guard findings.count > count + 1 else { return }
    let all = findings[count...]
    var first = findings[count]
    let edits = all.flatMap(\.fixes).flatMap(\.edits)
    first.notes = all.dropFirst().map {
      Diagnostic.Note(Message(en: "here too", ko: "여기도 그렇습니다"), at: $0.range)
    }
    let list = edits.map(\.text).joined(separator: ", ")
    let removes = edits.allSatisfy { $0.text.isEmpty }
    let title =
      removes
      ? Message(en: "remove the markup", ko: "마크업 지우기")
      : Message(en: "write \(list)", ko: "\(list, .direction) 바꾸기")
    first.fixes = edits.count == all.count ? [FixIt(title, edits)] : []
    findings.replaceSubrange(count..., with: [first])
  }

  private mutating func report(
    _ found: ForeignPlaceholder, _ written: String, _ range: SourceRange,
    _ value: (text: String, taken: Int)?, _ dialog: Int
  ) {
    if case .texts(let selector) = found.kind {
      return report(.foreignTexts(written, by: selector, at: range), judgedBy: dialog)
    }
    let whole = SourceRange(
      range.file, ByteRange(range.start, range.end + UInt32(value?.taken ?? 0)))
    report(
      .foreignPlaceholder(
        written, at: whole, replacement: found.kind.shown ?? value?.text,
        isInDialog: dialog < program.dialogs.count && !found.kind.isReference),
      judgedBy: dialog)
  }
}

/// The parameters that a text’s foreign placeholders may mean.
struct ForeignScope {
  private let parameters: [Parameter]
  private let element: String?
  private let parts: [Part]
  /// The number that selects the arm at hand.
  let selector: String?

  init(_ lowering: Lowering, dialog: Int, parts: [Part]) {
    self.parts = parts
    guard dialog < lowering.program.dialogs.count else {
      (parameters, element, selector) = ([], nil, nil)
      return
    }
    let all = zip(lowering.program.dialogs[dialog].parameters, lowering.scopes[dialog].isInferred)
    parameters = all.filter { !$1 }.map(\.0)
    element = lowering.scopes[dialog].element
    selector = lowering.scopes[dialog].selector
  }

  var names: [String] { parameters.map(\.name.text) }

  /// The indexes of parameters that the text does not say yet.
  var free: [Int] {
    parameters.indices.filter { index in
      Placeholder.Style.plain.fits(parameters[index].type)
        && !parts.contains { $0.value == .parameter(index) }
    }
  }

  /// Whether a number selects the text, which does not say it.
  var lacksSelector: Bool {
    guard let selector, let index = names.firstIndex(of: selector) else { return false }
    return !parts.contains { $0.value == .parameter(index) }
  }

  /// The name of what is meant, taken out of those that are free.
  func name(of kind: ForeignPlaceholder.Kind, _ free: inout [Int]) -> String? {
    switch kind {
    case .percentSign, .markup, .reference, .texts: return nil
    case .selector: return selector
    case .argument(let place): return free.contains(place - 1) ? names[place - 1] : nil
    case .name(let name): return names.contains(name) ? name : nil
    case .value(_, place: let place?):
      let isThere = place > 0 && place <= parameters.count
      return isThere && Placeholder.Style.plain.fits(parameters[place - 1].type)
        ? names[place - 1] : nil
    case .value(let value, place: nil):
      if value == .any, let element { return element }
      guard let index = best(of: free, for: value) else { return nil }
      free.removeAll { $0 == index }
      return names[index]
    }
  }

  private func best(of free: [Int], for value: ForeignPlaceholder.Value) -> Int? {
    for types in value.types {
      if let index = free.first(where: { types.contains(parameters[$0].type) }) { return index }
    }
    return value == .any ? free.first : nil
  }

  /// A value as it is written here; with a Korean particle after it, one that agrees.
  ///
  /// - Returns: the text, and how many bytes of the rest it takes the place of.
  func value(
    _ name: String, before rest: Substring, in locale: LanguageTag
  ) -> (text: String, taken: Int) {
    let plain = "{\(name)}"
    guard locale.isKorean, isSpoken(name) else {
      return (plain, 0)
    }
    let closing = rest.prefix { "”’\"'」』》〉)]>".contains($0) }
    let after = rest.dropFirst(closing.count)
    let run = after.unicodeScalars.prefix(while: \.isHangulSyllable)
    let open = KoreanParticle.open(atStartOf: after)
    guard let particle = open?.particle ?? KoreanParticle(oneFormOf: String(run)) else {
      return (plain, 0)
    }
    let taken = closing.utf8.count + (open?.length ?? String(run).utf8.count)
    let agreeing = "{\(name):\(particle.name)}"
    return (closing.isEmpty ? agreeing : plain + closing + agreeing, taken)
  }

  /// Whether a value is read out by its own sounds.
  private func isSpoken(_ name: String) -> Bool {
    guard let parameter = parameters.first(where: { $0.name.text == name }) else { return true }
    return [.string, .int, .double, .url, .stringList].contains(parameter.type)
  }

  // MARK: Signs

  /// The sign in `${name}` and `%{name}`, where it is none of money or percentages.
  func sign(before index: Int, after text: String, in locale: LanguageTag) -> String? {
    guard index < parts.count, case .placeholder(let placeholder) = parts[index] else { return nil }
    let end = text.utf8.suffix(2)
    switch end.last {
    case UInt8(ascii: "$"): return isMoney(placeholder) ? nil : "$"
    case UInt8(ascii: "%"):
      let isNumber = end.count > 1 && end.first!.isASCIIDigit
      return isNumber || locale.writesPercentFirst ? nil : "%"
    default: return nil
    }
  }

  /// Whether a number of that name is an amount: `${price}`.
  private func isMoney(_ placeholder: Placeholder) -> Bool {
    guard case .parameter(let index) = placeholder.value, index < parameters.count,
      [.int, .double].contains(parameters[index].type)
    else { return false }
    let name = parameters[index].name.text.lowercased()
    return Self.amounts.contains { name.contains($0) }
  }

  private static let amounts = [
    "price", "amount", "cost", "total", "fee", "fare", "balance", "tip", "sum", "budget", "salary",
    "refund", "charge", "donation", "pay", "paid", "bill", "credit", "dollar", "usd", "money",
    "tax",
    "discount", "deposit", "wage", "due", "spen", "saving", "saved", "earning", "revenue", "value",
  ]
}

extension ForeignPlaceholder.Kind {
  /// What is shown instead, where that is no value.
  fileprivate var shown: String? {
    switch self {
    case .percentSign: "%"
    case .markup(let text): text
    case .value, .argument, .name, .selector, .reference, .texts: nil
    }
  }
}

extension ForeignPlaceholder.Value {
  /// Types that are likeliest, then those that may be.
  fileprivate var types: [Set<ParameterType>] {
    switch self {
    case .integer: [[.int], [.double, .bytes]]
    case .fraction: [[.double], [.currency, .int]]
    case .any: [[.string], [.url, .stringList, .date, .currency, .bytes]]
    }
  }
}

extension LanguageTag {
  /// Whether percent signs stand before their numbers.
  fileprivate var writesPercentFirst: Bool {
    ["tr", "eu", "ku", "ar", "fa", "he", "ckb"].contains(tag.prefix { $0 != "-" })
  }
}

extension Part {
  /// The value that it stands for; nil of characters.
  fileprivate var value: Placeholder.Value? {
    if case .placeholder(let placeholder) = self { return placeholder.value }
    return nil
  }

  fileprivate var isPlaceholder: Bool { value != nil }

  fileprivate var range: ByteRange {
    switch self {
    case .text(_, let range, _): range
    case .placeholder(let placeholder): placeholder.range
    }
  }

  /// A glance: whether it has one of the signs that placeholders begin with.
  fileprivate var mayHoldForeignPlaceholder: Bool {
    guard case .text(var text, _, isVerbatim: true) = self else { return false }
    return text.withUTF8(Part.mayHoldForeignPlaceholder)
  }

  private static func mayHoldForeignPlaceholder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in bytes.indices where bytes[place].mayBeOfForeignPlaceholder {
      let last = place > 0 ? bytes[place - 1] : 0
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if bytes[place].belongsToForeignPlaceholder(after: last, before: next) { return true }
    }
    return false
  }
}

extension UInt8 {
  /// A glance at what every byte of every text is asked: whether it may be one of the signs below.
  @inline(__always)
  fileprivate var mayBeOfForeignPlaceholder: Bool {
    switch self {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "&"),
      UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "^"),
      UInt8(ascii: "'"), UInt8(ascii: "_"), UInt8(ascii: ":"), 0x9B, 0xA5, 0xA9:
      true
    default: false
    }
  }

  fileprivate func belongsToForeignPlaceholder(after last: UInt8, before next: UInt8) -> Bool {
    switch self {
    case UInt8(ascii: "'"), UInt8(ascii: "_"): last == self
    case UInt8(ascii: ":"): next.isASCIILetter
    // The end of ｛, U+FF5B, of ₩, U+20A9, and of ¥, U+00A5.
    case 0x9B: last == 0xBD
    case 0xA9: last == 0x82
    case 0xA5: last == 0xC2
    default: true
    }
  }
}

extension ByteRange {
  /// The bytes at offsets into these.
  fileprivate func part(_ offsets: Range<Int>) -> ByteRange {
    ByteRange(start + UInt32(offsets.lowerBound), start + UInt32(offsets.upperBound))
  }
}
