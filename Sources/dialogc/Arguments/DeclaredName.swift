import DialogFindings
import DialogSupport

/// A name for something that is declared, as a call gives it.
enum DeclaredName {
  /// Refuses what is no name, or is not written as declarations are.
  /// - Parameter given: where the call gives it: an option or what stands for an operand.
  static func check(_ name: String, given: String, of command: Command) throws(UsageError) {
    let isName = name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    if isName, name.utf8.first?.isASCIIUpper == true { return }
    throw .notDeclared(name, given, fitting(name), of: command)
  }

  /// `delete-note` as `DeleteNote`; nil where nothing is left of it.
  private static func fitting(_ name: String) -> String? {
    let words = name.utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit }
    let joined = words.map { word in
      let text = String(Substring(word))
      return text.prefix(1).uppercased() + text.dropFirst()
    }.joined()
    return joined.utf8.first?.isASCIIUpper == true ? joined : nil
  }
}

extension UsageError {
  fileprivate static func notDeclared(
    _ name: String, _ given: String, _ fitting: String?, of command: Command
  ) -> UsageError {
    let example = fitting ?? "DeleteNote"
    return UsageError(
      message: Message(
        en:
          "‘\(given)’ cannot be ‘\(name)’; write it in ASCII letters and digits, as in \(example)",
        ko: "‘\(given)’에 쓸 수 없는 이름입니다: ‘\(name)’. \(example)처럼 ASCII 글자와 숫자로 쓰세요"),
      command: command)
  }
}
