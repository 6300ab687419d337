public import DialogModel

extension ParameterValue {
  /// A value such as a parameter may have, to show a dialog with before it is ever run.
  public static func example(of parameter: Parameter) -> ParameterValue {
    let word = parameter.name.text.spelledOut
    switch parameter.type {
    case .string: return .text(word)
    case .url: return .text("https://example.org")
    case .int: return .integer(3)
    case .double: return .number(0.25)
    case .bool: return .flag(true)
    case .date:
      return .date(
        ParameterDate(year: 2027, month: 1, day: 31, hour: 9, minute: 30, secondsFromNow: 7200))
    case .currency: return .currency(minorUnits: 1250, code: "USD")
    case .bytes: return .bytes(1_500_000)
    case .stringList: return .list((1...3).map { "\(word) \($0)" })
    case .enumeration: return .enumCase(0)
    }
  }
}

extension String {
  /// `albumName` as “Album Name”.
  fileprivate var spelledOut: String {
    var text = ""
    for character in self {
      if character.isUppercase, !text.isEmpty { text += " " }
      text += text.isEmpty ? character.uppercased() : String(character)
    }
    return text
  }
}
