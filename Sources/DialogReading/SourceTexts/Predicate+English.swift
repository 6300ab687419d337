import DialogLocales

extension Predicate {
  /// What an English sentence tells.
  ///
  /// - Parameter sentence: in lower case.
  init(ofEnglish sentence: LoweredText) {
    var found = Predicate.person(of: sentence).union(sentence.toldByDay)
    if sentence.asksForPurpose { found.insert(.request) }
    if sentence.tellsOngoing { found.insert(.ongoing) }
    if sentence.words.tellWhy { found.insert(.cause) }
    if sentence.words.tellWhatMayHappen { found.insert(.possible) }
    for (index, word) in sentence.words.enumerated() {
      let isOfName = word == "only" && sentence.text.contains("-only")
      if let told = englishWords[word], !isOfName, !sentence.namesTime(index),
        !sentence.namesLimit(index), told != .request || !sentence.isDenied(index)
      {
        let other =
          sentence.concedes(index) ? .hasClauses : sentence.namesDay(index) ? .condition : told
        found.formUnion(other)
      }
      if sentence.tellsOfDeed(after: index) { found.insert(.condition) }
      if sentence.tellsNoNeed(at: index) { found.insert(.needNot) }
      if word == "mustn't" || word == "mustn’t" { found.insert(.mustNot) }
      if word.utf8.hasSuffix("n't") || word.utf8.hasSuffix("n’t") { found.insert(.denies) }
      if word.utf8.hasSuffix("'ll") || word.utf8.hasSuffix("’ll"),
        // You’ll now board tells what is so from now on.
        index + 1 == sentence.words.count || sentence.words[index + 1] != "now"
      {
        found.insert(.future)
      }
      let isPassive = sentence.words[max(index - 2, 0)..<index].contains("be")
      if !isPassive, word.utf8.count > 4, word.utf8.hasSuffix("ed") { found.insert(.mayBePast) }
      if endedVerbs.contains(word),
        sentence.words[max(index - 2, 0)..<index].contains(where: perfect.contains)
      {
        found.insert(.past)
      }
      if sentence.tellsPast(at: index) { found.insert(.past) }
      if sentence.tellsAttempt(at: index) { found.insert(.attempt) }
      if index > 0, word == "been" || word == "to" || word == "not" {
        found.formUnion(englishPairs[sentence.words[index - 1] + " " + word] ?? [])
      }
    }
    self = found
  }

  /// Who does what an English sentence tells, by the pronoun that it opens with.
  private static func person(of sentence: LoweredText) -> Predicate {
    guard let first = sentence.words.first?.split(whereSeparator: { $0 == "'" || $0 == "’" }).first
    else { return [] }
    let others = sentence.words.dropFirst()
    switch first {
    case "we" where !zip(others, others.dropFirst()).contains(where: isYouWithVerb): return .weDo
    case "you" where !others.contains(where: firstPersons.contains): return .youDo
    default: return []
    }
  }

  /// Whether two words in a row are those who are spoken to and what they do.
  private static func isYouWithVerb(_ word: String, _ next: String) -> Bool {
    word.utf8.starts(with: "you'".utf8) || word.utf8.starts(with: "you’".utf8)
      || word == "you" && !afterObjects.contains(next)
  }
}

extension [String] {
  /// Whether they tell that something may happen, not that somebody may do it: it may be canceled.
  fileprivate var tellWhatMayHappen: Bool {
    indices.contains { index in
      ["may", "might", "could"].contains(self[index]) && index > 0 && index + 1 < count
        && !["you", "we", "i", "they"].contains(self[index - 1]) && self[index + 1] != "not"
    }
  }
}

extension LoweredText {
  /// What a day tells beside a verb that has no tense of its own for it: what starts tomorrow, what arrived
  /// yesterday.
  fileprivate var toldByDay: Predicate {
    if tellsWhenItWillBe { return .future }
    guard let place = words.firstIndex(where: { $0 == "tomorrow" || $0 == "yesterday" }) else {
      return []
    }
    if words[place] == "tomorrow" {
      return words.contains(where: scheduled.contains) ? .future : []
    }
    let isOfNoun = place == 0 || wordsOfDays.contains(words[place - 1])
    let isPast = words.contains { happened.contains($0) || $0.utf8.hasSuffix("ed") }
    return isOfNoun || !isPast || words.contains(where: notPast.contains) ? [] : .past
  }

