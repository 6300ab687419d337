#if Authoring
  import DialogFindings
  import DialogSamples

  /// Those of `new` and `sample`.
  extension Option {
    static let listKinds = Option(
      name: "list",
      summary: Message(
        en: "list the kinds and the languages of samples", ko: "샘플의 종류와 언어를 나열합니다"))

    static let sampleName = Option(
      name: "name", value: .free("NAME"),
      summary: Message(
        en: "the name of the dialog, such as DeleteNote", ko: "DeleteNote 같은 대화상자 이름"))

    static let sampleLocales = Option(
      name: "locales", value: .free("TAG[,TAG…]"),
      summary: Message(
        en: "the languages of the texts, in order; en,ko by default",
        ko: "텍스트의 언어를 순서대로. 기본은 en,ko"))

    static let random = Option(
      name: "random",
      summary: Message(
        en: "write valid random dialogs, for tests", ko: "테스트에 쓸 올바른 대화상자를 무작위로 만듭니다"))

    static let seed = Option(
      name: "seed", value: .number(0...Int.max),
      summary: Message(
        en: "with --random: the same number gives the same bytes on every machine; 0 by default",
        ko: "--random에서: 같은 수는 어느 컴퓨터에서나 같은 바이트를 만듭니다. 기본은 0"))

    static let count = Option(
      name: "count", value: .number(1...1_000_000),
      summary: Message(
        en: "with --random: how many dialogs; 1 by default", ko: "--random에서: 대화상자의 수. 기본은 1"))

    static let invalid = Option(
      name: "invalid",
      summary: Message(
        en:
          "with --random: put a mistake into each dialog, and a comment beside it that names the "
          + "rule",
        ko: "--random에서: 대화상자마다 실수를 하나씩 넣고 그 옆의 주석에 규칙을 적습니다"))

    static let buildSystem = Option(
      name: "build", value: .oneOf(BuildSystem.allCases.map(\.rawValue)),
      summary: Message(
        en: "the build system of the project; make by default", ko: "프로젝트의 빌드 시스템. 기본은 make"))

    static let package = Option(
      name: "package", value: .free("URL|PATH"),
      summary: Message(
        en: "swiftpm: where the package with the plugins of dialogc is",
        ko: "swiftpm: dialogc 플러그인 패키지의 위치")
    )
  }
#endif
