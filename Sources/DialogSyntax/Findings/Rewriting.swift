import DialogFindings

/// What a piece of source is meant to say, as this language says it.
struct Rewriting {
  var text: String
  /// What is otherwise here, up to what to write instead.
  var reason: Message
  /// What is removed, where nothing is to be written.
  var what = ""
  /// Whether it is known what to write.
  var isMendable = true
  /// What to do, where the text would not show it.
  var advice: Message?
  /// What of the piece the reason speaks of, as it is written there.
  var named: String?

  /// The text as messages show it: its first line.
  var shown: String {
    let line = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    return line.count <= 200 ? String(line) : line.prefix(200) + "…"
  }

  /// The lines of statements, where they are few.
  var statements: [String] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let isShort = lines.count < 5 && !text.contains("{\n") && !text.contains("}\n")
    return isShort ? lines.map(String.init) : [shown]
  }

  /// A word of another language, and what it is here.
  static func word(_ foreign: String, _ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: foreign == keyword
        ? Message(
          en: "this is not how ‘\(keyword)’ is written", ko: "‘\(keyword)’ 구문의 형식이 다릅니다")
        : Message(
          en: "‘\(foreign)’ is ‘\(keyword)’ here",
          ko: "‘\(foreign, .topic)’ 여기서 ‘\(keyword)’입니다"),
      named: foreign)
  }

  /// A statement that is written as the call of a function.
  static func call(_ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "‘\(keyword)’ is a statement, not a call",
        ko: "‘\(keyword, .topic)’ 함수 호출이 아니라 구문입니다"),
      named: keyword)
  }

  /// A text that a call stands around.
  static func called(_ function: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a text stands without a call such as ‘\(function)’",
        ko: "텍스트는 ‘\(function)’ 같은 호출 없이 씁니다"),
      named: function)
  }

  /// What the app does, in braces after a button.
  static func code(outcome name: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a dialog holds no code: the app gets the outcome ‘\(name)’",
        ko: "대화상자에는 코드를 쓰지 않습니다. 앱은 ‘\(name)’ 결과를 받습니다"))
  }

  /// Something that has no place here.
  static func needless(_ what: String, _ text: String) -> Rewriting {
    let korean: KoreanMessage =
      what.isSign ? "‘\(what)’ 기호는 여기에 쓰지 않습니다" : "‘\(what, .topic)’ 여기에 쓰지 않습니다"
    return Rewriting(
      text: text, reason: Message(en: "‘\(what)’ has no place here", ko: korean), what: what,
      named: what)
  }

  /// A statement of another toolkit that says nothing here.
  static func needless(_ word: String, _ why: ForeignWords.Needless) -> Rewriting {
    let reason =
      switch why {
      case .look:
        Message(
          en: "‘\(word)’ has no place here, since the look follows from ‘purpose’",
          ko: "모양은 ‘purpose’에 따라 정해지므로 ‘\(word, .topic)’ 쓰지 않습니다")
      case .behavior:
        Message(
          en: "‘\(word)’ has no place here, since it is for the app’s code",
          ko: "‘\(word, .topic)’ 앱의 코드에 쓸 내용이라 여기에 쓰지 않습니다")
      case .name:
        Message(
          en: "‘\(word)’ has no place here, since the name after the declaration’s keyword says it",
          ko: "선언 키워드 뒤의 이름이 있으므로 ‘\(word, .topic)’ 쓰지 않습니다")
      case .suppression:
        Message(
          en: "‘\(word)’ has no place here, since no dialog can be told not to come again",
          ko: "대화상자를 다시 보지 않게 하는 ‘\(word, .topic)’ 없습니다")
      }
    return Rewriting(text: "", reason: reason, what: word, named: word)
  }

  /// A text that is chosen by a value.
  static func chosen(_ word: String, _ text: String) -> Rewriting {
    let korean: KoreanMessage =
      word.isSign
      ? "텍스트는 by로 고르므로 ‘\(word)’ 기호는 쓰지 않습니다" : "텍스트는 by로 고르므로 ‘\(word, .topic)’ 쓰지 않습니다"
    return Rewriting(
      text: text,
      reason: Message(
        en: "‘\(word)’ has no place here, since a text is chosen with by", ko: korean),
      named: word)
  }

  /// A text that is put together from pieces and values.
  static func joined(_ sign: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "texts are not joined with ‘\(sign)’; a value stands in braces in the text",
        ko: "텍스트는 ‘\(sign, .direction)’ 이어 붙이지 않고 값을 중괄호로 넣습니다"))
  }

  /// A text whose values follow it.
  static func values(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a value stands in braces in the text, not after it",
        ko: "값은 텍스트 뒤가 아니라 텍스트 안에 중괄호로 씁니다"))
  }

  /// A letter or a sign before the quotes of a text.
  static func prefix(_ prefix: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "‘\(prefix)’ has no place before a text", ko: "텍스트 앞에 ‘\(prefix)’ 같은 표시를 쓰지 않습니다"))
  }

  /// The name of a part in quotes, as in files of strings.
  static func quotedKey(_ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "‘\(keyword)’ stands without quotes, and nothing stands between it and its text",
        ko: "‘\(keyword, .topic)’ 따옴표 없이 쓰고 텍스트와의 사이에 기호를 쓰지 않습니다"))
  }

  /// The key of a text that stands in another file.
  static let key = Rewriting(
    text: "",
    reason: Message(
      en: "a text stands here itself, not its key; write the text in \"\"",
      ko: "텍스트의 키가 아니라 텍스트 자체를 \"\" 안에 쓰세요"),
    isMendable: false)

  /// A text whose language stands beside its keyword.
  static func languages(_ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "languages stand in a block after ‘\(keyword)’",
        ko: "언어는 ‘\(keyword)’ 뒤의 블록 안에 씁니다"))
  }

  /// A text in several pieces.
  static func pieces(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "texts beside each other are not joined", ko: "나란히 쓴 텍스트는 하나로 이어지지 않습니다"))
  }

  /// A button or field without a name.
  static func name(_ keyword: String, _ name: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a \(keyword) has a name, such as ‘\(name)’", ko: "\(keyword)에는 ‘\(name)’ 같은 이름을 붙입니다"))
  }

  /// A button or field whose text comes before its name.
  static func nameFirst(_ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "the name of a \(keyword) stands before its text",
        ko: "\(keyword)의 이름은 텍스트 앞에 씁니다"))
  }

  /// A button that begins with its name.
  static func nameAlone(_ name: String, _ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "‘\(name)’ begins no line; a button begins with ‘\(keyword)’",
        ko: "‘\(name, .direction)’ 시작하는 구문은 없습니다. 버튼은 ‘\(keyword, .direction)’ 시작합니다"),
      named: name)
  }

  /// Texts without their language, beside others that have it.
  /// A language that is written by its name.
  static func languageByName(_ name: String, _ tag: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a language is written as its tag: ‘\(name)’ is ‘\(tag)’",
        ko: "언어는 태그로 씁니다. ‘\(name, .topic)’ ‘\(tag)’입니다"),
      named: name)
  }

  static func withoutLanguage(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "the language stands before each text", ko: "각 텍스트 앞에 언어를 씁니다"))
  }

  /// A declaration of another language that has no texts.
  static func bodiless(_ word: String, _ name: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "‘\(word)’ is ‘alert’ here; write its texts in braces, as in ‘alert \(name) { … }’",
        ko: "‘\(word, .topic)’ 여기서 ‘alert’입니다. ‘alert \(name) { … }’처럼 중괄호 안에 텍스트를 쓰세요"),
      isMendable: false)
  }

  /// A condition that can’t be said here.
  static let condition = Rewriting(
    text: "",
    reason: Message(
      en: "‘if’ takes one Bool parameter; pass one that says it all",
      ko: "‘if’ 뒤에는 Bool 매개변수 하나만 씁니다. 모두 합친 값을 하나로 넘기세요"),
    isMendable: false)

  /// A text without quotes, or in those of another language.
  static func quotes(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a text stands in straight quotes \"\"", ko: "텍스트는 곧은따옴표 \"\"로 묶습니다"))
  }
}

extension String {
  /// Whether it is no word.
  fileprivate var isSign: Bool { !contains { $0.isLetter || $0.isNumber } }
}
