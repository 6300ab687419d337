#if Authoring
  import DialogCompiler
  import DialogFindings
  import DialogServer

  extension Command {
    static let lsp = Command(
      name: "lsp",
      summary: Message(
        en: "serve an editor on standard input and output", ko: "표준 입출력으로 편집기의 요청을 처리합니다"),
      operands: nil,
      ownOptions: [.stdio, .pages, .guidelines, .jobs],
      details: [
        Message(
          en:
            "Speaks the Language Server Protocol 3.17; editors start it themselves. Messages are "
            + "in the language of the editor, English or Korean, or in that of --language.",
          ko: "편집기가 쓰는 Language Server Protocol 3.17이며 편집기가 직접 실행합니다. 메시지는 편집기의 "
            + "언어(영어나 한국어)나 --language의 언어로 나갑니다.")
      ],
      examples: [
        Example(
          call: "dialogc lsp",
          purpose: Message(en: "in an editor’s settings", ko: "편집기 설정에서"))
      ]
    ) { invocation in
      ignoreBrokenPipes()
      let status = LanguageServer(serverHost(invocation), files: Disk()).run()
      return ExitStatus(rawValue: status) ?? .fault
    }

    private static func serverHost(_ invocation: Invocation) -> ServerHost {
      ServerHost(
        read: { (try? FileDescriptor(standard: 0).read(upTo: 1 << 16)) ?? [] },
        write: { bytes in (try? Stream.standardOutput.write(bytes)) != nil },
        isRunning: { process in isRunning(Int32(truncatingIfNeeded: process)) },
        keep: keepToRead,
        options: CompilerOptions(
          edition: invocation.number(.guidelines).flatMap(Edition.init(rawValue:)),
          jobs: invocation.number(.jobs) ?? processorCount()),
        language: invocation.console.language, isLanguageFixed: invocation.has(.language),
        documentation: documentation(invocation), notes: programNotes())
    }

    /// Where the pages of rules are: where the call says, else beside this program.
    private static func documentation(_ invocation: Invocation) -> String? {
      if let folder = invocation.path(.pages)?.text {
        return folder.hasSuffix("/") ? folder : folder + "/"
      }
      guard let program = programPath() else { return nil }
      let around = sequence(first: program.parent) { $0.parent == $0 ? nil : $0.parent }
      let places = around.lazy.flatMap {
        [$0.appending("share/doc/dialogc/docs"), $0.appending("docs")]
      }
      let folder = places.first {
        (try? FileStatus(of: $0.appending("rules/README.md")).kind) == .file
      }
      return folder.map { fileURI(of: $0) + "/" }
    }

    /// Which program this is, and whether builds may call another.
    private static func programNotes() -> [Message] {
      guard let program = programPath() else { return [] }
      let own = Message(
        en: "dialogc \(version), \(program.name)", ko: "dialogc \(version), \(program.name)")
      guard let other = programInPath("dialogc"), let status = try? FileStatus(of: other),
        let ownStatus = try? FileStatus(of: program), status.identity != ownStatus.identity
      else { return [own] }
      return [
        own,
        Message(
          en: "builds may call another dialogc, which may find other things: \(other.name)",
          ko: "빌드는 다른 dialogc를 실행할 수 있고, 지적이 다를 수 있습니다: \(other.name)"),
      ]
    }
  }
#endif
