import DialogCompiler
import DialogFindings
import DialogSupport

extension Command {
  static let format = Command(
    name: "format",
    summary: Message(en: "rewrite sources in the standard style", ko: "소스를 표준 서식으로 고쳐 씁니다"),
    operands: .sources,
    ownOptions: [.checkOnly, .stamp, .diagnostics, .jobs],
    details: [
      Message(
        en:
          "Files are rewritten in place, completely or not at all, and keep their permissions. "
          + "For a symbolic link, the file that it points to is rewritten. Standard input is "
          + "written to standard output, formatted. A file that does not parse stays as it is "
          + "and is reported. With --check, json and sarif go to standard output, and the names of "
          + "files to standard error.",
        ko: "파일은 그 자리에서 통째로 바뀌거나 그대로 남고 권한을 유지합니다. 심볼릭 링크는 그것이 가리키는 파일을 "
          + "고칩니다. 표준 입력은 서식을 맞춰 표준 출력에 씁니다. 구문 오류가 있는 파일은 그대로 두고 알립니다. "
          + "--check와 함께 쓰면 json과 sarif는 표준 출력으로, 파일 이름은 표준 오류로 나갑니다."),
      Message(
        en:
          "--stamp writes ‘of \"…\"’ after each translation that has none: a hash of the "
          + "source text, which lets l10n/stale report later that the source has changed. If the "
          + "source is in another file of the project, that file is found. Of files that belong "
          + "to no project, pass all.",
        ko: "--stamp는 기록이 없는 번역 뒤에 원본 텍스트의 해시 ‘of \"…\"’를 씁니다. 나중에 원본이 바뀌면 "
          + "l10n/stale이 알립니다. 원본이 프로젝트의 다른 파일에 있으면 찾아 읽으며, project가 없는 파일은 모두 "
          + "주세요."),
    ],
    examples: [
      Example(
        call: "dialogc format Sources", purpose: Message(en: "rewrite all files", ko: "모두 고쳐 쓰기")),
      Example(
        call: "dialogc format --check .",
        purpose: Message(en: "before a commit", ko: "커밋하기 전의 검사로")),
      Example(
        call: "dialogc format --stamp Sources",
        purpose: Message(en: "after translating", ko: "번역한 다음에")),
      Example(
        call: "dialogc format - < Photos.dialog",
        purpose: Message(en: "from an editor", ko: "편집기에서")),
    ]
  ) { invocation in
    let isStamp = invocation.has(.stamp)
    var compilation = Compilation(invocation, scope: isStamp ? .projects : .filesAlone)
    if compilation.status != .fine { return compilation.finish() }
    var answer: [UInt8] = []
    var changes = false
    var rewritten: [NewFile] = []
    let results = compilation.projects.flatMap {
      formatted($0, in: compilation, isStamp: isStamp)
    }
    if !invocation.has(.checkOnly) { StagingFolder.removeAbandoned(besides: compilation.sources) }
    for (index, result) in results.sorted(by: { $0.index < $1.index }) {
      do throws(FileProblem) {
        changes = try take(result, of: index, &compilation, &answer, &rewritten) || changes
      } catch {
        compilation.add(error)
      }
    }
    do throws(FileProblem) {
      // All or none of them.
      if compilation.status != .files { try replaceFiles(rewritten) }
    } catch {
      compilation.add(error)
    }
    // What is read as a document has its stream alone; where the answer is a file, that has.
    let isDocument = compilation.reportFormat.isDocument
    let isList = invocation.has(.checkOnly)
    let written = invocation.console.write(
      answer, to: isList && isDocument ? .standardError : .standardOutput)
    let checked = invocation.has(.checkOnly) && changes ? ExitStatus.findings : .fine
    let isFree = isDocument && (isList || answer.isEmpty)
    return max(
      compilation.finish(to: isFree ? .standardOutput : .standardError), written, checked)
  }

  /// What formatting comes to for the files of a project that were asked for, by index.
  private static func formatted(
    _ project: FoundProject, in compilation: Compilation, isStamp: Bool
  ) -> [(index: Int, result: FormatResult)] {
    let sources = compilation.workspace(of: project)
    let workspace = isStamp ? sources.withRecords() : sources
    let asked = project.files.indices.filter { compilation.sources[project.files[$0]].isAsked }
    return zip(asked, workspace.formatted(asked.map { FileID($0) })).map { place, result in
      let index = project.files[place]
      let result = result.moved(to: project.files)
        .compared(to: compilation.files[index].bytes, as: workspace.files[place].bytes)
      return (index, result)
    }
  }

  /// Takes, lists or reports what formatting a file came to.
  ///
  /// - Parameter rewritten: takes the file where it is to be written.
  /// - Returns: whether the file is not formatted yet.
  private static func take(
    _ result: FormatResult, of index: Int, _ compilation: inout Compilation,
    _ answer: inout [UInt8], _ rewritten: inout [NewFile]
  ) throws(FileProblem) -> Bool {
    let path = compilation.sources[index].path
    let isCheck = compilation.invocation.has(.checkOnly)
    switch result {
    case .unchanged:
      if path.isStandardInput, !isCheck { answer += compilation.files[index].bytes }
      return false
    case .changed(let bytes):
      if isCheck {
        answer += (Printable.visible(path.name) + "\n").utf8
      } else if path.isStandardInput {
        answer += bytes
      } else {
        rewritten.append(try .rewriting(path, bytes))
      }
      return true
    case .refused(let findings):
      compilation.add(findings)
      return false
    }
  }
}

extension FormatResult {
  /// What it comes to for a file that held other bytes before the ones that were formatted.
  fileprivate func compared(to before: [UInt8], as bytes: [UInt8]) -> FormatResult {
    if case .unchanged = self, before != bytes { return .changed(bytes) }
    return self
  }

  fileprivate func moved(to files: [Int]) -> FormatResult {
    guard case .refused(let findings) = self else { return self }
    return .refused(findings.map { $0.moved(to: files) })
  }
}
