import DialogFindings
import DialogReading

/// Days and months, which English writes with a capital and concepts are named without.
private let properNames = Set<String>.words(
  """
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
  december
  """)

/// What is named otherwise so that no two concepts have one name.
private let plainNames = [
  "emailmessage": "email message", "drained": "empty", "filled": "full", "takes_off": "take off",
  "lands": "land",
]

/// What a concept is called in a sentence.
private func inEnglish(_ name: String) -> String {
  if let plain = plainNames[name] { return plain }
  return properNames.contains(name)
    ? name.prefix(1).uppercased() + name.dropFirst() : name.withSpaces
}

extension Message {
  static func contradicts(
    _ source: String, _ own: String, _ name: (english: String, korean: String)
  ) -> Message {
    Message(
      en:
        "the source says ‘\(source)’, this says ‘\(own)’ (\(inEnglish(name.english))); correct it",
      ko:
        "원본은 ‘\(source)’인데 번역은 ‘\(own)’(\(name.korean.withSpaces))입니다. 고치세요")
  }
}

extension Enumeration.Joint {
  fileprivate var korean: String { self == .and ? "둘 다" : "둘 중 하나" }
}

extension Message {
  static func otherJoint(_ meant: Enumeration.Joint, _ said: Enumeration.Joint) -> Message {
    Message(
      en: "the source says ‘\(meant.rawValue)’, this says ‘\(said.rawValue)’; correct it",
      ko: "원본은 ‘\(meant.korean)’인데 번역은 ‘\(said.korean)’입니다. 고치세요")
  }

  static func otherThing(_ source: String, _ own: String, _ thing: EverydayThing) -> Message {
    contradicts(source, own, (thing.english, thing.korean))
  }

  /// Portuguese words that sound alike where mas is spoken as mais.
  private static func moreForBut(_ own: String) -> Message {
    Message(
      en: "‘\(own)’ means ‘more’ and is misspelt for ‘but’; write ‘mas’",
      ko: "‘\(own, .topic)’ ‘더’라는 뜻으로, ‘그러나’의 맞춤법에 맞지 않습니다. ‘mas’로 쓰세요")
  }

  static func otherSense(_ sense: WordSense, _ own: String) -> Message {
    if sense.word.lowercased() == "but", own.lowercased() == "mais" { return .moreForBut(own) }
    return Message(
      en:
        "‘\(sense.word)’ means ‘\(sense.meaning.english)’ in the source, but ‘\(own)’ is another sense of it; correct it",
      ko:
        "원본의 ‘\(sense.word, .topic)’ 여기서 ‘\(sense.meaning.korean)’의 뜻인데 번역의 ‘\(own, .topic)’ 다른 뜻입니다. 고치세요"
    )
  }

  /// - Parameters:
  ///   - names: of the one who does it, and of the other one, in the one of both texts.
  ///   - isTurned: whether that is the translation.
  static func exchanged(_ names: [String], isTurned: Bool) -> Message {
    let (actor, other) = isTurned ? (names[1], names[0]) : (names[0], names[1])
    return Message(
      en:
        "in the source \(actor) does it to \(other), here it is the other way round; exchange them",
      ko: "원본에서는 \(actor) 쪽이 하고 \(other) 쪽이 받는데 번역은 거꾸로입니다. 자리를 서로 바꾸세요")
  }
}

extension Message {
  /// - Parameters:
  ///   - source: what the source says, as of a number or of whose something is.
  ///   - own: what the translation says in its place.
  static func saysOther(_ source: String, _ own: String) -> Message {
    Message(
      en: "the source says ‘\(source)’, this says ‘\(own)’; correct it",
      ko: "원본은 ‘\(source)’인데 번역은 ‘\(own)’입니다. 고치세요")
  }
}

