import DialogLocales
import DialogSupport

/// A text in one language as the runtime runs it: characters and instructions.
struct CProgram {
  private(set) var pieces: [Piece] = []

  enum Piece {
    case text(String)
    /// A macro of the runtime that stands for a string, and the bytes of that string.
    case instruction(String, [UInt8], Layout = .within)
  }

  /// What a piece is to the shape of the text.
  enum Layout {
    case within, opensChoice, startsArm, closesChoice
  }

  /// Joins it to the characters before it.
  mutating func append(text: String) {
    if text.isEmpty { return }
    let text = CProgram.withoutNUL(text)
    if case .text(let before)? = pieces.last {
      pieces[pieces.count - 1] = .text(before + text)
    } else {
      pieces.append(.text(text))
    }
  }

  mutating func append(_ instruction: Piece) { pieces.append(instruction) }

  /// The text with another character for each NUL, which would end the string.
  static func withoutNUL(_ text: String) -> String {
    var text = text
    if !text.withUTF8({ $0.mayHave { $0.marks(of: 0) } }) { return text }
    let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Collection<CProgram.Piece> {
  /// Those of the string, without the NUL at its end.
  var bytes: [UInt8] {
    flatMap { piece in
      switch piece {
      case .text(let text): Array(text.utf8)
      case .instruction(_, let bytes, _): bytes
      }
    }
  }

  /// How many they are.
  var byteCount: Int {
    reduce(0) { count, piece in
      switch piece {
      case .text(let text): count + text.utf8.count
      case .instruction(_, let bytes, _): count + bytes.count
      }
    }
  }
}

/// The instructions; `instructions.h` of the runtime says what they mean.
extension CProgram.Piece {
  static func put(_ parameter: String, _ format: Segment.Format) -> Self {
    let (name, style) = style(of: format)
    return .instruction(
      "\(name.isEmpty ? "DIALOG_PUT" : "DIALOG_PUT_" + name)(\(parameter))",
      code(0xF8, parameter + style))
  }

  /// The end of a macro’s name, none of the plain style, and the style’s letter.
  private static func style(of format: Segment.Format) -> (name: String, letter: String) {
    switch format {
    case .percent: ("PERCENT", "%")
    case .time: ("TIME", "t")
    case .relative: ("DISTANCE", "r")
    case .text, .number, .currency, .bytes, .date, .list: ("", "p")
    }
  }

  static func by(_ parameter: Int) -> Self {
    .instruction("DIALOG_BY(\(parameter))", code(0xF9, "\(parameter):"), .opensChoice)
  }

  /// - Parameter meaning: what the key stands for, where it does not say so itself.
  static func when(_ key: String, meaning: String? = nil) -> Self {
    let remark = meaning.map { " /* \($0) */" } ?? ""
    return .instruction("DIALOG_WHEN(\(key)\(remark))", code(0xFA, key + ":"), .startsArm)
  }

  static let untranslated = Self.instruction("DIALOG_UNTRANSLATED", [0xFE])

  static let otherwise = Self.instruction("DIALOG_OTHERWISE", code(0xFA, "*:"), .startsArm)
  static let endOfChoice = Self.instruction("DIALOG_END", [0xFB], .closesChoice)

  /// - Parameter shown: how the value beside it is written, of a form that is written without it.
  static func agree(
    _ parameter: String, _ classifier: AgreementKind.Classifier, shown: Segment.Format?
  ) -> Self {
    let (reader, letter) =
      switch classifier {
      case .koreanFinal: ("DIALOG_KOREAN_FINAL", "k")
      case .englishInitial: ("DIALOG_ENGLISH_INITIAL", "a")
      case .frenchInitial: ("DIALOG_FRENCH_INITIAL", "f")
      case .turkishFinal: ("DIALOG_TURKISH_FINAL", "t")
      }
    guard let shown else {
      return .instruction(
        "DIALOG_AGREE(\(parameter), \(reader))", code(0xFC, parameter + letter + "+"))
    }
    let (name, style) = style(of: shown)
    return .instruction(
      "DIALOG_AGREE_\(name.isEmpty ? "ALONE" : name)(\(parameter), \(reader))",
      code(0xFC, parameter + letter + style))
  }

  static let or = Self.instruction("DIALOG_OR", [0xFD])
  static let endOfAgreement = Self.instruction("DIALOG_END", [0xFB])

  private static func code(_ byte: UInt8, _ operands: String) -> [UInt8] {
    [byte] + Array(operands.utf8)
  }
}
