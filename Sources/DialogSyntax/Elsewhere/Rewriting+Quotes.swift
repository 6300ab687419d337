import DialogFindings

/// What stands in quotation marks, and what without.
extension Rewriting {
  /// The value of a statement in quotes: `purpose "destructive"`.
  static func quotedWord(_ keyword: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "what follows ‘\(keyword)’ stands without quotation marks",
        ko: "‘\(keyword)’ 뒤의 값에는 따옴표를 쓰지 않습니다"))
  }

  /// `"en" "…"`
  static func quotedLanguage(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a language stands without quotation marks", ko: "언어에는 따옴표를 쓰지 않습니다"))
  }

  /// The name of a declaration in quotes: `project "Photos"`.
  static let quotedName = Message(
    en: "a name stands without quotation marks", ko: "이름에는 따옴표를 쓰지 않습니다")

  /// `one {…}`
  static func braces(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a text stands in quotation marks, not in braces", ko: "텍스트는 중괄호가 아니라 따옴표로 묶습니다"))
  }

  /// A text that goes on in the next line.
  static func severalLines(_ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "a text between \"\" stands on one line", ko: "\"\"로 묶은 텍스트는 한 줄에 씁니다"))
  }

  /// `ko null`, `ko TODO`
  static func untranslated(_ tag: String, _ word: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "‘\(word)’ is no text; a language that is not translated yet is left out",
        ko: "‘\(word, .topic)’ 텍스트가 아닙니다. 아직 번역하지 않은 언어는 쓰지 않습니다"),
      what: "\(tag) \(word)", named: word)
  }

  /// `priority` of a notification, with a value that is not known here.
  static func levelUnknown(_ word: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "‘\(word)’ is ‘level’ here; write ‘level passive’, ‘level active’ or "
          + "‘level timeSensitive’",
        ko: "‘\(word, .topic)’ 여기서 ‘level’입니다. ‘level passive’, ‘level active’, "
          + "‘level timeSensitive’ 중 하나를 쓰세요"),
      isMendable: false)
  }

  /// What says how a notification looks, which has no purpose from which that would follow.
  static func lookOfSystem(_ word: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "‘\(word)’ has no place here, since the system decides the look",
        ko: "모양은 시스템이 정하므로 ‘\(word, .topic)’ 쓰지 않습니다"),
      what: word, named: word)
  }
}

extension LooseStatement {
  /// What only other toolkits have to be told.
  func needless(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard let word = items.first?.word ?? items.first?.literal?.text,
      let why = ForeignWords.needless[word]
    else { return nil }
    guard case .look = why, !known.contains(.purpose) else { return .needless(word, why) }
    guard known.contains(.level), ["priority", "importance"].contains(word) else {
      return .lookOfSystem(word)
    }
    let value = items.last.flatMap { $0.word ?? $0.literal?.text } ?? ""
    let levels = ForeignWords.values[.level] ?? [:]
    let level = levels.values.contains(value) ? value : levels[value.lowercased()]
    return level.map { .word(word, "level", "level \($0)") } ?? .levelUnknown(word)
  }

  /// Whether what follows a keyword is words in quotes alone.
  func areQuotedWords(_ rest: ArraySlice<LooseItem>) -> Bool {
    !rest.isEmpty && rest.allSatisfy { $0.literal != nil || $0.isSign(",") }
  }

  /// Whether the languages of a block stand in quotes.
  func quotesLanguages(_ rest: ArraySlice<LooseItem>) -> Bool {
    rest.first?.group("{")?.contains { $0.literal != nil && source.tag($0) != nil } ?? false
  }
}
