import DialogCompiler

/// What a call comes to.
enum Request {
  case run(Invocation)
  /// Of a command, or of the program.
  case help(Command?)
  case version
}

/// The options that may stand before the command.
let generalOptions: [Option] = [.version] + Option.common

/// Reads the words after the program's name.
///
/// `--name value` and `--name=value` are one; `--` ends the options; `-` is an operand; `--help`
/// anywhere goes before everything else that is right or wrong.
struct ArgumentParser {
  private let arguments: [Path]
  private let commands: [Command]
  private let leftOut: [String]
  private let console: Console
  private var next = 0
  private var general: [(Option, Path)] = []
  private var invocation: Invocation?
  private var endsOptions = false

  /// - Parameter leftOut: the names of commands that the program was built without.
  init(_ arguments: [Path], of commands: [Command], leftOut: [String], console: Console) {
    self.arguments = arguments
    self.commands = commands
    self.leftOut = leftOut
    self.console = console
  }

  mutating func parse() throws(UsageError) -> Request {
    let asksForHelp = arguments.prefix { $0 != Path("--") }
      .contains { $0 == Path("--help") || $0 == Path("-h") }
    if asksForHelp { return .help(try commandAskedFor()) }
    while next < arguments.count {
      let argument = arguments[next]
      next += 1
      if endsOptions || argument.bytes.first != UInt8(ascii: "-") || argument.isStandardInput {
        try add(operand: argument)
      } else if argument == Path("--") {
        endsOptions = true
      } else {
        try add(option: argument)
      }
    }
    if general.contains(where: { $0.0.name == Option.version.name }) { return .version }
    guard let invocation else { return .help(nil) }
    try checkComplete(invocation)
    return .run(invocation)
  }

  /// The command is the first word that is neither an option nor the value of one.
  private func commandAskedFor() throws(UsageError) -> Command? {
    var isValue = false
    for argument in arguments {
      let text = argument.text
      if !isValue, argument.bytes.first != UInt8(ascii: "-") { return try command(named: text) }
      isValue = !isValue && generalOptions.contains { $0.spelling == text && $0.value != nil }
    }
    return nil
  }

  private func command(named name: String) throws(UsageError) -> Command {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, commands.map(\.name), leftOut: leftOut)
    }
    return command
  }

  private mutating func add(operand: Path) throws(UsageError) {
    guard let command = invocation?.command else {
      var invocation = Invocation(try command(named: operand.text), console: console)
      for (option, value) in general { invocation.set(option, value) }
      self.invocation = invocation
      return
    }
    guard let operands = command.operands,
      invocation!.operands.count < operands.count.upperBound
    else { throw .unexpectedOperand(operand.text, of: command) }
    if operand.bytes.isEmpty { throw .emptyOperand(operands, of: command) }
    invocation!.add(operand: operand)
  }

  private mutating func add(option argument: Path) throws(UsageError) {
    let equals = argument.bytes.firstIndex(of: UInt8(ascii: "="))
    let spelling = Path(bytes: argument.bytes[..<(equals ?? argument.bytes.count)]).text
    let command = invocation?.command
    let known = command?.options ?? generalOptions
    guard let option = known.first(where: { $0.spelling == spelling }) else {
      throw .unknownOption(spelling, of: command)
    }
    let given = equals.map { Path(bytes: argument.bytes[($0 + 1)...]) }
    guard let kind = option.value else {
      if given != nil { throw .unneededValue(option, of: command) }
      return set(option, Path(""))
    }
    if option.isValueOptional, given == nil { return set(option, Path("")) }
    guard let value = given ?? takeValue(), !value.bytes.isEmpty else {
      throw .missingValue(option, of: command)
    }
    try check(value.text, kind, of: option)
    set(option, value)
  }

  /// The next word, unless it is an option itself.
  private mutating func takeValue() -> Path? {
    guard next < arguments.count else { return nil }
    let word = arguments[next]
    if word.bytes.count > 1, word.bytes.first == UInt8(ascii: "-") { return nil }
    next += 1
    return word
  }

  private mutating func set(_ option: Option, _ value: Path) {
    if invocation == nil { general.append((option, value)) } else { invocation!.set(option, value) }
  }

  private func check(_ value: String, _ kind: Value, of option: Option) throws(UsageError) {
    let command = invocation?.command
    switch kind {
    case .oneOf(let words):
      if !words.contains(value) { throw .wrongValue(value, for: option, words, of: command) }
    case .someOf(let words):
      for word in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      where !words.contains(word) {
        throw .wrongValue(word, for: option, words, of: command)
      }
    case .rules:
      for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      where !allRules.contains(where: { $0.id.name == name }) {
        throw .unknownName(name, allRules.map(\.id.name))
      }
    case .number(let range):
      guard let number = Int(value), range.contains(number) else {
        throw .wrongNumber(value, for: option, range, of: command)
      }
    case .file, .folder, .sources, .dialog, .listed, .free, .catalogs: break
    }
  }

  private func checkComplete(_ invocation: Invocation) throws(UsageError) {
    let command = invocation.command
    if let operands = command.operands, invocation.operands.count < operands.count.lowerBound {
      throw .missingOperand(operands, of: command)
    }
    for option in command.required where !invocation.has(option) {
      throw .missing(option, of: command)
    }
  }
}
