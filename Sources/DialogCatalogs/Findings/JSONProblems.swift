import DialogFindings
import DialogSupport

extension DocumentProblem {
  /// Says what keeps JSON from being read.
  init(_ problem: JSONProblem) {
    let range = problem.range
    switch problem.kind {
    case .invalidUTF8: self = .invalidUTF8(at: range)
    case .unpairedSurrogate: self = .unpairedSurrogate(at: range)
    case .tooDeep(let limit): self = .tooDeep(at: range, limit: limit)
    case .duplicateKey: self = DocumentProblem(.shape, .duplicateKey, at: range)
    case .openString: self = DocumentProblem(.syntax, .openString, at: range)
    case .controlCharacter: self = DocumentProblem(.syntax, .controlCharacter, at: range)
    case .unknownEscape: self = DocumentProblem(.syntax, .unknownEscape, at: range)
    case .textAfterEnd: self = DocumentProblem(.syntax, .textAfterEnd, at: range)
    case .expected(let expected): self = DocumentProblem(.syntax, .missing(expected), at: range)
    }
  }
}

extension Message {
  fileprivate static let duplicateKey = Message(
    en: "the key stands twice in this object, and one of them would be lost; remove one",
    ko: "같은 객체에 키가 두 번 있어 하나는 사라집니다. 하나를 지우세요")

  fileprivate static let openString = Message(
    en: "the string has no end; add a quotation mark", ko: "문자열이 끝나지 않았습니다. 따옴표를 추가하세요")

  fileprivate static let controlCharacter = Message(
    en: "a control character must be escaped in a string; is a quotation mark missing?",
    ko: "문자열에서 제어 문자는 이스케이프해야 합니다. 따옴표가 빠지지 않았는지 확인하세요")

  fileprivate static let unknownEscape = Message(
    en: "there is no such escape in JSON", ko: "JSON에 없는 이스케이프입니다")

  fileprivate static let textAfterEnd = Message(
    en: "the document ends here; remove the rest", ko: "문서는 여기서 끝납니다. 나머지를 지우세요")

  fileprivate static func missing(_ expected: JSONProblem.Expected) -> Message {
    switch expected {
    case .value: Message(en: "a value is expected", ko: "값이 있어야 합니다")
    case .key: Message(en: "a key in quotes is expected", ko: "따옴표로 묶은 키가 있어야 합니다")
    case .colon: Message(en: "a colon is expected after the key", ko: "키 뒤에 콜론이 있어야 합니다")
    case .digit: Message(en: "a digit is expected", ko: "숫자가 있어야 합니다")
    case .fourHexadecimalDigits:
      Message(
        en: "four hexadecimal digits are expected after \\u", ko: "\\u 뒤에 16진수 네 자리가 있어야 합니다")
    case .commaOrBracket(let bracket):
      Message(en: "a comma or ‘\(bracket)’ is expected", ko: "쉼표나 ‘\(bracket)’ 문자가 있어야 합니다")
    }
  }
}
