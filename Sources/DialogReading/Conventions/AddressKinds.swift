/// What a word is for registers.
struct AddressKinds: OptionSet {
  let rawValue: UInt16

  /// Pronouns and verbs that are of one register anywhere.
  static let formal = AddressKinds(rawValue: 1 << 0)
  static let familiar = AddressKinds(rawValue: 1 << 1)
  /// Formal pronouns that may also be of the third person: surely formal where your is meant.
  static let formalForYour = AddressKinds(rawValue: 1 << 2)
  /// Verbs that command, at the start of a sentence, where the source commands; elsewhere many are of
  /// the third person.
  static let formalCommand = AddressKinds(rawValue: 1 << 3)
  static let familiarCommand = AddressKinds(rawValue: 1 << 4)
  /// Verbs of the third person at the start of a sentence, where each of the source speaks to people.
  static let formalOpening = AddressKinds(rawValue: 1 << 5)
  /// Formal pronouns with a capital inside a sentence.
  static let formalCapital = AddressKinds(rawValue: 1 << 6)
  /// Verbs that command, at the end of a sentence.
  static let familiarEnd = AddressKinds(rawValue: 1 << 7)
  /// Conjunctions after which another verb commands, `y` in “Abra la app y toca Más”, if what comes
  /// before has none of the words that open clauses.
  static let coordinator = AddressKinds(rawValue: 1 << 8)
  static let subordinator = AddressKinds(rawValue: 1 << 9)
  /// Verbs that command which are also nouns or adjectives, as a coordinator joins them.
  static let nounAndVerb = AddressKinds(rawValue: 1 << 10)
  /// Conjunctions after which a verb comes soon, and the words between them: si no lo, cuando te.
  static let conjunction = AddressKinds(rawValue: 1 << 11)
  static let wordBeforeVerb = AddressKinds(rawValue: 1 << 12)
  /// Words that end as words of a register do without being any.
  static let exception = AddressKinds(rawValue: 1 << 13)
  /// Verbs that are formal where no subject stands before them: ¿Desea …?, but {name} desea ….
  static let formalStart = AddressKinds(rawValue: 1 << 14)

  /// By the names of their lists.
  static let byList: KeyValuePairs<String, AddressKinds> = [
    "formal": .formal, "familiar": .familiar, "formalForYour": .formalForYour,
    "formalCommands": .formalCommand, "familiarCommands": .familiarCommand,
    "formalOpenings": .formalOpening, "formalStarts": .formalStart,
    "formalCapitals": .formalCapital, "familiarEndsOfSentences": .familiarEnd,
    "coordinators": .coordinator,
    "subordinators": .subordinator, "nounsAndVerbs": .nounAndVerb,
    "conjunctions": .conjunction, "wordsBeforeVerbs": .wordBeforeVerb,
    "exceptions": .exception,
  ]
}
