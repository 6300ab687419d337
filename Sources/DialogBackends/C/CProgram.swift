import DialogLanguage

/// A text in one language as the runtime runs it: characters and instructions.
struct CProgram {
  private(set) var pieces: [Piece] = []

  enum Piece {
    case text(String)
    /// A macro of the runtime that stands for a string, and the bytes of that string.
    case instruction(String, [UInt8])
  }

  /// Without the NUL at its end.
  var byteCount: Int {
    pieces.reduce(0) { count, piece in
      switch piece {
      case .text(let text): count + text.utf8.count
      case .instruction(_, let bytes): count + bytes.count
      }
    }
  }

  var bytes: [UInt8] {
    pieces.flatMap { piece in
      switch piece {
      case .text(let text): Array(text.utf8)
      case .instruction(_, let bytes): bytes
      }
    }
  }

  /// The expressions that make up the string: macros, and literals short enough for a line.
  var literals: [String] {
    if pieces.isEmpty { return ["\"\""] }
    return pieces.flatMap { piece in
      switch piece {
      case .text(let text): CLiteral.lines(text)
      case .instruction(let macro, _): [macro]
      }
    }
  }

  /// Joins it to the characters before it. A NUL would end the string.
  mutating func append(text: String) {
    let text = String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 })
    if text.isEmpty { return }
    if case .text(let before)? = pieces.last { pieces[pieces.count - 1] = .text(before + text) }
    else { pieces.append(.text(text)) }
  }

  mutating func append(_ instruction: Piece) { pieces.append(instruction) }
}

/// The instructions; `program.h` of the runtime says what they mean.
extension CProgram.Piece {
  static func put(_ parameter: String, _ style: CStyle) -> Self {
    .instruction(
      "DIALOG_PUT(\(parameter), \(style.macro))", code(0xF8, parameter + style.letter))
  }

  static func by(_ parameter: Int) -> Self {
    .instruction("DIALOG_BY(\(parameter))", code(0xF9, "\(parameter):"))
  }

  static func when(_ key: String) -> Self {
    .instruction("DIALOG_WHEN(\(key))", code(0xFA, key + ":"))
  }

  static let otherwise = Self.instruction("DIALOG_OTHERWISE", code(0xFA, "*:"))
  static let end = Self.instruction("DIALOG_END", [0xFB])

  static func agree(_ parameter: String, _ classifier: AgreementKind.Classifier) -> Self {
    let (macro, letter) =
      switch classifier {
      case .koreanFinal: ("DIALOG_KOREAN_FINAL", "k")
      case .englishInitial: ("DIALOG_ENGLISH_INITIAL", "a")
      }
    return .instruction("DIALOG_AGREE(\(parameter), \(macro))", code(0xFC, parameter + letter))
  }

  static let or = Self.instruction("DIALOG_OR", [0xFD])

  private static func code(_ byte: UInt8, _ operands: String) -> [UInt8] {
    [byte] + Array(operands.utf8)
  }
}

/// How the runtime writes a value, where its type leaves a choice.
enum CStyle {
  case plain, percent, time, relative

  init(_ format: Segment.Format) {
    switch format {
    case .percent: self = .percent
    case .time: self = .time
    case .relative: self = .relative
    case .text, .number, .currency, .bytes, .date, .list: self = .plain
    }
  }

  var macro: String {
    switch self {
    case .plain: "DIALOG_PLAIN"
    case .percent: "DIALOG_PERCENT"
    case .time: "DIALOG_TIME"
    case .relative: "DIALOG_RELATIVE"
    }
  }

  var letter: String {
    switch self {
    case .plain: "p"
    case .percent: "%"
    case .time: "t"
    case .relative: "r"
    }
  }
}
