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

  /// The text as messages show it: its first line.
  var shown: String {
    let line = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    return line.count <= 200 ? String(line) : line.prefix(200) + "…"
  }

  /// A word of another language, and what it is here.
  static func word(_ foreign: String, _ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: foreign == keyword
        ? Message(
          en: "‘\(keyword)’ is written otherwise here", ko: "‘\(keyword, .topic)’ 여기서 다르게 씁니다")
        : Message(
          en: "‘\(foreign)’ is ‘\(keyword)’ here",
          ko: "‘\(foreign, .topic)’ 여기서 ‘\(keyword)’입니다"))
  }

  /// Something that has no place here.
  static func needless(_ what: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "‘\(what)’ has no place here", ko: "‘\(what, .topic)’ 여기에 쓰지 않습니다"),
      what: what)
  }

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
      reason: Message(en: "a text is written in one piece", ko: "텍스트는 하나로 이어 씁니다"))
  }

  /// A button or field without a name.
  static func name(_ keyword: String, _ name: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a \(keyword) has a name, such as ‘\(name)’", ko: "\(keyword)에는 ‘\(name)’ 같은 이름이 있습니다"))
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

  /// An element of markup that says nothing that is known here.
  static func markup(_ name: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "‘<\(name)>’ is markup; write statements, such as ‘title \"…\"’",
        ko: "‘<\(name)>’ 같은 마크업은 쓰지 않습니다. ‘title \"…\"’ 같은 구문으로 쓰세요"),
      isMendable: false)
  }

  /// A line of gettext’s that is no pair of texts in two languages.
  static func messageCatalog(_ word: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "‘\(word)’ is gettext’s; write all languages, as in ‘title { en \"…\"  ko \"…\" }’",
        ko: "‘\(word)’ 같은 gettext 형식은 쓰지 않습니다. ‘title { en \"…\"  ko \"…\" }’처럼 언어별로 쓰세요"),
      isMendable: false)
  }

  /// What refers to something that is written elsewhere, as YAML’s `*` does.
  static func reference(_ name: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "nothing is taken over by ‘\(name)’; write here what it stands for",
        ko: "‘\(name)’ 같은 참조는 쓰지 않습니다. 내용을 여기에 직접 쓰세요"),
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
