import DialogLocales
internal import DialogSupport

/// A sentence of a translation, and what its verbs tell of those who are spoken to.
public struct DeedSentence {
  /// As it is written, with U+FFFC for each value.
  let text: String
  /// The same with U+FFFC for somebody’s name too, and with the particles that agree with values.
  let withValues: String
  let concepts: ConceptReading?
  /// Whether its verb may tell what those do who are spoken to, and whether it surely does.
  let mayBeYours: Bool
  let isYours: Bool
  /// Whether it tells of a gift by the one who gets it, and of what may or must be done.
  let isGiven: Bool
  let isObliging: Bool

  /// - Parameters:
  ///   - written: as it is written, with U+FFFC for each value.
  ///   - withValues: the same with U+FFFC for somebody’s name too.
  ///   - predicate: what it says.
  public init(
    written: String, withValues: String, _ concepts: ConceptReading?, _ predicate: Predicate
  ) {
    (text, self.withValues, self.concepts) = (written, withValues, concepts)
    mayBeYours = predicate.contains(.youDo)
    isYours = predicate.contains(.youDid)
    isGiven = predicate.contains(.given)
    isObliging = !predicate.isDisjoint(with: [.can, .must, .needNot])
  }
}

extension RoleWords {
  /// Whether a sentence turns a deed round between those who are spoken to and another one.
  public func turn(_ deed: Deed, in sentence: DeedSentence) -> Bool {
    switch (deed.actor, deed.other) {
    case (.you, .they?): turnsYouToThem(sentence)
    case (.you, let other?): turnsYourDeed(deed, to: other, sentence)
    case (.they, .you?): opensWithYou(sentence.text) && turnsThemToYou(sentence)
    case (let actor, .you?): turnsDeedToYou(deed, of: actor, sentence)
    default: false
    }
  }

  // MARK: What you do

  private func turnsYourDeed(
    _ deed: Deed, to other: Deed.Party, _ sentence: DeedSentence
  ) -> Bool {
    if !deed.isAsking, !deed.isContest, !deed.comesFromOther, isToYou(sentence.withValues) {
      return true
    }
    let lowered = sentence.text.lowercased()
    guard deed.isDebt || !sentence.isObliging, tellsDeed(sentence.text), !sentence.mayBeYours else {
      return false
    }
    if let endings = personEndings, other.isValue {
      return endings.isDoneToYou(DeedInEndings(lowered, endings), self)
    }
    return begins(lowered, with: other)
      ? isDoneToYou(lowered, after: other.isValue ? 0 : 1)
      : other.isValue && opensWithObject(lowered)
  }

  /// Whether a sentence begins with those to whom a value does something: Te ha invitado {a}.
  private func opensWithObject(_ lowered: String) -> Bool {
    guard let first = lowered.letterRuns().first, toYou.contains(first) else { return false }
    let before = String(lowered.prefix { $0 != "\u{FFFC}" }).trimmed
    return before != first && mayBeDone(before.letterRuns().dropFirst().first)
      && !before.contains(where: ",:".contains) && role(before: before) == nil
      && lowered.contains("\u{FFFC}")
  }

  private func turnsYouToThem(_ sentence: DeedSentence) -> Bool {
    if isTurned(sentence.text) || sentence.mayBeYours { return false }
    let isYours = yours.contains(where: sentence.text.contains)
    return isDoneToYou(sentence.text.lowercased(), after: they.isEmpty ? 0 : 1)
      || isYours && opens(sentence.text, with: they)
  }

  // MARK: What is done to you

  private func turnsDeedToYou(
    _ deed: Deed, of actor: Deed.Party, _ sentence: DeedSentence
  ) -> Bool {
    if isByYou(deed, sentence) { return true }
    if case .person(_, let concept) = actor {
      guard let concept, let concepts = sentence.concepts, !sentence.isGiven, !sentence.isObliging,
        sentence.mayBeYours || opensWithYou(sentence.text)
      else { return false }
      return haveDone(to: concept, in: sentence.text, concepts)
    }
    let lowered = sentence.text.lowercased()
    guard deed.isDebt || !sentence.isObliging, tellsDeed(sentence.text), has(actor, in: lowered)
    else {
      return false
    }
    if let endings = personEndings, actor.isValue {
      return endings.isByYou(DeedInEndings(lowered, endings), self)
    }
    guard sentence.isYours, !isDoneToYou(lowered) else { return false }
    let sides = [marks[0].words, marks[1].words, Array(owners)].joined()
    return !words(beside: actor, in: lowered).contains(where: sides.contains)
  }

