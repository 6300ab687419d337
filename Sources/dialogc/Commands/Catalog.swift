#if Authoring
  import DialogCompiler
  import DialogFindings
  import DialogSupport

  extension Command {
    static let catalog = Command(
      name: "catalog",
      summary: Message(
        en: "exchange texts with translators: String Catalogs, .strings, XLIFF",
        ko: "번역가와 텍스트를 주고받습니다: String Catalog, .strings, XLIFF"),
      operands: Operands(
        value: .catalogs,
        summary: Message(
          en:
            "export and .dialog files or folders; or import, catalogs (.xcstrings, .strings, "
            + ".stringsdict, .xliff, .lproj, .xcloc) and the .dialog files or folders that they "
            + "belong to",
          ko: "export와 .dialog 파일이나 폴더, 또는 import와 카탈로그(.xcstrings, .strings, .stringsdict, "
            + ".xliff, .lproj, .xcloc), 그리고 번역이 들어갈 .dialog 파일이나 폴더"),
        count: 2...Int.max),
      ownOptions: [
        .catalogFormat, .catalogFolder, .table, .locales, .placeholders, .match, .diagnostics,
        .strict,
      ],
      details: [
        Message(
          en:
            "export writes the texts of dialogs to catalogs. An existing catalog is updated: "
            + "what is the same is left alone, and other texts, comments and unknown keys stay. "
            + "With several projects, --out needs {project}, which stands for the name of the "
            + "project.",
          ko: "export는 대화상자의 텍스트를 카탈로그에 씁니다. 이미 있는 카탈로그는 새 내용에 맞춰 고치며, 같은 것은 "
            + "건드리지 않고 다른 텍스트, 주석, 모르는 키는 그대로 둡니다. 프로젝트가 여럿이면 --out에 프로젝트 이름을 "
            + "뜻하는 {project}를 써야 합니다."),
        Message(
          en:
            "import writes translations to the sources: it replaces existing ones, and writes "
            + "new ones as translation blocks to a file for each language beside the source "
            + "(Photos.ko.dialog), each with a record of the source text. What cannot be placed is "
            + "reported; with --match source, a text with an unknown key is placed by its source "
            + "text, if that is unambiguous. With several projects, a catalog belongs to the one "
            + "that its name, or the nearest folder around it, is named after. If there is an "
            + "error, nothing is written.",
          ko: "import는 번역을 소스에 씁니다. 이미 있는 번역은 그 자리에서 고치고, 없으면 소스 옆의 언어별 파일"
            + "(Photos.ko.dialog)에 translation 블록으로 쓰며 원본을 함께 기록합니다. 넣을 자리가 없는 것은 알립니다. "
            + "--match source를 주면 키가 달라도 원본이 같은 곳이 분명하면 넣습니다. "
            + "프로젝트가 여럿이면 카탈로그의 이름이나 가장 가까운 폴더가 프로젝트 이름이어야 합니다. 오류가 있으면 "
            + "아무것도 쓰지 않습니다."),
        Message(
          en:
            "export takes whole projects, even if you pass only some of their files. import "
            + "reads whole projects too, but writes nothing if it would have to change a file that "
            + "you did not pass.",
          ko: "export는 파일 일부를 주어도 프로젝트 전체를 다룹니다. import도 전체를 읽지만, 주어지지 않은 파일을 고쳐야 "
            + "하면 아무것도 쓰지 않습니다."),
      ],
      examples: [
        Example(
          call: "dialogc catalog export Sources --out L10n",
          purpose: Message(en: "a String Catalog for Xcode", ko: "Xcode용 String Catalog")),
        Example(
          call: "dialogc catalog export Sources --format xliff --locales ko,ja --out L10n",
          purpose: Message(en: "for translators", ko: "번역가에게")),
        Example(
          call: "dialogc catalog import L10n/ko.xliff Sources",
          purpose: Message(en: "import the translations", ko: "돌아온 번역 넣기")),
        Example(
          call: "dialogc catalog import --match source App Sources",
          purpose: Message(
            en: "translations that an app already has", ko: "앱에 이미 있는 번역 넣기")),
      ]
    ) { invocation throws(UsageError) in
      switch invocation.operands[0].text {
      case "export": return try exportCatalogs(invocation)
      case "import": return try importCatalogs(invocation)
      default: throw .unknownAction(invocation.operands[0].text)
      }
    }
  }

  extension UsageError {
    fileprivate static func unknownAction(_ word: String) -> UsageError {
      let meant = Spelling.nearest(to: word, in: ["export", "import"])
      return UsageError(
        message: Message(
          en: "‘dialogc catalog’ does export or import, not ‘\(word)’"
            + (meant.map { "; did you mean ‘\($0)’?" } ?? ""),
          ko: "‘dialogc catalog’ 뒤에는 export나 import를 씁니다: ‘\(word)’"
            + (meant.map { ". 혹시 ‘\($0)’입니까?" } ?? "")),
        command: .catalog)
    }
  }
#endif
