import DialogFindings
import DialogSupport

/// The shells that completions are made for.
private enum Shell: String, CaseIterable { case bash, zsh, fish }

extension Command {
  static let completions = Command(
    name: "completions",
    summary: Message(
      en: "print the completion script of a shell", ko: "셸의 자동 완성 스크립트를 출력합니다"),
    operands: Operands(
      value: .oneOf(Shell.allCases.map(\.rawValue)),
      summary: Message(en: "the shell that will read the script", ko: "스크립트를 읽을 셸"), count: 1...1),
    ownOptions: [],
    examples: [
      Example(
        call: "source <(dialogc completions bash)",
        purpose: Message(en: "in ~/.bashrc", ko: "~/.bashrc에")),
      Example(
        call: "source <(dialogc completions zsh)",
        purpose: Message(en: "in ~/.zshrc, after compinit", ko: "~/.zshrc의 compinit 다음에")),
      Example(
        call: "dialogc completions fish | source",
        purpose: Message(en: "in ~/.config/fish/config.fish", ko: "~/.config/fish/config.fish에")),
    ]
  ) { invocation throws(UsageError) in
    let name = invocation.operands.first?.text ?? ""
    guard let shell = Shell(rawValue: name) else { throw .unknownShell(name) }
    let script =
      switch shell {
      case .bash: bashCompletions(of: commands)
      case .zsh: zshCompletions(of: commands, invocation.console.language)
      case .fish: fishCompletions(of: commands, invocation.console.language)
      }
    return invocation.console.write(Array(script.utf8), to: .standardOutput)
  }
}

extension UsageError {
  fileprivate static func unknownShell(_ name: String) -> UsageError {
    let shells = Shell.allCases.map(\.rawValue)
    let list = shells.joined(separator: ", ")
    let meant = Spelling.nearest(to: name, in: shells)
    return UsageError(
      message: Message(
        en: "there are no completions for ‘\(name)’, but for \(list)" + didYouMean(meant),
        ko: "‘\(name)’용 자동 완성은 없습니다. 있는 것: \(list)" + meantKorean(meant)),
      command: .completions)
  }
}