  /// The words that may say what a party is: beside the first value, or any.
  private func words(beside party: Deed.Party, in lowered: String) -> ArraySlice<String> {
    guard party.isValue else { return lowered.letterRuns()[...] }
    guard marksFollow else {
      return String(lowered.prefix { $0 != "\u{FFFC}" }).letterRuns().suffix(1)
    }
    return String(lowered.drop { $0 != "\u{FFFC}" }).letterRuns().prefix(1)
  }

  private func isByYou(_ deed: Deed, _ sentence: DeedSentence) -> Bool {
    !deed.isAsking && !deed.comesFromOther && !sentence.isGiven && !sentence.isObliging
      && isByYou(sentence.withValues)
  }

  private func turnsThemToYou(_ sentence: DeedSentence) -> Bool {
    !isTurned(sentence.text) && them.contains { sentence.text.withWords.contains($0) }
  }

  // MARK: Who stands where

  /// Whether a sentence begins with those who are spoken to, and not with what is theirs; of a language whose verbs
  /// tell it nothing is said.
  private func opensWithYou(_ text: String) -> Bool { opens(text, with: you) }

  private func opens(_ text: String, with pronouns: [String]) -> Bool {
    pronouns.contains { pronoun in
      text.hasPrefix(pronoun) && !owners.contains { text.dropFirst(pronoun.count).hasPrefix($0) }
    }
  }

  /// Whether a sentence tells a deed by who does it, as far as can be told.
  private func tellsDeed(_ text: String) -> Bool {
    !isPassive(text) && !unclear.contains(where: text.contains)
  }

  /// Whether a word says that something is done to those who are spoken to: not the first one where a pronoun
  /// stands there for those who do it, which may be the same.
  private func isDoneToYou(_ lowered: String, after first: Int = 1) -> Bool {
    let (words, sides) = (lowered.letterRuns(), marks[0].words + marks[1].words)
    return words.indices.dropFirst(first).contains { place in
      toYou.contains(words[place]) && (place == 0 || !sides.contains(words[place - 1]))
        && mayBeDone(words.dropFirst(place + 1).first)
    }
  }

  /// Whether the verb after “you” tells what somebody else has done: te ha, te invitó; of a language whose pronouns stand
  /// elsewhere any word does.
  private func mayBeDone(_ verb: String?) -> Bool {
    done.isEmpty
      || verb.map { verb in
        done.contains { $0.hasPrefix("-") ? verb.hasSuffix($0.dropFirst()) : verb == $0 }
      } ?? false
  }

  /// Names are the same where both languages write Latin letters, but for their endings.
  private func has(_ party: Deed.Party, in lowered: String) -> Bool {
    guard case .name(let name) = party else { return lowered.contains("\u{FFFC}") }
    return !isLatin || name.unicodeScalars.first!.isHangulSyllable
      || lowered.contains(name.lowercased().prefix(3))
  }

  private func begins(_ lowered: String, with party: Deed.Party) -> Bool {
    guard case .name(let name) = party else { return lowered.hasPrefix("\u{FFFC}") }
    return !isLatin || lowered.hasPrefix(name.lowercased().prefix(3))
  }

  /// Whether its words are of Latin letters.
  private var isLatin: Bool {
    marks[2].words.first?.unicodeScalars.first.map { $0.value < 0x250 } ?? true
  }

  /// Whether a sentence with “you” at its beginning has a deed done to a person by them: the person stands in
  /// it as nobody’s owner, and does nothing.
  private func haveDone(to person: Int, in text: String, _ concepts: ConceptReading) -> Bool {
    let places = concepts.places.filter { $0.concept == person }
    guard subject == nil, places.count == 1, !isTurned(text) else { return false }
    let bytes = ConceptText(text).bytes
    let after = String(decoding: bytes[places[0].range.upperBound...], as: UTF8.self)
    let before = String(decoding: bytes[..<places[0].range.lowerBound], as: UTF8.self)
      .letterRuns().suffix(3)
    let others = marks.filter { ![.object, .place].contains($0.role) }.flatMap(\.words)
    return !owners.contains(where: after.hasPrefix) && !before.contains(where: others.contains)
  }
}

extension String {
  /// With a space at both ends.
  fileprivate var withWords: String { " \(self) " }
}