  /// Whether it tells in the present when something begins or ends: expires on June 30.
  private var tellsWhenItWillBe: Bool {
    !words.contains(where: joiningClauses.contains)
      && zip(words, words.dropFirst()).contains {
        scheduled.contains($0) && ["on", "in", "at"].contains($1)
      }
  }

  /// Whether a word tells what somebody did: the hotel confirmed your reservation, has left the station. What it is
  /// done to follows at once, so that it is no participle.
  fileprivate func tellsPast(at index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, objectStarts.contains(words[index + 1]) else {
      return false
    }
    let word = words[index]
    let isPast =
      happened.contains(word)
      || word.utf8.count > 4 && word.utf8.hasSuffix("ed") && !word.utf8.hasSuffix("eed")
    return isPast && beginsWithDoer
      && !words[max(0, index - 3)..<index].contains(where: notBeforePast.contains)
      && !words.contains(where: joiningClauses.contains)
  }

  /// Whether a word tells that somebody else tried to do something: of what they tried themselves, people may be told
  /// what they did.
  fileprivate func tellsAttempt(at index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, words[index + 1] == "to" else { return false }
    return ["tried", "attempted"].contains(words[index]) && words[index - 1] != "you"
  }

  /// Whether a word and those after it tell that something need not be done: don’t have to, no need to.
  fileprivate func tellsNoNeed(at index: Int) -> Bool {
    let isDenied = ["don't", "don’t", "doesn't", "doesn’t", "no"].contains(words[index])
    return isDenied && index + 2 < words.count && ["have", "need"].contains(words[index + 1])
      && words[index + 2] == "to"
  }

  /// Whether it begins with somebody or something that may do what it tells: no request does.
  private var beginsWithDoer: Bool {
    text.hasPrefix("\u{FFFC}") || words[0] == "someone" || words[0] == "somebody"
      || subjects.contains(words[0])
  }

  /// Whether it tells what is to be done, and for what first: to scan codes, allow access.
  fileprivate var asksForPurpose: Bool {
    guard words.first == "to", let comma = text.firstIndex(of: ",") else { return false }
    let next = text[comma...].split(separator: " ").dropFirst().first
    return next.map { !subjects.contains(String($0)) } ?? false
  }

  /// Whether a word tells with the next one when something is done, without a clause: before cleaning, a while.
  fileprivate func namesTime(_ index: Int) -> Bool {
    if index > 0,
      words[index] == "while" && words[index - 1] == "a"
        || words[index] == "once" && words[index - 1] == "at"
    {
      return true
    }
    guard words[index] == "before" || words[index] == "after", index + 1 < words.count else {
      return false
    }
    // before your reservation
    return words[index + 1].utf8.hasSuffix("ing")
      || index + 5 > words.count && index + 2 < words.count
        && objectStarts.contains(words[index + 1])
  }
}

extension LoweredText {
  /// Whether a word tells with a number or value up to when something is so: until 10.
  fileprivate func namesLimit(_ index: Int) -> Bool {
    guard words[index] == "until", let place = text.utf8.firstRange(of: "until ".utf8) else {
      return false
    }
    let next = text[place.upperBound...].unicodeScalars.first
    return next.map { $0 == "\u{FFFC}" || ("0"..."9").contains($0) } ?? false
  }

  /// Whether a word tells with a name of time up to when something is so, which is no clause: until June.
  fileprivate func namesDay(_ index: Int) -> Bool {
    words[index] == "until" && index + 1 < words.count
      && words[index + 1].namesTimeLimit
  }

  /// Whether a word comes right after a denial: don’t need, no need.
  fileprivate func isDenied(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = words[index - 1].utf8
    return before.elementsEqual("no".utf8) || before.hasSuffix("n't") || before.hasSuffix("n’t")
  }

