/// “And”, “or” or “nor” of an English sentence, and what it joins.
struct EnglishConjunction {
  private let tokens: [EnglishToken]
  private let sentence: Range<Int>
  private let place: Int

  /// What comes after it.
  private enum Item { case thing, property, deed, other }

  /// Nil of one within quotation marks, in an idiom, or before another list.
  init?(_ tokens: [EnglishToken], _ sentence: Range<Int>, at place: Int) {
    (self.tokens, self.sentence, self.place) = (tokens, sentence, place)
    guard place > sentence.lowerBound, place + 1 < sentence.upperBound,
      tokens[place].quotes == 0, tokens[place].parentheses == 0,
      !EnglishConjunction.endsOfLists.contains(tokens[place + 1].lower),
      !EnglishConjunction.openingsOfIdioms.contains(tokens[place - 1].lower)
    else { return nil }
    // Several lists in a row: young or old, rich or poor.
    let rest = tokens[place + 1..<sentence.upperBound].drop { $0.kind != .comma }
    if rest.contains(where: \.isJoint) { return nil }
  }

  /// How many items it is the last conjunction of, and what they are; nil of clauses, and of what may be one word in
  /// other languages.
  var list: (items: Int, kind: Enumeration.Kind)? {
    guard let commas = commasBefore else { return nil }
    let after = itemAfter
    if commas > 0 {
      let before = tokens[isSerial ? place - 2 : place - 1].readings
      return (commas + 2, after == .thing && before.isSurelyNoun ? .things : .clauses)
    }
    let isChoice = tokens[place].lower == "or"
    guard !isSerial || isChoice && after == .deed else { return nil }
    switch after {
    case .thing: return joinsTwoThings && !joinsClauses ? (2, .things) : nil
    case .property: return joinsTwoProperties ? (2, .clauses) : nil
    case .deed:
      if isChoice { return (2, .clauses) }
      return tokens[sentence.lowerBound].beginsDeed ? (2, .deeds) : nil
    case .other: return nil
    }
  }

  /// Whether a comma stands before it.
  private var isSerial: Bool { tokens[place - 1].kind == .comma }

  /// How many commas before it part what is listed; nil where what they part is no list.
  private var commasBefore: Int? {
    var (commas, length, place) = (0, 0, isSerial ? place - 2 : place - 1)
    var first: Int?
    while place >= sentence.lowerBound, length <= longestItem {
      let token = tokens[place]
      if token.kind == .comma {
        // Numbers and letters, of what begins with including.
        if EnglishConjunction.examples.contains(tokens[place + 1].lower) { break }
        guard place > sentence.lowerBound, length > 0, tokens[place - 1].kind != .number,
          tokens[place + 1].kind != .number
        else { return nil }
        (commas, length, first) = (commas + 1, 0, place)
      } else if token.isJoint {
        return nil
      } else if token.mayBeOfItem {
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

  private var itemAfter: Item {
    let token = tokens[place + 1]
    guard token.isWord, !token.isJoint else { return .other }
    if token.opensNoun { return .thing }
    let next = place + 2 < sentence.upperBound ? tokens[place + 2] : nil
    if EnglishConjunction.degrees.contains(token.lower) {
      return next?.readings.contains(.adjective) ?? false ? .property : .other
    }
    if token.readings.isNoun, !token.readings.intersects([.past, .participle]) {
      return item(of: token, before: next)
    }
    if token.readings.intersects([.adjective, .participle]) {
      // A thing with what it is like: new photos.
      return next?.readings.isNoun ?? false ? .thing : .property
    }
    return token.readings.contains(.base) ? .deed : .other
  }

  /// What a word is that may be a noun and a verb.
  private func item(of token: EnglishToken, before next: EnglishToken?) -> Item {
    if !token.readings.contains(.base) || token.readings.intersects([.plural, .mostlyNoun]) {
      return .thing
    }
    guard let next else {
      return tokens[sentence.lowerBound].readings.contains(.base) ? .other : .thing
    }
    // A phone number.
    let isCompound = next.readings.contains(.noun) && !token.readings.contains(.mostlyVerb)
    if next.readings.intersects(.finiteVerb) || isCompound { return .thing }
    return next.opensNoun || next.readings.intersects([.object, .particle]) ? .deed : .other
  }

  /// Whether the word before it is a thing too, and no language has one word for both.
  private var joinsTwoThings: Bool {
    let one = tokens[place - 1]
    let isAfterArticle = place - 2 >= sentence.lowerBound && tokens[place - 2].opensNoun
    guard one.isWord, one.readings.isSurelyNoun || isAfterArticle && one.readings.isNoun,
      !(place - 1 == sentence.lowerBound && one.readings.contains(.base)),
      !one.readings.intersects([.number, .subject, .object]),
      // A name: War and Peace.
      !(one.isCapitalized && tokens[place + 1].isCapitalized)
    else { return false }
    return !tokens[place + 1..<min(place + 4, sentence.upperBound)].contains { other in
      other.isOfNumber || other.lower == one.lower
        || EnglishConjunction.sayOneWord(one.lower, other.lower)
    }
  }

  /// Whether there is a verb on either side of it: “Pay today and your order ships tomorrow.”
  private var joinsClauses: Bool {
    let before = tokens[sentence.lowerBound..<place]
    guard before.first!.readings.contains(.base) || before.contains(where: \.isFinite) else {
      return false
    }
    let after = tokens[place + 1..<sentence.upperBound].prefix {
      !$0.readings.intersects([.subordinator, .clauseOrPhrase, .interrogative, .that])
    }
    return after.contains(where: \.isFinite)
      || zip(after.dropFirst(), after.dropFirst(2)).prefix(1).contains { noun, verb in
        noun.readings.contains(.noun) && verb.readings.contains(.thirdPerson)
      }
  }

  /// Whether the word before it says what something is as well, as late and crowded do.
  private var joinsTwoProperties: Bool {
    let before = tokens[max(sentence.lowerBound, place - 4)..<place]
    return before.last!.readings.intersects([.adjective, .participle])
      && before.contains { $0.readings.contains(.finiteBe) }
      && !EnglishConjunction.sayOneWord(tokens[place - 1].lower, tokens[place + 1].lower)
  }
}

/// How many words an item has at most.
private let longestItem = 6
