import DialogFindings

/// What the parser expects at a place: what it reports where something else stands there, and what
/// an editor offers.
public enum Expectation: Hashable, Sendable {
  case sign(String)
  case keyword(Keyword)
  case declaration
  /// A statement of the block that a keyword opens, which begins with one of some keywords.
  case statement(of: Keyword, allowed: [Keyword])
  case directiveName, reason, ruleName, ruleSetting
  case projectName, enumName, caseName, termName, dialogName
  /// A part of the dialog that is translated.
  case partName
  /// `input` of `reply.input`
  case partOfButton
  case languageTag
  case fieldName, badgeName, screenName, shownName, deedName, mediaKind, mediaName
  case parameterName, typeName, closingParenthesis
  case conditionName, variableName, listName, selectorName
  case count, initialValue
  /// A string, a `by` block or a block of languages.
  case text
  /// The same without a block of languages.
  case pattern
  case hash, armKey
  /// An element of a list statement such as `locales`.
  case listElement(of: Keyword)
  /// What may follow the name of a button or field.
  case attribute([Keyword], orText: Bool)
  /// The name of a button that a keyword begins.
  case buttonName(Keyword)
  /// The value of a statement or attribute.
  case word(of: Keyword)
}

extension Expectation {
  /// In the words of the person who writes there.
  var message: Message {
    switch self {
    case .sign(let sign): Message(en: "‘\(sign)’", ko: "‘\(sign)’ 기호")
    case .keyword(let keyword):
      Message(en: "‘\(keyword.rawValue)’", ko: "‘\(keyword.rawValue)’ 키워드")
    case .attribute(let keywords, let orText): Expectation.attribute(keywords, orText)
    case .buttonName(let keyword):
      Message(en: "the \(keyword.rawValue)’s name", ko: "\(keyword.rawValue) 이름")
    case .word(let keyword): Expectation.word(keyword)
    case .statement(_, let allowed):
      Message(en: "one of \(allowed.listed)", ko: "\(allowed.listed) 중 하나")
    default: nameMessage
    }
  }

  /// Of what has a name or is a value.
  private var nameMessage: Message {
    switch self {
    case .projectName: Message(en: "the project’s name", ko: "프로젝트 이름")
    case .enumName: Message(en: "the enum’s name", ko: "열거형 이름")
    case .caseName: Message(en: "the name of a case", ko: "케이스 이름")
    case .termName: Message(en: "the name of a term", ko: "용어 이름")
    case .dialogName: Message(en: "the name of a dialog", ko: "대화상자 이름")
    case .partName, .partOfButton:
      Message(
        en: "the name of a part of the dialog, such as title or a button’s name",
        ko: "title이나 버튼 이름 같은 대화상자 요소의 이름")
    case .fieldName: Message(en: "the field’s name", ko: "입력란 이름")
    case .badgeName: Message(en: "the parameter that the badge shows", ko: "배지에 표시할 매개변수")
    case .screenName: Message(en: "the name of a screen", ko: "화면 이름")
    case .shownName:
      Message(en: "the parameter or the name of what is shown", ko: "보여 줄 것을 가리키는 매개변수나 이름")
    case .deedName: Message(en: "a name for what the person did before", ko: "사용자가 바로 앞에 한 일의 이름")
    case .mediaName: Message(en: "the name of the attachment", ko: "첨부 파일 이름")
    case .parameterName: Message(en: "the name of a parameter", ko: "매개변수 이름")
    case .conditionName: Message(en: "the name of a Bool parameter", ko: "Bool 매개변수 이름")
    case .variableName: Message(en: "a name for the element", ko: "요소의 이름")
    case .listName: Message(en: "the name of a [String] parameter", ko: "[String] 매개변수 이름")
    case .selectorName: Message(en: "the parameter that selects", ko: "텍스트를 고르는 매개변수")
    case .listElement: Message(en: "a name", ko: "이름")
    default: otherMessage
    }
  }

  private var otherMessage: Message {
    switch self {
    case .declaration:
      Message(
        en: "a declaration (alert, actionSheet, notification, translation, terms, enum or project)",
        ko: "alert, actionSheet, notification, translation, terms, enum, project로 시작하는 선언")
    case .directiveName:
      Message(en: "a directive, @allow or @deprecated", ko: "@allow나 @deprecated 지시어")
    case .reason: Message(en: "a text in quotes", ko: "따옴표로 묶은 텍스트")
    case .ruleName: Message(en: "a rule, written group/name", ko: "group/name 형식의 규칙 이름")
    case .ruleSetting:
      Message(en: "off, note, warning or error", ko: "off, note, warning, error 중 하나")
    case .languageTag:
      Message(en: "a language such as en, ko or pt-BR", ko: "en, ko, pt-BR 같은 언어")
    case .mediaKind: Message(en: "image, video, audio or map", ko: "image, video, audio, map 중 하나")
    case .typeName:
      Message(en: "a type such as String, Int or [String]", ko: "String, Int, [String] 같은 타입")
    case .closingParenthesis:
      Message(en: "‘)’ or a comma and another parameter", ko: "‘)’ 또는 쉼표와 다음 매개변수")
    case .count: Message(en: "a whole number", ko: "정수")
    case .initialValue: Message(en: "a parameter or a text", ko: "매개변수나 텍스트")
    case .hash: Message(en: "a hash in quotes", ko: "따옴표로 묶은 해시")
    case .armKey: Message(en: "a plural category, a number or a case", ko: "복수형 범주나 숫자, 케이스 이름")
    default:
      Message(
        en: "a text in quotes, a by block or a block of languages",
        ko: "따옴표로 묶은 텍스트나 by 블록, 언어 블록")
    }
  }

  private static func attribute(_ keywords: [Keyword], _ orText: Bool) -> Message {
    let words = keywords.listed
    return orText
      ? Message(en: "a text in quotes or one of \(words)", ko: "따옴표로 묶은 텍스트나 \(words) 중 하나")
      : Message(en: "one of \(words)", ko: "\(words) 중 하나")
  }

  private static func word(_ keyword: Keyword) -> Message {
    switch keyword {
    case .guidelines:
      Message(en: "a year: 2019, 2020, 2022 or 2024", ko: "연도 2019, 2020, 2022, 2024 중 하나")
    case .rules: Message(en: "a release of dialogc", ko: "dialogc 릴리스")
    case .source: Message(en: "a name or a language", ko: "이름이나 언어")
    case .layout: Message(en: "‘manual’", ko: "‘manual’ 키워드")
    case .shown: Message(en: "‘atLaunch’ or ‘onFirstNeed’", ko: "‘atLaunch’나 ‘onFirstNeed’ 키워드")
    case .exit: Message(en: "the name of a button, or ‘dismissed’", ko: "버튼 이름이나 ‘dismissed’ 키워드")
    default: Message(en: "a value for \(keyword.rawValue)", ko: "\(keyword.rawValue)의 값")
    }
  }
}
