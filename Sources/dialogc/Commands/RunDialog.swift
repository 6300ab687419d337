import DialogCompiler
import DialogFindings
import DialogRuntime
import DialogSupport

extension Command {
  static let runDialog = Command(
    name: "run",
    summary: Message(
      en: "show a dialog in this terminal and print what is chosen",
      ko: "이 터미널에 대화상자를 띄우고 선택한 것을 출력합니다"),
    operands: .sources,
    ownOptions: [.show, .set, .locale, .runFormat, .plain, .locked, .sourceAt, .timeout]
      + .compiling,
    required: [.show],
    details: [
      Message(
        en:
          "Prints the name of the outcome on standard output and exits with 0. If the dialog "
          + "is cancelled, dismissed or left (by Esc, Ctrl-C, the end of input or a closed "
          + "terminal), it exits with 1, even if leaving has the outcome of a button, as with "
          + "‘exit’. It exits with 4 if the sources have errors, and with 124 if nobody answers "
          + "before --timeout. The dialog is in the language of --locale, else of --language, "
          + "else of LANGUAGE, LC_ALL, LC_MESSAGES or LANG.",
        ko: "결과의 이름을 표준 출력에 쓰고 종료 상태 0으로 끝납니다. 취소하거나 닫거나 나가면(Esc, Ctrl-C, 입력의 끝, "
          + "터미널 닫기) 1입니다. ‘exit’로 나가기의 결과를 어느 버튼으로 정했을 때도 같습니다. 소스에 오류가 있으면 4, "
          + "--timeout 안에 답이 없으면 124입니다. 대화상자의 언어는 "
          + "--locale, 없으면 --language, 없으면 LANGUAGE, LC_ALL, LC_MESSAGES, LANG을 따릅니다."),
      Message(
        en:
          "With several projects, only the one with the dialog has to be free of errors. If "
          + "two of them have a dialog of that name, pass the folder of one.",
        ko: "프로젝트가 여럿이면 그 대화상자의 프로젝트에만 오류가 없으면 됩니다. 같은 이름의 대화상자가 둘 이상의 "
          + "프로젝트에 있으면 그중 한 폴더를 주세요."),
      Message(
        en:
          "If standard input is not a terminal, the dialog is printed on standard error in "
          + "numbered lines, and a line of standard input answers it with a number, a title or a "
          + "name.",
        ko: "표준 입력이 터미널이 아니면 질문을 번호가 붙은 줄로 표준 오류에 쓰고, 표준 입력의 한 줄을 답으로 읽습니다. 번호, 버튼의 제목, 이름 중 무엇이든 "
          + "됩니다."),
      Message(
        en:
          "Values: Int 3, Double 0.25, Bool true, Date 2027-01-31T09:30, Currency 12.50EUR, "
          + "Bytes 1500000, a case of an enum. For a list, repeat --set for each element. A Bool "
          + "is false by default.",
        ko: "값: Int 3, Double 0.25, Bool true, Date 2027-01-31T09:30, Currency 12.50EUR, Bytes "
          + "1500000, 열거형의 케이스. 목록은 요소마다 한 번씩 줍니다. 주지 않은 Bool은 false입니다."),
    ],
    examples: [
      Example(
        call: "dialogc run ask.dialog --show DeleteFiles --set count=3 && rm -- \"$@\"",
        purpose: Message(en: "ask before deleting", ko: "삭제하기 전에 묻기")),
      Example(
        call: "dialogc run ask.dialog --show SignIn --format json",
        purpose: Message(en: "with what was typed", ko: "입력한 값까지")),
      Example(
        call: "dialogc run ask.dialog --show SignIn --format lines | sed -n 's/^field.email=//p'",
        purpose: Message(en: "a field’s value, for a shell", ko: "셸에서 쓸 입력란의 값")),
    ]
  ) { invocation throws(UsageError) in
    var compilation = Compilation(invocation)
    let name = invocation.path(.show)?.text ?? ""
    let projects = try compilation.projects(showing: name)
    compilation.add(projects)
    guard compilation.status == .fine, let program = projects.first?.checked else {
      let status = compilation.finish()
      // Nobody has cancelled anything.
      return status == .findings ? .faultySources : status
    }
    guard let dialog = DialogToShow(named: name, in: program) else {
      throw .unknownDialog(name, projects.flatMap(\.dialogNames), of: invocation.command)
    }
    let reader = try ValueReader(invocation.texts(.set), for: dialog, invocation.command)
    let shown = dialog.shown(
      with: try reader.values(), languages: languages(of: invocation),
      isLocked: invocation.has(.locked))
    try check(shown, named: name, invocation.command)
    let options = try options(of: invocation)
    // What was read to its end answers nothing: the terminal does.
    if invocation.operands.contains(where: \.isStandardInput) { readFromTTY() }
    let answer = showInTerminal(shown, words: dialog.words, options: options)
    return write(answer, of: shown, for: invocation)
  }

