public import DialogLocales
import DialogSupport

/// What is wrong with the texts of a selection by a number.
public enum PluralFault: Hashable, Sendable {
  /// `one` has the text of several, `other` that of one thing.
  case exchanged
  /// A noun in the plural in `one`.
  case plural(String)
  /// A noun in the singular in `other`.
  case singular(String)
  /// A noun has the form of another category, by that category.
  case alike(PluralCategory, String)
  /// A noun has a form that stands after none of the category's numbers.
  case form(String)
  /// A number in words that is not the category's.
  case number(String)
}

/// The texts of a selection by a number.
public struct PluralTexts {
  let guide: WritingGuide
  let numbers: NumberWords?
  let texts: [PluralCategory: String]

  /// - Parameters:
  ///   - texts: by their categories, with U+FFFC for the number and U+FFFB for what else is shown.
  ///   - guide: how the language writes.
  ///   - numbers: how it tells one from several; nil where that is not known.
  public init(
    _ texts: [PluralCategory: String], in guide: WritingGuide, _ numbers: NumberWords?
  ) {
    self.guide = guide
    self.numbers = numbers
    self.texts = texts
  }

  /// What is wrong, and in which category.
  public var fault: (category: PluralCategory, fault: PluralFault)? {
    if let word = wrongNumber { return (.one, .number(word)) }
    if let word = wrongNumberOfTwo { return (.two, .number(word)) }
    if let fault = faultOfFew ?? singularOfFew ?? faultOfOne ?? faultOfCase { return fault }
    guard let one = texts[.one], let other = texts[.other] else { return nil }
    // “Delete 1 Photos?”: its number would go with it.
    let saysNumber = one.utf8.contains { (0x30...0x39).contains($0) }
    if !saysNumber, isExchanged(one, other) { return (.one, .exchanged) }
    if let word = plural(in: one, beside: other) { return (.one, .plural(word)) }
    if let word = singular(in: other) { return (.other, .singular(word)) }
    return nil
  }

  // MARK: Numbers in words

  /// A word for two where `one` says a number in words, or has the text of `two`.
  private var wrongNumber: String? {
    guard let one = texts[.one], !one.contains("\u{FFFC}") else { return nil }
    if let two = texts[.two], two == one, two != texts[.other] { return two.letterRuns().first }
    let others = Set(texts[.other]?.letterRuns() ?? [])
    let words = numbers?.two ?? []
    return one.letterRuns().map(\.withoutDot).first { words.contains($0) && !others.contains($0) }
  }

  /// A word for three or more in the text of two.
  private var wrongNumberOfTwo: String? {
    guard let language = guide.words.semitic, let two = texts[.two], !two.contains("\u{FFFC}")
    else { return nil }
    let others = Set(texts[.other]?.letterRuns() ?? [])
    return two.letterRuns().first { language.isAboveTwo($0) && !others.contains($0) }
  }

  // MARK: One and other

  private func isExchanged(_ one: String, _ other: String) -> Bool {
    let (first, second) = (one.letterRuns(isCaseKept: true), other.letterRuns(isCaseKept: true))
    guard one != other else { return false }
    if numbers?.areOfNouns ?? false || first.count != second.count {
      guard let x = noun(in: one), let y = noun(in: other) else { return false }
      return direction(x, y) == -1
    }
    let directions = zip(first, second).map { direction($0, $1) }
    return directions.contains(-1) && !directions.contains(1)
  }

  /// 1 where the first is the singular of the second, -1 where it is its plural.
  private func direction(_ first: String, _ second: String) -> Int {
    if first == second { return 0 }
    let (x, y) = (
      guide.facts(of: first.lowercased())?.cells, guide.facts(of: second.lowercased())?.cells
    )
    if let x, let y, !x.isEmpty, !y.isEmpty {
      if x.isDisjoint(with: .plural), y.isDisjoint(with: .singular) { return 1 }
      if y.isDisjoint(with: .plural), x.isDisjoint(with: .singular) { return -1 }
    }
    guard let numbers else { return 0 }
    if numbers.isSingular(first, of: second) { return 1 }
    return numbers.isSingular(second, of: first) ? -1 : 0
  }

  /// The word after the number.
  func noun(in text: String) -> String? { nouns(in: text).first }

  private func nouns(in text: String) -> [String] {
    guard let place = text.unicodeScalars.firstIndex(of: "\u{FFFC}") else { return [] }
    let after = text.unicodeScalars[place...].dropFirst()
    guard let first = after.first, first == " " || first == "\u{A0}" else { return [] }
    let clause = after.dropFirst().prefix { !".,:;?!\u{FFFB}\n(“„«\"".unicodeScalars.contains($0) }
    guard let letter = clause.first, letter.isLetterOrMark else { return [] }
    return String(String.UnicodeScalarView(clause)).letterRuns(isCaseKept: true)
  }

  private func plural(in one: String, beside other: String) -> String? {
    let words = nouns(in: one)
    guard let word = words.first else { return nil }
    if let cells = guide.nounCells(word), cells.isDisjoint(with: .singular) { return word }
    // What comes before may be of the subject too: your account and {count} photo will be deleted.
    if one.hasPrefix("\u{FFFC}"), words.count > 1, guide.nounCells(word) != nil,
      let verb = guide.facts(of: words[1].lowercased()),
      verb.kinds.contains(.verb), verb.cells.isDisjoint(with: .singular)
    {
      return words[1]
    }
    return word == noun(in: other) && numbers?.endsAsPlural(word) ?? false ? word : nil
  }

  private func singular(in other: String) -> String? {
    let words = nouns(in: other)
    guard let word = words.first, guide.words.tellsNumber, let cells = guide.nounCells(word),
      cells.isDisjoint(with: .plural)
    else { return nil }
    if words.count > 1, guide.nounCells(words[1]) != nil || guide.words.joinsNouns {
      return nil
    }
    return word
  }
}

extension WritingGuide {
  /// What is known of a noun, in any case of letters.
  func nounCells(_ word: String) -> GrammarCells? {
    nounFacts(word.lowercased())?.cells
  }
}

extension String {
  /// A word of which the first letter was İ.
  fileprivate var withoutDot: String {
    utf8.count == unicodeScalars.count
      ? self : String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{307}" }))
  }
}
