import DialogLocales
internal import DialogSupport

extension Deed {
  /// What a text in English begins with: `{a} invited {b}`, “Minji sent a file to you”, “You owe them $20”, “You were
  /// invited by the host”.
  ///
  /// Nil where that is not certain.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each value.
  ///   - concepts: what it says of concepts.
  public init?(english text: String, _ concepts: ConceptReading?) {
    let reader = EnglishDeedReader(text, concepts)
    guard let subject = reader.subject else { return nil }
    if let (agent, verb) = reader.agent(after: subject.end) {
      self.init(actor: agent, others: [Other(party: subject.party, role: .object)], verb: verb)
    } else if let place = reader.verb(after: subject.end) {
      let others = reader.others(of: subject.party, after: place)
      self.init(actor: subject.party, others: others, verb: reader.plain[place])
    } else {
      return nil
    }
  }
}

/// Reads the first sentence of an English text.
private struct EnglishDeedReader {
  /// Its words as they are written and in lower case, without the marks around them.
  private let words: [String]
  let plain: [String]
  /// Those that the possessive ending follows.
  private let owners: Set<Int>
  private let concepts: ConceptReading?

  init(_ text: String, _ concepts: ConceptReading?) {
    var (words, owners): ([String], Set<Int>) = ([], [])
    for part in text.split(separator: " ") {
      let word = String(part).withoutMarks
      // Quotation marks close like an apostrophe.
      let ending = possessives.first { word.utf8.hasSuffix($0) }
      if ending != nil { owners.insert(words.count) }
      words.append(String(word.dropLast(ending?.count ?? 0)).withoutMarks)
      if part.last.map({ ".!?:。\n".contains($0) }) ?? false { break }
    }
    (self.words, self.owners, self.concepts) = (words, owners, concepts)
    plain = words.map { $0.lowercased() }
  }

  // MARK: The one it begins with

  var subject: (party: Deed.Party, end: Int)? {
    guard plain.count > 1, !owners.contains(0) else { return nil }
    switch plain[0] {
    case "you", "you've", "you’ve": return (.you, 1)
    case "they", "they've", "they’ve": return (.they, 1)
    case "\u{FFFC}": return (.value(0), 1)
    case let article where articles.contains(article):
      return owners.contains(1) ? nil : (.person(words[1], person), 2)
    default:
      return words[0].isName && !noNames.contains(plain[0]) ? (.name(words[0]), 1) : nil
    }
  }

  /// The concept of the person that the noun after an article names.
  private var person: Int? {
    let start = words[0].utf8.count + 1
    return concepts?.places.first { place in
      ConceptGroup.people.contains(place.concept) && place.range.lowerBound == start
        && place.range.upperBound <= start + words[1].utf8.count
    }?.concept
  }

  // MARK: What is done

  /// By whom it is done to the one it begins with; what replaces another thing does nothing to it.
  func agent(after start: Int) -> (Deed.Party, verb: String)? {
    guard let by = plain.firstIndex(of: "by"), by > start + 1, by + 1 < plain.count else {
      return nil
    }
    let verb = plain[by - 1]
    guard deeds.contains(verb) || verb.isDeed(as: .participle), verb != "replaced",
      plain[start..<by - 1].allSatisfy(passives.contains)
    else { return nil }
    let isNoun = articles.contains(plain[by + 1]) && by + 2 < words.count
    let agent = isNoun ? .person(words[by + 2], nil) : party(at: by + 1)
    return agent.flatMap { $0 == .you ? nil : ($0, verb) }
  }

  func verb(after start: Int) -> Int? {
    guard let verb = plain.indices.dropFirst(start).first(where: isVerb), verb < 6 else {
      return nil
    }
    return plain[start..<verb].allSatisfy { mayHelp($0, plain[verb]) } ? verb : nil
  }

  /// Whether a word is the verb of a deed, by its list or by whom it is done to right after it.
  private func isVerb(at place: Int) -> Bool {
    let word = plain[place]
    return deeds.contains(word) || owing.contains(word)
      || place + 1 < plain.count && party(at: place + 1) != nil && word.isDeed(as: .past)
  }

  // MARK: To whom

