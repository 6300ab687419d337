#if Authoring
  import DialogCompiler
  import DialogFindings
  import DialogSupport

  extension Command {
    static let importDialogs = Command(
      name: "import",
      summary: Message(
        en: "make sources from dialogs listed in JSON", ko: "JSON에 나열된 대화상자를 소스로 만듭니다"),
      operands: Operands(
        value: .file,
        summary: Message(
          en: "a JSON list of dialogs, as described in docs/adopting.md",
          ko: "docs/adopting.ko.md에 설명된 형태의 JSON 대화상자 목록"),
        count: 1...1),
      ownOptions: [.out, .diagnostics],
      required: [.out],
      details: [
        Message(
          en:
            "Writes Project.dialog and a file for each dialog, formatted. What the language "
            + "cannot express is left out and reported. No file is overwritten; if there is an "
            + "error, nothing is written.",
          ko: "Project.dialog와 대화상자마다 서식에 맞는 파일을 하나씩 씁니다. 언어가 나타낼 수 없는 것은 빼고 알립니다. 있는 파일은 바꾸지 않으며, "
            + "오류가 있으면 아무것도 쓰지 않습니다.")
      ],
      examples: [
        Example(
          call: "dialogc import dialogs.json --out Imported",
          purpose: Message(
            en: "dialogs that a script extracted from code", ko: "스크립트로 코드에서 뽑은 대화상자"))
      ]
    ) { invocation throws(UsageError) in
      var compilation = Compilation(invocation, sources: [])
      let operand = invocation.operands[0]
      do throws(FileProblem) {
        let list = SourceFile(operand, bytes: try readSource(operand))
        let result = DialogListImport(of: list)
        compilation.add(list)
        compilation.add(result.findings)
        if compilation.status == .fine {
          try replaceFiles(try newFiles(of: result, in: invocation.path(.out)!))
          invocation.console.tell(.imported(result.dialogCount, to: invocation.path(.out)!))
        }
      } catch {
        compilation.add(error)
      }
      return compilation.finish()
    }

    private static func newFiles(
      of result: DialogListImport, in folder: Path
    ) throws(FileProblem) -> [NewFile] {
      var files: [NewFile] = []
      for source in result.sources {
        let path = folder.appending(source.name)
        if (try? FileStatus(of: path)) != nil { throw .sourceExists(path) }
        files.append(NewFile(path: path, bytes: source.bytes, isPrecious: true))
      }
      return files
    }
  }

  extension Message {
    fileprivate static func imported(_ count: Int, to folder: Path) -> Message {
      Message(
        en: count == 1
          ? "one dialog is in \(folder.text)" : "\(count) dialogs are in \(folder.text)",
        ko: "대화상자 \(count)개를 \(folder.text)에 썼습니다")
    }
  }

  extension FileProblem {
    fileprivate static func sourceExists(_ path: Path) -> FileProblem {
      FileProblem(
        rule: .catalogFileExists, path: path,
        message: Message(
          en: "this source is there already and is not replaced; give another folder",
          ko: "이미 있는 소스이므로 바꾸지 않습니다. 다른 폴더를 주세요"))
    }
  }
#endif
