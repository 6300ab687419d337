import DialogFindings
import DialogSupport

/// A call that cannot be meant as it is.
struct UsageError: Error {
  let message: Message
  /// The name of the command whose help would tell more.
  let helpOf: String?

  init(message: Message, helpOf command: String?) {
    self.message = message
    helpOf = command
  }

  init(message: Message, command: Command?) {
    self.init(message: message, helpOf: command?.name)
  }
}

extension UsageError {
  /// - Parameter leftOut: the commands that this program was built without.
  static func unknownCommand(
    _ name: String, _ names: [String], leftOut: [String]
  ) -> UsageError {
    if leftOut.contains(name) { return builtWithout(name) }
    let meant = Spelling.nearest(to: name, in: names)
    return UsageError(
      message: Message(
        en: "there is no command ‘\(name)’" + didYouMean(meant),
        ko: "‘\(name)’ 명령은 없습니다" + meantKorean(meant)),
      command: nil)
  }

  private static func builtWithout(_ name: String) -> UsageError {
    UsageError(
      message: Message(
        en: "this dialogc was built without ‘\(name)’; to have it, remove ‘traits: []’ from the "
          + "dependency in Package.swift",
        ko: "이 dialogc는 ‘\(name)’ 명령 없이 빌드되었습니다. 쓰려면 Package.swift의 의존성에서 "
          + "‘traits: []’를 지우세요"),
      command: nil)
  }

  static func didYouMean(_ word: String?) -> String {
    word.map { "; did you mean ‘\($0)’?" } ?? ""
  }

  static func meantKorean(_ word: String?) -> KoreanMessage {
    word.map { ". 혹시 ‘\($0)’입니까?" } ?? ""
  }

  static func unknownOption(_ spelling: String, of command: Command?) -> UsageError {
    let known = command.map(\.options) ?? generalOptions
    let meant = Spelling.nearest(to: spelling, in: known.map(\.spelling))
    let owner = command.map { "dialogc \($0.name)" } ?? "dialogc"
    return UsageError(
      message: Message(
        en: "‘\(owner)’ has no option ‘\(spelling)’" + didYouMean(meant),
        ko: "‘\(owner)’에는 ‘\(spelling)’ 옵션이 없습니다" + meantKorean(meant)),
      command: command)
  }

  static func missingValue(_ option: Option, of command: Command?) -> UsageError {
    let placeholder = option.value?.placeholder ?? ""
    return UsageError(
      message: Message(
        en: "‘\(option.spelling)’ needs a value: \(option.spelling) \(placeholder)",
        ko: "‘\(option.spelling)’에는 값이 필요합니다: \(option.spelling) \(placeholder)"),
      command: command)
  }

  static func unneededValue(_ option: Option, of command: Command?) -> UsageError {
    UsageError(
      message: Message(
        en: "‘\(option.spelling)’ takes no value", ko: "‘\(option.spelling)’에는 값을 줄 수 없습니다"),
      command: command)
  }

  static func wrongValue(
    _ value: String, for option: Option, _ words: [String], of command: Command?
  ) -> UsageError {
    let list = words.joined(separator: ", ")
    if value.isEmpty { return emptyElement(of: option, list, of: command) }
    let meant = Spelling.nearest(to: value, in: words)
    return UsageError(
      message: Message(
        en: "‘\(option.spelling)’ cannot be ‘\(value)’" + didYouMean(meant)
          + (meant == nil ? "; it is one of \(list)" : ""),
        ko: "‘\(option.spelling)’에 쓸 수 없는 값입니다: ‘\(value)’" + meantKorean(meant)
          + (meant == nil ? ". 쓸 수 있는 값: \(list)" : "")),
      command: command)
  }

  private static func emptyElement(
    of option: Option, _ list: String, of command: Command?
  ) -> UsageError {
    UsageError(
      message: Message(
        en: "‘\(option.spelling)’ has a comma with nothing beside it; there are \(list)",
        ko: "‘\(option.spelling)’ 값의 쉼표 옆이 비어 있습니다. 쓸 수 있는 값: \(list)"),
      command: command)
  }

  static func wrongNumber(
    _ value: String, for option: Option, _ range: ClosedRange<Int>, of command: Command?
  ) -> UsageError {
    let (low, high) = (range.lowerBound, range.upperBound)
    return UsageError(
      message: Message(
        en: "‘\(option.spelling)’ takes a number from \(low) to \(high), not ‘\(value)’",
        ko: "‘\(option.spelling)’의 값은 \(low)에서 \(high) 사이의 수여야 합니다: ‘\(value)’"),
      command: command)
  }

  static func missing(_ option: Option, of command: Command) -> UsageError {
    UsageError(
      message: Message(
        en: "‘dialogc \(command.name)’ needs \(option.usage)",
        ko: "‘dialogc \(command.name)’에 필요한 옵션이 없습니다: \(option.usage)"),
      command: command)
  }

  static func notTogether(
    _ spelling: String, _ other: String, _ why: Message, of command: Command
  ) -> UsageError {
    UsageError(
      message: Message(
        en: "‘\(spelling)’ and ‘\(other)’ do not go together: \(why[.english])",
        ko: "함께 쓸 수 없습니다: ‘\(spelling)’, ‘\(other)’. \(why[.korean])"),
      command: command)
  }

