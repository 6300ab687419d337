import DialogCompiler
import DialogFindings
import DialogSupport

/// Help on the terminal.
struct HelpPage {
  private let commands: [Command]
  private let language: MessageLanguage
  private let screen: Screen

  /// Wider lines are hard to read.
  private static let widest = 96
  private static let indent = "  "

  init(of commands: [Command], _ console: Console, _ stream: Stream) {
    self.commands = commands
    language = console.language
    screen = console.screen(stream)
  }

  /// Of a command, or of the program.
  func page(of command: Command?) -> [UInt8] {
    command.map(page) ?? overview()
  }

  func overview() -> [UInt8] {
    var text = StyledOutput(isColored: screen.isColored)
    text.write("dialogc \(version)", as: .strong)
    text.line(": " + HelpWords.purpose[language])
    write(usage: "dialogc COMMAND [OPTION…] [PATH…]", to: &text)
    write(heading: HelpWords.commands, to: &text)
    write(commands.map { ($0.name, $0.summary) }, to: &text)
    write(heading: HelpWords.options, to: &text)
    write(rows(of: generalOptions), to: &text)
    write(heading: HelpWords.exitStatus, to: &text)
    write(HelpWords.exitStatuses.map { (String($0.status.rawValue), $0.meaning) }, to: &text)
    text.line()
    text.line(HelpWords.more[language])
    return text.bytes
  }

  private func page(of command: Command) -> [UInt8] {
    var text = StyledOutput(isColored: screen.isColored)
    text.write("dialogc \(command.name)", as: .strong)
    text.line(": " + command.summary[language])
    write(usage: command.usage, to: &text)
    if let operands = command.operands {
      write([(operands.value.placeholder, operands.summary)], to: &text, isFirst: true)
    }
    write(heading: HelpWords.options, to: &text)
    write(rows(of: command.options), to: &text)
    for paragraph in command.details {
      text.line()
      for line in lines(paragraph[language], beside: 0) { text.line(line) }
    }
    if !command.examples.isEmpty { write(heading: HelpWords.examples, to: &text) }
    for example in command.examples {
      text.write("\(HelpPage.indent)\(example.call)", as: .plain)
      text.line("  # \(example.purpose[language])", as: .faint)
    }
    return text.bytes
  }

  private func rows(of options: [Option]) -> [(String, Message)] {
    options.map { ($0.usage, $0.summary) }
  }

  private func write(usage: String, to text: inout StyledOutput) {
    text.line()
    text.write(HelpWords.usage[language] + ": ", as: .strong)
    text.line(usage)
  }

  private func write(heading: Message, to text: inout StyledOutput) {
    text.line()
    text.line(heading[language] + ":", as: .strong)
  }

  /// Rows of a term and what is said of it, the latter in a column of its own; a long term has a
  /// line to itself.
  private func write(
    _ rows: [(term: String, Message)], to text: inout StyledOutput, isFirst: Bool = false
  ) {
    if isFirst { text.line() }
    let widths = rows.map { TextWidth.columns(of: $0.term) }
    let width = min(widths.max() ?? 0, 25)
    for ((term, meaning), termWidth) in zip(rows, widths) {
      text.write(HelpPage.indent + term, as: .help)
      let lines = lines(meaning[language], beside: width + 4)
      for (index, line) in lines.enumerated() {
        if index == 0, termWidth > width { text.line() }
        let taken = index == 0 && termWidth <= width ? termWidth + 2 : 0
        text.write(String(repeating: " ", count: width + 4 - taken))
        text.line(line)
      }
    }
  }

  private func lines(_ text: String, beside columns: Int) -> [String] {
    let width = min(screen.columns, HelpPage.widest) - columns
    return Printable.lines(of: text, columns: max(width, 30))
  }
}

extension Command {
  /// `dialogc build PATH… --emit KIND[,KIND…] --out DIR [OPTION…]`
  var usage: String {
    let needed = required.map(\.usage)
    return (["dialogc", name] + (operands.map { [$0.usage] } ?? []) + needed + ["[OPTION…]"])
      .joined(separator: " ")
  }
}

extension Command.Operands {
  /// `PATH…`, `[RULE]`
  fileprivate var usage: String {
    let placeholder = value.placeholder + (count.upperBound > 1 ? "…" : "")
    return count.lowerBound > 0 ? placeholder : "[\(placeholder)]"
  }
}
