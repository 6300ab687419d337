import DialogCompiler
import DialogFindings

extension Console {
  /// Takes `--language` and `--color` wherever they stand, so that also a wrong call is answered in
  /// the language asked for; else what the environment says.
  init(_ arguments: [Path]) {
    self.init(
      language: Console.value(of: .language, in: arguments).flatMap(
        MessageLanguage.init(rawValue:)),
      color: Console.value(of: .color, in: arguments).flatMap(ColorChoice.init(rawValue:)) ?? .auto)
  }

  /// The last value given to an option, as far as can be told without reading the whole call.
  private static func value(of option: Option, in arguments: [Path]) -> String? {
    let words = arguments.prefix { $0 != Path("--") }
    let assignment = Array("\(option.spelling)=".utf8)
    for (index, word) in words.enumerated().reversed() {
      if word == Path(option.spelling), index + 1 < words.count { return words[index + 1].text }
      if word.bytes.starts(with: assignment) {
        return Path(bytes: word.bytes.dropFirst(assignment.count)).text
      }
    }
    return nil
  }
}