  /// Those after the verb, and what each is; none where others may be meant.
  func others(of actor: Deed.Party, after verb: Int) -> [Deed.Other] {
    let rest = plain[(verb + 1)...]
    if isShared(actor, rest) { return [] }
    let isOfTwo = rest.contains("by")
    return rest.indices.compactMap { place in
      guard let party = party(at: place), party != actor, !isOfTwo || party.isValue else {
        return nil
      }
      let isFirst = place == verb + 1
      if owners.contains(place) {
        // What one borrows of another, that one lends.
        let role: RoleWords.Role = taking.contains(plain[verb]) ? .source : .owner
        let isTheirs = isFirst || ["to", "on"].contains(plain[place - 1])
        return isTheirs ? Deed.Other(party: party, role: role) : nil
      }
      let role = isFirst ? .object : RoleWords.Role(english: plain[place - 1])
      return role.map { Deed.Other(party: party, role: $0) }
    }
  }

  /// Whether several do it, or others besides them are spoken of.
  private func isShared(_ actor: Deed.Party, _ rest: ArraySlice<String>) -> Bool {
    if let joint = rest.firstIndex(where: { $0 == "and" || $0 == "or" }),
      rest[joint...].contains(where: { $0.hasPrefix("\u{FFFC}") })
    {
      return true
    }
    let pronouns = rest.filter(pronouns.contains)
    if actor == .you { return !pronouns.allSatisfy { $0 == "your" } }
    guard let you = rest.firstIndex(of: "you") else { return false }
    if pronouns.count > 1 { return true }
    guard you + 1 < rest.endIndex, rest[you + 1].first?.isLetter ?? false else { return false }
    return !follows.contains(rest[you + 1])
  }

  private func party(at place: Int) -> Deed.Party? {
    let word = plain[place]
    if word == "you" { return .you }
    if word == "them" { return .they }
    if word.hasPrefix("\u{FFFC}") {
      return .value(plain[..<place].count { $0.hasPrefix("\u{FFFC}") })
    }
    return words[place].isName && !noNames.contains(word) ? .name(words[place]) : nil
  }
}

extension RoleWords.Role {
  /// What an English preposition makes of the one after it.
  fileprivate init?(english preposition: String) {
    switch preposition {
    case "to", "with", "for", "in", "up": self = .object
    case "from", "by": self = .source
    default: return nil
    }
  }
}

extension Deed.Party {
  var isValue: Bool { if case .value = self { true } else { false } }
}

extension String {
  fileprivate var withoutMarks: String {
    let isMark = { (letter: Character) in ".,!?:;“”\"".contains(letter) }
    let rest = drop(while: isMark)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: isMark).count))
  }

  fileprivate var isName: Bool {
    let letters = unicodeScalars
    return letters.count > 2 && letters.first!.properties.isUppercase
      && letters.dropFirst().allSatisfy { $0.properties.isLowercase || $0 == "." }
  }
}

private let possessives = ["’s", "'s"]

private let articles: Set<String> = ["the", "your", "a", "an", "this"]

private let pronouns: Set<String> = .words("you your yours yourself we us our")

/// What may stand after “you” that is no verb of it.
private let follows: WordSet = .words(
  """
  a an the at in on to for with from into as today tomorrow yesterday now soon just back again about some two three one this that
  money
  """)

/// What a sentence begins with that is nobody’s name.
private let noNames: Set<String> = .words(
  """
  someone somebody everyone everybody nobody anyone people others they the your this that these those we it who what
  when if once all some none both each not no has have did will can may please just also i he she there here after
  before as for in on at to by thank how why where and but or so only monday tuesday wednesday thursday friday
  saturday sunday january february march april june july august september october november december
  """)

/// What may stand before the verb of a deed.
private let helpers: Set<String> = [
  "has", "have", "just", "wants", "would", "like", "to", "also", "already", "will", "can", "may",
]

/// Whether a word may stand between one who does something and the verb.
private func mayHelp(_ word: String, _ verb: String) -> Bool {
  helpers.contains(word)
    || (word == "is" || word == "are") && (verb == "waiting" || verb == "calling")
}

/// What stands before a participle of what is done to somebody.
private let passives: Set<String> = [
  "is", "was", "are", "were", "has", "have", "been", "being", "just",
]

private let taking: Set<String> = [
  "borrowed", "borrow", "rented", "rent", "bought", "buy", "booked", "hired",
]
