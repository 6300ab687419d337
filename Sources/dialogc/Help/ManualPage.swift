import DialogCompiler
import DialogFindings

/// The page of `man dialogc`, made of what commands and options say of themselves, in the macros of man(7).
struct ManualPage {
  private let commands: [Command]
  private let language: MessageLanguage

  init(of commands: [Command], _ language: MessageLanguage) {
    self.commands = commands
    self.language = language
  }

  func bytes() -> [UInt8] {
    var page = ".TH DIALOGC 1 \"\" \"dialogc \(version)\"\n"
    page += heading(Message(en: "Name", ko: "이름"))
    page += text("dialogc - " + HelpWords.purpose[language])
    page += heading(HelpWords.usage)
    for command in commands { page += ".PP\n" + text(command.usage) }
    page += heading(HelpWords.commands)
    for command in commands { page += section(command) }
    page += heading(HelpWords.exitStatus)
    page += HelpWords.exitStatuses.map { item(String($0.status.rawValue), $0.meaning) }.joined()
    page += heading(HelpWords.environmentVariables)
    page += HelpWords.environment.map { item($0.name, $0.meaning) }.joined()
    return Array(page.utf8)
  }

  private func section(_ command: Command) -> String {
    var section = ".SS dialogc \(escaped(command.name))\n" + text(command.summary[language] + ".")
    if let operands = command.operands {
      section += item(operands.value.placeholder, operands.summary)
    }
    section += command.options.map { item($0.usage, $0.summary) }.joined()
    for paragraph in command.details { section += ".PP\n" + text(paragraph[language]) }
    for example in command.examples {
      section += ".PP\n" + text(example.purpose[language] + ":") + ".nf\n.RS\n" + text(example.call)
      section += ".RE\n.fi\n"
    }
    return section
  }

  private func heading(_ words: Message) -> String {
    ".SH \(escaped(words[language].uppercased()))\n"
  }

  private func item(_ term: String, _ meaning: Message) -> String {
    ".TP\n.B \(escaped(term))\n" + text(meaning[language])
  }

  /// A line of its own, in which nothing is a request.
  private func text(_ line: String) -> String {
    let isRequest = line.hasPrefix(".") || line.hasPrefix("'")
    return (isRequest ? "\\&" : "") + escaped(line) + "\n"
  }

  /// Hyphens are those of options, to be copied and searched for.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
