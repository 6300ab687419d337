import DialogCompiler
import DialogFindings
import DialogText

extension Command {
  static let build = Command(
    name: "build",
    summary: Message(en: "check sources and write artifacts", ko: "소스를 검사하고 산출물을 씁니다"),
    operands: .sources,
    ownOptions: [.emit, .out, .depfile, .pseudo] + .compiling,
    required: [.emit, .out],
    details: [
      Message(
        en: "All files given are one project and share its names. An error writes nothing at all. "
          + "Outputs are replaced whole or not at all, also when the program is killed; one whose "
          + "content stays the same keeps its time. The depfile is written last and every time.",
        ko: "주어진 파일은 모두 한 프로젝트이며 이름을 함께 씁니다. 오류가 있으면 아무것도 쓰지 않습니다. 산출물은 "
          + "통째로 바뀌거나 그대로 남으며, 도중에 종료되어도 그렇습니다. 내용이 같은 파일은 시각도 그대로입니다. "
          + "depfile은 마지막에, 매번 씁니다."),
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
        call: "dialogc build Sources --emit c --out Pseudo --pseudo double",
        purpose: Message(en: "to see what does not fit", ko: "자리에 맞지 않는 것을 보기")),
    ]
  ) { invocation in
    var compilation = Compilation(invocation)
    if let program = compilation.analyzed() {
      let texts = invocation.choice(.pseudo).map(program.pseudolocalized) ?? program
      let kinds = invocation.words(.emit)
      let backends = Backend.all.filter { kinds.contains($0.name) }
      // Kinds share files: the terminal's are over those of C.
      var paths: Set<String> = []
      let artifacts = backends.flatMap { $0.artifacts(for: texts) }
        .filter { paths.insert($0.path).inserted }
      do throws(FileProblem) {
        try replaceFiles(outputs(artifacts, of: compilation))
      } catch {
        compilation.add(error)
      }
    }
    return compilation.finish()
  }

  /// The files to write: the artifacts, and then the depfile, if there is to be one.
  private static func outputs(
    _ artifacts: [Artifact], of compilation: Compilation
  ) throws(FileProblem) -> [NewFile] {
    let folder = compilation.invocation.path(.out) ?? Path(".")
    let sources = compilation.paths.filter { !$0.isStandardInput }
    var files = artifacts.map { NewFile(path: folder.appending($0.path), bytes: $0.bytes) }
    if let path = compilation.invocation.path(.depfile) {
      let depfile = Depfile(outputs: files.map(\.path), sources: sources)
      files.append(NewFile(path: path, bytes: try depfile.bytes(), isRecord: true))
    }
    try checkPlaces(of: files, sources)
    return files
  }

  /// No output may be written over a source or another output.
  private static func checkPlaces(
    of files: [NewFile], _ sources: [Path]
  ) throws(FileProblem) {
    var taken = Set(sources.compactMap { try? FileStatus(of: $0).identity })
    var paths: Set<Path> = []
    for file in files {
      let identity = try? FileStatus(of: file.path).identity
      let isFree = paths.insert(file.path).inserted
      let isOther = identity.map { taken.insert($0).inserted } ?? true
      if !isFree || !isOther { throw .collision(file.path) }
    }
  }
}
