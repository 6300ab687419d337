import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let typeUnknownStyle = RuleDescription(
    "type/unknown-style", .error,
    summary: Message(
      en: "a placeholder’s style is one of the language’s, or an agreement",
      ko: "자리표시자의 스타일은 정해진 것이거나 조사입니다"),
    reason: Message(
      en: """
        The styles are number, percent, date, time, relative, list and quoted. Forms such as 을/를, \
        a/an or de/d’ agree with the sound of the value, in the languages that have them.
        """,
      ko: """
        스타일은 number, percent, date, time, relative, list, quoted입니다. 을/를, a/an, de/d’ 같은 형태는 그것을 쓰는 언어에서 값의 \
        소리에 맞추어 바뀝니다.
        """),
    examples: [
      RuleExample(
        """
        alert DiskFull(used: Double) {
          title "{used:⟦percnt⟧} in Use"
          button ok
        }
        """,
        fixed: """
          alert DiskFull(used: Double) {
            title "{used:percent} in Use"
            button ok
          }
          """),
      RuleExample(
        """
        alert RemoveAlbum(album: String) {
          title { en "Remove {album}?"  ko "{album:⟦을를⟧} 제거할까요?" }
          button remove destructive
          cancel
        }
        """,
        fixed: """
          alert RemoveAlbum(album: String) {
            title { en "Remove {album}?"  ko "{album:을/를} 제거할까요?" }
            button remove destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert RemoveAlbum(album: String) {
          title { en "Remove Photo of {album}?"  fr "Supprimer la photo {album:⟦a/an⟧} ?" }
          button remove destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert RemoveAlbum(album: String) {
          title { en "Remove {album}?"  ko "{album:을/를} 제거할까요?" }
          button remove destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// A type where a style would stand, as in `{count: Int}`.
  ///
  /// - Parameter name: the placeholder’s, before the colon.
  static func typeInPlaceholder(_ word: Word, name: Word) -> Diagnostic {
    let range = SourceRange(word.range.file, ByteRange(name.range.end, word.range.end))
    return Diagnostic(
      .typeUnknownStyle,
      Message(
        en: "a placeholder has no type, since the parameter has; write {\(name.text)}",
        ko: "자리표시자에는 타입을 쓰지 않습니다. {\(name.text)}처럼 쓰세요"),
      at: word.range,
      fixes: [FixIt(Message(en: "remove the type", ko: "타입 삭제"), .remove(range))])
  }

  /// - Parameters:
  ///   - name: the placeholder’s, before the colon.
  ///   - type: the value’s, where it is declared.
  static func unknownStyle(
    _ word: Word, name: Word, type: ParameterType?, typeName: String
  ) -> Diagnostic {
    let all = Placeholder.Style.keywords.map(\.keyword)
    let known = type.map(Placeholder.Style.words) ?? all
    let near =
      Spelling.nearest(to: word.text, in: known) ?? Spelling.nearest(to: word.text, in: all)
    let isFormat = word.text.utf8.contains { !$0.isASCIILetter }
    let meant = near ?? (isFormat || type == nil ? nil : known.first)
    if near == nil, let type, isFormat || known.isEmpty {
      return .needlessStyle(word, name: name, type: type, typeName)
    }
    if near == nil, type != nil, let meant {
      return .styleOfType(word, name: name, typeName, meant: meant, known)
    }
    return .unknownStyle(word, meant: meant, known: known)
  }

  /// A format such as `%d`, or any style of what has none.
  private static func needlessStyle(
    _ word: Word, name: Word, type: ParameterType, _ typeName: String
  ) -> Diagnostic {
    let range = SourceRange(name.range.file, ByteRange(name.range.end, word.range.end))
    return Diagnostic(
      .typeUnknownStyle,
      Message(
        en: "there is no style ‘\(word.text)’; write {\(name.text)}",
        ko: "스타일 ‘\(word.text, .subject)’ 없습니다. {\(name.text)}처럼 쓰세요"),
      at: word.range,
      fixes: [FixIt(Message(en: "remove the style", ko: "스타일 삭제"), .remove(range))])
  }

  private static func styleOfType(
    _ word: Word, name: Word, _ typeName: String, meant: String, _ known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .typeUnknownStyle,
      Message(
        en: "there is no style ‘\(word.text)’; \(withArticle(typeName)) has "
          + "\(known.joined(separator: ", ")), as in {\(name.text):\(meant)}",
        ko: "스타일 ‘\(word.text, .subject)’ 없습니다. \(typeName)의 스타일: "
          + "\(known.joined(separator: ", ")), 예: {\(name.text):\(meant)}"),
      at: word.range, fixes: [.replacing(word.range, with: meant)])
  }

  private static func unknownStyle(_ word: Word, meant: String?, known: [String]) -> Diagnostic {
    let words = known.joined(separator: ", ")
    let hint =
      meant.map { Message(en: "did you mean ‘\($0)’?", ko: "혹시 ‘\($0)’입니까?") }
      ?? Message(
        en: "there are \(words) and agreements such as 을/를",
        ko: "쓸 수 있는 스타일: \(words), 을/를 같은 조사")
    return Diagnostic(
      .typeUnknownStyle,
      Message(
        en: "there is no style ‘\(word.text)’; \(hint.english)",
        ko: "스타일 ‘\(word.text, .subject)’ 없습니다. \(hint.korean)"),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }

  static func unknownAgreement(_ word: Word, _ locale: LanguageTag) -> Diagnostic {
    let meant = particle(meantBy: word.text, in: locale) ?? forms(meantBy: word.text, in: locale)
    let example = meant ?? AgreementKind.example(in: locale)
    let hint =
      example.map { Message(en: "write them as in \($0)", ko: "\($0)처럼 쓰세요") }
      ?? Message(en: "write the value alone", ko: "값만 쓰세요")
    return Diagnostic(
      .typeUnknownStyle,
      Message(
        en:
          "‘\(word.text)’ are no forms that agree with a value in \(locale.englishName); \(hint.english)",
        ko: "‘\(word.text, .topic)’ \(locale.koreanName)에서 값에 맞추어 바뀌는 형태가 아닙니다. \(hint.korean)"),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }

  /// `을/를` of `josa(을/를)`.
  private static func particle(meantBy text: String, in locale: LanguageTag) -> String? {
    KoreanParticle(meantBy: text).map(\.name).flatMap {
      AgreementKind.find($0, in: locale) == nil ? nil : $0
    }
  }

  /// `을/를` of `을를`, `를,을` and `을(를)`.
  private static func forms(meantBy text: String, in locale: LanguageTag) -> String? {
    let letters = text.filter { $0.isLetter || $0 == "’" }
    let places = letters.indices.dropFirst()
    return places.lazy.flatMap { place -> [String] in
      let (first, second) = (letters[..<place], letters[place...])
      return ["\(first)/\(second)", "\(second)/\(first)"]
    }.first { AgreementKind.find($0, in: locale) != nil }
  }
}
