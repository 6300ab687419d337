import DialogLocales

extension Enumeration {
  /// What the sentences of an English text list: things that “and” or “or” joins, or three and more things or deeds.
  ///
  /// Of two things none is told that other languages say in one word, as date and time.
  public static func inEnglish(_ text: EnglishText) -> [Enumeration] {
    text.sentences.enumerated().flatMap { index, sentence in
      sentence.content.compactMap { place in
        text.tokens[place].isJoint
          ? EnglishList(text.tokens, sentence.content, joinedAt: place).flatMap {
            Enumeration(
              items: $0.items, $0.kind, inSentence: index,
              joint: Enumeration.Joint(rawValue: text.tokens[place].lower))
          } : nil
      }
    }
  }
}

/// A list around its last conjunction.
private struct EnglishList {
  let items: Int
  let kind: Enumeration.Kind

  private let tokens: [EnglishToken]
  private let sentence: Range<Int>

  /// Nil where the conjunction joins clauses, or what may be one word elsewhere.
  init?(_ tokens: [EnglishToken], _ sentence: Range<Int>, joinedAt joint: Int) {
    (self.tokens, self.sentence) = (tokens, sentence)
    let (first, last) = (sentence.lowerBound, sentence.upperBound - 1)
    guard joint > first, joint < last, tokens[joint].quotes == 0, tokens[joint].parentheses == 0,
      !endsOfLists.contains(tokens[joint + 1].lower),
      !openingsOfIdioms.contains(tokens[joint - 1].lower)
    else { return nil }
    // Several lists in a row: young or old, rich or poor.
    let rest = tokens[joint + 1..<sentence.upperBound].drop { $0.kind != .comma }
    if rest.contains(where: \.isJoint) { return nil }
    let isSerial = tokens[joint - 1].kind == .comma
    guard let commas = EnglishList.commas(tokens, sentence, before: isSerial ? joint - 1 : joint)
    else { return nil }
    let after = EnglishList.itemAfter(joint, in: tokens, sentence)
    if commas > 0 {
      let before = tokens[isSerial ? joint - 2 : joint - 1].readings
      (items, kind) = (commas + 2, after == .thing && before.isSurelyNoun ? .things : .clauses)
    } else {
      let isChoice = tokens[joint].lower == "or"
      guard !isSerial || isChoice && after == .deed,
        let kind = EnglishList.kindOfTwo(after, tokens, sentence, at: joint)
      else { return nil }
      (items, self.kind) = (2, kind)
    }
  }

  /// How many commas before a place part things that are listed; nil where what they part is no list.
  private static func commas(
    _ tokens: [EnglishToken], _ sentence: Range<Int>, before end: Int
  ) -> Int? {
    var (commas, length, place) = (0, 0, end - 1)
    var first: Int?
    while place >= sentence.lowerBound, length <= longestItem {
      let token = tokens[place]
      if token.kind == .comma {
        if tokens[place - 1].kind == .number || tokens[place + 1].kind == .number { return nil }
        guard length > 0 else { return nil }
        (commas, length, first) = (commas + 1, 0, place)
      } else if token.isJoint {
        return nil
      } else if token.isContent, !token.readings.intersects(.opensClause),
        token.quotes == 0, token.parentheses == 0
      {
        length += 1
      } else {
        break
      }
      place -= 1
    }
    // What comes before a sentence is no item of it: “If you continue, photos and notes are deleted.”
    let isFirst = first.map { !tokens[sentence.lowerBound..<$0].contains { $0.kind == .comma } }
    return isFirst == true && tokens[sentence.lowerBound].opensSentence ? commas - 1 : commas
  }

  private enum Item { case thing, property, deed, other }

  private static func itemAfter(
    _ joint: Int, in tokens: [EnglishToken], _ sentence: Range<Int>
  ) -> Item {
    let token = tokens[joint + 1]
    guard token.isWord, !token.isJoint else { return .other }
    if token.readings.intersects([.article, .determiner, .possessive]) { return .thing }
    let next = joint + 2 < sentence.upperBound ? tokens[joint + 2] : nil
    if degrees.contains(token.lower) {
      return next?.readings.contains(.adjective) ?? false ? .property : .other
    }
    guard token.readings.isNoun, !token.readings.intersects([.past, .participle]) else {
      if token.readings.intersects([.adjective, .participle]) {
        // A thing with what it is like: new photos.
        return next?.readings.isNoun ?? false ? .thing : .property
      }
      return token.readings.contains(.base) ? .deed : .other
    }
    if !token.readings.contains(.base) || token.readings.contains(.plural)
      || token.readings.contains(.mostlyNoun)
    {
      return .thing
    }
    guard let next else {
      let mayBeDeed = tokens[sentence.lowerBound].readings.contains(.base)
      return mayBeDeed ? .other : .thing
    }
    if next.readings.intersects(.finite) { return .thing }
    // A phone number.
    if next.readings.contains(.noun), !token.readings.contains(.mostlyVerb) { return .thing }
    return next.readings.intersects([.article, .determiner, .possessive, .object, .particle])
      ? .deed : .other
  }

