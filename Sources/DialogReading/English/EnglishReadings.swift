/// What a word can be, out of its context.
public struct EnglishReadings: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: Nouns and what goes with them

  /// A noun, in the singular unless `plural` stands beside it.
  public static let noun = Self(bit: 0)
  /// A noun in the plural.
  public static let plural = Self(bit: 1)
  /// `large`, `new`
  public static let adjective = Self(bit: 2)
  /// `again`, `quickly`
  public static let adverb = Self(bit: 3)
  /// `a`, `an`, `the`
  public static let article = Self(bit: 4)
  /// What opens a noun phrase as articles do: `this`, `any`, `each`, `no`.
  public static let determiner = Self(bit: 5)
  /// `your`, `its`, a noun with 's.
  public static let possessive = Self(bit: 6)
  /// A pronoun that can be a subject: `you`, `it`, `this`, `something`.
  public static let subject = Self(bit: 7)
  /// A pronoun that is never an object: `I`, `we`, `they`, `he`, `she`.
  public static let nominative = Self(bit: 8)
  /// A pronoun that can be an object: `you`, `it`, `them`.
  public static let object = Self(bit: 9)
  static let number = Self(bit: 10)

  // MARK: Verbs

  /// `delete`
  public static let base = Self(bit: 11)
  /// `deletes`
  public static let thirdPerson = Self(bit: 12)
  /// `deleted`, `went`
  public static let past = Self(bit: 13)
  /// `deleted`, `gone`
  public static let participle = Self(bit: 14)
  /// `deleting`
  public static let gerund = Self(bit: 15)
  /// A verb that may lack an object.
  public static let intransitive = Self(bit: 16)
  /// `is`, `are`, `was`, `were`, `am`
  public static let finiteBe = Self(bit: 17)
  /// `be`, `been`, `being`
  public static let otherBe = Self(bit: 18)
  /// `has`, `have`, `had`
  public static let have = Self(bit: 19)
  /// `does`, `do`, `did`
  public static let doVerb = Self(bit: 20)
  /// `can`, `will`, `must` …
  public static let modal = Self(bit: 21)
  /// A pronoun and a verb in one: `it’s`, `you’ve`, `there’ll`.
  public static let clause = Self(bit: 22)
  /// With n’t, or `cannot`.
  public static let negated = Self(bit: 23)
  /// `not`
  public static let not = Self(bit: 24)

  // MARK: The rest

  /// `from`, `with`
  public static let preposition = Self(bit: 25)
  /// What completes a verb: `in` of log in, `off` of turn off.
  public static let particle = Self(bit: 26)
  /// `to`
  public static let to = Self(bit: 27)
  /// `and`, `or`, `but` …
  public static let coordinator = Self(bit: 28)
  /// What opens a clause and never a phrase: `if`, `because`, `while`.
  public static let subordinator = Self(bit: 29)
  /// What opens a clause or a phrase: `after`, `before`, `since`.
  public static let clauseOrPhrase = Self(bit: 30)
  /// `that`
  public static let that = Self(bit: 31)
  /// `which`, `who`, `what`, `how` …
  public static let interrogative = Self(bit: 32)
  /// `please`
  public static let please = Self(bit: 33)
  /// `sorry`, `oops`, `thanks`
  public static let interjection = Self(bit: 34)
  /// `there`, `here`
  public static let place = Self(bit: 35)
  /// A noun more than a verb, by how often texts use it so.
  public static let mostlyNoun = Self(bit: 36)
  /// A verb more than a noun.
  public static let mostlyVerb = Self(bit: 37)
  /// A word that is a name too: `may`, `china`.
  public static let name = Self(bit: 38)
  /// No word that is known.
  public static let unknown = Self(bit: 39)
  /// An adjective more than a verb's participle: `unknown`, `limited`.
  public static let mostlyAdjective = Self(bit: 40)

  /// A verb that texts hardly use as one: `invalid`, `low`.
  public static let rarelyVerb = Self(bit: 41)

  /// What may be a finite verb in any surroundings.
  static let auxiliary: Self = [.finiteBe, .have, .doVerb, .modal]
  static let finiteVerb: Self = auxiliary.union([.thirdPerson, .past])
  static let anyVerb: Self = [.base, .thirdPerson, .past, .participle, .gerund]

  /// An adverb and nothing that could be a part of a clause.
  var isMereAdverb: Bool {
    contains(.adverb)
      && !intersects([
        .noun, .plural, .adjective, .base, .thirdPerson, .past, .participle, .gerund, .preposition,
        .subject, .place, .determiner,
      ])
  }

  /// Whether one of some readings is among these.
  public func intersects(_ other: Self) -> Bool { rawValue & other.rawValue != 0 }
}
