import DialogLanguage
import DialogSyntax
import DialogText

/// What the passes say of names.
extension Diagnostic {
  static func duplicate(_ name: Name, first: Name) -> Diagnostic {
    Diagnostic(
      "name/duplicate", .error,
      Message(
        en: "‘\(name.text)’ is already there; give this one another name or remove it",
        ko:
          "‘\(name.text)’\(KoreanParticle.subject.form(after: name.text)) 이미 있습니다. 다른 이름을 쓰거나 지우세요"),
      at: name.range,
      notes: [Note(Message(en: "the first one is here", ko: "먼저 나온 곳입니다"), at: first.range)])
  }

  static func repeated(_ name: Name) -> Diagnostic {
    Diagnostic(
      "name/duplicate", .error,
      Message(
        en: "‘\(name.text)’ is named twice; remove one",
        ko: "‘\(name.text)’\(KoreanParticle.subject.form(after: name.text)) 두 번 나옵니다. 하나를 지우세요"),
      at: name.range)
  }

  static func duplicateLanguage(_ word: Word, first: SourceRange) -> Diagnostic {
    duplicate(Name(word), first: Name(word.text, at: first))
  }

  static func secondProject(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      "name/duplicate", .error,
      Message(
        en: "there is a project block already; all files of a compilation are one project",
        ko: "project 블록이 이미 있습니다. 함께 컴파일하는 파일은 모두 한 프로젝트입니다"),
      at: range,
      notes: [Note(Message(en: "the first one is here", ko: "먼저 나온 곳입니다"), at: first)])
  }

  static func secondCancel(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      "button/second-cancel", .warning,
      Message(
        en: "a dialog has one Cancel, and leaving it means the first; make this an ordinary button",
        ko: "취소는 하나만 있고 대화상자를 나가면 첫 번째를 뜻합니다. 이것은 일반 버튼으로 바꾸세요"),
      at: range,
      notes: [Note(Message(en: "the first one is here", ko: "먼저 나온 곳입니다"), at: first)])
  }

  static func nameStyle(_ name: Name, _ style: NameStyle) -> Diagnostic {
    let english: String
    let korean: String
    switch style {
    case .upperCamelCase:
      english = "starts with a capital, as in DeleteItems"
      korean = "DeleteItems처럼 대문자로 시작"
    case .lowerCamelCase:
      english = "starts with a small letter, as in deleteItems"
      korean = "deleteItems처럼 소문자로 시작"
    }
    return Diagnostic(
      "name/style", .note,
      Message(
        en: "‘\(name.text)’: by custom such a name \(english), without _",
        ko: "‘\(name.text)’: 이런 이름은 관례상 \(korean)하고 _를 쓰지 않습니다"),
      at: name.range)
  }

  static func unknownParameter(
    _ word: Word, type: String, meant: String?, isAlone: Bool,
    place: (range: SourceRange, isFirst: Bool)?
  ) -> Diagnostic {
    var fixes: [FixIt] = []
    if let meant { fixes.append(.replacing(word.range, with: meant)) }
    if let place {
      let declaration = "\(word.text): \(type)"
      let text = place.isFirst ? "(\(declaration))" : isAlone ? declaration : ", \(declaration)"
      fixes.append(
        FixIt(
          Message(en: "declare ‘\(declaration)’", ko: "‘\(declaration)’ 선언"),
          .insert(text, at: place.range)))
    }
    let suggestion =
      meant.map {
        Message(
          en: "did you mean ‘\($0)’?",
          ko: "‘\($0)’\(KoreanParticle.object.form(after: $0)) 쓰려고 했나요?")
      } ?? Message(en: "declare it behind the dialog’s name", ko: "대화상자 이름 뒤에 선언하세요")
    return Diagnostic(
      "name/unknown-parameter", .error,
      Message(
        en: "there is no parameter ‘\(word.text)’; \(suggestion.english)",
        ko:
          "매개변수 ‘\(word.text)’\(KoreanParticle.subject.form(after: word.text)) 없습니다. \(suggestion.korean)"
      ),
      at: word.range, fixes: fixes)
  }

  static func placeholderInPlainText(_ word: Word) -> Diagnostic {
    Diagnostic(
      "name/unknown-parameter", .error,
      Message(
        en: "this text belongs to no dialog and has no parameters; write it out",
        ko: "대화상자에 속하지 않는 텍스트라서 매개변수가 없습니다. 글로 풀어 쓰세요"),
      at: word.range)
  }

  static func unusedParameter(_ name: Name, removing range: SourceRange) -> Diagnostic {
    Diagnostic(
      "name/unused-parameter", .warning,
      Message(
        en: "nothing uses the parameter ‘\(name.text)’; remove it",
        ko: "매개변수 ‘\(name.text)’\(KoreanParticle.object.form(after: name.text)) 쓰는 곳이 없습니다. 지우세요"),
      at: name.range,
      fixes: [
        FixIt(Message(en: "remove ‘\(name.text)’", ko: "‘\(name.text)’ 제거"), .remove(range))
      ])
  }

  static func unknownType(_ word: Word, known: [String]) -> Diagnostic {
    unknown(
      "name/unknown-type", word.text, word.range, Message(en: "type", ko: "타입"), known: known)
  }

  static func unknownDialog(_ name: Name, known: [String]) -> Diagnostic {
    unknown(
      "name/unknown-dialog", name.text, name.range, Message(en: "dialog", ko: "대화상자"),
      known: known, isListed: false)
  }

  static func unknownButton(_ name: Name, known: [String]) -> Diagnostic {
    unknown(
      "name/unknown-button", name.text, name.range,
      Message(en: "button", ko: "버튼"), known: known)
  }

  static func unknownPart(
    _ name: Word, _ part: Word?, of dialog: String, known: [String]
  ) -> Diagnostic {
    let text = part.map { "\(name.text).\($0.text)" } ?? name.text
    return unknown(
      "name/unknown-part", text, name.range,
      Message(en: "part of \(dialog) called", ko: "\(dialog)의 요소"), known: known)
  }

  static func unknownValue(_ word: Word, of keyword: Keyword, known: [String]) -> Diagnostic {
    unknown(
      "name/unknown-value", word.text, word.range,
      Message(en: "\(keyword.rawValue)", ko: "\(keyword.rawValue) 값"), known: known)
  }

  static func unknownSetting(_ word: Word) -> Diagnostic {
    unknown(
      "name/unknown-value", word.text, word.range, Message(en: "severity", ko: "심각도"),
      known: ["off", "note", "warning", "error"])
  }

  static func unknownLanguage(_ word: Word) -> Diagnostic {
    let hyphenated = word.text.split(separator: "_").joined(separator: "-")
    let fixes = LanguageTag(hyphenated).map { [FixIt.replacing(word.range, with: $0.tag)] } ?? []
    return Diagnostic(
      "name/unknown-language", .error,
      Message(
        en: "‘\(word.text)’ is not a language tag; write one such as en, ko, pt-BR or zh-Hans",
        ko:
          "‘\(word.text)’\(KoreanParticle.topic.form(after: word.text)) 언어 태그가 아닙니다. en, ko, pt-BR, zh-Hans처럼 쓰세요"
      ),
      at: word.range, fixes: fixes)
  }

  static func unknownTerm(_ name: Name, source: LanguageTag) -> Diagnostic {
    Diagnostic(
      "name/unknown-term", .error,
      Message(
        en:
          "‘\(name.text)’ has no text, and there is no term of that name in \(source); write its text",
        ko: "‘\(name.text)’에 텍스트가 없고 \(source)에 그런 이름의 용어도 없습니다. 텍스트를 쓰세요"),
      at: name.range)
  }

  static func asksByNotification(_ name: Name, first: Name) -> Diagnostic {
    Diagnostic(
      "name/not-an-alert", .error,
      Message(
        en: "‘\(name.text)’ is a notification, which cannot ask; name an alert or an action sheet",
        ko:
          "‘\(name.text)’\(KoreanParticle.topic.form(after: name.text)) 알림이라서 물을 수 없습니다. alert나 actionSheet의 이름을 쓰세요"
      ),
      at: name.range,
      notes: [Note(Message(en: "it is declared here", ko: "여기에 선언되어 있습니다"), at: first.range)])
  }

  static func missingSource(
    _ source: LanguageTag, at range: SourceRange, first: LanguageTag?, isNamed: Bool
  ) -> Diagnostic {
    let hint = isNamed || first == nil ? nil : first
    return Diagnostic(
      "name/missing-source", .error,
      Message(
        en: "the text is missing in the source language, \(source)"
          + (hint.map { "; write it, or name the source in a project block: source \($0)" }
            ?? "; write it"),
        ko: "원본 언어(\(source)) 텍스트가 없습니다. "
          + (hint.map { "텍스트를 쓰거나 project 블록에 원본 언어를 적으세요: source \($0)" } ?? "텍스트를 쓰세요")),
      at: range)
  }

  static func emptyReason(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/missing-reason", .error,
      Message(en: "the reason is empty; say why this is allowed", ko: "이유가 비어 있습니다. 왜 허용하는지 쓰세요"),
      at: range)
  }

  static func missingLabel(_ name: Name) -> Diagnostic {
    Diagnostic(
      "name/missing-text", .error,
      Message(
        en: "the field ‘\(name.text)’ has no text; write what people should type, in quotes",
        ko: "필드 ‘\(name.text)’에 텍스트가 없습니다. 무엇을 입력하는지 따옴표 안에 쓰세요"),
      at: name.range)
  }

  static func builtInType(_ name: Name) -> Diagnostic {
    Diagnostic(
      "name/duplicate", .error,
      Message(
        en: "‘\(name.text)’ is a type of the language; give the enum another name",
        ko:
          "‘\(name.text)’\(KoreanParticle.topic.form(after: name.text)) 언어에 이미 있는 타입입니다. enum에 다른 이름을 쓰세요"
      ),
      at: name.range)
  }

  static func emptyEnum(_ name: Name) -> Diagnostic {
    Diagnostic(
      "name/empty-enum", .error,
      Message(
        en: "the enum ‘\(name.text)’ has no cases; write them between its braces",
        ko: "enum ‘\(name.text)’에 case가 없습니다. 중괄호 안에 쓰세요"),
      at: name.range)
  }

  // MARK: Wording

  private static func unknown(
    _ rule: RuleID, _ text: String, _ range: SourceRange, _ kind: Message, known: [String],
    isListed: Bool = true
  ) -> Diagnostic {
    let meant = Spelling.nearest(to: text, in: known)
    let subject = KoreanParticle.subject.form(after: text)
    var english = "there is no \(kind.english) ‘\(text)’"
    var korean = "\(kind.korean) ‘\(text)’\(subject) 없습니다"
    if let meant {
      english += "; did you mean ‘\(meant)’?"
      korean += ". ‘\(meant)’\(KoreanParticle.object.form(after: meant)) 쓰려고 했나요?"
    } else if isListed, !known.isEmpty {
      english += "; there are \(known.joined(separator: ", "))"
      korean += ". 쓸 수 있는 말: \(known.joined(separator: ", "))"
    }
    return Diagnostic(
      rule, .error, Message(en: english, ko: korean), at: range,
      fixes: meant.map { [.replacing(range, with: $0)] } ?? [])
  }
}

extension FixIt {
  static func replacing(_ range: SourceRange, with text: String) -> FixIt {
    let direction = KoreanParticle.direction.form(after: text)
    return FixIt(
      Message(en: "replace with ‘\(text)’", ko: "‘\(text)’\(direction) 바꾸기"),
      TextEdit(replace: range, with: text))
  }
}
