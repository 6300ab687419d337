import DialogFindings

/// The reference of the command line, made of what commands and options say of themselves.
struct ReferencePage {
  private let commands: [Command]
  private let language: MessageLanguage

  init(of commands: [Command], _ language: MessageLanguage) {
    self.commands = commands
    self.language = language
  }

  func markdown() -> [UInt8] {
    var page = "# " + Message(en: "Command line", ko: "명령줄")[language] + "\n\n"
    page += "<!-- \(origin[language]) -->\n\n"
    page += "\(translation[language])\n\n"
    page += "\(commandsIntroduction[language])\n\n"
    page += table(commands.map { ("[`\($0.name)`](#dialogc-\($0.name))", $0.summary) })
    for command in commands { page += section(command) }
    page += "\n## \(HelpWords.exitStatus[language])\n\n"
    page += table(HelpWords.exitStatuses.map { (String($0.status.rawValue), $0.meaning) })
    page += "\n## " + HelpWords.environmentVariables[language] + "\n\n"
    page += table(HelpWords.environment.map { ($0.name, $0.meaning) })
    return Array(page.utf8)
  }

  private func section(_ command: Command) -> String {
    var section = "\n## dialogc \(command.name)\n\n"
    section += "\(capitalized(command.summary[language])).\n\n"
    section += "```text\n\(command.usage)\n```\n\n"
    let operands = command.operands.map { [("`\(escaped($0.value.placeholder))`", $0.summary)] }
    section += table((operands ?? []) + command.options.map { (cell($0), $0.summary) })
    for paragraph in command.details { section += "\n\(paragraph[language])\n" }
    if command.examples.isEmpty { return section }
    section += "\n```sh\n"
    for example in command.examples {
      section += "\(example.call)  # \(example.purpose[language])\n"
    }
    return section + "```\n"
  }

  private func cell(_ option: Option) -> String {
    "`" + escaped(option.usage) + "`"
  }

  /// A bar would end the cell.
  private func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private func table(_ rows: [(String, Message)]) -> String {
    "| | |\n|---|---|\n"
      + rows.map { "| \($0.0) | \(escaped($0.1[language])) |\n" }.joined()
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private let origin = Message(
    en: "made by `dialogc help --format markdown`",
    ko: "`dialogc help --format markdown --language ko`에서 생성한 문서입니다")

  private let translation = Message(
    en: "[한국어](command-line.ko.md)", ko: "[English](command-line.md)")

  private let commandsIntroduction = Message(
    en: "`dialogc` does one thing for each call; `--name value` and `--name=value` mean the same, "
      + "`--` ends the options.",
    ko: "`dialogc`는 호출마다 한 가지 일을 합니다. `--name value`와 `--name=value`는 같고, `--` 뒤에는 옵션이 없습니다.")
}