  /// What a conjunction joins two of; nil of clauses, and of what languages have one word for.
  private static func kindOfTwo(
    _ after: Item, _ tokens: [EnglishToken], _ sentence: Range<Int>, at joint: Int
  ) -> Enumeration.Kind? {
    switch after {
    case .thing:
      joinsTwoThings(tokens, sentence, at: joint) && !joinsClauses(tokens, sentence, at: joint)
        ? .things : nil
    case .property: joinsTwoProperties(tokens, sentence, at: joint) ? .clauses : nil
    case .deed:
      tokens[joint].lower == "or"
        ? .clauses : tokens[sentence.lowerBound].beginsDeed ? .deeds : nil
    case .other: nil
    }
  }

  /// Whether there is a verb on either side of a conjunction: “Pay today and your order ships tomorrow.”
  private static func joinsClauses(
    _ tokens: [EnglishToken], _ sentence: Range<Int>, at joint: Int
  ) -> Bool {
    let before = tokens[sentence.lowerBound..<joint]
    guard before.first!.readings.contains(.base) || before.contains(where: \.isFinite) else {
      return false
    }
    let after = tokens[joint + 1..<sentence.upperBound].prefix {
      !$0.readings.intersects([.subordinator, .clauseOrPhrase, .interrogative, .that])
    }
    return after.contains(where: \.isFinite)
      || zip(after.dropFirst(), after.dropFirst(2)).prefix(1).contains { noun, verb in
        noun.readings.contains(.noun) && verb.readings.contains(.thirdPerson)
      }
  }

  /// Whether the word before a conjunction says what something is as well, as late and crowded do.
  private static func joinsTwoProperties(
    _ tokens: [EnglishToken], _ sentence: Range<Int>, at joint: Int
  ) -> Bool {
    let before = tokens[max(sentence.lowerBound, joint - 4)..<joint]
    let pair = tokens[joint - 1].lower + "+" + tokens[joint + 1].lower
    return before.last!.readings.intersects([.adjective, .participle])
      && before.contains { $0.readings.contains(.finiteBe) } && !oneWord.contains(pair)
  }

  /// Whether the word before a conjunction is a thing too, and no language has one word for both.
  private static func joinsTwoThings(
    _ tokens: [EnglishToken], _ sentence: Range<Int>, at joint: Int
  ) -> Bool {
    let (one, head) = (tokens[joint - 1], tokens[joint - 1].lower)
    let isAfterArticle =
      joint - 2 >= sentence.lowerBound
      && tokens[joint - 2].readings.intersects([.article, .determiner, .possessive])
    guard one.isWord, one.readings.isSurelyNoun || isAfterArticle && one.readings.isNoun,
      !(joint - 1 == sentence.lowerBound && one.readings.contains(.base)),
      !one.readings.intersects([.number, .subject, .object])
    else { return false }
    let others = tokens[joint + 1..<min(joint + 4, sentence.upperBound)]
    // A name: War and Peace.
    guard !(one.isCapitalized && tokens[joint + 1].isCapitalized),
      !others.contains(where: {
        $0.kind == .number || $0.readings.contains(.number) || fractions.contains($0.lower)
      })
    else {
      return false
    }
    return !others.contains { other in
      other.lower == head || oneWord.contains(head + "+" + other.lower)
        || oneWord.contains(other.lower + "+" + head)
    }
  }
}

extension EnglishToken {
  /// Whether it joins what is listed.
  fileprivate var isJoint: Bool { lower == "and" || lower == "or" || lower == "nor" }

  /// Whether it asks for a deed that is said everywhere.
  fileprivate var beginsDeed: Bool {
    readings.contains(.base) && !leadingVerbs.contains(lower)
  }

  /// Whether it is a verb of a sentence, and no noun.
  fileprivate var isFinite: Bool {
    readings.intersects([.finiteBe, .have, .doVerb, .modal, .thirdPerson]) && !readings.isNoun
  }

  /// Whether what it begins with is said before a sentence: if you wait, for now, please.
  fileprivate var opensSentence: Bool {
    readings.intersects([
      .subordinator, .clauseOrPhrase, .preposition, .please, .interjection, .to, .gerund,
    ]) || readings.isMereAdverb || openings.contains(lower)
  }
}

extension EnglishReadings {
  fileprivate var isNoun: Bool { intersects([.noun, .plural]) }

  /// Whether it is a noun, and no property.
  fileprivate var isSurelyNoun: Bool {
    contains(.plural) || contains(.noun) && !intersects([.adjective, .past, .participle])
  }

  fileprivate static let opensClause: Self = [
    .subordinator, .that, .interrogative, .interjection,
  ]
  fileprivate static let finite: Self = [.finiteBe, .have, .doVerb, .modal, .thirdPerson, .past]
}

private let fractions: Set<String> = ["half", "quarter", "third"]

/// What stands before an adjective.
private let degrees: Set<String> = ["too", "very", "so", "quite"]

/// How many words an item has at most.
private let longestItem = 6

/// What follows “and” where a list does not end in an item: and more, and so on.
private let endsOfLists: Set<String> = .words(
  "more so others other such beyond then now also not still therefore thus even only especially half"
)

/// What stands before “and” and “or” in phrases that list nothing: more or less, again and again.
private let openingsOfIdioms: Set<String> = .words(
  "more sooner now again one two once back over here there first up on off")

/// What is done first without a word for it in every language: go to Settings and turn it on.
private let leadingVerbs: Set<String> = .words("go try come sit wait stay hurry relax feel")

/// What a sentence may begin with before it says what it is about, beside words of grammar.
private let openings: Set<String> = .words(
  "then otherwise instead also yes no next first now today tonight tomorrow yesterday ok okay hi hello hey welcome great good"
)

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
