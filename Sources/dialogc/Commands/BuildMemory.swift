import DialogCompiler
import DialogFindings
import DialogSupport

/// What is remembered of builds with the same call. Where nothing that one depends on has changed since, all
/// is there already, and what it said is said again.
///
/// It depends on the contents and names of its sources, whose they are, the options, the compiler, the
/// baseline; and its outputs are to be as it wrote them.
struct BuildMemory {
  private let compilation: Compilation
  private let outputs: BuildOutputs
  private let place: Path
  private let call: UInt64
  private let inputs: UInt64
  private let reportShape: UInt64
  private let compiler: UInt64
  private var cache: BuildCache

  private var invocation: Invocation { compilation.invocation }

  /// Nil where nothing is to be remembered, or the sources cannot be read.
  init?(_ compilation: Compilation, _ outputs: BuildOutputs) {
    guard compilation.status == .fine, let place = outputs.cachePlace,
      let program = programStamp()
    else { return nil }
    self.compilation = compilation
    self.outputs = outputs
    self.place = place
    compiler = program.compiler
    call = compilation.invocation.meaning.contentHash
    inputs = compilation.inputs(outputs, readBy: compiler).contentHash
    reportShape = compilation.reportShape.contentHash
    cache = BuildCache(at: place)
  }

  /// Does what a build does that changes nothing.
  ///
  /// - Returns: what it ends with; nil where something has changed, or is in the way.
  mutating func repeatBuild() -> ExitStatus? {
    guard var build = cache.build(of: call), build.inputs == inputs,
      build.report.isEmpty || build.reportShape == reportShape
    else { return nil }
    let there = build.outputs.compactMap { $0.stillThere() }
    guard there.count == build.outputs.count, (try? write(build.records)) != nil else { return nil }
    for folder in Set(there.map(\.path.parent)) { StagingFolder.removeAbandoned(in: folder) }
    let status = invocation.console.write(build.report, to: .standardError)
    if there != build.outputs {
      build.outputs = there
      save(build)
    }
    return status
  }

  /// What the last build with the same call worked out of the dialogs.
  var remembered: RememberedDialogs {
    let numbers = build.flatMap { FieldReader.numbers(in: $0.remembered) }
    return numbers.flatMap(RememberedDialogs.init) ?? RememberedDialogs()
  }

  /// The output that stood at a path, and where pieces of dialogs stand in it; nil where it is not as it
  /// was written.
  func former(at path: Path) -> (output: FormerOutput, pieces: [UInt64])? {
    guard let output = build?.outputs.first(where: { $0.path == path }),
      let pieces = FieldReader.numbers(in: output.pieces), !pieces.isEmpty,
      let former = FormerOutput(output)
    else { return nil }
    return (former, pieces)
  }

  /// The last build with the same call, if this very program made it.
  private var build: RememberedBuild? {
    cache.build(of: call).flatMap { $0.compiler == compiler ? $0 : nil }
  }

  private func write(_ records: [RememberedBuild.Record]) throws(FileProblem) {
    if records.isEmpty { return }
    let files = records.map { NewFile(path: $0.path, bytes: $0.bytes, isRecord: true) }
    try outputs.checkPlaces(of: files.map(\.path))
    try replaceFiles(files)
  }

  /// Remembers a build that found no error.
  ///
  /// - Parameters:
  ///   - files: what it wrote.
  ///   - report: what it said.
  ///   - projects: what it was made of.
  mutating func remember(
    _ files: WrittenFiles, report: [UInt8], of projects: [CheckedProject]
  ) {
    var remembered = RememberedDialogs()
    for project in projects { remembered.formUnion(project.remembered) }
    save(
      RememberedBuild(
        call: call, inputs: inputs, reportShape: reportShape, report: report,
        outputs: files.outputs,
        records: files.records.map {
          RememberedBuild.Record(path: $0.path, bytes: $0.content.bytes)
        },
        compiler: compiler, remembered: FieldWriter.bytes(of: remembered.numbers)))
  }

  private mutating func save(_ build: RememberedBuild) {
    cache.remember(build)
    do throws(FileProblem) {
      let file = NewFile(path: place, bytes: cache.bytes)
      try outputs.checkPlaces(of: [place])
      try replaceFiles([file])
    } catch {
      // Who did not ask for it misses nothing where outputs may not be written.
      if invocation.has(.cache) { invocation.console.complain(.cannotRemember(place)) }
    }
  }
}

extension Message {
  fileprivate static func cannotRemember(_ place: Path) -> Message {
    Message(
      en: "the cache ‘\(place.text)’ cannot be written; the next build makes everything anew",
      ko: "캐시 파일 ‘\(place.text, .object)’ 쓸 수 없어 다음 빌드는 모두 새로 만듭니다")
  }
}