  static func missingOperand(_ operands: Command.Operands, of command: Command) -> UsageError {
    let placeholder = operands.value.placeholder
    return UsageError(
      message: Message(
        en: "‘dialogc \(command.name)’ needs \(placeholder): \(operands.summary[.english])",
        ko: "‘dialogc \(command.name)’에 필요한 인수가 없습니다: \(placeholder), "
          + "\(operands.summary[.korean])"),
      command: command)
  }

  static func emptyOperand(_ operands: Command.Operands, of command: Command) -> UsageError {
    let placeholder = operands.value.placeholder
    return UsageError(
      message: Message(
        en: "\(placeholder) is empty; is a variable of the calling script not set?",
        ko: "\(placeholder) 인수가 비어 있습니다. 호출한 스크립트의 변수가 비어 있지 않은지 확인하세요"),
      command: command)
  }

  static func unexpectedOperand(_ operand: String, of command: Command) -> UsageError {
    UsageError(
      message: Message(
        en: "‘dialogc \(command.name)’ does not take ‘\(operand)’ as well",
        ko: "‘dialogc \(command.name)’에 ‘\(operand)’까지 줄 수는 없습니다"),
      command: command)
  }

  static func unknownName(_ name: String, _ rules: [String]) -> UsageError {
    let meant =
      Spelling.nearest(to: name, in: rules)
      ?? rules.first { rule in
        let own = String(rule.drop { $0 != "/" }.dropFirst())
        return own == name || Spelling.nearest(to: name, in: CollectionOfOne(own)) != nil
      }
    return UsageError(
      message: Message(
        en: "there is no rule ‘\(name)’" + didYouMean(meant),
        ko: "‘\(name)’ 규칙은 없습니다" + meantKorean(meant)),
      helpOf: "explain")
  }

  static func unknownDialog(
    _ name: String, _ names: [String], of command: Command
  ) -> UsageError {
    let meant = Spelling.nearest(to: name, in: names)
    return UsageError(
      message: Message(
        en: "there is no dialog ‘\(name)’" + didYouMean(meant),
        ko: "‘\(name)’ 대화상자는 없습니다" + meantKorean(meant)),
      command: command)
  }

  static func notAnAssignment(_ text: String, of command: Command) -> UsageError {
    UsageError(
      message: Message(
        en: "‘--set \(text)’ says no value; write PARAMETER=VALUE",
        ko: "‘--set \(text)’에 값이 없습니다. PARAMETER=VALUE로 쓰세요"),
      command: command)
  }

  static func unknownParameter(
    _ name: String, _ names: [String], of dialog: String, _ command: Command
  ) -> UsageError {
    let meant = Spelling.nearest(to: name, in: names)
    return UsageError(
      message: Message(
        en: "\(dialog) has no parameter ‘\(name)’" + didYouMean(meant),
        ko: "\(dialog)에 ‘\(name)’ 매개변수는 없습니다" + meantKorean(meant)),
      command: command)
  }

  static func missingParameter(
    _ name: String, _ example: String, of dialog: String, _ command: Command
  ) -> UsageError {
    UsageError(
      message: Message(
        en: "\(dialog) needs a value for ‘\(name)’; add --set \(name)=\(example)",
        ko: "\(dialog)에 필요한 ‘\(name)’ 값이 없습니다. --set \(name)=\(example) 식으로 주세요"),
      command: command)
  }

  static func wrongParameter(
    _ name: String, _ text: String, type: String, _ example: String, _ command: Command
  ) -> UsageError {
    UsageError(
      message: Message(
        en: "‘\(text)’ is no \(type) for ‘\(name)’; write it as in \(name)=\(example)",
        ko: "‘\(text)’: ‘\(name)’에 줄 \(type) 값이 아닙니다. \(name)=\(example)처럼 쓰세요"),
      command: command)
  }

  static func tooManyFields(
    _ count: Int, _ most: Int, of dialog: String, _ command: Command
  ) -> UsageError {
    UsageError(
      message: Message(
        en: "\(dialog) has \(count) fields; no more than \(most) can be shown",
        ko: "\(dialog)의 입력란이 \(count)개입니다. 보일 수 있는 것은 \(most)개까지입니다"),
      command: command)
  }

  static func tooManyChoices(
    _ count: Int, _ most: Int, of dialog: String, _ command: Command
  ) -> UsageError {
    UsageError(
      message: Message(
        en: "\(dialog) has \(count) choices with these values; no more than \(most) can be shown",
        ko: "주어진 값으로는 \(dialog)의 선택지가 \(count)개입니다. 보일 수 있는 것은 \(most)개까지입니다"),
      command: command)
  }

  static func notATime(_ text: String, of command: Command) -> UsageError {
    UsageError(
      message: Message(
        en: "‘\(text)’ is no time; write whole seconds from 1 to 86400",
        ko: "‘\(text)’: 시간이 아닙니다. 1부터 86400까지의 초를 정수로 쓰세요"),
      command: command)
  }

  static func notAPlace(_ text: String, of command: Command) -> UsageError {
    UsageError(
      message: Message(
        en: "‘\(text)’ is no place of the screen; write ROW,COLUMN, both from 1",
        ko: "‘\(text)’: 화면의 위치가 아닙니다. 1부터 세어 ROW,COLUMN으로 쓰세요"),
      command: command)
  }
}
