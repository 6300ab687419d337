import DialogFindings
import DialogLocales

extension RuleDescription {
  static let nameReserved = RuleDescription(
    "name/reserved", .error,
    summary: Message(
      en: "a project is not named like a header that its own header needs",
      ko: "프로젝트 이름은 생성된 헤더가 쓰는 헤더와 달라야 합니다"),
    reason: Message(
      en: """
        The C artifact of the project Photos is Photos.h, and dialog_runtime.h beside it. A project \
        named dialog_runtime would write both to one file, and one named string would put a \
        string.h where compilers look for C’s own. A name that differs in case alone is a warning: \
        only some file systems take it for the same.
        """,
      ko: """
        프로젝트 Photos의 C 산출물은 Photos.h와 그 옆의 dialog_runtime.h입니다. 이름이 dialog_runtime이면 두 헤더가 \
        한 파일이 되고, string이면 컴파일러가 C의 string.h 대신 그 파일을 읽습니다. 대소문자만 다른 이름은 일부 파일 \
        시스템에서만 같은 파일이므로 경고입니다.
        """),
    examples: [
      RuleExample(
        "project ⟦dialog_runtime⟧ {\n  source en\n}\n",
        fixed: "project DialogRuntimeDialogs {\n  source en\n}\n"),
      RuleExample(
        "project ⟦string⟧ {\n  source en\n}\n", fixed: "project StringDialogs {\n  source en\n}\n"),
      RuleExample("project Strings {\n  source en\n}\n"),
    ])
}

/// Headers of generated code that a project's own may not stand for.
private enum NeededHeader {
  static let runtime = "dialog_runtime"

  /// The headers of ISO C99 (7.1.2), and those of POSIX that the terminal artifact includes.
  static let ofSystem: WordSet = .words(
    """
    assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdarg
    stdbool stddef stdint stdio stdlib string tgmath time wchar wctype fcntl termios unistd
    """)
}

extension Diagnostic {
  /// Nil where a project may have the name.
  static func reservedName(_ name: Name) -> Diagnostic? {
    let header = name.text.lowercased()
    let isRuntime = header == NeededHeader.runtime
    guard isRuntime || NeededHeader.ofSystem.contains(header) else { return nil }
    let free = NameStyle.upperCamelCase.apply(to: name.text) + "Dialogs"
    let finding = Diagnostic(
      .nameReserved, message(name, header: header + ".h", isRuntime: isRuntime, free: free),
      at: name.range, fixes: [.replacing(name.range, with: free)])
    return isRuntime || name.text == header ? finding : finding.weighing(.warning)
  }

  private static func message(
    _ name: Name, header: String, isRuntime: Bool, free: String
  ) -> Message {
    let own = name.text + ".h"
    let owner =
      isRuntime
      ? Message(en: "the runtime’s \(header)", ko: "런타임의 \(header)")
      : Message(en: "C’s own \(header)", ko: "C의 \(header)")
    return Message(
      en: "the project’s header \(own) would stand for \(owner.english); name it ‘\(free)’, say",
      ko: "프로젝트의 헤더 \(own, .object) \(owner.korean, .direction) 읽게 됩니다. ‘\(free)’처럼 다른 이름을 쓰세요")
  }
}
