import DialogSupport

/// How a language frames what it states: by which words it tells when, whether, and under which condition.
public final class StatementWords: Sendable {
  /// Scalars that a text has for a hundred of its English original, as translations come out on average.
  public let lengthOfHundred: Int
  private let patterns: [Frame: WordPatterns]

  /// What words tell of a statement.
  public enum Frame: String, Hashable, Sendable {
    /// If, when, before: whatever may stand for a condition or a time.
    case condition
    /// Only, except: whatever may restrict.
    case exception
    /// That something can or may be done.
    case can
    /// That something must be done.
    case must
    /// That something need not be done.
    case needNot
    /// Up to when something is so.
    case until
    /// Whatever may say unless.
    case unless
    /// That something has happened, for sure.
    case past
    /// Whatever may tell what has happened.
    case mayBePast
    /// That something is going to happen, for sure.
    case future
    /// Whatever may tell what is going to happen.
    case mayBeFuture
    /// That something will be done, by a word beside a participle that tells what was elsewhere.
    case willBe
    /// What tells beside it all the same what was.
    case was
    /// That something has happened, by the last verb of a sentence; `$` is where it ends.
    case done
    /// What tells so of something that is still to come: it is decided, little time is left.
    case planned
    /// The same by what is announced: that something is prepared, or reserved.
    case announced
    /// That something has begun, and goes on.
    case begun
    /// That people are asked to do something: by a word anywhere.
    case request
    /// What somebody else who is honoured is spoken of with as well: 계세요.
    case mayBeFact
    /// The same, by the word that a sentence, or a part of it after a comma, opens with.
    case opening
    /// That those do it who speak, for sure; `^` is where the sentence begins.
    case weDo
    /// Whatever may speak of them.
    case mayBeWe
    /// That those do it who are spoken to, for sure; `^` is where the sentence begins.
    case youDo
    /// Whatever may speak of them.
    case mayBeYou
    /// That they have done something, where `youDo` may speak of what they are, have or do now.
    case youDid
    /// That somebody gets something, which is another way to say who gives it.
    case given
    /// That something is tried, or wanted.
    case attempt
    /// What is said among friends, or mocks.
    case tone
  }

  /// Nil of a language whose words are not known.
  public convenience init?(_ words: LanguageWords?) {
    guard let words, words.statements.utf8CodeUnitCount > 0 else { return nil }
    self.init(words.statements)
  }

  private init(_ lists: StaticString) {
    var (length, patterns) = (100, [Frame: WordPatterns]())
    for line in lists.description.parts(at: "\n") {
      guard let (name, list) = line.cut(at: ":") else { continue }
      if let frame = Frame(rawValue: String(name)) {
        patterns[frame] = WordPatterns(String(list))
      } else {
        length = list.utf8.reduce(0) { $1.isASCIIDigit ? $0 * 10 + Int($1 - 0x30) : $0 }
      }
    }
    lengthOfHundred = length
    self.patterns = patterns
  }

  /// Whether a sentence has a word of a frame.
  public func say(_ frame: Frame, in text: LoweredText) -> Bool {
    patterns[frame]?.matches(text) ?? false
  }

  /// Whether a sentence has a word of a frame, or may have one as none are known.
  public func maySay(_ frame: Frame, in text: LoweredText) -> Bool {
    patterns[frame]?.matches(text) ?? true
  }

  /// The word of a frame that a text has.
  public func word(of frame: Frame, in text: LoweredText) -> String? {
    patterns[frame]?.first(in: text)
  }

  /// Whether those whom one frame speaks of do what a sentence tells, and nothing in it may speak of
  /// those of the other.
  public func tell(_ frame: Frame, notOf other: Frame, in sentence: LoweredText) -> Bool {
    patterns[frame] != nil && say(frame, in: LoweredText("^" + sentence.text))
      && !say(other, in: sentence)
  }

  /// Whether those who are spoken to have done something.
  public func tellsYourDeed(_ sentence: LoweredText) -> Bool {
    guard tell(.youDo, notOf: .mayBeWe, in: sentence), !say(.given, in: sentence) else {
      return false
    }
    return patterns[.youDid] == nil || say(.youDid, in: sentence)
  }

  /// Whether the last verb of a sentence tells what has happened, and nothing that is still to come.
  public func tellsDone(_ sentence: LoweredText) -> Bool {
    endsInDeed(sentence) && !say(.announced, in: sentence)
  }

  /// The same of what is going on, which words of an announcement do not tell: it is prepared, reserved.
  public func endsInDeed(_ sentence: LoweredText) -> Bool {
    patterns[.done] != nil && say(.done, in: LoweredText(sentence.text.trimmed + "$"))
      && !say(.planned, in: sentence)
  }

  /// Whether it asks people to do something.
  public func request(in text: LoweredText) -> Bool {
    if say(.request, in: text), !say(.mayBeFact, in: text) { return true }
    guard let opening = patterns[.opening] else { return false }
    return text.text.parts { $0 == .comma }.contains { part in
      String(part).letterRuns().first.map { opening.matches(LoweredText($0)) } ?? false
    }
  }
}
