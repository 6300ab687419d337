import DialogFindings

/// What the parser expects at a place, in the words of the person who writes there.
extension Message {
  static func sign(_ sign: String) -> Message { Message(en: "‘\(sign)’", ko: "‘\(sign)’ 기호") }

  static func keyword(_ keyword: Keyword) -> Message {
    Message(en: "‘\(keyword.rawValue)’", ko: "‘\(keyword.rawValue)’ 키워드")
  }

  static let declaration = Message(
    en: "a declaration (alert, actionSheet, notification, translation, terms, enum or project)",
    ko: "alert, actionSheet, notification, translation, terms, enum, project로 시작하는 선언")
  static let directiveName = Message(
    en: "a directive, @allow or @deprecated", ko: "@allow나 @deprecated 지시어")
  static let reason = Message(en: "a text in quotes", ko: "따옴표로 묶은 텍스트")
  static let ruleName = Message(
    en: "a rule, written group/name", ko: "group/name 형식의 규칙 이름")
  static let ruleSetting = Message(
    en: "off, note, warning or error", ko: "off, note, warning, error 중 하나")
  static let projectName = Message(en: "the project’s name", ko: "프로젝트 이름")
  static let enumName = Message(en: "the enum’s name", ko: "enum 이름")
  static let caseName = Message(en: "the name of a case", ko: "case 이름")
  static let termName = Message(en: "the name of a term", ko: "용어 이름")
  static let dialogName = Message(en: "the name of a dialog", ko: "대화상자 이름")
  static let partName = Message(
    en: "the name of a part of the dialog, such as title or a button’s name",
    ko: "title이나 버튼 이름 같은 대화상자 요소의 이름")
  static let languageTag = Message(
    en: "a language such as en, ko or pt-BR", ko: "en, ko, pt-BR 같은 언어")
  static let fieldName = Message(en: "the field’s name", ko: "필드 이름")
  static let badgeName = Message(
    en: "the parameter that the badge shows", ko: "배지에 표시할 매개변수")
  static let screenName = Message(en: "the name of a screen", ko: "화면 이름")
  static let shownName = Message(
    en: "the parameter or the name of what is shown", ko: "보여 줄 것을 가리키는 매개변수나 이름")
  static let deedName = Message(
    en: "a name for what the person did before", ko: "사람이 그 앞에 한 일의 이름")
  static let mediaKind = Message(
    en: "image, video, audio or map", ko: "image, video, audio, map 중 하나")
  static let mediaName = Message(en: "the name of the attachment", ko: "첨부 파일 이름")
  static let typeName = Message(
    en: "a type such as String, Int or [String]", ko: "String, Int, [String] 같은 타입")
  static let closingParenthesis = Message(
    en: "‘)’ or a comma and another parameter", ko: "‘)’ 또는 쉼표와 다음 매개변수")
  static let conditionName = Message(en: "the name of a Bool parameter", ko: "Bool 매개변수 이름")
  static let variableName = Message(en: "a name for the element", ko: "요소의 이름")
  static let listName = Message(en: "the name of a [String] parameter", ko: "[String] 매개변수 이름")
  static let selectorName = Message(
    en: "the parameter that selects", ko: "텍스트를 고르는 매개변수")
  static let count = Message(en: "a whole number", ko: "정수")
  static let initialValue = Message(en: "a parameter or a text", ko: "매개변수나 텍스트")
  static let text = Message(
    en: "a text in quotes, a by block or a block of languages",
    ko: "따옴표로 묶은 텍스트나 by 블록, 언어 블록")
  static let hash = Message(en: "a hash in quotes", ko: "따옴표로 묶은 해시")
  static let armKey = Message(
    en: "a plural category, a number or a case", ko: "복수형 범주나 숫자, case 이름")
  static let listElement = Message(en: "a name", ko: "이름")

  static let parameterName = Message(en: "the name of a parameter", ko: "매개변수 이름")

  /// What may follow the name of a button or field.
  static func attribute(_ keywords: [Keyword], orText: Bool) -> Message {
    let words = keywords.map(\.rawValue).joined(separator: ", ")
    return orText
      ? Message(en: "a text in quotes or one of \(words)", ko: "따옴표로 묶은 텍스트나 \(words) 중 하나")
      : Message(en: "one of \(words)", ko: "\(words) 중 하나")
  }

  static func buttonName(_ keyword: Keyword) -> Message {
    Message(en: "the \(keyword.rawValue)’s name", ko: "\(keyword.rawValue) 이름")
  }

  static func word(of keyword: Keyword) -> Message {
    switch keyword {
    case .guidelines:
      Message(en: "a year: 2019, 2020, 2022 or 2024", ko: "연도 2019, 2020, 2022, 2024 중 하나")
    case .source: Message(en: "a name or a language", ko: "이름이나 언어")
    case .layout: Message(en: "‘manual’", ko: "‘manual’ 키워드")
    case .shown: Message(en: "‘atLaunch’ or ‘onFirstNeed’", ko: "‘atLaunch’나 ‘onFirstNeed’ 키워드")
    case .exit: Message(en: "the name of a button, or ‘dismissed’", ko: "버튼 이름이나 ‘dismissed’ 키워드")
    default: Message(en: "a value for \(keyword.rawValue)", ko: "\(keyword.rawValue)의 값")
    }
  }
}