  /// Whether a word is the after of something done: after restart, after you restart, after the restart.
  fileprivate func tellsOfDeed(after index: Int) -> Bool {
    guard words[index] == "after" else { return false }
    // After the update, it restarts.
    if index == 0, words.count > 2, articles.contains(words[1]), text.contains(",") { return true }
    let next = words[(index + 1)...].first { !articles.contains($0) }
    return next.map { doers.contains($0) || setups.contains(where: $0.utf8.hasPrefix) } ?? false
  }

  /// Whether a word is the if of `even if`: what is so whatever happens may be said in many ways.
  fileprivate func concedes(_ index: Int) -> Bool {
    words[index] == "if" && index > 0 && words[index - 1] == "even"
  }
}

extension String {
  /// Whether an English word, in lower case, names up to when something is so: a day, an hour, a month.
  var namesTimeLimit: Bool { limits.contains(self) || CalendarDates.maySay([self]) }
}

/// Days and hours up to which something is so, beside months.
private let limits: WordSet = .words(
  """
  monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight noon midnight
  """)

/// What English words tell, each for itself.
private let englishWords: [String: Predicate] = {
  let rows: [(String, Predicate)] = [
    ("if when whenever once unless while until", [.condition, .hasClauses]),
    ("before after since first as who that which because so", .hasClauses),
    ("except excluding", [.exception, .denies]), ("only", [.exception, .denies, .hasClauses]),
    ("was were", [.past, .mayBePast, .was]), ("has have had did been already", .mayBePast),
    ("will shall", .future), ("can may", .can), ("must required requires should", .must),
    (
      """
      not no never none nothing cannot without nor neither nobody unable failed fails failure until \
      unless few little impossible
      """, .denies
    ),
    ("please try let tap click choose select enter make sure need needs want like", .request),
  ]
  return rows.reduce(into: [:]) { table, row in
    for word in row.0.split(separator: " ") { table[String(word), default: []].formUnion(row.1) }
  }
}()

private let englishPairs: [String: Predicate] = [
  "has been": [.past, .was], "have been": [.past, .was], "have to": .must, "has to": .must,
  "need to": .must,
  "needs to": .must, "going to": .future, "about to": .future, "way to": .future,
  "must not": .mustNot,
]

/// What has come to its end, after has and have.
private let endedVerbs: WordSet = .words(
  "finished ended expired arrived started stopped completed left departed begun opened closed landed returned gone"
)

let perfect: Set<String> = ["has", "have"]

/// Verbs in the present by which things are announced.
private let scheduled: WordSet = .words(
  """
  starts start begins begin ends end opens open closes close expires expire renews renew arrives departs leaves \
  resumes launches returns
  """)

/// Verbs that tell what happened, and do not end as others do.
private let happened: WordSet = .words(
  "sent left began went came took made got paid sold bought fell rose won lost ran wrote saw met did broke"
)

/// What an object begins with.
private let objectStarts: WordSet = .words("your you the this our us me my an a")

/// What makes a verb after it no past: is needed, to be shared, who invited, the embedded.
private let notBeforePast: WordSet = .words(
  """
  is are was were be am been being to not never can could may might must should would will shall if when once after
  before while until unless that which who what as than because and or
  """)

/// What joins a clause, with a tense of its own.
private let joiningClauses: WordSet = .words(
  "if when until unless once whenever before after so and or but because while that which who")

/// What makes a day part of a noun, or what is compared with: the photos of yesterday.
private let wordsOfDays: WordSet = .words("from of since than as like for until by before to")

private let notPast: WordSet = .words(
  "is are am will shall can may must should has have not never be")

/// What a clause begins with that says who does something.
private let subjects: WordSet = .words(
  "you we i it he she they there this that these those the a an your our their its all each some no"
)

/// What follows `after` where it tells of a deed: who does it, and what is set up.
private let doers: Set<String> = ["you", "we", "they", "it"]
private let setups = ["restart", "reboot", "install", "reinstall", "updating"]
private let articles: Set<String> = ["a", "the", "this", "next"]

private let firstPersons: Set<String> = [
  "we", "us", "our", "ours", "we've", "we’ve", "we'll", "we’ll", "we're", "we’re", "let's", "let’s",
]

/// What follows `you` where it is an object: We sent you a code.
private let afterObjects: WordSet = .words(
  """
  a an the one two some more your this that these at in on by with about to of for from if once until again as
  and or when before after within tomorrow today
  """)
