import DialogCompiler
import DialogFindings

extension Option {
  static let help = Option(
    name: "help", summary: Message(en: "show this help", ko: "사용법을 보여 줍니다"))

  static let version = Option(
    name: "version", summary: Message(en: "show the version", ko: "버전을 보여 줍니다"))

  static let diagnostics = Option(
    name: "diagnostics", value: .oneOf(ReportFormat.allCases.map(\.rawValue)),
    summary: Message(en: "the format of findings; text by default", ko: "지적을 알리는 형식. 기본은 text"))

  static let docs = Option(
    name: "docs", value: .free("URL"),
    summary: Message(
      en: "where the docs folder of dialogc is published; sarif links to its rule pages",
      ko: "dialogc의 docs 폴더를 공개한 곳. sarif에 그곳의 규칙 문서로 가는 링크를 넣습니다"))

  static let pages = Option(
    name: "docs", value: .free("URL"),
    summary: Message(
      en: "where the docs folder of dialogc is published; findings link to its rule pages",
      ko: "dialogc의 docs 폴더를 공개한 곳. 지적에 그곳의 규칙 문서로 가는 링크를 넣습니다"))

  static let stdio = Option(
    name: "stdio",
    summary: Message(
      en: "for editors that pass it; there is no other transport", ko: "일부 편집기가 쓰는 표기. 다른 방식은 없습니다")
  )

  static let strict = Option(
    name: "strict",
    summary: Message(en: "treat warnings as errors", ko: "경고를 오류로 다룹니다"))

  static let warn = Option(
    name: "warn", value: .rules,
    summary: Message(
      en: "rules whose errors become warnings; errors of the language itself stay errors",
      ko: "오류를 경고로 낮출 규칙. 언어 자체의 오류는 낮추지 않습니다"))

  static let language = Option(
    name: "language", value: .oneOf(MessageLanguage.allCases.map(\.rawValue)),
    summary: Message(
      en: "the language of messages; by default from LC_ALL, LC_MESSAGES or LANG",
      ko: "메시지의 언어. 없으면 LC_ALL, LC_MESSAGES, LANG을 따릅니다"))

  static let color = Option(
    name: "color", value: .oneOf(ColorChoice.allCases.map(\.rawValue)),
    summary: Message(
      en: "colours: on terminals (auto), always or never; auto respects NO_COLOR",
      ko: "색: 터미널에서만(auto), 항상, 안 씀. auto는 NO_COLOR를 따릅니다"))

  static let jobs = Option(
    name: "jobs", value: .number(1...1024),
    summary: Message(
      en: "how many files to process at once; by default one for each processor",
      ko: "동시에 처리할 파일 수. 기본은 프로세서 수"))

  static let guidelines = Option(
    name: "guidelines", value: .oneOf(Edition.allCases.map { String($0.rawValue) }),
    summary: Message(
      en: "the edition of the guidelines; overrides the project’s",
      ko: "지침의 판. 프로젝트의 설정보다 우선합니다"))

  static let checkOnly = Option(
    name: "check",
    summary: Message(
      en: "write nothing; list the files that would change, and exit with 1 if there are any",
      ko: "쓰지 않고 바뀔 파일을 나열하며, 있으면 종료 상태는 1입니다"))

  static let fix = Option(
    name: "fix", value: .rules, isValueOptional: true,
    summary: Message(
      en: "apply the safe fixes of all rules, or of these", ko: "안전한 수정을 적용합니다. 규칙을 주면 그 규칙만"))

  static let diff = Option(
    name: "diff",
    summary: Message(
      en: "write nothing; show what --fix would change, and exit with 1 if there is anything",
      ko: "쓰지 않고 --fix가 바꿀 것을 보여 주며, 있으면 종료 상태는 1입니다"))

  static let baseline = Option(
    name: "baseline", value: .file,
    summary: Message(
      en: "a file of known findings, which are not reported again",
      ko: "이미 알고 있어 다시 알리지 않을 지적을 담은 기준 파일"))

