import DialogCompiler
import DialogFindings

/// When output has colours; `auto` on terminals, unless the environment says otherwise.
enum ColorChoice: String, CaseIterable { case auto, always, never }

/// How the program speaks to the one who called it.
struct Console {
  let language: MessageLanguage
  private let color: ColorChoice

  /// - Parameter language: nil for that of the environment.
  init(language: MessageLanguage?, color: ColorChoice) {
    self.language = language ?? Console.environmentLanguage()
    self.color = color
  }

  /// What a text on a stream may look like.
  func screen(_ stream: Stream) -> Screen {
    let columns = stream.ttyColumns
    return Screen(isColored: isColored(stream), columns: min(columns ?? 120, 160))
  }

  /// Writes all of it; what cannot be written is reported, except that nobody reads.
  func write(_ bytes: [UInt8], to stream: Stream) -> ExitStatus {
    if bytes.isEmpty { return .fine }
    do throws(SystemError) {
      try stream.write(bytes)
      return .fine
    } catch {
      if error == .brokenPipe { return .fine }
      if stream == .standardOutput {
        complain(
          Message(
            en: "standard output cannot be written: \(error.reason[.english])",
            ko: "표준 출력에 쓸 수 없습니다: \(error.reason[.korean])"))
      }
      return .files
    }
  }

  /// Says what is wrong with the call or its surroundings, on standard error.
  func complain(_ message: Message, hint: Message? = nil) {
    var text = StyledOutput(isColored: isColored(.standardError))
    text.write("dialogc: ", as: .error)
    text.line(Printable.visible(message[language]))
    if let hint { text.line(hint[language]) }
    // Nowhere is left to tell that standard error cannot be written.
    try? Stream.standardError.write(text.bytes)
  }

  /// Says what was done, on standard error.
  func tell(_ message: Message) {
    var text = StyledOutput(isColored: isColored(.standardError))
    text.line(message[language], as: .note)
    // Nowhere is left to tell that standard error cannot be written.
    try? Stream.standardError.write(text.bytes)
  }

  private func isColored(_ stream: Stream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      stream.isTTY && (environmentVariable("NO_COLOR") ?? "").isEmpty
        && environmentVariable("TERM") != "dumb"
    }
  }

  /// Korean where the first variable that is set names it; English for every other language, since
  /// dialogc speaks these two.
  private static func environmentLanguage() -> MessageLanguage {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap(environmentVariable)
      .first { !$0.isEmpty }
    let language = (locale ?? "").prefix { $0.isLetter }.lowercased()
    return language == "ko" || language == "korean" ? .korean : .english
  }
}
