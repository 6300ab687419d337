import DialogCompiler
import DialogFindings

/// Does what a call asks for.
func runDialogc(with arguments: [Path]) -> ExitStatus {
  let console = Console(arguments)
  do throws(UsageError) {
    if arguments.isEmpty {
      _ = console.write(
        HelpPage(of: commands, console, .standardError).overview(), to: .standardError)
      return .wrongUsage
    }
    var parser = ArgumentParser(
      arguments, of: commands, leftOut: commandsLeftOut, console: console)
    switch try parser.parse() {
    case .run(let invocation): return try invocation.command.run(invocation)
    case .version: return console.write(Array("dialogc \(version)\n".utf8), to: .standardOutput)
    case .help(let command):
      return console.write(
        HelpPage(of: commands, console, .standardOutput).page(of: command), to: .standardOutput)
    }
  } catch {
    let call = error.helpOf.map { "dialogc \($0) --help" } ?? "dialogc --help"
    console.complain(
      error.message, hint: Message(en: "See ‘\(call)’.", ko: "‘\(call, .object)’ 참고하세요."))
    return .wrongUsage
  }
}
