/// What a report in words is shown on.
public struct Screen: Sendable {
  /// Whether it understands the colours of SGR sequences (ECMA-48, 8.3.117).
  public let isColored: Bool
  /// The width, in columns.
  public let columns: Int

  /// - Parameter columns: the width, from 1; 120 where nothing tells it, as in a file.
  public init(isColored: Bool = false, columns: Int = 120) {
    self.isColored = isColored
    self.columns = columns
  }
}

/// What a run of text is to the reader; colours say it a second time.
public enum OutputStyle: Sendable {
  case plain, strong, faint, error, warning, note, help, gutter, added, removed

  /// The parameters of the terminal's SGR sequence (ECMA-48, 8.3.117).
  fileprivate var parameters: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .gutter: "1;34"
    case .added: "32"
    case .removed: "31"
    }
  }
}

/// A text for a terminal, with its colours where it has any.
public struct StyledOutput: Sendable {
  /// What was written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let isColored: Bool

  /// - Parameter isColored: whether styles are written; without them the text alone is.
  public init(isColored: Bool) { self.isColored = isColored }

  /// Adds a text, which ends in plain style again.
  public mutating func write(_ text: String, as style: OutputStyle = .plain) {
    write(text.utf8, as: style)
  }

  /// Adds bytes as they are, UTF-8 or not.
  mutating func write(_ text: some Collection<UInt8>, as style: OutputStyle) {
    guard isColored, let parameters = style.parameters, !text.isEmpty else {
      bytes += text
      return
    }
    bytes += "\u{1B}[\(parameters)m".utf8
    bytes += text
    bytes += "\u{1B}[0m".utf8
  }

  /// Adds a text and a line end.
  public mutating func line(_ text: String = "", as style: OutputStyle = .plain) {
    write(text, as: style)
    bytes.append(0x0A)
  }
}
