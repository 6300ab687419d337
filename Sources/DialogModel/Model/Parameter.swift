/// A value that the app gives when it shows the dialog.
public struct Parameter: Sendable {
  /// The name that texts place it by.
  public let name: Name
  /// What values it takes.
  public let type: ParameterType
  /// Must not be shown on a locked screen.
  public let isSensitive: Bool
  /// The text of its `///` comments, without the slashes.
  public let documentation: String
}

extension Parameter {
  /// One without a comment, that may be shown anywhere.
  public init(name: Name, type: ParameterType) {
    self.init(name: name, type: type, isSensitive: false, documentation: "")
  }
}

/// The types of values that an app gives.
public enum ParameterType: Hashable, Sendable {
  case string, int, double, bool, date, currency, bytes, url, stringList
  /// An index of the program's enums.
  case enumeration(Int)

  /// The types with a word of their own, as the language writes them.
  public static let builtIn: [(keyword: String, type: ParameterType)] = [
    ("String", .string), ("Int", .int), ("Double", .double), ("Bool", .bool), ("Date", .date),
    ("Currency", .currency), ("Bytes", .bytes), ("URL", .url),
  ]

  /// The type as the language writes it.
  public func keyword(in enums: [EnumType]) -> String {
    switch self {
    case .stringList: "[String]"
    case .enumeration(let index): enums[index].name.text
    default: ParameterType.builtIn.first { $0.type == self }!.keyword
    }
  }
}
