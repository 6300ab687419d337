#if Authoring
  import DialogCompiler
  import DialogFindings
  import DialogSamples
  import DialogSupport

  extension Command {
    static let new = Command(
      name: "new",
      summary: Message(
        en: "make a project folder with dialogs, a program and build files",
        ko: "대화상자, 프로그램, 빌드 파일이 든 프로젝트 폴더를 만듭니다"),
      operands: Operands(
        value: .free("NAME"),
        summary: Message(
          en: "the name of the project and of its folder, such as Notes",
          ko: "Notes 같은 프로젝트 이름이자 폴더 이름"),
        count: 1...1),
      ownOptions: [.buildSystem, .package, .sampleLocales],
      details: [
        Message(
          en:
            "The folder is made in the current folder, completely or not at all; nothing is "
            + "overwritten. Swift packages contain the dialogs as JSON; C programs ask them in the "
            + "terminal.",
          ko: "폴더는 현재 폴더에 통째로 생기거나 전혀 생기지 않으며, 이미 있는 것은 덮어쓰지 않습니다. Swift 패키지는 "
            + "대화상자를 JSON으로 읽고, C 프로그램은 터미널에서 묻습니다.")
      ],
      examples: [
        Example(
          call: "dialogc new Notes", purpose: Message(en: "with a Makefile", ko: "Makefile과 함께")),
        Example(
          call: "dialogc new Diary --build swiftpm --package ../dialogc",
          purpose: Message(en: "a Swift package", ko: "Swift 패키지")),
      ]
    ) { invocation throws(UsageError) in try makeProject(invocation) }

    private static func makeProject(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
      let name = invocation.operands[0].text
      try DeclaredName.check(name, given: "NAME", of: .new)
      let build = invocation.choice(.buildSystem, as: BuildSystem.self) ?? .make
      let files = try filesOfProject(name, build, invocation)
      try checkDialogs(of: files)
      let status = write(files, into: Path(name), invocation.console)
      if status == .fine { tellNext(name, build, invocation.console) }
      return status
    }

    private static func filesOfProject(
      _ name: String, _ build: BuildSystem, _ invocation: Invocation
    ) throws(UsageError) -> [NewProject.File] {
      let project = NewProject(
        name, languages: try invocation.sampleLanguages(for: .new),
        comments: invocation.console.language)
      let package = invocation.path(.package)?.text
      guard build == .swiftpm else {
        if package != nil { throw .onlySwiftPM }
        return project.filesInC(build, prefix: Backend.prefixInC(ofProject: name))
      }
      guard let package else { throw .noPackage }
      return project.filesInSwift(PluginPackage(package, version: version))
    }

    /// Refuses a name that no project may have.
    private static func checkDialogs(of files: [NewProject.File]) throws(UsageError) {
      let sources = files.filter { $0.path.hasSuffix(".dialog") }
        .map { SourceFile(name: $0.path, bytes: $0.bytes) }
      guard let finding = Workspace(sources, options: CompilerOptions()).findings.first else {
        return
      }
      throw UsageError(message: finding.message, command: .new)
    }

    /// Writes all into a hidden folder beside, which is then given the name: whenever the program is
    /// ended, the folder is there whole or not at all.
    private static func write(
      _ files: [NewProject.File], into folder: Path, _ console: Console
    ) -> ExitStatus {
      StagingFolder.removeAbandoned(in: folder.parent)
      return withoutInterruption {
        do throws(SystemError) {
          if (try? FileStatus(of: folder)) != nil || isSymbolicLink(folder) { throw .exists }
          let staging = try StagingFolder.make(in: folder.parent)
          defer { staging.remove() }
          let staged = staging.path.appending(folder)
          do throws(FileProblem) {
            try replaceFiles(
              files.map {
                NewFile(path: staged.appending($0.path), bytes: $0.bytes, isPrecious: true)
              })
          } catch {
            console.complain(error.message)
            return .files
          }
          try rename(staged, to: folder)
          return .fine
        } catch {
          console.complain(.cannotMake(folder, error))
          return .files
        }
      }
    }

    private static func tellNext(_ name: String, _ build: BuildSystem, _ console: Console) {
      let commands = "cd \(name) && \(build.commands(for: name))"
      console.tell(
        Message(en: "made \(name); next: \(commands)", ko: "\(name) 폴더를 만들었습니다. 다음: \(commands)"))
    }
  }

  extension Message {
    fileprivate static func cannotMake(_ folder: Path, _ error: SystemError) -> Message {
      if error == .exists {
        return Message(
          en: "‘\(folder.text)’ is there already, and nothing was written; choose another name",
          ko: "‘\(folder.text)’ 폴더나 파일이 이미 있어 아무것도 쓰지 않았습니다. 다른 이름을 고르세요")
      }
      return Message(
        en: "the folder ‘\(folder.text)’ cannot be made: \(error.reason[.english])",
        ko: "‘\(folder.text)’ 폴더를 만들 수 없습니다: \(error.reason[.korean])")
    }
  }

  extension UsageError {
    fileprivate static var noPackage: UsageError {
      UsageError(
        message: Message(
          en:
            "‘--build swiftpm’ needs --package URL|PATH: where the package of dialogc’s plugins is",
          ko: "‘--build swiftpm’에는 --package URL|PATH가 필요합니다. dialogc 플러그인 패키지의 위치입니다"),
        command: .new)
    }

    fileprivate static var onlySwiftPM: UsageError {
      UsageError(
        message: Message(
          en: "‘--package’ goes with --build swiftpm alone",
          ko: "‘--package’ 옵션은 --build swiftpm과만 함께 씁니다"),
        command: .new)
    }
  }
#endif
