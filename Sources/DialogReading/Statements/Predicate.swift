/// What a sentence says of whatever it speaks of: whether it is so, may or must be, when, under which condition, and
/// who does it.
///
/// Of a text that others are compared with it holds what is said for sure, and nothing else (`SourceLanguage`). Of a
/// translation, words tell it (`StatementWords`): there conditions and exceptions are what may be one, and what may
/// be past or to come, and of whom it may speak, tells beside what is sure how far it can be trusted.
public struct Predicate: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: Polarity

  /// It says no, or has a word that translations turn round.
  public static let denies = Predicate(bit: 0)
  /// That something must not be done.
  public static let mustNot = Predicate(bit: 1)

  // MARK: Modality

  /// That something can or may be done.
  public static let can = Predicate(bit: 2)
  /// That something must be done, or should.
  public static let must = Predicate(bit: 3)
  /// That something need not be done.
  public static let needNot = Predicate(bit: 4)
  /// That something may be done, by a verb that forbids it beside a no: darf nicht.
  public static let permitted = Predicate(bit: 35)
  /// The same where that verb is one of duty: muss nicht, which no “must not” means.
  public static let mayNeedNot = Predicate(bit: 36)
  /// It asks people to do something, or says how it is done.
  public static let request = Predicate(bit: 5)
  /// That something is tried, whatever came of it, or wanted.
  public static let attempt = Predicate(bit: 6)

  // MARK: Time

  /// That something has happened.
  public static let past = Predicate(bit: 7)
  /// What may have happened: any participle.
  public static let mayBePast = Predicate(bit: 8)
  /// That something is going to happen.
  public static let future = Predicate(bit: 9)
  /// Whatever may tell what is going to happen.
  public static let mayBeFuture = Predicate(bit: 10)
  /// What is being done, and nothing that was.
  public static let ongoing = Predicate(bit: 11)
  /// What happened, by was and were: what has been done may stay so.
  public static let was = Predicate(bit: 12)
  /// That something will be done, by a word beside a participle that tells what was elsewhere.
  public static let willBe = Predicate(bit: 13)
  /// That something has happened, by the last verb of a sentence that denies nothing: `$` in a list is its end.
  public static let ended = Predicate(bit: 14)
  /// The same, and nothing of it is still to come.
  public static let done = Predicate(bit: 15)
  /// That something is still to come of which `ended` tells: it is decided, little time is left.
  public static let planned = Predicate(bit: 16)
  /// The same by what is announced: that something is prepared, or reserved.
  public static let announced = Predicate(bit: 17)
  /// That something has begun, and goes on.
  public static let begun = Predicate(bit: 18)

  // MARK: Person

  /// Those who speak do it, and nobody who is spoken to: `^` in a list is where a sentence begins.
  public static let weDo = Predicate(bit: 19)
  /// Whatever may speak of them.
  public static let mayBeWe = Predicate(bit: 20)
  /// Those who are spoken to do it, and nobody who speaks.
  public static let youDo = Predicate(bit: 21)
  /// Whatever may speak of them.
  public static let mayBeYou = Predicate(bit: 22)
  /// They have done something, where `youDo` may speak of what they are, have or do now.
  public static let youDid = Predicate(bit: 23)
  /// That somebody gets something, which is another way to say who gives it.
  public static let given = Predicate(bit: 24)
  /// Somebody else who is honoured is spoken of as those are who are asked to do something: 계세요.
  public static let mayBeFact = Predicate(bit: 25)

  // MARK: Limits

  /// Under a condition, or at a time: if, when.
  public static let condition = Predicate(bit: 26)
  /// With an exception: only, except.
  public static let exception = Predicate(bit: 27)
  /// Up to when something is so.
  public static let until = Predicate(bit: 28)
  /// Whatever may say unless.
  public static let unless = Predicate(bit: 29)
  /// With a clause beside the main one, or something that may stand for one.
  public static let hasClauses = Predicate(bit: 30)
  /// Why something is so.
  public static let cause = Predicate(bit: 31)
  /// What something is done for.
  public static let purpose = Predicate(bit: 32)

  // MARK: Certainty

  /// That something may happen.
  public static let possible = Predicate(bit: 33)
  /// Whatever may say that it is not certain.
  public static let mayBePossible = Predicate(bit: 34)
}

extension [Predicate] {
  /// What they say together.
  public var told: Predicate { reduce(into: []) { $0.formUnion($1) } }
}
