import DialogFindings

extension Command {
  static let help = Command(
    name: "help",
    summary: Message(en: "show the help of a command", ko: "명령의 사용법을 알려 줍니다"),
    operands: Operands(
      value: .listed("COMMAND") { commands.map(\.name) },
      summary: Message(
        en: "a command; without one, all commands are listed", ko: "명령 이름. 없으면 모두 나열합니다"),
      count: 0...1),
    ownOptions: [.helpFormat]
  ) { invocation throws(UsageError) in
    let console = invocation.console
    switch invocation.choice(.helpFormat, as: HelpFormat.self) ?? .text {
    case .text: break
    case .markdown:
      return console.write(
        ReferencePage(of: commands, console.language).markdown(), to: .standardOutput)
    case .man:
      return console.write(ManualPage(of: commands, console.language).bytes(), to: .standardOutput)
    }
    let page = HelpPage(of: commands, console, .standardOutput)
    guard let name = invocation.operands.first?.text else {
      return console.write(page.overview(), to: .standardOutput)
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, commands.map(\.name), leftOut: commandsLeftOut)
    }
    return console.write(page.page(of: command), to: .standardOutput)
  }
}
