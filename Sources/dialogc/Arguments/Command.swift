import DialogFindings

/// A command: what it is called, what it takes, what it does. Everything said of commands comes
/// from the list of them.
struct Command: Sendable {
  let name: String
  let summary: Message
  /// Nil of a command that is given options alone.
  let operands: Operands?
  /// Its own options; those of every command come after them.
  let ownOptions: [Option]
  /// Options it cannot do without.
  var required: [Option] = []
  /// What is worth knowing beside the options, a paragraph each.
  var details: [Message] = []
  var examples: [Example] = []
  let run: @Sendable (Invocation) throws(UsageError) -> ExitStatus

  var options: [Option] { ownOptions + Option.common }

  /// What is given beside options.
  struct Operands: Sendable {
    let value: Value
    let summary: Message
    let count: ClosedRange<Int>
  }

  /// A call and what it is for.
  struct Example: Sendable {
    let call: String
    let purpose: Message
  }
}

extension Command.Operands {
  static let sources = Command.Operands(
    value: .sources,
    summary: Message(
      en:
        "a .dialog file, a folder to search for them (with its subfolders, except hidden "
        + "ones), or - for standard input",
      ko: ".dialog 파일, 하위 폴더까지 그 파일을 찾을 폴더(숨긴 것은 건너뜀), 또는 표준 입력을 뜻하는 -"),
    count: 1...Int.max)
}
