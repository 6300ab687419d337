import DialogSupport

/// How a language says what sentences say: by which words it tells when, whether, and under which condition.
public final class StatementWords: Sendable {
  /// Scalars that a text has for a hundred of its English original, as translations come out on average.
  public let lengthOfHundred: Int
  private let table: WordPatternLists
  /// What it has a list for.
  private let known: Predicate
  /// What a request opens with, or a part of it after a comma.
  private let opening: WordPatterns
  /// What is said among friends, or mocks.
  private let tone: WordPatterns

  /// What the lists tell, by their names; beside them, `length`, `opening` and `tone`.
  private static let lists: [(name: String, told: Predicate)] = [
    ("condition", .condition), ("exception", .exception), ("can", .can), ("must", .must),
    ("needNot", .needNot), ("mustNot", .mustNot), ("permitted", .permitted), ("until", .until),
    ("unless", .unless), ("past", .past),
    ("mayBePast", .mayBePast), ("future", .future), ("mayBeFuture", .mayBeFuture),
    ("willBe", .willBe), ("was", .was), ("done", .ended), ("planned", .planned),
    ("announced", .announced), ("begun", .begun), ("request", .request),
    ("mayBeFact", .mayBeFact), ("weDo", .weDo), ("mayBeWe", .mayBeWe), ("youDo", .youDo),
    ("mayBeYou", .mayBeYou), ("youDid", .youDid), ("given", .given), ("attempt", .attempt),
    ("cause", .cause), ("purpose", .purpose), ("perhaps", .mayBePossible),
  ]

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let words, words.statements.utf8CodeUnitCount > 0 else { return nil }
    var (length, opening, tone) = (100, "", "")
    var (table, known) = (WordPatternLists(), Predicate())
    for line in words.statements.description.parts(at: "\n") {
      guard let (name, list) = line.cut(at: ":") else { continue }
      switch name {
      case "length":
        length = list.utf8.reduce(0) { $1.isASCIIDigit ? $0 * 10 + Int($1 - 0x30) : $0 }
      case "opening": opening = String(list)
      case "tone": tone = String(list)
      default:
        guard let told = StatementWords.lists.first(where: { $0.name == name })?.told else {
          continue
        }
        table.add(String(list), told.rawValue)
        known.insert(told)
      }
    }
    (lengthOfHundred, self.opening, self.tone) = (length, WordPatterns(opening), WordPatterns(tone))
    (self.table, self.known) = (table, known)
  }

  /// What a sentence of a translation says.
  ///
  /// - Parameter negation: how the language says no.
  public func predicate(of sentence: LoweredText, _ negation: Negation?) -> Predicate {
    let marked = [UInt8(ascii: "^")] + sentence.text.trimmed.utf8 + [UInt8(ascii: "$")]
    var told = Predicate(rawValue: table.bits(in: sentence, marked))
    if told.contains(.mayBeFact) { told.remove(.request) }
    if opensRequest(sentence) { told.insert(.request) }
    if !known.contains(.attempt) { told.insert(.attempt) }
    if !known.contains(.mayBePossible) || told.contains(.can) { told.insert(.mayBePossible) }
    settlePersons(&told)
    if known.contains(.permitted), !told.isDisjoint(with: [.permitted, .must]),
      negation?.isIn(sentence, isTitle: false, others: .none) ?? false
    {
      told.insert(told.contains(.permitted) ? .mustNot : .mayNeedNot)
    }
    if told.contains(.ended),
      told.contains(.planned) || negation?.isIn(sentence, isTitle: false, others: .none) ?? false
    {
      told.remove(.ended)
    }
    if told.contains(.ended), !told.contains(.announced) { told.insert(.done) }
    return told
  }

  /// Leaves those of whom a sentence speaks for sure.
  private func settlePersons(_ told: inout Predicate) {
    let (isOurs, isYours) = (told.contains(.mayBeWe), told.contains(.mayBeYou))
    if isYours { told.remove(.weDo) }
    if isOurs { told.remove(.youDo) }
    let isDeed = told.contains(.youDid) || !known.contains(.youDid)
    if isDeed, told.contains(.youDo), !told.contains(.given) {
      told.insert(.youDid)
    } else {
      told.remove(.youDid)
    }
  }

  /// Whether it asks people to do something by a word that opens it, or a part of it after a comma.
  private func opensRequest(_ sentence: LoweredText) -> Bool {
    !opening.isEmpty
      && sentence.text.parts { $0 == .comma }.contains { part in
        String(part).letterRuns().first.map { opening.matches(LoweredText($0)) } ?? false
      }
  }

  /// The word of a text that is said among friends, or mocks.
  public func word(ofToneIn text: LoweredText) -> String? { tone.first(in: text) }
}
