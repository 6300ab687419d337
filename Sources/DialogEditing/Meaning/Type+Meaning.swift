import DialogFindings
import DialogModel

extension ParameterType {
  /// What values are, and how they are written as text.
  var meaning: Message {
    switch self {
    case .string: Message(en: "A text, as it is.", ko: "있는 그대로의 텍스트.")
    case .int: Message(en: "A whole number; texts can choose by it.", ko: "정수. 텍스트를 고를 수 있습니다.")
    case .double: Message(en: "A number, or with :percent a share.", ko: "수. :percent를 붙이면 비율.")
    case .bool:
      Message(en: "True or false: for conditions and choices.", ko: "참이나 거짓. 조건과 선택에 씁니다.")
    case .date:
      Message(
        en: "A date and a time: :date, :time, :relative.", ko: "날짜와 시각. :date, :time, :relative.")
    case .currency: Message(en: "An amount of money with its currency.", ko: "통화가 붙은 금액.")
    case .bytes: Message(en: "A size, shown in kB, MB or GB.", ko: "kB, MB, GB로 표시하는 크기.")
    case .url: Message(en: "An address, as it is.", ko: "있는 그대로의 주소.")
    case .stringList:
      Message(en: "Several texts: :list, or a choice for each.", ko: "여러 텍스트. :list나 선택지로.")
    case .enumeration:
      Message(
        en: "One of the cases of an enum; texts can choose by it.",
        ko: "열거형의 케이스 하나. 텍스트를 고를 수 있습니다.")
    }
  }
}

/// What a style of a placeholder makes of a value.
func styleMeaning(_ style: String) -> Message {
  switch style {
  case "number": Message(en: "The language’s digits and grouping.", ko: "언어의 숫자와 자릿수 구분.")
  case "percent": Message(en: "A share as a percentage.", ko: "비율을 백분율로.")
  case "date": Message(en: "A date in medium length.", ko: "중간 길이의 날짜.")
  case "time": Message(en: "A time of day.", ko: "시각.")
  case "relative": Message(en: "How long ago or how soon.", ko: "얼마 전이나 얼마 뒤.")
  case "list": Message(en: "A list with the language’s own “and”.", ko: "언어의 ‘및’으로 이은 목록.")
  case "quoted": Message(en: "In the language’s quotation marks.", ko: "언어의 따옴표로 묶은 값.")
  default:
    Message(
      en: "The value and the form that agrees with its sound.", ko: "값과 그 소리에 맞는 형태.")
  }
}