  private static func languages(of invocation: Invocation) -> String {
    if let asked = invocation.path(.locale) ?? invocation.path(.language) { return asked.text }
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environmentVariable)
      .first { !$0.isEmpty } ?? ""
    // As for gettext, the list goes before the locale, unless that is C.
    if let list = environmentVariable("LANGUAGE"), !list.isEmpty, !["C", "POSIX"].contains(locale) {
      return list
    }
    return locale
  }

  /// The renderer leaves nothing out: it has room for all of a dialog, or does not show it.
  private static func check(
    _ shown: ShownDialog, named name: String, _ command: Command
  ) throws(UsageError) {
    let (fields, choices) = (shown.fields.count, shown.choices.count)
    if fields > DIALOG_SHOWN_FIELDS {
      throw .tooManyFields(fields, Int(DIALOG_SHOWN_FIELDS), of: name, command)
    }
    if choices > DIALOG_SHOWN_CHOICES {
      throw .tooManyChoices(choices, Int(DIALOG_SHOWN_CHOICES), of: name, command)
    }
  }

  private static func options(
    of invocation: Invocation
  ) throws(UsageError) -> dialog_terminal_options {
    var options = dialog_terminal_options()
    options.is_plain = invocation.has(.plain)
    options.is_locked = invocation.has(.locked)
    switch invocation.choice(.color) ?? ColorChoice.auto {
    case .auto: options.colors = DIALOG_COLORS_AUTO
    case .always: options.colors = DIALOG_COLORS_256
    case .never: options.colors = DIALOG_COLORS_NONE
    }
    if let seconds = try invocation.seconds(.timeout) {
      options.timeout_milliseconds = Int32(seconds * 1000)
    }
    guard let place = invocation.path(.sourceAt)?.text else { return options }
    let numbers = place.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int32($0) ?? 0 }
    if numbers.count != 2 || numbers.contains(where: { $0 < 1 }) {
      throw .notAPlace(place, of: invocation.command)
    }
    (options.source_row, options.source_column) = (numbers[0], numbers[1])
    return options
  }

  private static func write(
    _ answer: TerminalAnswer, of shown: ShownDialog, for invocation: Invocation
  ) -> ExitStatus {
    let text = PrintedAnswer(answer, of: shown)
    let written = invocation.console.write(
      text.bytes(as: invocation.choice(.runFormat) ?? .text), to: .standardOutput)
    if written != .fine { return written }
    if answer.isLate { return .late }
    return answer.isCancelled ? .findings : .fine
  }
}

extension Compilation {
  /// The project with a dialog of a name; all of them where none has it.
  fileprivate func projects(showing name: String) throws(UsageError) -> [ProjectAnalysis] {
    let all = analyses(least: .error)
    let showing = all.filter { $0.dialogNames.contains(name) }
    if showing.count > 1 {
      throw .severalDialogs(name, in: showing.map(\.project), of: invocation.command)
    }
    return showing.isEmpty ? all : showing
  }
}

extension Invocation {
  /// Whole seconds of a day at most; see `dialog_read_timeout`.
  fileprivate func seconds(_ option: Option) throws(UsageError) -> Int? {
    guard let text = path(option)?.text else { return nil }
    guard let seconds = Int(text), 1...86400 ~= seconds, text.first != "+" else {
      throw .notATime(text, of: command)
    }
    return seconds
  }
}

extension UsageError {
  fileprivate static func severalDialogs(
    _ name: String, in projects: [FoundProject], of command: Command
  ) -> UsageError {
    UsageError(
      message: Message(
        en: "there is a dialog ‘\(name)’ in several projects: \(projects.list(.english)); give the "
          + "folder of one of them",
        ko: "‘\(name)’ 대화상자가 여러 프로젝트에 있습니다: \(projects.list(.korean)). 그중 한 폴더를 주세요"),
      command: command)
  }
}
