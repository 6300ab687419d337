import DialogLocales

extension EnglishToken {
  /// Whether it joins what is listed.
  var isJoint: Bool { lower == "and" || lower == "or" || lower == "nor" }

  /// Whether it opens what is no verb: a, this, your.
  var opensNoun: Bool { readings.intersects([.article, .determiner, .possessive]) }

  /// Whether it may stand within an item of a list.
  var mayBeOfItem: Bool {
    isContent && !readings.intersects(.opensClause) && quotes == 0 && parentheses == 0
  }

  /// Whether it is a number, or a part of one.
  var isOfNumber: Bool {
    kind == .number || readings.contains(.number) || ["half", "quarter", "third"].contains(lower)
  }

  /// Whether it asks for a deed that is said everywhere.
  var beginsDeed: Bool {
    readings.contains(.base) && !EnglishConjunction.leadingVerbs.contains(lower)
  }

  /// Whether it is a verb of a sentence, and no noun.
  var isFinite: Bool {
    readings.intersects(.auxiliary.union(.thirdPerson)) && !readings.isNoun
  }

  /// Whether what it begins with is said before a sentence: if you wait, for now, please.
  var opensSentence: Bool {
    readings.intersects([
      .subordinator, .clauseOrPhrase, .preposition, .please, .interjection, .to, .gerund,
    ]) || readings.isMereAdverb || EnglishConjunction.openings.contains(lower)
  }
}

extension EnglishReadings {
  var isNoun: Bool { intersects([.noun, .plural]) }

  /// Whether it is a noun, and no property.
  var isSurelyNoun: Bool {
    contains(.plural) || contains(.noun) && !intersects([.adjective, .past, .participle])
  }

  static let opensClause: Self = [
    .subordinator, .that, .interrogative, .interjection,
  ]
}

extension EnglishConjunction {
  /// What stands before an adjective.
  static let degrees: Set<String> = ["too", "very", "so", "quite"]

  /// What follows a comma before things that are named of others.
  static let examples: Set<String> = ["including", "such", "like", "especially"]

  /// What follows “and” where a list does not end in an item: and more, and so on.
  static let endsOfLists: Set<String> = .words(
    """
    more warmer cooler hotter colder higher lower less older younger newer later earlier longer shorter
    above below better worse larger smaller fewer greater over under up down so others other such beyond
    then now also not still therefore thus even only especially half
    """)

  /// What stands before “and” and “or” in phrases that list nothing: more or less, again and again.
  static let openingsOfIdioms: Set<String> = .words(
    "more sooner now again one two once back over here there first up on off")

  /// What is done first without a word for it in every language: go to Settings and turn it on.
  static let leadingVerbs: Set<String> = .words("go try come sit wait stay hurry relax feel")

  /// What a sentence may begin with before it says what it is about, beside words of grammar.
  static let openings: Set<String> = .words(
    "then otherwise instead also yes no next first now today tonight tomorrow yesterday ok okay hi hello hey welcome great good"
  )

  /// Whether languages have one word or one compound for two things.
  static func sayOneWord(_ one: String, _ other: String) -> Bool {
    oneWord.contains(one + "+" + other) || oneWord.contains(other + "+" + one)
  }
}

/// Two things for which languages have one word or one compound: 일시, 성명, AGB, 左右.
private let oneWord: Set<String> = .words(
  """
  date+time day+time terms+conditions terms+policies username+password user+password id+password login+password name+password account+password
  questions+answers question+answer pros+cons tips+tricks tricks+tips help+support support+help news+updates rules+regulations
  food+drink food+drinks food+beverage food+beverages drinks+food bed+breakfast profit+loss wear+tear size+position name+surname
  street+number front+back left+right top+bottom start+end beginning+end day+night black+white width+height length+width height+weight
  input+output income+expenses income+expense men+women boys+girls mother+father mothers+fathers mom+dad moms+dads doors+windows windows+doors mum+dad parents+guardians parent+guardian
  brothers+sisters brother+sister sons+daughters son+daughter husband+wife ladies+gentlemen children+adults hours+minutes
  arrival+departure arrivals+departures departure+arrival entry+exit entrance+exit supply+demand cause+effect theory+practice
  hands+feet arms+legs trial+error peace+quiet health+safety law+order research+development goods+services
  safe+secure quick+easy fast+easy simple+easy up+running tried+tested null+void safe+sound
  sound+vibration sounds+haptics wind+rain thunder+lightning city+state towns+cities country+region countries+regions
  """)
