import DialogCompiler
import DialogFindings

extension Command {
  static let build = Command(
    name: "build",
    summary: Message(en: "check sources and write artifacts", ko: "소스를 검사하고 산출물을 씁니다"),
    operands: .sources,
    ownOptions: [
      .emit, .out, .depfile, .touch, .list, .pseudo, .swiftAccess, .swiftTexts, .baseline, .cache,
      .noCache, .timePasses,
    ] + .compiling,
    required: [.emit, .out],
    details: [
      Message(
        en:
          "If there is an error, nothing is written. Each output is either the complete old "
          + "file or the complete new one, even if the program is killed; a file whose content "
          + "does not change keeps its time. The depfile is written every time, and last: if the "
          + "program is killed before that, some outputs may be new and others old, and the next "
          + "build writes them all.",
        ko: "오류가 있으면 아무것도 쓰지 않습니다. 산출물은 저마다 통째로 바뀌거나 그대로 남으며, 도중에 강제로 종료되어도 그렇습니다. 내용이 같은 파일은 시각도 "
          + "그대로입니다. depfile은 마지막에, 매번 씁니다. 그전에 강제로 종료되면 새 산출물과 예전 산출물이 섞일 수 있고, 다음 빌드가 모두 "
          + "만듭니다."),
      Message(
        en:
          "The depfile names the sources and the folders that were searched for them, so that "
          + "new files are noticed, but no folders that are written to. Because unchanged "
          + "outputs keep their time, Make needs the file of --touch. --list tells a build "
          + "system in advance what will be written, even if the sources have errors.",
        ko: "depfile에는 소스와 소스를 찾은 폴더가 있어 새 파일도 알아차립니다. 산출물을 쓰는 폴더는 빼놓습니다. "
          + "내용이 같은 산출물은 시각이 그대로이므로 Make는 --touch가 가리키는 파일을 기준으로 삼습니다. "
          + "--list는 무엇이 생길지 빌드 시스템에 미리 알려 주며, 소스에 오류가 있어도 그렇습니다."),
      Message(
        en:
          "A build without errors is remembered in .dialogc-cache in the folder of --out, "
          + "above what {project} stands for, or in the file of --cache. If sources, options and "
          + "dialogc have not changed, the next build reads them, verifies that the outputs are "
          + "still as they were written, and repeats its report. If a source has changed, only "
          + "the dialogs that this concerns are judged again. Outputs that were changed or "
          + "removed are written again. You can delete the file at any time; don’t commit it. If "
          + "it is damaged or of another version, it is replaced.",
        ko: "오류 없이 끝난 빌드는 --out 폴더({project}가 있으면 그 위 폴더)의 .dialogc-cache나 --cache가 "
          + "가리키는 파일에 기억합니다. 소스와 옵션, dialogc가 그대로면 다음 빌드는 그것들을 읽고 산출물이 쓴 그대로인지 본 뒤 전에 한 말을 다시 합니다. 소스가 바뀌면 그 변경이 미치는 "
          + "대화상자만 다시 판정합니다. 바뀌거나 지워진 산출물은 새로 "
          + "만듭니다. 이 파일은 언제 지워도 되고 커밋하지 않으며, 손상되었거나 버전이 다르면 새로 만듭니다."),
      Message(
        en:
          "Artifacts are made of whole projects, even if you pass only some of their files. In "
          + "--out and --depfile, {project} stands for the name of the project (or dialogs, if "
          + "it has none); it is required with several projects. Each project has its own "
          + "depfile.",
        ko: "산출물은 프로젝트 전체의 것이며, 파일 일부를 주어도 그렇습니다. --out과 --depfile의 {project}는 "
          + "프로젝트 이름이고(없으면 dialogs), 프로젝트가 여럿이면 꼭 써야 합니다. depfile은 프로젝트마다 하나입니다."),
      Message(
        en:
          "--pseudo makes the artifacts in a language that nobody speaks, from the texts of "
          + "the source language: accented, double (twice as long), rtl (right to left) or "
          + "bounded (between marks). It shows layouts that break and texts that escape "
          + "translation.",
        ko: "--pseudo는 원본 언어의 텍스트로 아무도 쓰지 않는 언어 하나를 만들어 산출물에 넣습니다: accented(강세 "
          + "부호), double(두 배 길이), rtl(오른쪽에서 왼쪽), bounded(앞뒤 표시). 깨지는 레이아웃과 번역에서 빠진 "
          + "텍스트가 바로 보입니다."),
    ],
    examples: [
      Example(
        call: "dialogc build Sources --emit json,c --out Generated",
        purpose: Message(en: "both kinds of artifacts", ko: "두 가지 산출물 모두")),
      Example(
        call: "dialogc build Sources --emit swift --out App --swift-access public",
        purpose: Message(en: "for other modules of an app", ko: "앱의 다른 모듈에서도 쓸 때")),
      Example(
        call: "dialogc build Sources --emit swift --out App --swift-texts catalog",
        purpose: Message(en: "with a String Catalog", ko: "String Catalog와 함께")),
      Example(
        call: "dialogc build Sources --emit c --out out --depfile out/dialogs.d",
        purpose: Message(en: "in a rule of Ninja", ko: "Ninja의 규칙에서")),
      Example(
        call: "dialogc build Sources --emit c --out o --depfile o/x.d --touch o/stamp",
        purpose: Message(en: "in a rule of Make", ko: "Make의 규칙에서")),
      Example(
        call: "dialogc build Apps --emit c --out Generated/{project}",
        purpose: Message(en: "several projects", ko: "여러 프로젝트")),
      Example(
        call: "dialogc build Sources --emit c --out Pseudo --pseudo double",
        purpose: Message(en: "to see what does not fit", ko: "자리에 맞지 않는 것을 보기")),
    ]
  ) { invocation throws(UsageError) in
    var compilation = Compilation(invocation)
    try compilation.checkPlaces(.out, .depfile, .touch)
    try invocation.checkOptionsOfBuild()
    let outputs = BuildOutputs(compilation)
    if invocation.has(.list) { return outputs.list() }
    var memory = BuildMemory(compilation, outputs)
    if let status = memory?.repeatBuild() {
      compilation.tellTimes(after: .compare)
      return status
    }
    compilation.times?.end(.compare)
    var options = compilation.options
    options.remembered = memory?.remembered
    guard let projects = compilation.programs(options) else { return compilation.finish() }
    do throws(FileProblem) {
      let files = try outputs.write(projects, memory)
      let report = compilation.report(.standardError)
      let status = invocation.console.write(report, to: .standardError)
      compilation.times?.end(.tell)
      memory?.remember(files, report: report, of: projects)
      compilation.tellTimes(after: .remember)
      return status
    } catch {
      compilation.add(error)
      return compilation.finish()
    }
  }
}

extension Invocation {
  fileprivate func checkOptionsOfBuild() throws(UsageError) {
    if has(.cache), has(.noCache) {
      let why = Message(
        en: "one names the file that the other does without", ko: "한쪽이 정한 파일을 다른 쪽은 쓰지 않습니다")
      throw .notTogether(Option.cache.spelling, Option.noCache.spelling, why, of: command)
    }
  }
}
