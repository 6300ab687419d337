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

  /// The options that are given, by name, with the values of each in order.
  func given(besides others: [Option]) -> [(name: String, values: [Path])] {
    values.filter { name, _ in !others.contains { $0.name == name } }.sorted { $0.key < $1.key }
      .map { (name: $0.key, values: $0.value) }
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
