import DialogFindings

extension Message {
  static func tone(_ word: String) -> Message {
    Message(
      en: "‘\(word)’ is said in a tone that the source does not have; say it plainly",
      ko: "‘\(word, .topic)’ 원본에 없는 말투입니다. 담담하게 쓰세요")
  }

  static func change(_ change: StatementChange, _ source: TextVariant) -> Message {
    let shown = source.shown()
    return switch change {
    case .isDone: .done(shown)
    case .isTried: .tried(shown)
    case .willHappen:
      Message(
        en: "the source tells what has happened: ‘\(shown)’, this what will happen; use its tense",
        ko: "원본은 이미 일어난 일인데(‘\(shown)’) 번역은 앞으로의 일입니다. 시제를 맞추세요")
    case .hasHappened:
      Message(
        en: "the source tells what will happen: ‘\(shown)’, this what has happened; use its tense",
        ko: "원본은 앞으로의 일인데(‘\(shown)’) 번역은 이미 일어난 일입니다. 시제를 맞추세요")
    case .isOver:
      Message(
        en: "the source tells what is going on: ‘\(shown)’, this what has happened; use its tense",
        ko: "원본은 진행 중인 일인데(‘\(shown)’) 번역은 이미 끝난 일입니다. 시제를 맞추세요")
    case .isGoingOn:
      Message(
        en: "the source tells what has happened: ‘\(shown)’, this what is going on; use its tense",
        ko: "원본은 이미 끝난 일인데(‘\(shown)’) 번역은 진행 중인 일입니다. 시제를 맞추세요")
    case .mustBeDone:
      Message(
        en: "the source says what can be done: ‘\(shown)’, this that it must be; say that it can",
        ko: "원본은 해도 되는 일인데(‘\(shown)’) 번역은 해야 하는 일입니다. 뜻을 맞추세요")
    case .canBeDone:
      Message(
        en: "the source says what must be done: ‘\(shown)’, this that it can be; say that it must",
        ko: "원본은 해야 하는 일인데(‘\(shown)’) 번역은 해도 되는 일입니다. 뜻을 맞추세요")
    case .isAsked:
      Message(
        en: "the source states a fact: ‘\(shown)’, this asks people to do something; state it too",
        ko: "원본은 사실을 알리는데(‘\(shown)’) 번역은 무엇을 하라고 합니다. 뜻을 맞추세요")
    case .isFact:
      Message(
        en: "the source asks people to do something: ‘\(shown)’, this states a fact; ask it too",
        ko: "원본은 무엇을 하라고 하는데(‘\(shown)’) 번역은 사실을 알립니다. 뜻을 맞추세요")
    case .isStated:
      Message(
        en: "the source asks: ‘\(shown)’, this states it; ask it too",
        ko: "원본은 묻는데(‘\(shown)’) 번역은 서술합니다. 물으세요")
    case .isQuestion:
      Message(
        en: "the source states something: ‘\(shown)’, this asks; state it too",
        ko: "원본은 서술하는데(‘\(shown)’) 번역은 묻습니다. 서술하세요")
    case .isPurpose: purpose(shown)
    case .isCause: cause(shown)
    case .isCertain: certain(shown)
    case .isPossible: possible(shown)
    case .isForbidden: forbidden(shown)
    case .isUnneeded: unneeded(shown)
    case .isOurs: ours(shown)
    case .isYours: yours(shown)
    }
  }

  private static func ours(_ shown: String) -> Message {
    Message(
      en: "in the source ‘you’ do it: ‘\(shown)’, here ‘we’ do; say who does it",
      ko: "원본에서는 읽는 사람이 하는 일인데(‘\(shown)’) 번역에서는 ‘우리’가 합니다. 하는 사람을 맞추세요")
  }

  private static func yours(_ shown: String) -> Message {
    Message(
      en: "in the source ‘we’ do it: ‘\(shown)’, here ‘you’ do; say who does it",
      ko: "원본에서는 ‘우리’가 하는 일인데(‘\(shown)’) 번역에서는 읽는 사람이 합니다. 하는 사람을 맞추세요")
  }

  private static func forbidden(_ shown: String) -> Message {
    Message(
      en:
        "the source says what need not be done: ‘\(shown)’, this what must not; say that it need not",
      ko: "원본은 하지 않아도 되는 일인데(‘\(shown)’) 번역은 하면 안 되는 일입니다. 뜻을 맞추세요")
  }

  private static func unneeded(_ shown: String) -> Message {
    Message(
      en:
        "the source says what must not be done: ‘\(shown)’, this what need not; say that it must not",
      ko: "원본은 하면 안 되는 일인데(‘\(shown)’) 번역은 하지 않아도 되는 일입니다. 뜻을 맞추세요")
  }

  private static func certain(_ shown: String) -> Message {
    Message(
      en: "the source says what may happen: ‘\(shown)’, this that it will; say that it may",
      ko: "원본은 일어날 수도 있는 일인데(‘\(shown)’) 번역은 반드시 일어날 일입니다. 뜻을 맞추세요")
  }

  private static func possible(_ shown: String) -> Message {
    Message(
      en: "the source says what will happen: ‘\(shown)’, this that it may; say that it will",
      ko: "원본은 일어날 일인데(‘\(shown)’) 번역은 일어날 수도 있는 일입니다. 뜻을 맞추세요")
  }

  private static func purpose(_ shown: String) -> Message {
    Message(
      en: "the source says why it is so: ‘\(shown)’, this what it is for; say why",
      ko: "원본은 이유를 말하는데(‘\(shown)’) 번역은 목적을 말합니다. 이유로 쓰세요")
  }

  private static func cause(_ shown: String) -> Message {
    Message(
      en: "the source says what it is for: ‘\(shown)’, this why it is so; say what it is for",
      ko: "원본은 목적을 말하는데(‘\(shown)’) 번역은 이유를 말합니다. 목적으로 쓰세요")
  }

  private static func done(_ shown: String) -> Message {
    Message(
      en:
        "the source says what was tried: ‘\(shown)’, this that it was done; say that it was tried",
      ko: "원본은 시도한 일인데(‘\(shown)’) 번역은 실제로 한 일입니다. 시도했다고 쓰세요")
  }

  private static func tried(_ shown: String) -> Message {
    Message(
      en:
        "the source says what was done: ‘\(shown)’, this that it was tried; say that it was done",
      ko: "원본은 실제로 한 일인데(‘\(shown)’) 번역은 시도한 일입니다. 실제로 했다고 쓰세요")
  }
}