extension Message {
  /// - Parameter names: of what something goes to or becomes, in either text.
  static func exchangedGoals(_ names: [String]) -> Message {
    Message(
      en: "\(names[0]) and \(names[1]) are exchanged; put each where the source has it",
      ko: "\(names[0]), \(names[1])의 자리가 원본과 반대입니다. 원본과 같은 자리에 두세요")
  }

  private static let turnedCause = Message(
    en: "what the source gives as the cause is the effect here; exchange the clauses",
    ko: "원본에서는 원인인 것이 번역에서는 결과입니다. 두 절을 서로 바꾸세요")

  static func turned(_ kind: ClauseRelation.Kind) -> Message {
    switch kind {
    case .cause: turnedCause
    case .comparison: turnedComparison
    default: turnedOrder
    }
  }

  private static let turnedComparison = Message(
    en: "in the source the other one of both is more; exchange what is compared",
    ko: "견주는 둘이 원본과 반대입니다. 서로 바꾸세요")

  static let lostConcession = Message(
    en: "the source says ‘even if’, the translation ‘if’; say that it is so in any case",
    ko: "원본은 ‘~해도’인데 번역은 ‘~하면’입니다. 그래도 그렇다는 뜻이 되게 고치세요")

  static let addedConcession = Message(
    en: "the source says ‘if’, the translation ‘even if’; make it a condition",
    ko: "원본은 ‘~하면’인데 번역은 ‘~해도’입니다. 조건이 되게 고치세요")

  static let turnedPassage = Message(
    en: "from and to are exchanged; exchange them back",
    ko: "어디에서 어디로인지가 원본과 반대입니다. 서로 바꾸세요")

  static let turnedSender = Message(
    en: "who sends it and who gets it are exchanged; exchange them back",
    ko: "보내는 쪽과 받는 쪽이 원본과 반대입니다. 서로 바꾸세요")

  static let turnedShare = Message(
    en: "the part and the whole are exchanged; exchange them back",
    ko: "부분과 전체가 원본과 반대입니다. 서로 바꾸세요")

  static func otherName(meant: String, own: String) -> Message {
    Message(
      en: "the source names ‘\(meant)’, this ‘\(own)’, which does something else; name the same",
      ko: "원본이 말하는 것은 ‘\(meant)’인데 번역은 다른 동작인 ‘\(own)’입니다. 같은 것을 말하세요")
  }

  static func addressed(_ actor: String) -> Message {
    Message(
      en: "in the source \(actor) does it, here it is done to \(actor); say who does it",
      ko: "원본에서는 \(actor) 쪽이 하는 일인데 번역에서는 받는 쪽입니다. 누가 하는지 원본에 맞추세요")
  }

  /// - Parameter actor: who does in the source what those who are spoken to do in the translation.
  static func otherActor(_ actor: String) -> Message {
    Message(
      en: "in the source ‘\(actor)’ does it, here ‘you’ do; say who does it",
      ko: "원본에서는 ‘\(actor)’ 쪽이 하는 일인데 번역에서는 읽는 사람이 합니다. 하는 사람을 맞추세요")
  }

  static func acts(_ actor: String) -> Message {
    Message(
      en: "here \(actor) does it, in the source it is done to \(actor); say who does it",
      ko: "번역에서는 \(actor) 쪽이 하는데 원본에서는 받는 쪽입니다. 누가 하는지 원본에 맞추세요")
  }

  static func twoNames(
    _ names: (source: String, first: String, second: String)
  ) -> Message {
    Message(
      en:
        "the source says ‘\(names.source)’ twice, this ‘\(names.first)’ and ‘\(names.second)’; call it by one name",
      ko:
        "원본은 두 번 다 ‘\(names.source)’인데 번역은 ‘\(names.first)’, ‘\(names.second)’처럼 다르게 부릅니다. 하나로 부르세요"
    )
  }

  private static let turnedOrder = Message(
    en: "what comes first in the source comes after the other here; exchange the clauses",
    ko: "원본에서 먼저인 것이 번역에서는 나중입니다. 두 절을 서로 바꾸세요")
}
