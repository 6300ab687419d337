import DialogCompiler
import DialogFindings
import DialogSupport

/// A file that could not be read or written, and why.
struct FileProblem: Error {
  let rule: RuleDescription
  let path: Path
  let message: Message
  private(set) var mayHideSources = false

  /// The finding about a file without text, which stands for the one that is meant.
  func finding(file: FileID) -> Diagnostic {
    Diagnostic(rule, message, at: SourceRange(file, ByteRange(0, 0)))
  }

  /// Puts the reason after what could not be done.
  fileprivate init(
    _ rule: RuleDescription, _ path: Path, _ english: String, _ korean: KoreanMessage,
    _ reason: Message
  ) {
    self.init(
      rule: rule, path: path,
      message: Message(en: "\(english): \(reason[.english])", ko: "\(korean): \(reason[.korean])"))
  }

  init(rule: RuleDescription, path: Path, message: Message) {
    self.rule = rule
    self.path = path
    self.message = message
  }
}

extension FileProblem {
  static func cannotRead(_ path: Path, _ error: SystemError) -> FileProblem {
    switch error {
    case .notFound where isSymbolicLink(path):
      FileProblem(
        rule: .inputNotFound, path: path,
        message: Message(
          en: "the symbolic link leads to a file that does not exist",
          ko: "심볼릭 링크가 가리키는 파일이 없습니다"))
    case .notFound:
      FileProblem(
        rule: .inputNotFound, path: path,
        message: Message(
          en: "there is no such file or folder; check the path",
          ko: "파일이나 폴더가 없습니다. 경로를 확인하세요"))
    case .linkLoop:
      FileProblem(.inputLinkLoop, path, "cannot be read", "읽을 수 없습니다", error.reason)
    default:
      FileProblem(.inputUnreadable, path, "cannot be read", "읽을 수 없습니다", error.reason)
        .hidingSources(error == .pathTooLong)
    }
  }

  private func hidingSources(_ mayHideSources: Bool) -> FileProblem {
    var problem = self
    problem.mayHideSources = mayHideSources
    return problem
  }

  /// - Parameter size: in bytes; nil where only reading would tell.
  static func tooLarge(_ path: Path, size: Int?, limit: Int) -> FileProblem {
    let mebibytes = limit >> 20
    let english = size.map { "it has \($0) bytes" } ?? "it has more"
    let korean = size.map { "이 파일은 \($0)바이트입니다" } ?? "이 파일은 더 큽니다"
    return FileProblem(
      rule: .inputTooLarge, path: path,
      message: Message(
        en: "a source may have up to \(mebibytes) MiB (\(limit) bytes), and \(english); split it",
        ko: "소스는 \(mebibytes)MiB(\(limit)바이트)까지인데 \(korean). 나누어 쓰세요"))
  }

  static func noSources(in folder: Path) -> FileProblem {
    FileProblem(
      rule: .inputNoSources, path: folder,
      message: Message(
        en: "the folder holds no .dialog file; hidden files and folders are not searched",
        ko: "폴더에 .dialog 파일이 없습니다. 숨긴 파일과 폴더는 찾지 않습니다"))
  }

  static func notFolder(_ path: Path) -> FileProblem {
    FileProblem(
      rule: .outputNotFolder, path: path,
      message: Message(
        en: "outputs go into a folder, and this is a file; name another or remove it",
        ko: "산출물은 폴더에 쓰는데 이것은 파일입니다. 다른 이름을 주거나 지우세요"))
  }

  static func isFolder(_ path: Path) -> FileProblem {
    FileProblem(
      rule: .outputIsFolder, path: path,
      message: Message(
        en: "a folder stands where a file is to be written; move it away",
        ko: "파일을 쓸 자리에 폴더가 있습니다. 다른 곳으로 옮기세요"))
  }

  static func notOrdinary(_ path: Path) -> FileProblem {
    FileProblem(
      rule: .outputUnwritable, path: path,
      message: Message(
        en: "only ordinary files are replaced, no device, pipe or open file; name a file",
        ko: "장치나 파이프, 열려 있는 파일이 아닌 일반 파일만 바꿉니다. 파일 이름을 주세요"))
  }

  static func collision(_ path: Path) -> FileProblem {
    FileProblem(
      rule: .outputCollision, path: path,
      message: Message(
        en: "this would be written over a source or another output; name another file",
        ko: "소스나 다른 산출물을 덮어쓰게 됩니다. 다른 파일 이름을 주세요"))
  }

  static func cannotWrite(_ path: Path, _ error: SystemError) -> FileProblem {
    FileProblem(
      rule(of: error), path, "cannot be written, and nothing was", "쓸 수 없어 아무것도 쓰지 않았습니다",
      error.reason)
  }

  /// - Parameter stays: files that are new and could not be put back.
  static func cannotWrite(
    _ path: Path, _ error: SystemError, besides stays: [Path]
  ) -> FileProblem {
    let names = stays.map { "‘\($0.text)’" }.joined(separator: ", ")
    return FileProblem(
      rule(of: error), path,
      "cannot be written, but these were, and could not be put back: \(names); repeat the command "
        + "once what follows is mended",
      "쓸 수 없습니다. \(names, .topic) 이미 새 내용이고 되돌리지 못했습니다. 다음 문제를 해결하고 명령을 다시 실행하세요",
      error.reason)
  }

  private static func rule(of error: SystemError) -> RuleDescription {
    error.isFull ? .outputDiskFull : error.isPermission ? .outputReadOnly : .outputUnwritable
  }

  static func lineBreakInDepfile(_ path: Path) -> FileProblem {
    FileProblem(
      rule: .outputDepfilePath, path: path,
      message: Message(
        en: "a depfile cannot name a path with a line break; rename it",
        ko: "depfile에는 줄바꿈이 있는 경로를 쓸 수 없습니다. 이름을 바꾸세요"))
  }
}
