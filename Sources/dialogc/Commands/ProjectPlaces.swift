import DialogCompiler
import DialogFindings
import DialogSupport

/// Stands for a project's name in the paths of what is made of it.
let projectPlaceholder = "{project}"

extension Invocation {
  /// An option's path for a project.
  ///
  /// - Parameter name: the project’s `artifactName`.
  func path(_ option: Option, ofProject name: String) -> Path? {
    path(option)?.replacing(projectPlaceholder, with: name)
  }
}

extension Compilation {
  /// Checks that several projects do not share what options name.
  func checkPlaces(_ options: Option...) throws(UsageError) {
    let named = projects.filter { !$0.isBlank }
    if named.count < 2 { return }
    for option in options {
      guard let path = invocation.path(option), !path.bytes.contains(projectPlaceholder) else {
        continue
      }
      throw .severalProjects(
        named, option, path.proposal(isFolder: option.value?.isFolder == true),
        of: invocation.command)
    }
  }
}

extension Value {
  fileprivate var isFolder: Bool {
    if case .folder = self { true } else { false }
  }
}

extension Path {
  /// The folder above what stands for a project's name; itself where nothing does.
  var beforePlaceholder: Path {
    guard let place = bytes.range(of: projectPlaceholder) else { return self }
    let slash = bytes[..<place.lowerBound].lastIndex(of: UInt8(ascii: "/"))
    return slash.map { Path(bytes: bytes[...$0]) } ?? Path(".")
  }

  /// A path like it that tells projects apart: `out/{project}`, `out/{project}.d`.
  fileprivate func proposal(isFolder: Bool) -> Path {
    if isFolder { return appending(projectPlaceholder) }
    let name = text.split(separator: "/").last.map(String.init) ?? ""
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    return parent.appending(projectPlaceholder + ending)
  }
}

extension FoundProject {
  /// What it is called in messages.
  var title: Message {
    name?.asMessage
      ?? Message(en: "dialogs (files under no project)", ko: "dialogs(project가 없는 파일)")
  }
}

extension [FoundProject] {
  /// Their names, some of many.
  func list(_ language: MessageLanguage) -> String {
    let names = prefix(5).map { $0.title[language] }.joined(separator: ", ")
    return count > 5 ? names + " …" : names
  }
}

extension UsageError {
  fileprivate static func severalProjects(
    _ projects: [FoundProject], _ option: Option, _ proposal: Path, of command: Command
  ) -> UsageError {
    UsageError(
      message: Message(
        en:
          "there are \(projects.count) projects: \(projects.list(.english)); give each a place of "
          + "its own, as in \(option.spelling) \(proposal.text)",
        ko: "프로젝트가 \(projects.count)개입니다: \(projects.list(.korean)). "
          + "\(option.spelling) \(proposal.text)처럼 저마다 자리를 주세요"),
      command: command)
  }
}
