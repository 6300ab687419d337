import DialogCompiler
import DialogFindings

extension Command {
  static let build = Command(
    name: "build",
    summary: Message(en: "check sources and write artifacts", ko: "소스를 검사하고 산출물을 씁니다"),
    operands: .sources,
    ownOptions: [.emit, .out, .depfile, .pseudo] + .compiling,
    required: [.emit, .out],
    details: [
      Message(
        en: "An error writes nothing at all. "
          + "Each output is the old or the new one, whole, also when the program is killed; one "
          + "whose content stays the same keeps its time. The depfile is written last and every "
          + "time: killed before it, some outputs may be new and others old, and the next build "
          + "makes them all.",
        ko: "오류가 있으면 아무것도 쓰지 않습니다. 산출물은 하나하나 통째로 바뀌거나 그대로 남으며, 도중에 강제로 종료되어도 "
          + "그렇습니다. 내용이 같은 파일은 시각도 그대로입니다. depfile은 마지막에, 매번 씁니다. 그전에 강제로 종료되면 새 산출물과 "
          + "예전 산출물이 섞일 수 있고, 다음 빌드가 모두 만듭니다."),
      Message(
        en: "Artifacts are of whole projects, also where files of one are given. In --out and "
          + "--depfile {project} stands for the project’s name (dialogs without one); several "
          + "projects need it. Each has a depfile of its own.",
        ko: "산출물은 프로젝트 전체의 것이며, 파일 일부를 주어도 그렇습니다. --out과 --depfile의 {project}는 "
          + "프로젝트 이름이고(없으면 dialogs), 프로젝트가 여럿이면 꼭 써야 합니다. depfile은 프로젝트마다 하나입니다."),
      Message(
        en:
          "--pseudo makes the artifacts in one language that no one speaks, from the texts of the "
          + "source language: accented, double (twice as long), rtl (right to left) or bounded "
          + "(between marks). Layouts that break and texts that escape translation are seen at once.",
        ko: "--pseudo는 원본 언어의 텍스트로 아무도 쓰지 않는 언어 하나를 만들어 산출물에 넣습니다: accented(강세 "
          + "부호), double(두 배 길이), rtl(오른쪽에서 왼쪽), bounded(앞뒤 표시). 깨지는 레이아웃과 번역에서 빠진 "
          + "텍스트가 바로 보입니다."),
    ],
    examples: [
      Example(
        call: "dialogc build Sources --emit json,c --out Generated",
        purpose: Message(en: "both kinds of artifact", ko: "두 가지 산출물 모두")),
      Example(
        call: "dialogc build Sources --emit c --out out --depfile out/dialogs.d",
        purpose: Message(en: "in a rule of Make or Ninja", ko: "Make나 Ninja의 규칙에서")),
      Example(
        call: "dialogc build Apps --emit c --out Generated/{project}",
        purpose: Message(en: "several projects", ko: "여러 프로젝트")),
      Example(
        call: "dialogc build Sources --emit c --out Pseudo --pseudo double",
        purpose: Message(en: "to see what does not fit", ko: "자리에 맞지 않는 것을 보기")),
    ]
  ) { invocation throws(UsageError) in
    var compilation = Compilation(invocation)
    try compilation.checkPlaces(.out, .depfile)
    if let projects = compilation.checked() {
      do throws(FileProblem) {
        var files: [NewFile] = []
        for project in projects { files += try outputs(of: project, compilation) }
        try checkPlaces(of: files, paths(of: compilation.sources))
        try replaceFiles(files)
      } catch {
        compilation.add(error)
      }
    }
    return compilation.finish()
  }

  /// The files to write for a project: the artifacts, and then the depfile, if there is to be one.
  private static func outputs(
    of project: ProjectAnalysis, _ compilation: Compilation
  ) throws(FileProblem) -> [NewFile] {
    let invocation = compilation.invocation
    let folder = invocation.path(.out, of: project) ?? Path(".")
    var files = artifacts(of: project, invocation)
      .map { NewFile(path: folder.appending($0.path), bytes: $0.bytes) }
    if let path = invocation.path(.depfile, of: project) {
      let sources = paths(of: project.project.files.map { compilation.sources[$0] })
      let depfile = Depfile(outputs: files.map(\.path), sources: sources)
      files.append(NewFile(path: path, bytes: try depfile.bytes(), isRecord: true))
    }
    return files
  }

  private static func paths(of sources: [FoundFile]) -> [Path] {
    sources.map(\.path).filter { !$0.isStandardInput }
  }

  private static func artifacts(
    of project: ProjectAnalysis, _ invocation: Invocation
  ) -> [Artifact] {
    guard let program = project.checked else { return [] }
    let texts = invocation.choice(.pseudo).map(program.pseudolocalized) ?? program
    let kinds = invocation.words(.emit)
    let backends = Backend.all.filter { kinds.contains($0.name) }
    // Kinds share files: the terminal's are over those of C.
    var paths: Set<String> = []
    return backends.flatMap { $0.artifacts(for: texts) }.filter { paths.insert($0.path).inserted }
  }

  /// No output may be written over a source or another output.
  private static func checkPlaces(
    of files: [NewFile], _ sources: [Path]
  ) throws(FileProblem) {
    var taken = Set(sources.compactMap { try? FileStatus(of: $0).identity })
    var paths: Set<Path> = []
    for file in files {
      let identity = try? FileStatus(of: file.path).identity
      let isFree = paths.insert(try OutputPlace(file.path).path).inserted
      let isOther = identity.map { taken.insert($0).inserted } ?? true
      if !isFree || !isOther { throw .collision(file.path) }
    }
  }
}
