import DialogCompiler

/// What one call of the program asks for.
struct Invocation {
  let command: Command
  fileprivate(set) var operands: [Path] = []
  /// The values of options by their names, each as often as it is given; of a switch empty.
  private var values: [String: [Path]] = [:]
  let console: Console

  init(_ command: Command, console: Console) {
    self.command = command
    self.console = console
  }

  mutating func add(operand: Path) { operands.append(operand) }

  mutating func set(_ option: Option, _ value: Path) {
    values[option.name, default: []].append(value)
  }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The last value given.
  func path(_ option: Option) -> Path? { values[option.name]?.last }

  /// Every value given, in order.
  func texts(_ option: Option) -> [String] { (values[option.name] ?? []).map(\.text) }

  /// The words between commas of every time it is given.
  func words(_ option: Option) -> [String] {
    texts(option).flatMap { $0.split(separator: ",").map(String.init) }
  }

  func number(_ option: Option) -> Int? { path(option).flatMap { Int($0.text) } }

  func choice<Choice: RawRepresentable<String>>(
    _ option: Option, as type: Choice.Type = Choice.self
  ) -> Choice? {
    path(option).flatMap { Choice(rawValue: $0.text) }
  }
}
