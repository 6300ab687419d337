import DialogFindings

/// What help and reference say beside what commands and options say of themselves.
enum HelpWords {
  static let purpose = Message(
    en: "a compiler for .dialog files: alerts, action sheets and notifications in every language",
    ko: "경고창, 동작 시트, 알림을 모든 언어로 쓰는 .dialog 파일의 컴파일러")
  static let usage = Message(en: "Usage", ko: "사용법")
  static let commands = Message(en: "Commands", ko: "명령")
  static let options = Message(en: "Options", ko: "옵션")
  static let examples = Message(en: "Examples", ko: "예")
  static let exitStatus = Message(en: "Exit status", ko: "종료 상태")
  static let environmentVariables = Message(en: "Environment", ko: "환경 변수")
  static let more = Message(
    en: "‘dialogc COMMAND --help’ explains a command.",
    ko: "‘dialogc COMMAND --help’는 명령을 더 자세히 알려 줍니다.")

  static let exitStatuses: [(status: ExitStatus, meaning: Message)] = [
    (.fine, Message(en: "no errors; there may be warnings", ko: "문제없음. 경고는 있을 수 있음")),
    (
      .findings,
      Message(en: "there are errors, or warnings with --strict", ko: "오류가 있음. --strict이면 경고 포함")
    ),
    (.wrongUsage, Message(en: "the command line is wrong", ko: "호출이 잘못됨")),
    (.files, Message(en: "a file could not be read or written", ko: "파일을 읽거나 쓸 수 없음")),
    (
      .faultySources,
      Message(en: "run: there are errors, so no dialog was shown", ko: "run: 오류가 있어 대화상자를 띄우지 않음")
    ),
    (.fault, Message(en: "an internal error of dialogc", ko: "dialogc 자체의 오류")),
    (
      .late,
      Message(
        en: "run: nobody answered before --timeout", ko: "run: --timeout 안에 답이 없음")
    ),
  ]

  static let environment: [(name: String, meaning: Message)] = [
    (
      "LC_ALL, LC_MESSAGES, LANG",
      Message(
        en:
          "the language of messages: the first of these that is set decides; Korean if it "
          + "names Korean, else English",
        ko: "메시지의 언어. 이 가운데 처음 설정된 것을 따르며, 한국어가 아니면 영어")
    ),
    (
      "NO_COLOR",
      Message(en: "if it is set, auto means no colours", ko: "설정되어 있으면 auto는 색을 쓰지 않음")
    ),
  ]
}