  static let updateBaseline = Option(
    name: "update-baseline",
    summary: Message(
      en: "write today’s findings to that file, or remove from it what was fixed",
      ko: "지적을 모아 기준 파일을 만들거나, 고쳐진 것을 기준 파일에서 뺍니다"))

  static let watch = Option(
    name: "watch",
    summary: Message(
      en: "check again whenever a source changes, until interrupted",
      ko: "소스가 바뀔 때마다 다시 검사합니다. 중단할 때까지 계속합니다"))

  static let timePasses = Option(
    name: "time-passes",
    summary: Message(
      en: "print how long each pass takes on standard error", ko: "단계마다 걸린 시간을 표준 오류로 알립니다"))

  static let stamp = Option(
    name: "stamp",
    summary: Message(
      en:
        "also record the source text in each translation that has no record yet",
      ko: "원본 기록이 없는 번역마다 지금의 원본을 함께 기록합니다"))

  static let pageFormat = Option(
    name: "format", value: .oneOf(PageFormat.allCases.map(\.rawValue)),
    summary: Message(en: "the format of the output; text by default", ko: "답의 형식. 기본은 text"))

  static let helpFormat = Option(
    name: "format", value: .oneOf(HelpFormat.allCases.map(\.rawValue)),
    summary: Message(
      en: "text, or the whole reference in Markdown or for man",
      ko: "text, 또는 전체 참고 문서를 Markdown이나 man의 형식으로"))

  static let show = Option(
    name: "show", value: .dialog,
    summary: Message(en: "the dialog to show", ko: "띄울 대화상자"))

  static let set = Option(
    name: "set", value: .free("PARAMETER=VALUE"),
    summary: Message(
      en: "the value of a parameter; repeat it for each parameter", ko: "매개변수의 값. 매개변수마다 한 번씩"))

  static let locale = Option(
    name: "locale", value: .free("TAG"),
    summary: Message(
      en:
        "the language of the dialog, such as ko or pt-BR; by default from --language or the "
        + "environment",
      ko: "대화상자의 언어. 예: ko, pt-BR. 없으면 --language나 환경 변수를 따릅니다"))

  static let plain = Option(
    name: "plain",
    summary: Message(
      en: "ask in numbered lines, as without a terminal; for screen readers",
      ko: "터미널이 없을 때처럼 번호가 붙은 줄로 묻습니다. 화면 낭독기용"))

  static let locked = Option(
    name: "locked",
    summary: Message(
      en: "as on a locked screen: hidden previews, nothing sensitive",
      ko: "잠금 화면처럼 숨긴 미리보기만 보이고 민감한 값은 보이지 않습니다"))

  static let sourceAt = Option(
    name: "source-at", value: .free("ROW,COLUMN"),
    summary: Message(
      en:
        "the position of the control that an action sheet belongs to; on large screens, a "
        + "popover points there",
      ko: "동작 시트를 부른 컨트롤의 위치. 큰 화면에서는 팝오버가 그곳을 가리킵니다"))

  static let runFormat = Option(
    name: "format", value: .oneOf(AnswerFormat.allCases.map(\.rawValue)),
    summary: Message(
      en: "text: the name of the outcome; lines (for shells) or json: also what was typed",
      ko: "text는 결과의 이름. 입력한 값까지: lines는 셸에서 읽을 줄, json"))

  static let timeout = Option(
    name: "timeout", value: .free("SECONDS"),
    summary: Message(
      en:
        "how long to wait for an answer; after that, the dialog is left and the exit status is "
        + "124",
      ko: "답을 기다리는 시간(초). 지나면 대화상자를 나가고 종료 상태는 124입니다"))

  /// Those of every command.
  static let common: [Option] = [.language, .color, .help]
}

/// The forms of pages that are read, by the names they are asked for with.
enum PageFormat: String, CaseIterable { case text, markdown, json }

/// The forms of help, by the names they are asked for with.
enum HelpFormat: String, CaseIterable { case text, markdown, man }
