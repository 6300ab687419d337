import DialogCompiler
import DialogFindings

/// The baseline of a call, and what the files are called in it: by their paths from its folder, so that
/// it does not matter where the call is made.
struct KnownFindings {
  private let path: Path
  private let folder: Path
  private(set) var baseline: Baseline
  /// What each source is called, in the order of the call.
  let names: [String]
  /// The file as it was read; empty where it was not there.
  let bytes: [UInt8]

  /// - Parameter mayBeMissing: whether it is to be made where it is not there.
  init(at path: Path, of sources: [FoundFile], mayBeMissing: Bool) throws(FileProblem) {
    self.path = path
    let folder = try OutputPlace(path).path.parent
    self.folder = folder
    names = sources.map { KnownFindings.name(of: $0, from: folder) }
    if mayBeMissing, (try? FileStatus(of: path)) == nil {
      baseline = Baseline(of: []) { _ in "" }
      bytes = []
      return
    }
    bytes = try readSource(path)
    guard let known = Baseline(json: bytes) else { throw .noBaseline(path) }
    baseline = known
  }

  /// What is known of a project, with those findings alone that are not known.
  func new(in project: ProjectAnalysis) -> ProjectAnalysis {
    project.telling(baseline.new(among: project.findings, file: file))
  }

  private func file(of finding: Diagnostic) -> String { names[Int(finding.range.file.index)] }

  /// Makes the baseline where there is none, else takes out of it what is found no more in the files that
  /// were asked for, and in those that are gone.
  ///
  /// - Returns: what was done.
  mutating func update(
    with findings: [Diagnostic], in sources: [FoundFile]
  ) throws(FileProblem) -> Message {
    if Baseline.mayBeHidden(by: findings) { return KnownFindings.unchanged }
    let before = baseline.count
    let found = Baseline(of: findings, file: file)
    if (try? FileStatus(of: path)) == nil {
      baseline = found
    } else {
      let asked = Set(zip(names, sources).filter(\.1.isAsked).map(\.0))
      baseline = baseline.withoutMended(found) { file in
        asked.contains(file) || (try? FileStatus(of: folder.appending(file))) == nil
      }
    }
    try replaceFiles([NewFile(path: path, bytes: baseline.json())])
    return KnownFindings.updated(before: before, now: baseline.count)
  }

  private static func updated(before: Int, now: Int) -> Message {
    now < before
      ? Message(
        en: "baseline: \(before - now) mended, \(now) left",
        ko: "기준 파일: \(before - now)개 고쳐짐, \(now)개 남음")
      : Message(en: "baseline: \(now) known", ko: "기준 파일: \(now)개 기록됨")
  }

  private static let unchanged = Message(
    en: "baseline: unchanged, as errors may hide findings",
    ko: "기준 파일: 오류가 지적을 가릴 수 있어 그대로 둠")

  private static func name(of source: FoundFile, from folder: Path) -> String {
    guard !source.path.isStandardInput, let place = try? realPath(of: source.path) else {
      return source.path.text
    }
    return (place.below(folder) ?? place).text
  }
}

extension FileProblem {
  fileprivate static func noBaseline(_ path: Path) -> FileProblem {
    FileProblem(
      rule: .inputNoBaseline, path: path,
      message: Message(
        en: "this is no baseline; name one that --update-baseline made, or remove it to begin anew",
        ko: "기준 파일이 아닙니다. --update-baseline이 만든 파일을 주거나, 지우고 새로 시작하세요"))
  }
}
