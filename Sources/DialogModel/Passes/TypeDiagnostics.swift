import DialogLanguage
import DialogSyntax
import DialogText

/// What the passes say of types, selections and values.
extension Diagnostic {
  // MARK: Placeholders

  static func unknownStyle(_ word: Word, known: [String]) -> Diagnostic {
    let meant = Spelling.nearest(to: word.text, in: known)
    let words = known.joined(separator: ", ")
    return Diagnostic(
      "type/unknown-style", .error,
      Message(
        en: "there is no style ‘\(word.text)’; "
          + (meant.map { "did you mean ‘\($0)’?" } ?? "there are \(words) and agreements such as 을/를"),
        ko: "‘\(word.text)’ 스타일은 없습니다. "
          + (meant.map { "‘\($0)’\(KoreanParticle.object.form(after: $0)) 쓰려고 했나요?" }
            ?? "\(words) 또는 을/를 같은 조사를 쓸 수 있습니다")),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }

  static func unknownAgreement(_ word: Word, _ locale: LanguageTag) -> Diagnostic {
    Diagnostic(
      "type/unknown-style", .error,
      Message(
        en: "‘\(word.text)’ are no forms that agree with a value in \(locale)",
        ko: "‘\(word.text)’\(KoreanParticle.topic.form(after: word.text)) \(locale)에서 값에 맞추어 바뀌는 형태가 아닙니다"),
      at: word.range)
  }

  static func styleType(
    _ word: Word, _ name: String, _ type: String, fitting: [String]
  ) -> Diagnostic {
    let range = SourceRange(word.range.file, ByteRange(word.range.start - 1, word.range.end))
    let english = fitting.isEmpty ? "write {\(name)}" : "use \(fitting.joined(separator: ", "))"
    let korean = fitting.isEmpty ? "{\(name)}으로 쓰세요" : "쓸 수 있는 스타일: \(fitting.joined(separator: ", "))"
    return Diagnostic(
      "type/placeholder-style", .error,
      Message(
        en: "‘\(name)’ is \(article(type)), which has no style ‘\(word.text)’; \(english)",
        ko: "‘\(name)’의 타입 \(type)에는 ‘\(word.text)’ 스타일이 없습니다. \(korean)"),
      at: word.range,
      fixes: [FixIt(Message(en: "remove ‘:\(word.text)’", ko: "‘:\(word.text)’ 제거"), .remove(range))])
  }

  static func unprintable(_ word: Word, _ type: String) -> Diagnostic {
    Diagnostic(
      "type/placeholder-style", .error,
      Message(
        en: "‘\(word.text)’ is \(article(type)), which no one can read; "
          + "choose a text with by \(word.text) { … }",
        ko: "‘\(word.text)’의 타입 \(type)\(KoreanParticle.topic.form(after: type)) 글로 쓸 수 없습니다. "
          + "by \(word.text) { … }로 텍스트를 고르세요"),
      at: word.range)
  }

  // MARK: Attributes

  static func conditionType(_ word: Word, _ type: String) -> Diagnostic {
    wrongType(word, type, wanted: "Bool")
  }

  static func listType(_ word: Word, _ type: String) -> Diagnostic {
    wrongType(word, type, wanted: "[String]")
  }

  static func badgeType(_ word: Word, _ type: String) -> Diagnostic {
    wrongType(word, type, wanted: "Int")
  }

  static func initialType(_ word: Word, _ type: String) -> Diagnostic {
    wrongType(word, type, wanted: "String")
  }

  private static func wrongType(_ word: Word, _ type: String, wanted: String) -> Diagnostic {
    Diagnostic(
      "type/mismatch", .error,
      Message(
        en: "‘\(word.text)’ is \(article(type)), but \(article(wanted)) is needed here",
        ko: "여기에는 \(wanted)\(KoreanParticle.subject.form(after: wanted)) 필요한데 ‘\(word.text)’의 타입은 \(type)입니다"),
      at: word.range)
  }

  static func sendWithoutInput(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "type/send-without-input", .error,
      Message(
        en: "send names the button beside a text field; write input and its text too",
        ko: "send는 입력란 옆 버튼의 이름입니다. input과 그 텍스트도 쓰세요"),
      at: range)
  }

  static func limitWithoutList(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "type/limit-without-list", .error,
      Message(
        en: "limit belongs to a choice for each element of a list; write for … in … too",
        ko: "limit는 목록의 원소마다 나오는 choice에 씁니다. for … in …도 쓰세요"),
      at: range)
  }

  static func invalidLimit(_ word: Word) -> Diagnostic {
    Diagnostic(
      "type/invalid-number", .error,
      Message(en: "write a whole number from 1 up", ko: "1 이상의 정수를 쓰세요"), at: word.range)
  }

  static func invalidDuration(_ word: Word) -> Diagnostic {
    Diagnostic(
      "type/invalid-number", .error,
      Message(
        en: "‘\(word.text)’ is no duration; write seconds or milliseconds, as in 2s or 500ms",
        ko: "‘\(word.text)’\(KoreanParticle.topic.form(after: word.text)) 시간이 아닙니다. 2s나 500ms처럼 초나 밀리초로 쓰세요"),
      at: word.range)
  }

  // MARK: Selections

  static func selectorType(_ word: Word, _ type: String) -> Diagnostic {
    Diagnostic(
      "type/selector", .error,
      Message(
        en: "‘\(word.text)’ is \(article(type)); only an Int, a Bool or an enum can select",
        ko: "‘\(word.text)’의 타입은 \(type)입니다. Int, Bool, enum으로만 고를 수 있습니다"),
      at: word.range)
  }

  static func unknownKey(_ word: Word, type: String, known: [String]) -> Diagnostic {
    let meant = Spelling.nearest(to: word.text, in: known)
    let words = known.joined(separator: ", ")
    return Diagnostic(
      "selection/unknown-key", .error,
      Message(
        en: "\(article(type)) is never ‘\(word.text)’; "
          + (meant.map { "did you mean ‘\($0)’?" } ?? "there are \(words)"),
        ko: "\(type)에는 ‘\(word.text)’\(KoreanParticle.subject.form(after: word.text)) 없습니다. "
          + (meant.map { "‘\($0)’\(KoreanParticle.object.form(after: $0)) 쓰려고 했나요?" } ?? "쓸 수 있는 말: \(words)")),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }

  static func missingArms(_ missing: [String], _ word: Word, place: SourceRange) -> Diagnostic {
    let words = missing.joined(separator: ", ")
    return Diagnostic(
      "selection/missing-arm", .error,
      Message(
        en: "no text for \(words); every value of ‘\(word.text)’ needs one",
        ko: "\(words)의 텍스트가 없습니다. ‘\(word.text)’의 모든 값에 텍스트가 필요합니다"),
      at: word.range,
      fixes: [
        FixIt(
          Message(en: "add \(words)", ko: "\(words) 추가"),
          .insert(missing.map { "  \($0) \"\"" }.joined(), at: place))
      ])
  }

  private static func article(_ type: String) -> String {
    let first = type.utf8.first.map { $0 | 0x20 } ?? 0
    let isVowel = [0x61, 0x65, 0x69, 0x6F].contains(first)
    return (isVowel ? "an " : "a ") + type
  }
}
