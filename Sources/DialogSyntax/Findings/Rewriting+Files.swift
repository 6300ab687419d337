import DialogFindings

/// What is written in files of other kinds.
extension Rewriting {
  /// A line of a file of keys and texts, where a declaration would stand.
  static func keyAndText(_ key: String) -> Rewriting {
    Rewriting(
      text: "",
      reason: Message(
        en: "‘\(key)’ is no declaration; a text stands in a dialog, as in "
          + "‘alert EmptyTrash { title \"…\" }’",
        ko: "‘\(key, .topic)’ 선언이 아닙니다. 텍스트는 ‘alert EmptyTrash { title \"…\" }’처럼 대화상자 안에 쓰세요"),
      isMendable: false)
  }

  /// Signs of full width.
  static func fullWidth(_ signs: String, _ text: String) -> Rewriting {
    Rewriting(
      text: text,
      reason: Message(
        en: "signs such as ‘\(signs)’ are of full width; this language has those of half width",
        ko: "‘\(signs)’ 같은 전각 기호 대신 반각 기호를 씁니다"))
  }

  /// An element of markup that says nothing that is known here.
  static func markup(_ name: String) -> Rewriting {
    let declaration = ForeignWords.declarations[name] ?? Keyword(rawValue: name.lowercased())
    let form = declaration.map { "\($0.rawValue) DeleteItems { … }" } ?? "title \"…\""
    return Rewriting(
      text: "",
      reason: Message(
        en: "‘<\(name)>’ is markup; write ‘\(form)’",
        ko: "‘<\(name)>’ 같은 마크업은 쓰지 않습니다. ‘\(form)’처럼 쓰세요"),
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
}
